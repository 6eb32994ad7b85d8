import type { TownTexts } from './town.ts'

export const darien: TownTexts = {
  title: 'Darien Boat Insurance for Moorings, Coves and the Five Mile River',
  description:
    'Darien shares the narrow Five Mile River with Rowayton on the other bank, and boats are moored there in rows. Others are moored in coves on either side of Long Neck Point, and one-design sailors race out of Noroton.',
  metaDescription:
    'Moorings off Noroton, slips in the Five Mile River, houses on Long Neck: boat and shore insurance for Darien, explained by a broker on the Sound.',
  riskPoints: [
    'Boats in the Five Mile River are moored so close together that one that breaks loose can damage several others.',
    'Coves west of Long Neck Point look enclosed on the chart but are shallow enough at low water to ground a keelboat.',
    'Junior and one-design racing fills the approaches on summer afternoons, with crews who watch the mark and not the motorboat.',
    'Houses on the necks are reached by roads that cross marsh, so emergency crews may be delayed at a very high tide.',
    'Ice can form early in the quiet arms of the harbor and damage piles and any boat left afloat.',
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
    'Have your mooring inspected and keep the written report. After a breakaway, an adjuster will want to know when the chain was last replaced.',
    'A child’s racing dinghy costs little but can damage a larger boat. List it on a policy, so that liability coverage applies.',
    'If you buy an older boat from a neighbor, get a new survey before you pay for it. Insurers usually ask for one.',
    'Trailer owners who use the Pear Tree ramp should insure boat and trailer both: the auto policy usually follows the trailer for liability only.',
  ],
  facts: [
    {
      fact: 'The Darien Boat Club wrote in 2012 that it had room for 250 boats at its dock, and more than 300 members waiting for a slip.',
      why: 'Many owners therefore stay on moorings, where an insurer asks about ground tackle and inspections.',
      source: {
        title: 'Public notice: proposed expansion, history and FAQ',
        publisher: 'Darien Boat Club',
      },
    },
    {
      fact: 'That year’s plan to lengthen its docks would have meant dredging 61,000 square feet of bottom.',
      why: 'Dredged berths fill in again. Ask whether your policy excludes damage from sitting on the bottom at the berth.',
      source: {
        title: 'Darien selectmen hear boat club’s expansion plan',
        publisher: 'Darien Times',
        url: 'https://www.darientimes.com/local/article/Darien-BOS-hears-boat-club-s-expansion-plan-3971044.php',
      },
    },
    {
      fact: 'In 2004 the local clubs and the power squadron set two buoys of their own on rocks in Darien Harbor.',
      why: 'Private marks can be moved or removed, so check the current chart before you rely on them.',
      source: {
        title: 'Newsletter, August 2004',
        publisher: 'Darien Boat Club',
      },
    },
    {
      fact: 'Greens Ledge Light, lit in 1902, marks the approach to the Five Mile River from the Sound.',
      why: 'The ledge it is named for extends from Sheffield Island, so do not pass between the tower and the island.',
      source: { title: 'Light List, Volume I', publisher: 'U.S. Coast Guard' },
    },
    {
      fact: 'The Five Mile River is a federal navigation project, its channel dredged by the Corps of Engineers between Darien and Norwalk.',
      why: 'Moored boats have to stay clear of that channel. The owner of one that swings into it and is hit may be found partly at fault.',
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
        'A boat on a mooring swings with the wind, which in an ordinary summer is easy on the hull. In a September storm everything depends on chain and shackles that nobody may have seen since spring.',
        'Several insurers ask for the details: the weight of the mushroom or block, the size of the chain, the date of the last service, and the chafing gear where the pennant crosses the chock. Have them ready, because an insurer may decline a mooring that nobody can describe.',
      ],
    },
    {
      heading: 'A river with two towns in it',
      paragraphs: [
        'Half of the Five Mile River is Darien’s and half is Norwalk’s, and a joint commission looks after the moorings. You may live on one side, keep your dinghy on the other and winter the boat with a Rowayton yard. That is no problem for a policy as long as it shows the right addresses.',
        'In a storm the bends of the river break the waves, but the water still rises. If it comes over the bulkheads it can float cradles, masts and shrink-wrapped boats. Ask your yard how high its winter storage is.',
      ],
    },
    {
      heading: 'On the necks',
      paragraphs: [
        'Long Neck, Contentment Island and Tokeneke have houses with the Sound on three sides. Rebuilding one can be slow, because zoning and coastal review come first. Ordinance or law coverage, which pays the added cost of building to the present code, deserves as much attention as the dwelling limit.',
        'The home policy usually covers wind, sometimes with a percentage deductible for hurricanes. Flood is a separate policy, and the dock may be under neither unless you ask. We read the policies together and look for gaps.',
      ],
    },
  ],
  questions: [
    {
      question: 'My daughter races at Noroton. Is she covered at regattas away?',
      answer:
        'Often, if the boat is on your policy: many policies cover it on a trailer and at other clubs within the cruising area. Boats supplied by a regatta are a different case; ask before she signs for one.',
    },
    {
      question: 'Who pays if the boat upstream breaks loose and hits mine?',
      answer:
        'Your own hull coverage repairs your boat first. Whether the neighbor has to pay depends on negligence, which can be hard to show after a bad storm. Do not rely on the other owner’s policy.',
    },
    {
      question: 'Can I leave my boat in the water all winter behind the house?',
      answer:
        'Sometimes, with de-icing equipment and the insurer’s consent. A lay-up clause may require the boat to be ashore, so get permission for winter afloat in writing.',
    },
  ],
}
