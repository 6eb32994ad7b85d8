import type { TownTexts } from './town.ts'

export const darien: TownTexts = {
  title: 'Darien Boat Insurance for Moorings, Coves and the Five Mile River',
  description:
    'The Five Mile River, whose far bank is Rowayton, is so narrow and so full that boats lie in rows. The rest of the Darien fleet swings in coves on either side of Long Neck Point, with one-design sailors out of Noroton.',
  metaDescription:
    'Moorings off Noroton, slips in the Five Mile River, houses on Long Neck: boat and shore insurance for Darien, explained by a broker on the Sound.',
  riskPoints: [
    'Rows of hulls in the Five Mile River lie so near one another that one parted line becomes three claims.',
    'Coves west of Long Neck Point look landlocked on the chart and are shallow enough at low water to put a keel in the mud.',
    'Junior and one-design racing fills the approaches on summer afternoons, with crews who watch the mark and not the motorboat.',
    'Houses on the necks are reached by roads that cross marsh, so help may come late after a high tide.',
    'Ice forms early in the quiet arms of the harbor and works on piles and on any hull left afloat.',
  ],
  keywords: [
    'darien boat insurance',
    'noroton sailboat insurance',
    'five mile river mooring insurance',
    'tokeneke waterfront home insurance',
  ],
  availableProducts: [
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    { name: 'Waterfront property', path: '/products/waterfront-property', icon: 'Home' },
    { name: 'Home insurance', path: '/products/home-insurance', icon: 'Home' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
  ],
  marinas: [
    {
      name: 'Five Mile River',
      note: 'The boundary stream with Norwalk, lined on both banks and moored down the middle.',
      source: {
        title: 'United States Coast Pilot 2, Western Long Island Sound',
        publisher: 'NOAA Office of Coast Survey',
      },
    },
    {
      name: 'Darien Boat Club',
      note: 'Founded in 1948 for residents of the town, on Pear Tree Point Road.',
      source: {
        title: 'Public notice: proposed expansion, history and FAQ',
        publisher: 'Darien Boat Club',
      },
    },
    {
      name: 'Noroton Yacht Club',
      note: 'A sailing club on Darien Harbor, known for dinghy and keelboat one-designs.',
    },
    {
      name: 'Pear Tree Point',
      note: 'Town beach with the public launching ramp beside it.',
    },
  ],
  localAttractions: [
    'Weed Beach, with its view across to Stamford',
    'Pear Tree Point Beach at the mouth of the Goodwives River',
    'Holly Pond on the Noroton River, for small boats at high tide',
    'Ziegler’s Cove, a favorite overnight anchorage',
  ],
  insuranceTips: [
    'Have your mooring inspected and keep the written report. After a breakaway, the date of the last new chain is the first thing an adjuster wants.',
    'A child’s racing dinghy costs little and can do a lot of damage. List it, so that liability coverage is in place when it hits somebody’s topsides.',
    'The wait for a berth can be measured in years, so boats pass between neighbors. Get a fresh survey on an older hull before you pay for it; insurers will ask.',
    'Trailer owners who use the Pear Tree ramp should insure boat and trailer both: the auto policy usually follows the trailer for liability only.',
  ],
  facts: [
    {
      fact: 'The Darien Boat Club wrote in 2012 that it had room for 250 boats at its dock, and more than three hundred members waiting for a slip.',
      why: 'Scarcity keeps owners on moorings, and a mooring asks different questions of a policy than a berth does.',
      source: {
        title: 'Public notice: proposed expansion, history and FAQ',
        publisher: 'Darien Boat Club',
      },
    },
    {
      fact: 'To lengthen its docks, by the plan of that year, 61,000 square feet of bottom would have had to be dredged.',
      why: 'What must be dredged silts up again. Grounding at the berth is ordinary here, so look for it in the exclusions.',
      source: {
        title: 'Darien selectmen hear boat club’s expansion plan',
        publisher: 'Darien Times',
        url: 'https://www.darientimes.com/local/article/Darien-BOS-hears-boat-club-s-expansion-plan-3971044.php',
      },
    },
    {
      fact: 'In 2004 the local clubs and the power squadron set two buoys of their own on rocks in Darien Harbor.',
      why: 'Private marks come and go. A stranger chartering or delivering a boat cannot count on them.',
      source: {
        title: 'Newsletter, August 2004',
        publisher: 'Darien Boat Club',
      },
    },
    {
      fact: 'Greens Ledge Light, lit in 1902, is the mark that brings you home to the Five Mile River from the Sound.',
      why: 'The ledge it is named for runs out from Sheffield Island, and the short way past the tower is the expensive one.',
      source: { title: 'Light List, Volume I', publisher: 'U.S. Coast Guard' },
    },
    {
      fact: 'The Five Mile River is a federal navigation project, its channel dredged by the Corps of Engineers between Darien and Norwalk.',
      why: 'Boats have to lie clear of that channel. One that swings into it and is struck at night starts the argument at a disadvantage.',
      source: {
        title: 'Five Mile River Navigation Project',
        publisher: 'U.S. Army Corps of Engineers, New England District',
      },
    },
  ],
  sections: [
    {
      heading: 'Life on a mooring',
      paragraphs: [
        'A slip holds a boat still; a mooring lets it dance. In an ordinary summer that is kinder to the hull. In September it all hangs on a shackle nobody has seen since spring, under water you cannot see through.',
        'Insurers know this, and several of them ask for the tackle: weight of the mushroom or block, size of chain, date of service, what guards the pennant where it crosses the chock. Owners who can answer in one email get better terms. Owners who cannot tend to hear about the matter after a gale.',
      ],
    },
    {
      heading: 'A river with two towns in it',
      paragraphs: [
        'Half of the Five Mile River is Darien’s and half is Norwalk’s, and a joint commission looks after the moorings. You may live on one side, keep your dinghy on the other and winter the boat with a Rowayton yard. None of it troubles a policy so long as the addresses on it are the right ones.',
        'Storms reach in here as height more than as waves. The bends break the sea, then the water rises over bulkheads and floats whatever was stored behind them. Cradles, masts on racks and shrink-wrapped hulls have all gone for a swim on this shore.',
      ],
    },
    {
      heading: 'On the necks',
      paragraphs: [
        'Long Neck, Contentment Island and Tokeneke carry houses with the Sound on three sides. Rebuilding one is slow: local zoning, coastal review, stone that has to match. Ordinance coverage, which pays the added cost of building to the present code, matters as much as the headline amount.',
        'Wind is usually under the home policy with a percentage deductible, flood under another contract, and the dock under neither unless somebody asks. Three policies, one storm. We read them together and look for the gaps.',
      ],
    },
  ],
  questions: [
    {
      question: 'My daughter races at Noroton. Is she covered at regattas away?',
      answer:
        'If the boat is on your policy, most forms follow it on a trailer and at other clubs within the cruising area. Charter boats supplied by a regatta are another case; ask before she signs for one.',
    },
    {
      question: 'Who pays if the boat upstream breaks loose and hits mine?',
      answer:
        'Your own hull coverage repairs your boat first. Whether the neighbor owes it back depends on negligence, and in a bad storm that can be hard to show. Do not rely on the other owner’s policy.',
    },
    {
      question: 'Can I leave my boat in the water all winter behind the house?',
      answer:
        'Sometimes, with de-icing and with the insurer’s consent. The lay-up clause says ashore or afloat, and the difference has to be in writing.',
    },
  ],
}
