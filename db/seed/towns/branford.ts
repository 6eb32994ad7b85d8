import type { TownTexts } from './town.ts'

export const branford: TownTexts = {
  title: 'Boat and Coastal Insurance in Branford and the Thimbles',
  description:
    'Branford keeps its marinas in the Branford River and its rocks outside: the Thimble Islands off Stony Creek are pink granite, some no larger than the house they carry.',
  metaDescription:
    'Insurance for Branford boats, island cottages and shore homes: granite ledges, a crowded river, Stony Creek at low tide and Route 146 in a surge.',
  riskPoints: [
    'The bottom around the Thimbles is granite, and touching it can open a hull.',
    'Well over a thousand slips share one river, so fire or a dock that breaks loose can damage many boats at once.',
    'Short Beach, Indian Neck and Pine Orchard look south and take weather from that side unbroken.',
    'Island houses have no road: workers, materials and firefighters all come by boat.',
    'Route 146 runs low past marsh and cove, and high water cuts it before it reaches most houses.',
  ],
  keywords: [
    'Branford boat insurance',
    'Thimble Islands home insurance',
    'Stony Creek boat insurance',
    'Branford River marina insurance',
  ],
  availableProducts: [
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    { name: 'Waterfront property', path: '/products/waterfront-property', icon: 'Home' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Yacht insurance', path: '/products/yacht-insurance', icon: 'Anchor' },
    {
      name: 'Personal watercraft',
      path: '/products/personal-watercraft',
      icon: 'LifeBuoy',
    },
  ],
  marinas: [
    {
      name: 'Branford River',
      note: 'The town counts 13 yacht clubs and marinas on the river and harbor.',
      source: {
        title: 'Harbor Master',
        publisher: 'Town of Branford',
        url: 'https://www.branford-ct.gov/departments/harbor-master',
      },
    },
    {
      name: 'Branford Yacht Club',
      note: 'A long-standing members’ club near the mouth of the river.',
    },
    {
      name: 'Pine Orchard Yacht and Country Club',
      note: 'Docks in a small basin behind a breakwater, on the open shore east of the harbor.',
    },
    {
      name: 'Stony Creek town dock',
      note: 'Island ferries, tour boats and dinghies.',
      limits: 'Shallow alongside at low tide.',
      source: {
        title: 'Stony Creek',
        publisher: 'New England Boating',
        url: 'https://newenglandboating.com/destinations/stony-creek/',
      },
    },
    {
      name: 'Goodsell Point boat launch',
      note: 'The trailer ramp on the river; the town calls it steep, and crowded on weekends.',
      source: {
        title: 'Harbor Master',
        publisher: 'Town of Branford',
        url: 'https://www.branford-ct.gov/departments/harbor-master',
      },
    },
  ],
  localAttractions: [
    'A tour boat around the Thimble Islands',
    'Outer Island, part of the Stewart B. McKinney National Wildlife Refuge',
    'Branford Point and its beach',
    'Stony Creek village',
  ],
  insuranceTips: [
    'Send us the mooring number and which side of the islands it is on. The exposure to the south differs from the exposure to the north.',
    'Buy tow coverage with an ungrounding clause. Coming off a rock is often priced as salvage, by the foot or by the hour.',
    'For an island cottage, the rebuilding cost has to include barging materials out. A figure from the mainland is usually too low.',
    'Launches and work skiffs that carry your tenants or builders may count as business use. Tell us what the skiff is used for.',
    'In the river, look at your neighbor’s shore cord as well as your own. Electrical fire is a marina risk, not only a boat’s.',
  ],
  facts: [
    {
      fact: 'Branford has about 20 miles of shore, and its river and harbor hold 1,456 slips and 65 moorings.',
      why: 'With so many boats close together, liability to neighbors matters as much as your own hull.',
      source: {
        title: 'Harbor Master',
        publisher: 'Town of Branford',
        url: 'https://www.branford-ct.gov/departments/harbor-master',
      },
    },
    {
      fact: 'The inner harbor, north of a line from Indian Neck Point to Lovers Island, is a slow, no-wake zone.',
      why: 'You are responsible for damage done by your wake, and a citation would count against you.',
      source: {
        title: 'Harbor Master: Town of Branford Ordinance 126-1',
        publisher: 'Town of Branford',
        url: 'https://www.branford-ct.gov/departments/harbor-master',
      },
    },
    {
      fact: 'Coast Pilots have warned of the rocks among the Thimbles for generations. Use the current Coast Pilot 2 and NOAA chart for their positions.',
      why: 'Ask how a second grounding in five years would affect the renewal.',
      source: {
        title: 'United States Coast Pilot, Atlantic Coast, Section B (1950)',
        publisher: 'U.S. Coast and Geodetic Survey',
      },
    },
    {
      fact: 'By one tour captain’s count, 25 islands are inhabited with 95 homes; nine had electrical power from shore and most used propane.',
      why: 'Propane, solar and generators change a fire application. Send photographs of the installation.',
      source: {
        title: 'Islands of the Sound',
        publisher: 'Hartford Courant',
        url: 'https://www.courant.com/travel/hc-daycation814.artaug14-story.html',
      },
    },
    {
      fact: 'Stony Creek granite, quarried a mile from the village, forms the base of the Statue of Liberty.',
      why: 'A house on granite can still lose its porch, stairs and dock to a surge, and policies limit some of those.',
      source: {
        title: 'Stony Creek',
        publisher: 'New England Boating',
        url: 'https://newenglandboating.com/destinations/stony-creek/',
      },
    },
  ],
  sections: [
    {
      heading: 'The river side',
      paragraphs: [
        'Past Indian Neck the Branford River bends between marshes, and floating docks line both banks to the head of navigation. It is well sheltered from wind. Surge is different: the river rises with the Sound, and a floating dock is safe only as long as its piles are taller than the water.',
        'Before storm season, stand on your finger pier at a spring tide and see how much pile is left above it. Then ask your yard how many boats it can haul in two days, and where you are on its list.',
      ],
    },
    {
      heading: 'The rock side',
      paragraphs: [
        'East of Pine Orchard the chart is full of rocks. Ledges extend from the shore, and past them the islands begin. Stakes and spindles mark some of the passages. A visitor should go slowly there, even with a plotter.',
        'Anchoring among the islands is seldom advised. If you swing on a borrowed mooring, ask its owner in writing what boat it was set for.',
      ],
    },
    {
      heading: 'Insuring a house with water on every side',
      paragraphs: [
        'Fire trucks cannot reach the Thimbles, and that explains most of what an underwriter asks: who watches the house in winter, where the water for a pump comes from, how the gas is shut off, which dock survives a southeaster.',
        'Many standard home insurers decline. Specialty insurers like good records: a caretaker’s log, for example, and proof that the pipes are drained for the winter.',
      ],
    },
  ],
  questions: [
    {
      question: 'Can a Thimble Islands cottage be insured at all?',
      answer:
        'Many are. Expect a specialty insurer, a separate flood application, and detailed questions on fire and winter care. Begin two months before closing, not two weeks.',
    },
    {
      question:
        'My outboard skiff only runs between Stony Creek and our island. Is the homeowners policy enough?',
      answer:
        'It may give a little liability under a certain horsepower and nearly nothing for the boat. A skiff in daily use among rocks should have a policy of its own.',
    },
    {
      question: 'If the marina’s dock breaks loose in a storm, who is responsible for my boat?',
      answer:
        'Read the slip contract. Many leave storm damage to the boat owner and ask for proof of liability coverage as well. We can look through it with you.',
    },
  ],
}
