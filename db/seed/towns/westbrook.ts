import type { TownTexts } from './town.ts'

export const westbrook: TownTexts = {
  title: 'Westbrook Marina and Boat Insurance, Duck Island Roads',
  description:
    'Westbrook’s marinas are up the Patchogue and Menunketesuck Rivers, which share one entrance. Outside, the breakwaters at Duck Island make one of the few harbors of refuge on this part of the shore.',
  metaDescription:
    'Boat and yacht insurance in Westbrook: Duck Island breakwaters, the shoaling Patchogue River entrance, big-yard winter storage and beach houses.',
  riskPoints: [
    'One dredged entrance serves both rivers, and a bar near its buoys grows in storms.',
    'Large fleets stored side by side ashore share the hazards of fire, stands and wind.',
    'Boulders lie unmarked through Westbrook Harbor, east of the channel.',
    'At high water the rubble around the breakwaters at Duck Island and Kelsey Point is hidden.',
    'Fixed road bridges stop masts early on both streams, so the sailing fleet crowds the lower reaches.',
  ],
  keywords: [
    'Westbrook CT boat insurance',
    'Duck Island anchorage',
    'Patchogue River marina insurance',
    'winter boat storage insurance Westbrook',
  ],
  availableProducts: [
    { name: 'Yacht insurance', path: '/products/yacht-insurance', icon: 'Ship' },
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'LifeBuoy' },
    { name: 'Commercial marine', path: '/products/commercial-marine', icon: 'Anchor' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Home insurance', path: '/products/home-insurance', icon: 'Home' },
  ],
  marinas: [
    {
      name: 'Safe Harbor Pilots Point',
      note: 'A very large marina and storage yard with basins off the Patchogue and Menunketesuck.',
    },
    {
      name: 'Pier 76 Marina',
      note: 'Slips and service on the Patchogue River.',
    },
    {
      name: 'Duck Island Yacht Club',
      note: 'A members’ club in the river, named for the island outside.',
    },
    {
      name: 'Duck Island Roads',
      note: 'The breakwater anchorage between Menunketesuck Island and Kelsey Point, with no services at all.',
      source: {
        title: 'Westbrook, CT: harbor notes from the Coast Pilot',
        publisher: 'US Harbors',
        url: 'https://www.usharbors.com/harbor/connecticut/westbrook-ct/',
      },
    },
  ],
  localAttractions: [
    'Westbrook Town Beach (West Beach)',
    'Salt Meadow Unit, Stewart B. McKinney National Wildlife Refuge',
    'Duck Island from the anchorage; the State closes it to landing while birds nest',
    'The Singing Bridge on Route 1',
  ],
  insuranceTips: [
    'If your boat winters on jack stands in one of the large yards, keep the storage contract, photographs of the stands and the yard’s insurance certificate at home.',
    'Boats often anchor at Duck Island overnight, but the wind can shift in the dark. Note the scope in the log; it helps after a dragging claim.',
    'A boat that waits for sale with a broker still needs its owner’s policy. The listing agreement passes very little risk to anybody else.',
    'Marine trades working here as subcontractors should bring certificates naming the yard before the spring rush starts.',
  ],
  facts: [
    {
      fact: 'Three rubble breakwaters form the refuge: 1,100 feet north from Duck Island, about half a mile west from it, and 3,750 feet south from Stone Island at Kelsey Point.',
      why: 'They reduce the waves but not the wind. Ask whether your policy covers a boat left at anchor there with nobody aboard.',
      source: {
        title: 'Duck Island Harbor Breakwaters: Construction and Rehabilitation History',
        publisher: 'U.S. Army Coastal Hydraulics Laboratory',
      },
    },
    {
      fact: 'The Coast Pilot describes Westbrook Harbor, east of the Roads, as strewn with unmarked submerged rocks and seldom used as an anchorage.',
      why: 'A shortcut from the beaches to the channel can cost a lower unit. Ask which deductible applies to machinery.',
      source: {
        title: 'Westbrook, CT: harbor notes from the Coast Pilot',
        publisher: 'US Harbors',
        url: 'https://www.usharbors.com/harbor/connecticut/westbrook-ct/',
      },
    },
    {
      fact: 'Controlling depth in the channel was reported at 4.1 feet in 2010, with shoaling to bare near Buoy 6.',
      why: 'The figure is old, but the entrance still shoals between dredgings. Draft and tide decide whether you can be hauled ahead of a storm.',
      source: {
        title: 'Westbrook, CT: harbor notes from the Coast Pilot',
        publisher: 'US Harbors',
        url: 'https://www.usharbors.com/harbor/connecticut/westbrook-ct/',
      },
    },
    {
      fact: 'In the summer of 2011 the Corps of Engineers’ dredge Currituck came to clear shoals from the entrance.',
      why: 'Years can pass between dredgings, so ask the yard for the depth at low water before you buy a deeper boat.',
      source: {
        title: 'Currituck Returns to Clear Westbrook, Clinton Harbors',
        publisher: 'The Day',
        url: 'https://www.theday.com/article/20110629/NWS01/306309978/-1/rssharbornews',
      },
    },
    {
      fact: 'A six-mile-an-hour limit is enforced on both rivers.',
      why: 'With hundreds of boats berthed a few feet from the fairway, a speeding citation would weigh in any dispute over wake.',
      source: {
        title: 'Westbrook, CT: harbor notes from the Coast Pilot',
        publisher: 'US Harbors',
        url: 'https://www.usharbors.com/harbor/connecticut/westbrook-ct/',
      },
    },
  ],
  sections: [
    {
      heading: 'A boatyard town',
      paragraphs: [
        'Westbrook is a small town with a great many boats. Their owners come from Hartford, from Springfield and from the next street, and many boats spend half of the year on land here. Coverage ashore therefore matters as much as coverage afloat.',
        'Lay-up credits are one subject. Another is the yard contract: who may work on your boat, who insures the sails left in its loft, what the crane operator is liable for. Send it to us with your quote request.',
      ],
    },
    {
      heading: 'One entrance for two rivers',
      paragraphs: [
        'Coming from the Roads you pass the light on the west jetty and a run of buoys, and then the channel forks: the Menunketesuck to port, the Patchogue straight on. Weekend traffic meets there, and at low water there is little room.',
        'Because both streams close with fixed bridges, a sailboat cannot shelter far upstream. In a surge the whole basin rises together, so check how much of your piles is left above a very high tide.',
      ],
    },
    {
      heading: 'Using Duck Island well',
      paragraphs: [
        'The breakwaters were built for coasting schooners caught between New Haven and the river. Cruising boats now anchor behind them. In settled weather it is quiet, but there are gaps between the breakwaters, and they do not stop the wind.',
        'Rock at the foot of a breakwater extends beyond what you see, and the lights mark only the ends. A trip line on the anchor is useful where old stone lies on the bottom.',
      ],
      sources: [{ title: 'Light List, Volume I', publisher: 'U.S. Coast Guard' }],
    },
    {
      heading: 'The beach streets',
      paragraphs: [
        'West Beach, Coral Sands, Grove Beach: these are low streets close to the water, with the salt meadow and the railroad behind them. Ask for three prices on flood: building alone, contents alone and both, since many summer owners keep hardly anything in the house that would matter.',
      ],
      sources: [
        {
          title: 'Flood Insurance Study, Middlesex County, Connecticut',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'If my boat falls off its stands in the yard, is that my claim or theirs?',
      answer:
        'Report it to your own insurer, which may then seek recovery from the yard. Most storage agreements limit what the yard owes, so make sure that your policy covers the boat ashore.',
    },
    {
      question: 'I live in Massachusetts and keep the boat in Westbrook. Where do I insure it?',
      answer:
        'Your residence and the berth both go on the form. Out-of-state owners are common here, and the berth usually matters more to the rate than the home address.',
    },
    {
      question: 'Does a harbor of refuge help my insurance?',
      answer:
        'Not directly. We know of no insurer that gives a credit for it, but some ask for a written storm plan, and a sensible choice of shelter belongs in it.',
    },
  ],
}
