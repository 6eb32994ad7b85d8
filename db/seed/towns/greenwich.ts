import type { TownTexts } from './town.ts'

export const greenwich: TownTexts = {
  title: 'Yacht, Boat and Shoreline Home Insurance in Greenwich',
  description:
    'Great Captain Island, with its stone lighthouse of 1868, stands a mile off Greenwich and is the southernmost land in Connecticut. Behind it lie Captain Harbor, Cos Cob and the Byram River, which is the New York line.',
  metaDescription:
    'Insurance for yachts, club launches and shore homes in Greenwich, from the Byram River to Greenwich Cove, by a broker who knows Captain Harbor.',
  riskPoints: [
    'Ledges and small islands lie scattered between the mainland and the Captain Islands, and a helmsman who cuts a corner finds them with the propeller.',
    'The Byram divides two states, so a collision there can be a New York matter although the boat is kept in Connecticut.',
    'Low ground at Old Greenwich takes salt water from more than one side when a surge comes up the western Sound.',
    'Boats berthed above the railroad at Cos Cob depend on a movable span to reach open water.',
    'A hard easterly has the whole length of the Sound in which to build a sea before it arrives at this end.',
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
      note: 'The mouth of the Mianus River, with town docks and long-settled yards on its shores.',
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
    'Cruises from here soon leave Connecticut. Read the navigation limits and see that they reach as far as you do, New York Harbor included.',
    'A launch or tender that carries guests to the islands should be named on the yacht’s policy, with its own value and its own motor.',
    'Paid hands are common on larger yachts in these harbors. Tell us who works aboard, even part of the summer, because injury to crew is a coverage of its own.',
    'If your slip is above the Mianus railroad bridge, say in your storm plan that you leave early, since trains come first.',
  ],
  facts: [
    {
      fact: 'Great Captain Island Light, a granite house with its lantern on the roof, dates from 1868.',
      why: 'A light was wanted because rocks and the shipping lane are close together, and that is still the reason for most groundings here.',
      source: {
        title: 'Great Captain Island Light',
        publisher: 'National Register of Historic Places',
      },
    },
    {
      fact: 'The same island is the most southerly ground of Connecticut, and of New England.',
      why: 'Sea room beyond it is shared with traffic bound for the East River, so liability limits deserve as much thought as hull value.',
      source: {
        title: 'Great Captain Island',
        publisher: 'LiquiSearch',
      },
    },
    {
      fact: 'The town’s harbor plan counts seven separate waters: the Byram River, Byram Harbor, Greenwich Harbor, Cos Cob Harbor, Greenwich Cove, Tomac Creek and the outer harbor.',
      why: 'Shelter differs in every one, and an underwriter rates where the boat is actually kept, not the name of the town.',
      source: {
        title: 'The Greenwich Harbors Area (Harbor Management Plan, chapter two)',
        publisher: 'Town of Greenwich Harbor Management Commission',
      },
    },
    {
      fact: 'Metro-North crosses the Mianus at Cos Cob on a movable bridge that was finished in 1904.',
      why: 'An old machine between your berth and the Sound is worth a line in any plan to leave before a storm.',
      source: {
        title: 'Mianus River Railroad Bridge',
        publisher: 'National Register of Historic Places',
      },
    },
    {
      fact: 'Captain Harbor gives good shelter and is used mostly by local boats, says the federal pilot book.',
      why: 'Good is not complete: a mooring there is quiet in a southwester and uneasy when the wind goes east.',
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
        'The three islands make a broken wall about a mile out. Between them and the beaches is water that feels enclosed, dotted with race marks on a Saturday and with rocks at all times. Local skippers steer by habit. A new owner, or a guest at the wheel, has to steer by the chart.',
        'What we see from this stretch is rarely dramatic: bent shafts, lost lower units, a keel bumped on a ledge, a dinghy that chafed through in the night. Good hull coverage for Greenwich is therefore about small print: how the policy treats latent damage after a knock, whether towing is paid from the first dollar, and what a haul for inspection counts as.',
      ],
    },
    {
      heading: 'Large yachts and the people who run them',
      paragraphs: [
        'Many vessels here are large enough to be insured as yachts instead of boats. Those forms are broader, and they ask more in return: a survey, a captain’s record, sometimes a written plan for named storms. Protection and indemnity replaces plain boat liability, and it is there that crew, guests and fuel spills are dealt with.',
        'Going south in October changes things again. A delivery skipper must be approved, the lay-up dates no longer hold, and the southern limit of the policy usually moves with the calendar.',
      ],
    },
    {
      heading: 'Old Greenwich and the low roads',
      paragraphs: [
        'The neck that leads toward Tod’s Point is nearly level with spring tides. Houses around it were lifted or rebuilt after the storms of 2011 and 2012, and neighbors on one street may stand in different flood zones. A raised house still has things below: heating equipment, a garage, stored sails. Those are the items a flood policy treats most narrowly.',
      ],
      points: [
        'Ask which parts of an enclosure below the lowest floor are insured at all.',
        'Ask whether sea walls and private docks can be insured elsewhere, since the federal form leaves them out.',
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
        'It need not be. Most policies describe a cruising area, and the East River and New York Harbor are usually inside it. We check the wording and ask for more if your cruising plans need it.',
    },
    {
      question: 'Do club rules ask for a certain liability limit?',
      answer:
        'Often, and each club sets its own. Send us the berthing agreement. We match the limit and issue a certificate that names the club where it wants to be named.',
    },
    {
      question: 'Can the house, the cars and the yacht be looked after together?',
      answer:
        'They can be placed side by side with one renewal review. The useful part is an umbrella policy that sits over all three, provided that it accepts the size and speed of the yacht.',
    },
  ],
}
