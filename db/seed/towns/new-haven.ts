import type { TownTexts } from './town.ts'

export const newHaven: TownTexts = {
  title: 'New Haven Harbor Insurance for Yachts, Workboats and Wharves',
  description:
    'Three detached breakwaters lie across the mouth of New Haven’s two-mile-wide bay, and deep-draft tankers come in between them. Pleasure craft keep to City Point, Morris Cove and the Quinnipiac above the bridges.',
  metaDescription:
    'A commercial port with breakwaters, bridges and oyster ground: boat, cargo-side and shore insurance in New Haven, from City Point to Morris Cove.',
  riskPoints: [
    'Tankers in the main channel cannot stop or turn aside, and by the rules of the road the small boat must not impede them.',
    'Morris Cove is comfortable until the wind comes west or south, when an anchored boat finds the beach close astern.',
    'Fuel terminals line the east side, so a spill, a fire or a security zone can shut the upper harbor.',
    'The flats south of Long Wharf shoal gradually, and an old barge is charted beneath the anchorage there.',
    'Behind Long Wharf a highway and a rail yard stand on made land barely above storm tides.',
  ],
  keywords: [
    'new haven boat insurance',
    'new haven harbor commercial marine insurance',
    'morris cove home insurance',
    'city point marina insurance',
  ],
  availableProducts: [
    { name: 'Commercial marine', path: '/products/commercial-marine', icon: 'Anchor' },
    { name: 'Yacht insurance', path: '/products/yacht-insurance', icon: 'Ship' },
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Auto insurance', path: '/products/auto-insurance', icon: 'Car' },
  ],
  marinas: [
    {
      name: 'City Point',
      note: 'The old oystermen’s quarter on the west side, now with yacht berths and the Sound School.',
      source: {
        title: 'Harborside Trail',
        publisher: 'City of New Haven',
      },
    },
    {
      name: 'Morris Cove',
      note: 'An anchorage east of the channel, just above Lighthouse Point.',
      source: {
        title: 'New Haven, CT',
        publisher: 'US Harbors',
        url: 'https://www.usharbors.com/harbor/connecticut/new-haven-ct/',
      },
    },
    {
      name: 'Quinnipiac River',
      note: 'Berths and oyster docks at Fair Haven, above the Tomlinson and Ferry Street bridges.',
    },
    {
      name: 'Canal Dock',
      note: 'The boathouse and platform at Long Wharf, for rowing and community boating.',
    },
  ],
  localAttractions: [
    'Lighthouse Point Park, with a carousel and a tower of 1847',
    'Long Wharf and its food trucks by the water',
    'Fort Nathan Hale, above the harbor',
    'The Quinnipiac riverfront at Fair Haven',
  ],
  insuranceTips: [
    'Berth on the Quinnipiac and you depend on several drawbridges in a row. Put their hours beside your storm plan and subtract.',
    'Terminal, stevedore and repair firms: contracts at the port ask for wording such as waiver of subrogation. Send us the contract and not a summary of it.',
    'Student and community sailing groups need to tell the insurer who is instructed, by whom and whether they pay; ordinary yacht forms do not contemplate a class.',
    'An anchor watch in the cove costs nothing. If you leave the boat there overnight unattended, check that the policy lets you.',
  ],
  facts: [
    {
      fact: 'New Haven Harbor is named by the pilot book as an important harbor of refuge, about sixty-eight miles from New York.',
      why: 'Strangers come in with gear broken and in bad visibility. Expect company when it blows and set fenders accordingly.',
      source: {
        title: 'New Haven, CT',
        publisher: 'US Harbors',
        url: 'https://www.usharbors.com/harbor/connecticut/new-haven-ct/',
      },
    },
    {
      fact: 'Southwest Ledge Light, an iron house of 1877, stands on a rock that wrecked ships at the eastern entrance.',
      why: 'Between that light and the next breakwater is the ships’ door. Using a side gap in daylight keeps you clear of a tug with a tow.',
      source: {
        title: 'Operating Lighthouses in the State of Connecticut',
        publisher: 'National Register of Historic Places',
      },
    },
    {
      fact: 'Sandy’s storm surge here was more than nine feet.',
      why: 'Breakwaters trim waves and do nothing about height. Docks behind them rose as far as docks outside.',
      source: {
        title: 'Tropical Cyclone Report, Hurricane Sandy, AL182012 (February 12, 2013)',
        publisher: 'National Hurricane Center',
      },
    },
    {
      fact: 'Five Mile Point Light, eighty feet of stone from 1847, was retired when the ledge light was lit.',
      why: 'It dominates the shore by day and is dark by night, which has confused more than one delivery crew.',
      source: {
        title: 'Five Mile Point Lighthouse',
        publisher: 'National Register of Historic Places',
      },
    },
    {
      fact: 'Coast Guard Sector Long Island Sound has its headquarters on the east side of this harbor.',
      why: 'Boardings are frequent. Having papers and safety gear in order helps on the spot, and in court.',
      source: {
        title: '33 CFR 3.05-35, Sector Long Island Sound',
        publisher: 'U.S. Coast Guard, Code of Federal Regulations',
      },
    },
  ],
  sections: [
    {
      heading: 'Sharing a ship channel',
      paragraphs: [
        'By tonnage no Connecticut harbor is busier. A tanker inward bound fills the dredged cut from bank to bank, its bridge sees nothing within several lengths of the bow, and its pilot is thinking about the turn. A small boat’s job is to stay clear.',
        'Collision with commercial traffic is rare and ruinous. Legal defense is what you would lean on, and on a good policy it is paid in addition to the limit instead of out of it. Ask which yours does. It may be the best single question for a boat kept in New Haven.',
      ],
    },
    {
      heading: 'Fair Haven upstream',
      paragraphs: [
        'Above the Tomlinson Bridge the harbor becomes a village river with oyster sheds on it. Here the perils turn domestic: a bilge pump on a tired battery, a dock shared with three neighbors, a bascule that is under repair. Freshets come down from Meriden and pack leaves around the intakes.',
        'Owners of older wooden boats like this river. They are insurable, with a surveyor who knows wood and an agreed value that both sides sign. What cannot be placed is a hull with no survey and a value picked from memory.',
      ],
    },
    {
      heading: 'Morris Cove, City Point, Long Wharf',
      paragraphs: [
        'Three neighborhoods, three floods. Morris Cove takes waves across a sea wall. City Point takes quiet water up through the yards. Long Wharf takes it on roads and rails, which hurts businesses that never get wet, since nobody can reach them.',
        'The last is why business income coverage with a civil authority clause comes up in this city. It pays, within limits, when an order closes access. Read the waiting hours and the distance.',
      ],
      sources: [
        {
          title: 'City of New Haven Natural Hazard Mitigation Plan Update, 2011',
          publisher: 'City of New Haven',
        },
      ],
    },
    {
      heading: 'For firms on the waterfront',
      paragraphs: [
        'Any broker in town can insure an office. Wharf, bailee and vessel risks call for someone who reads marine forms for a living. A few things to have ready:',
      ],
      points: [
        'Lease of the dock or shed, with its indemnity clause.',
        'Payroll divided between shore, dock and deck.',
        'Largest value of customers’ property in your hands on one day.',
        'Five years of losses, including the small ones.',
      ],
    },
  ],
  questions: [
    {
      question: 'May I anchor in Morris Cove for a week without leaving somebody aboard?',
      answer:
        'The port may allow it where your insurer does not. Some forms treat an unattended anchorage like a mooring; others want a fixed mooring. Ask before the holiday.',
    },
    {
      question: 'We run sunset sails as a nonprofit. Are donations the same as fares?',
      answer:
        'They can be. What counts is whether the passenger had to give something to come. A lawyer settles the licensing side; we insure what you truly do.',
    },
    {
      question: 'Our restaurant patio is on the river. What is the marine part of that?',
      answer:
        'The dock where guests tie up. Wharfinger’s liability covers harm to their boats, and a general liability form often leaves that out.',
    },
  ],
}
