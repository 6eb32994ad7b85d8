import type { TownTexts } from './town.ts'

export const greenwich: TownTexts = {
  title: 'Yacht, Boat and Shoreline Home Insurance in Greenwich',
  description:
    'Great Captain Island, with its stone lighthouse of 1868, stands about a mile off Greenwich and is the southernmost land in Connecticut. Behind it are Captain Harbor, Cos Cob and the Byram River, whose lower reach is the New York line.',
  metaDescription:
    'Insurance for yachts, club launches and shore homes in Greenwich, from the Byram River to Greenwich Cove, by a broker who knows Captain Harbor.',
  riskPoints: [
    'Ledges and small islands lie scattered between the mainland and the Captain Islands. Boats that cut a corner there damage propellers and keels.',
    'The lower Byram River divides two states, so an accident there may fall under New York law although the boat is kept in Connecticut.',
    'Low ground at Old Greenwich takes salt water from more than one side when a surge comes up the western Sound.',
    'Boats too tall for the closed railroad bridge at Cos Cob need an opening to reach open water.',
    'A strong easterly blows the length of the Sound and builds a steep sea at this end.',
  ],
  keywords: [
    'greenwich yacht insurance',
    'boat insurance greenwich ct',
    'cos cob marine insurance',
    'old greenwich flood insurance',
  ],
  availableProducts: [
    { name: 'Yacht insurance', path: '/products/yacht-insurance', icon: 'Anchor' },
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    { name: 'Waterfront property', path: '/products/waterfront-property', icon: 'Home' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Auto insurance', path: '/products/auto-insurance', icon: 'Car' },
  ],
  marinas: [
    {
      name: 'Cos Cob Harbor',
      note: 'The mouth of the Mianus River, with town docks and boatyards on its shores.',
      source: {
        title: 'The Greenwich Harbors Area (Harbor Management Plan, chapter two)',
        publisher: 'Town of Greenwich Harbor Management Commission',
      },
    },
    {
      name: 'Greenwich Harbor and Grass Island',
      note: 'The harbor of the center, where the island ferries start and the town keeps berths.',
    },
    {
      name: 'Indian Harbor Yacht Club',
      note: 'A club of 1889 on Greenwich Harbor with an offshore racing tradition.',
    },
    {
      name: 'Riverside Yacht Club',
      note: 'Founded in 1888, on the east side of Cos Cob Harbor.',
    },
    {
      name: 'Byram Harbor',
      note: 'A smaller basin near the state line, west of the main harbor.',
    },
  ],
  localAttractions: [
    'Greenwich Point, which everyone calls Tod’s Point',
    'Island Beach on Little Captain Island, by town ferry in summer',
    'Great Captain Island and its granite lighthouse',
    'Bush-Holley House above the old Cos Cob landing',
  ],
  insuranceTips: [
    'Cruises from here soon leave Connecticut. Read the navigation limits and check that they take in every place you go, New York Harbor included.',
    'A launch or tender that carries guests to the islands should be named on the yacht’s policy, with its own value and its own motor.',
    'Paid hands are common on larger yachts in these harbors. Tell us who works aboard, even part of the summer, because injury to crew is insured separately and often has to be added.',
    'If your boat needs an opening of the Cos Cob bridge, the rule (33 CFR 117.209) asks for two hours’ notice, or four between 9 p.m. and 4:30 a.m., and on weekdays the bridge may stay shut from 5:45 to 9:45 a.m. and from 4 to 8 p.m. Put those hours into your storm plan.',
  ],
  facts: [
    {
      fact: 'Great Captain Island Light, a granite house with its lantern on the roof, dates from 1868.',
      why: 'It marks rocks close to the route of traffic to and from the East River. Ask what your policy pays to have the bottom inspected after a grounding.',
      source: {
        title: 'Great Captain Island Light',
        publisher: 'National Register of Historic Places',
      },
    },
    {
      fact: 'The same island is the southernmost point of Connecticut, and of New England.',
      why: 'The water beyond it is shared with commercial traffic bound for the East River, so choose the liability limit with as much care as the hull value.',
      source: {
        title: 'Great Captain Island',
        publisher: 'LiquiSearch',
      },
    },
    {
      fact: 'The town’s harbor plan counts seven separate waters: the Byram River, Byram Harbor, Greenwich Harbor, Cos Cob Harbor, Greenwich Cove, Tomac Creek and the outer harbor.',
      why: 'Shelter differs from one to the next, so give the harbor and the dock on the application as well as the town.',
      source: {
        title: 'The Greenwich Harbors Area (Harbor Management Plan, chapter two)',
        publisher: 'Town of Greenwich Harbor Management Commission',
      },
    },
    {
      fact: 'Metro-North crosses the Mianus at Cos Cob on a movable bridge that was finished in 1904.',
      why: 'Allow time for that bridge in any plan to leave before a storm.',
      source: {
        title: 'Mianus River Railroad Bridge',
        publisher: 'National Register of Historic Places',
      },
    },
    {
      fact: 'The Coast Pilot says that Captain Harbor gives good shelter and is used mostly by local boats.',
      why: 'Shelter there depends on the wind: a mooring that is quiet in a southwesterly can be rough in an easterly.',
      source: {
        title: 'United States Coast Pilot 2, Western Long Island Sound',
        publisher: 'NOAA Office of Coast Survey',
      },
    },
  ],
  sections: [
    {
      heading: 'Inside and outside the Captains',
      paragraphs: [
        'The three islands form a broken line about a mile offshore. The water inside them feels enclosed, but it is full of rocks. Local skippers know the way; a new owner, or a guest at the wheel, needs the chart.',
        'Likely losses on a shore like this are bent shafts, damaged lower units, keels that touched a ledge and dinghies that chafed through their lines. Read the details of the hull coverage: how it treats hidden damage found after a grounding, whether towing has a deductible, and who pays to haul the boat for an inspection.',
      ],
    },
    {
      heading: 'Large yachts and the people who run them',
      paragraphs: [
        'Many vessels here are large enough to be insured as yachts instead of boats. Those forms are usually broader, and they ask for more in return: a survey, the captain’s experience, sometimes a written storm plan. Protection and indemnity takes the place of boat liability. Ask how it treats paid crew, guests and fuel spills.',
        'A trip south in October changes the policy again. The delivery captain usually has to be approved, the lay-up period has to be changed before the boat leaves, and many policies limit how far south it may be during hurricane season.',
      ],
    },
    {
      heading: 'Old Greenwich and the low roads',
      paragraphs: [
        'Much of the ground on the way to Tod’s Point is low, and neighbors on one street can be in different flood zones. A raised house may still have equipment, a garage or stored sails below it. In an elevated building, the federal policy insures only a short list of items below the lowest floor.',
      ],
      points: [
        'Ask which parts of an enclosure below the lowest floor are insured at all.',
        'Ask whether seawalls and private docks can be insured elsewhere, since the federal form leaves them out.',
        'Ask what an excess flood policy would add above the federal limit.',
      ],
      sources: [
        {
          title: 'Flood Insurance Study, Fairfield County, Connecticut',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
  ],
  questions: [
    {
      question:
        'My boat sits in Greenwich but we spend weekends in Manhattan waters. Is that a problem?',
      answer:
        'Not if the policy allows it. Policies describe a cruising area, and many include the East River and New York Harbor. We check the wording before you go and ask for more if your plans need it.',
    },
    {
      question: 'Do club rules ask for a certain liability limit?',
      answer:
        'Often, and each club sets its own. Send us the berthing agreement. We compare it with your limit and, if the club wants a certificate, ask the insurer what it allows.',
    },
    {
      question: 'Can the house, the cars and the yacht be looked after together?',
      answer:
        'We can review them together. Ask about an umbrella policy over all three, and whether it accepts a yacht of that size and speed.',
    },
  ],
}
