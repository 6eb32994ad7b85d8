import type { TownTexts } from './town.ts'

export const branford: TownTexts = {
  title: 'Boat and Coastal Insurance in Branford and the Thimbles',
  description:
    'Branford keeps its marinas in the Branford River and its rocks outside: the Thimble Islands off Stony Creek are pink granite, some no larger than the house they carry.',
  metaDescription:
    'Insurance for Branford boats, island cottages and shore homes: granite ledges, a crowded river, Stony Creek at low tide and Route 146 in a surge.',
  riskPoints: [
    'Granite does not give. Touching bottom around the Thimbles opens a hull where mud would only hold it.',
    'Well over a thousand slips share one river, so fire and dock failure spread from boat to boat.',
    'Short Beach, Indian Neck and Pine Orchard look south and take weather from that side unbroken.',
    'Island houses have no road: every plumber, fire pump and shingle arrives by boat.',
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
      limits: 'No more than three and a half feet alongside at low tide.',
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
    'Send us the mooring number and which side of the islands it lies on. North of the islands and south of them are two different seas.',
    'Buy tow coverage with an ungrounding clause. Coming off a rock is often priced as salvage, by the foot or by the hour.',
    'For an island cottage, insure the cost of barging materials out. A mainland rebuilding figure will fall short.',
    'Launches and work skiffs that carry your tenants or builders may count as business use. Describe every trip the skiff makes.',
    'In the river, look at your neighbor’s shore cord as well as your own. Electrical fire is a marina risk, not only a boat’s.',
  ],
  facts: [
    {
      fact: 'Branford’s harbormaster has about 20 miles of shore, and the river and harbor hold 1,456 slips and 65 moorings.',
      why: 'So many boats so close together makes liability to neighbors as weighty as your own hull.',
      source: {
        title: 'Harbor Master',
        publisher: 'Town of Branford',
        url: 'https://www.branford-ct.gov/departments/harbor-master',
      },
    },
    {
      fact: 'The inner harbor, north of a line from Indian Neck Point to Lovers Island, is a slow, no-wake zone.',
      why: 'Damage done by your wake is yours to answer for. A citation makes the argument short.',
      source: {
        title: 'Harbor Master: Town of Branford Ordinance 126-1',
        publisher: 'Town of Branford',
        url: 'https://www.branford-ct.gov/departments/harbor-master',
      },
    },
    {
      fact: 'Federal pilot books have warned of the rocks among the Thimbles for generations. The current Coast Pilot 2 and NOAA chart show those of today.',
      why: 'Owners who know the place still hit them. Ask how a second grounding in five years would be seen at renewal.',
      source: {
        title: 'United States Coast Pilot, Atlantic Coast, Section B (1950)',
        publisher: 'U.S. Coast and Geodetic Survey',
      },
    },
    {
      fact: 'By one tour captain’s count, 25 islands are inhabited with 95 homes; nine had electrical power from shore and most used propane.',
      why: 'Propane, solar and generators change a fire application. Photographs of the installation help more than adjectives.',
      source: {
        title: 'Islands of the Sound',
        publisher: 'Hartford Courant',
        url: 'https://www.courant.com/travel/hc-daycation814.artaug14-story.html',
      },
    },
    {
      fact: 'Stony Creek granite, quarried a mile from the village, forms the base of the Statue of Liberty.',
      why: 'Foundations of it stand up to surge very well. What is bolted on top of them is another matter, and it is what you insure.',
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
        'Turn in past Indian Neck and the Sound is gone within minutes. The Branford River bends, marsh closes around it, and floating docks line both banks to the head of navigation. It is good shelter from wind. Surge is different: the river rises with the Sound, and a floating dock is safe only as long as its piles are taller than the water.',
        'Before storm season, stand on your finger pier at a spring tide and see how much pile is left above it. Then think what a yard crew could haul in two days with this many customers.',
      ],
    },
    {
      heading: 'The rock side',
      paragraphs: [
        'East of Pine Orchard the chart fills with crosses. Ledges reach out from the shore, and past them the islands begin. Stakes, spindles and memory mark the passages. Plotter in hand, a stranger at half tide can still find the one boulder.',
        'Anchoring among the islands is seldom advised. If you swing on a borrowed mooring, ask its owner in writing what boat it was set for.',
      ],
    },
    {
      heading: 'Insuring a house with water on every side',
      paragraphs: [
        'Fire trucks do not reach the Thimbles. That single sentence explains most of what an underwriter asks: who watches the house in winter, where the water for a pump comes from, how the gas is shut off, which dock survives a southeaster.',
        'Most standard home insurers decline. Specialty insurers exist, and they like good records: a caretaker’s log, and pipes drained by November, go far.',
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
        'It may give a little liability under a certain horsepower and nearly nothing for the boat. A skiff that works daily through rocks earns its own policy.',
    },
    {
      question: 'If the marina’s dock breaks loose in a storm, who is responsible for my boat?',
      answer:
        'Read the slip contract. Most of them put storm loss on the boat owner and ask for proof of liability coverage as well. We will gladly look through it with you.',
    },
  ],
}
