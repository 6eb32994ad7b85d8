import type { TownTexts } from './town.ts'

export const guilford: TownTexts = {
  title: 'Guilford Harbor Boat Insurance and Shore Home Coverage',
  description:
    'Guilford Harbor is small and shallow, with a town marina where the East River comes out and a channel that fills with sand. Faulkner’s Island, lit since 1802, lies about three miles off.',
  metaDescription:
    'Boat and coastal home insurance in Guilford: a six-foot channel that shoals, reefs off Faulkner’s Island, Sachem Head and low marsh roads.',
  riskPoints: [
    'The harbor channel was made only six feet deep, and storms carry sand back into it.',
    'Reefs and broken ground surround Faulkner’s Island and Goose Island offshore.',
    'Marsh on the East and West Rivers lets surge spread inland behind the beaches.',
    'Boats drying at their berths twice a day strain keels, rudders and drive legs.',
    'Sachem Head’s rock-bound shore has one small harbor and little shelter outside it.',
  ],
  keywords: [
    'Guilford CT boat insurance',
    'Guilford marina insurance',
    'Sachem Head home insurance',
    'Faulkner’s Island boating',
  ],
  availableProducts: [
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Home insurance', path: '/products/home-insurance', icon: 'Home' },
    { name: 'Waterfront property', path: '/products/waterfront-property', icon: 'Anchor' },
    {
      name: 'Personal watercraft',
      path: '/products/personal-watercraft',
      icon: 'LifeBuoy',
    },
  ],
  marinas: [
    {
      name: 'Guilford Town Marina',
      note: 'The municipal basin at the foot of Whitfield Street, joined to the channel by Sluice Creek.',
      limits: 'The channel was authorized at six feet.',
      source: {
        title:
          'Corps of Engineers awards $2.2 million contract for maintenance dredging of Guilford Harbor in Guilford',
        publisher: 'U.S. Army Corps of Engineers, New England District',
        url: 'https://www.nae.usace.army.mil/Media/News-Releases/Article/503056/corps-of-engineers-awards-22-million-contract-for-maintenance-dredging-of-guilf/',
      },
    },
    {
      name: 'Guilford Yacht Club',
      note: 'A private basin, dredged out along the West River.',
      source: { title: 'About', publisher: 'Guilford Yacht Club' },
    },
    {
      name: 'Brown’s Boat Yard',
      note: 'A working yard on Chaffinch Island Road, by the West River and its marsh.',
    },
    {
      name: 'Sachem’s Head Yacht Club',
      note: 'A racing club of the 1890s on its own rocky harbor, west of the town.',
    },
    {
      name: 'East River state boat launch',
      note: 'A small ramp by Circle Beach Road, on the Madison side behind Grass Island; better with some tide.',
      source: { title: 'Connecticut Boater’s Guide', publisher: 'CT DEEP' },
    },
  ],
  localAttractions: [
    'Faulkner’s Island Light, from the water',
    'Chaffinch Island Park',
    'Jacobs Beach',
    'Grass Island and its red shack',
    'Chittenden Park',
  ],
  insuranceTips: [
    'If you run aground, note the time and the tide. An adjuster may ask, and half a foot matters in a six-foot channel.',
    'Shoal-draft and trailerable boats suit this harbor. If yours lives on its trailer in the yard, check that it is insured ashore and on the highway.',
    'Do not count on a haul-out at low water. Put the hour of the last useful tide into your storm plan beside the phone number of the yard.',
    'Owners on the west side should ask about loss of access, because the road can flood although the house stays dry.',
  ],
  facts: [
    {
      fact: 'The authorized channel is 100 feet wide and six feet deep for some 6,000 feet, from where the East and Neck Rivers meet out into the harbor.',
      why: 'A boat with a deeper keel has to wait for the tide. Give your draft on the application.',
      source: {
        title:
          'Corps of Engineers awards $2.2 million contract for maintenance dredging of Guilford Harbor in Guilford',
        publisher: 'U.S. Army Corps of Engineers, New England District',
        url: 'https://www.nae.usace.army.mil/Media/News-Releases/Article/503056/corps-of-engineers-awards-22-million-contract-for-maintenance-dredging-of-guilf/',
      },
    },
    {
      fact: 'Sandy in 2012 filled the marina basin from six feet at mean low water to two, by newspaper account; a dredging contract followed in 2014.',
      why: 'It took until the dredging for the depth to return. Boat policies pay for damage, and hardly ever for a berth that you could not use.',
      source: {
        title: '$2.2 Million Contract Awarded to Dredge Guilford Harbor',
        publisher: 'Guilford Patch',
      },
    },
    {
      fact: 'Faulkner’s Island Light was finished in 1802 and is the second-oldest tower in the state.',
      why: 'Reefs surround the island, and help is several miles away. Check what your towing coverage pays at that distance.',
      source: {
        title: 'Public invited to tour Faulkner’s Island off Guilford for first time in 16 years',
        publisher: 'WTNH',
      },
    },
    {
      fact: 'Its keeper’s house burned in 1976. Storms then wore away the bluff until the Corps resloped and planted part of it in 2001.',
      why: 'Bluffs on the mainland erode too. Land lost to gradual erosion is not insured.',
      source: {
        title: 'Report on the 200th anniversary of the Faulkner’s Island lighthouse',
        publisher: 'Hartford Courant, August 5, 2002',
        url: 'https://www.courant.com/news/connecticut/hc-xpm-2002-08-05-0208050737-story.html',
      },
    },
    {
      fact: 'Leetes Island Road, Route 146, floods at extreme tides near Sachem’s Head Road, and Sandy closed it there for several days.',
      why: 'Neighborhoods were cut off from the town. A dry house that nobody can reach is a loss that many policies pay little for.',
      source: {
        title: 'Shoreline infrastructure upgrades unlikely, even after second storm in 14 months',
        publisher: 'The Connecticut Mirror, November 19, 2012',
      },
    },
  ],
  sections: [
    {
      heading: 'A harbor that needs dredging',
      paragraphs: [
        'Guilford’s channel has to be dredged again every so often. Sand and silt come down the East River and in from the beaches, and the channel fills in. Between dredgings, deeper boats leave on a rising tide and come home before it falls.',
        'Groundings here are mostly soft, but sand can damage impellers, outdrives and rudders. Ask whether the machinery coverage excludes damage from sand or mud.',
      ],
    },
    {
      heading: 'Three miles out',
      paragraphs: [
        'Fishermen head for the rips by Faulkner’s Island, and sailors sail around it. With Kimberly Reef, the ledges at Goose Island and the current, it is a trip for clear weather. The island is a tern refuge and closed to visitors. Carry a VHF radio as well as a phone, and check whether your towing plan bills mileage from the harbor.',
      ],
      sources: [
        { title: 'Falkner Island Unit', publisher: 'Friends of Stewart B. McKinney NWR' },
        {
          title: 'Faulkner’s Island Light: Lonely Outpost Full of History Off Guilford Shore',
          publisher: 'Hartford Courant',
          url: 'https://www.courant.com/news/connecticut/hc-marteka-faulkners-island-lighthouse-0914-20140911-column.html',
        },
      ],
    },
    {
      heading: 'Headlands, coves and salt meadow',
      paragraphs: [
        'The shore changes within a mile. Sachem Head and Mulberry Point are granite and stand high, with waves at the foot. Behind them, salt meadows carry a surge inland toward houses with no view of the Sound.',
        'On the rock, wind and spray damage shingles, windows and porches. By the meadow, water reaches the crawl space, the ducts and the boiler. Get a flood quote there even if the lender does not ask for one.',
      ],
      sources: [
        {
          title: 'Flood Insurance Study, New Haven County, Connecticut',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'My boat sits in the mud at low tide. Will a policy exclude that?',
      answer:
        'Normal settling of the keel is usually regarded as wear. A hull holed by something sharp under it is a different case. Describe the berth when you apply.',
    },
    {
      question: 'Which months should a lay-up warranty give for a boat stored in Guilford?',
      answer:
        'Match it to when your yard actually launches and hauls, which here depends on tides and the yard’s calendar. Running one week outside the dates can leave you uninsured.',
    },
    {
      question:
        'We own a house on Leetes Island Road, well above the water. What should we look at?',
      answer:
        'Wind deductible first, trees next, then how long you could be cut off. Sewer and sump backup is usually an endorsement; check whether you have it.',
    },
  ],
}
