import type { TownTexts } from './town.ts'

export const westport: TownTexts = {
  title: 'Insurance for Westport Boats and Homes on the Saugatuck',
  description:
    'The Saugatuck runs under a swing bridge of 1884 and a railroad drawbridge before it meets the Sound between Saugatuck Shores and Compo. Cockenoe Island, bought by the town itself, lies off the mouth behind its shoal.',
  metaDescription:
    'Saugatuck River slips, Compo and Longshore berths, homes on Saugatuck Shores: how boat, home and flood insurance fit together in Westport.',
  riskPoints: [
    'Cockenoe Shoal extends well out from the island, in the way of boats from the east that cut the corner.',
    'Clearance under the old swing bridge is low, so a hardtop or a radar arch can strike it at high tide.',
    'Saugatuck Shores is a narrow strip with water on both sides, and its roads flood on a storm tide.',
    'Compo Beach and the marina beside it are close to the open Sound and its surge.',
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
    'Measure the air draft of your boat with antennas up and write it on the dash. A bridge strike is usually insured, but the claim stays on your record.',
    'Kayaks and sailing dinghies in the town racks can be lost in a surge. Ask to have them listed on the home or boat policy.',
    'If a house on Saugatuck Shores has been raised, send us the new elevation certificate. The federal program does not require one, but it may lower the premium.',
    'Buyers of older cottages should ask what the town would require if half the value were damaged, and choose limits for that case.',
  ],
  facts: [
    {
      fact: 'Among the temporary gauges that the Geological Survey set along Connecticut before Sandy, the highest storm tide, 10.3 feet above NAVD 88, was in the Saugatuck River at Westport.',
      why: 'Compare that height with the elevation of your own floor when you choose flood limits.',
      source: {
        title: 'Monitoring Coastal Flooding During Storms Irene and Sandy in Long Island Sound',
        publisher: 'U.S. Geological Survey',
      },
    },
    {
      fact: 'The Bridge Street span, a swing bridge of 1884, still crosses at Saugatuck village.',
      why: 'It seldom opens, so a boat kept above it should fit under it when it is closed.',
      source: {
        title: 'Saugatuck River Bridge',
        publisher: 'National Register of Historic Places',
      },
    },
    {
      fact: 'Westport bought Cockenoe Island in the 1960s, after a power company had planned a nuclear plant on it.',
      why: 'It is an anchorage without docks or services, and a boat that drags there can end up on the bar or the shoal.',
      source: {
        title: 'Cockenoe Island',
        publisher: 'Westport Museum for History and Culture',
      },
    },
    {
      fact: 'A bar that dries in places at low water ties Cockenoe to the mainland side.',
      why: 'The passage inside the island can be used for only part of the tide. Most hull policies cover an accidental grounding, less the deductible; ask whether yours does.',
      source: {
        title: 'United States Coast Pilot, Atlantic Coast (Norwalk Islands)',
        publisher: 'U.S. Coast and Geodetic Survey',
      },
    },
    {
      fact: 'Land for Sherwood Island was first acquired in 1914, before any other state park in Connecticut.',
      why: 'Its long beach has no harbor, so a small boat caught between Compo and Southport has little shelter.',
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
        'Sandy flooded Saugatuck Shores from the river and from the Sound. After a storm like that the question is often which policy pays. Wind-driven rain through a broken window is a matter for the home policy, salt water under the door for the flood policy. Photographs taken beforehand help both adjusters.',
        'Many houses there have been raised since. Pool equipment, docks, driveways and air conditioners on the ground have not, and home and flood policies limit or exclude most of them.',
      ],
    },
    {
      heading: 'River people and beach people',
      paragraphs: [
        'A berth in the river means current, silt and low bridges. A berth at Compo means surge and wakes. The town basins are not storm harbors: when the harbor master asks boats to leave, they should leave, and a smaller boat needs a trailer that is ready for the road.',
        'Sailors at Cedar Point should also ask about masts on trailers, travel to regattas and crews of friends. Boat liability usually includes injury to guests, but the lowest limits may not pay for one serious injury.',
      ],
    },
    {
      heading: 'What to bring to a first meeting',
      paragraphs: ['Bring the dock permit and the last survey of the boat. These help as well.'],
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
        'A federally regulated lender must require it when the building is in a special flood hazard area. Check the map for your address, because much of that strip is low. Without a mortgage it is your choice.',
    },
    {
      question: 'We keep the boat at Compo and trailer it to Maine in August. Anything to arrange?',
      answer:
        'Two things: road coverage for boat and trailer, and cruising limits that go far enough north. If they are not in the policy, we can ask the insurer to add them.',
    },
    {
      question: 'Does my homeowners policy cover the dock?',
      answer:
        'Against some perils, perhaps, with a low limit. Ice and the weight of water are commonly left out. We can look for a policy that lists the dock with a limit of its own.',
    },
  ],
}
