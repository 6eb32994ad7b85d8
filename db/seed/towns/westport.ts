import type { TownTexts } from './town.ts'

export const westport: TownTexts = {
  title: 'Insurance for Westport Boats and Homes on the Saugatuck',
  description:
    'The Saugatuck runs under a swing bridge of 1884 and a railroad drawbridge before it meets the Sound between Saugatuck Shores and Compo. Cockenoe Island, bought by the town itself, lies off the mouth behind its shoal.',
  metaDescription:
    'Saugatuck River slips, Compo and Longshore berths, homes on Saugatuck Shores: how boat, home and flood insurance fit together in Westport.',
  riskPoints: [
    'Cockenoe Shoal reaches well out from the island and has caught boats coming home from the east by the straight line.',
    'Clearance under the old swing bridge is low, so a fishing top or a radar arch meets steel when the tide is up.',
    'Saugatuck Shores is a thin strip with water before and behind, cut off from dry roads on a storm tide.',
    'Compo and the marina behind it face the southeast across open water.',
    'Upriver reaches have silted for want of dredging, and soft groundings suck mud into raw-water intakes.',
  ],
  keywords: [
    'westport boat insurance',
    'saugatuck shores flood insurance',
    'compo marina boat insurance',
    'westport ct waterfront home insurance',
  ],
  availableProducts: [
    { name: 'Waterfront property', path: '/products/waterfront-property', icon: 'Home' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    { name: 'Yacht insurance', path: '/products/yacht-insurance', icon: 'Anchor' },
    { name: 'Personal watercraft', path: '/products/personal-watercraft', icon: 'LifeBuoy' },
  ],
  marinas: [
    {
      name: 'Compo marina',
      note: 'The town basin behind Compo Beach, named for Ned Dimes.',
    },
    {
      name: 'Longshore marina',
      note: 'Town berths at Longshore Club Park, on the east side of the river mouth.',
    },
    {
      name: 'Cedar Point Yacht Club',
      note: 'Sailors’ club on Saugatuck Shores, founded in 1887 on the other side of the river.',
    },
    {
      name: 'Saugatuck River above the bridges',
      note: 'A few small yards and private docks, for boats that fit beneath.',
      source: {
        title: 'Robbie Guimond: Raise the Bridge, for Safety and Commerce',
        publisher: '06880',
        url: 'https://06880danwoog.com/2016/06/10/robbie-guimond-raise-the-bridge-for-safety-and-commerce/',
      },
    },
  ],
  localAttractions: [
    'Compo Beach and its cannons',
    'Sherwood Island, the oldest state park in Connecticut',
    'Sherwood Mill Pond at Old Mill Beach',
    'Cockenoe Island, for a day at anchor',
  ],
  insuranceTips: [
    'Measure the air draft of your boat with antennas up and write it on the dash. A bridge strike is insured damage, yet it is also a claim you carry for years.',
    'Kayaks and sailing dinghies in town racks get lost in the first surge. A schedule of small craft on the home or boat policy costs little.',
    'Where a house has been lifted on Saugatuck Shores, send us the new elevation certificate: the old one may be setting your flood premium.',
    'Buyers of older cottages should ask what the town would require if half the value were damaged, and insure for that, not for a repair.',
  ],
  facts: [
    {
      fact: 'Among the temporary gauges that the Geological Survey set along Connecticut before Sandy, the highest storm tide, 10.3 feet above NAVD 88, was in the Saugatuck River at Westport.',
      why: 'The number can be set beside the elevation of your own floor, and that comparison is the beginning of any talk on flood limits.',
      source: {
        title: 'Monitoring Coastal Flooding During Storms Irene and Sandy in Long Island Sound',
        publisher: 'U.S. Geological Survey',
      },
    },
    {
      fact: 'The Bridge Street span, a swing bridge of 1884, still crosses at Saugatuck village.',
      why: 'It opens seldom. A boat kept above it should be one that does not need it to.',
      source: {
        title: 'Saugatuck River Bridge',
        publisher: 'National Register of Historic Places',
      },
    },
    {
      fact: 'Westport bought Cockenoe Island in the 1960s, after a power company had planned a nuclear plant on it.',
      why: 'It stays a wild anchorage without docks or help, and a dragging anchor there ends on the bar or the shoal.',
      source: {
        title: 'Cockenoe Island',
        publisher: 'Westport Museum for History and Culture',
      },
    },
    {
      fact: 'A bar that dries in places at low water ties Cockenoe to the mainland side.',
      why: 'The shortcut inside the island exists for part of the tide only. Striking charted ground looks like inattention in a claim file.',
      source: {
        title: 'United States Coast Pilot, Atlantic Coast (Norwalk Islands)',
        publisher: 'U.S. Coast and Geodetic Survey',
      },
    },
    {
      fact: 'Land for Sherwood Island was first acquired in 1914, before any other state park in Connecticut.',
      why: 'Its long shore is a beach without a harbor, so between Compo and Southport there is nowhere to run in.',
      source: {
        title: 'Sherwood Island State Park',
        publisher: 'Connecticut Department of Energy and Environmental Protection',
      },
    },
  ],
  sections: [
    {
      heading: 'Where the water went in 2012',
      paragraphs: [
        'People on Saugatuck Shores date things by Sandy. The river and the Sound met across the lawns, cars were lost in driveways, and the question afterward was not whether a house was damaged but under which policy. Wind-driven rain through a broken window went one way. Salt water under the door went another. Owners with a single insurer for both had a quieter winter.',
        'Since then a good part of the neighborhood has gone up on piers. The ground has not. Pool equipment, docks, driveways and the air conditioner on its pad are as low as ever, and each belongs to a different line of somebody’s contract.',
      ],
    },
    {
      heading: 'River people and beach people',
      paragraphs: [
        'Berth in the river and your concern is current, mud and headroom. Berth at Compo and it is surge and wakes. The town basins are well run but they are not hurricane holes; when the harbormaster asks boats to leave, they should leave, and a trailer with good tires is the best insurance for a twenty-two footer.',
        'Sailors at Cedar Point have a third list: masts on trailers, regatta travel, crews of friends. Liability for a friend’s broken wrist is part of every decent boat policy, although the limit on the cheapest ones would not pay for a single operation.',
      ],
    },
    {
      heading: 'What to bring to a first meeting',
      paragraphs: [
        'An hour at the kitchen table settles most of it. The dock permit tells us who owns the pilings. The last survey tells us what a claim would argue about.',
      ],
      points: [
        'Photographs of the lowest level of the house, with what is stored there.',
        'Marina contract, with the storm clause marked.',
        'A list of everything that floats, down to the paddleboards.',
      ],
    },
  ],
  questions: [
    {
      question: 'Is flood insurance required on Saugatuck Shores?',
      answer:
        'A lender must require it when the building stands in a special flood hazard area, and most of that strip is mapped so. Owners without a mortgage may choose, and most who remember 2012 choose to have it.',
    },
    {
      question: 'We keep the boat at Compo and trailer it to Maine in August. Anything to arrange?',
      answer:
        'Two things: road coverage for boat and trailer, and cruising limits that go far enough north. Both are simple endorsements, if they are not in the form already.',
    },
    {
      question: 'Does my homeowner’s policy cover the dock?',
      answer:
        'Against some perils, perhaps, with a low limit. Ice and the weight of water are commonly left out. We can look for a form that names the dock and says what it is worth.',
    },
  ],
}
