import type { TownTexts } from './town.ts'

export const westbrook: TownTexts = {
  title: 'Westbrook Marina and Boat Insurance, Duck Island Roads',
  description:
    'Westbrook’s marinas are up the Patchogue and Menunketesuck Rivers, which share one entrance. Outside, the breakwaters at Duck Island make one of the few harbors of refuge on this part of the shore.',
  metaDescription:
    'Boat and yacht insurance in Westbrook: Duck Island breakwaters, the shoaling Patchogue River entrance, big-yard winter storage and beach houses.',
  riskPoints: [
    'One dredged entrance serves both rivers, and a bar near its buoys grows after every blow.',
    'Large fleets stored side by side ashore share the hazards of fire, stands and wind.',
    'Boulders lie unmarked through Westbrook Harbor, east of the channel.',
    'Stone walls at Duck Island and Kelsey Point hide their own rubble at high water.',
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
      name: 'Pilots Point Marina',
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
    'Duck Island, by dinghy to the anchorage',
    'The Singing Bridge on Route 1',
  ],
  insuranceTips: [
    'Stored on jack stands in a field of several hundred? Leave the storage contract, photographs of the stands and the yard’s own certificate in a file at home.',
    'Anchoring at Duck Island overnight is routine until the wind shifts in the dark. Write the scope you let out in the log; it is read after a dragging claim.',
    'A brokered boat awaiting sale on the hard still needs an owner’s policy. The listing agreement passes very little risk to anybody else.',
    'Marine trades working here as subcontractors should bring certificates naming the yard before the spring rush starts.',
  ],
  facts: [
    {
      fact: 'Three rubble breakwaters form the refuge: 1,100 feet north from Duck Island, nearly half a mile west from it, and 3,750 feet south from Stone Island at Kelsey Point.',
      why: 'They cut the sea and leave the wind. A boat at anchor there is still a boat at anchor.',
      source: {
        title: 'Duck Island Harbor Breakwaters: Construction and Rehabilitation History',
        publisher: 'U.S. Army Coastal Hydraulics Laboratory',
      },
    },
    {
      fact: 'The Coast Pilot describes Westbrook Harbor, east of the Roads, as strewn with unmarked submerged rocks and seldom used as an anchorage.',
      why: 'A shortcut from the beach houses to the channel is where lower units go. Ask how the machinery deductible works.',
      source: {
        title: 'Westbrook, CT: harbor notes from the Coast Pilot',
        publisher: 'US Harbors',
        url: 'https://www.usharbors.com/harbor/connecticut/westbrook-ct/',
      },
    },
    {
      fact: 'Controlling depth in the channel was reported at 4.1 feet in 2010, with shoaling to bare near Buoy 6.',
      why: 'The figure is old and the habit is not. Draft and tide decide whether you can be hauled ahead of weather.',
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
        'Westbrook is a small town with a great many boats. Their owners come from Hartford, from Springfield and from the next street, and many hulls spend half of the year on land here. So half of our conversation is about a boat that is not going anywhere.',
        'Lay-up credits are one subject. Another is the yard contract: who may work on your boat, who insures the sails left in its loft, what the crane operator is liable for. Bring it along. It is two pages and worth ten minutes.',
      ],
    },
    {
      heading: 'In and out by the same door',
      paragraphs: [
        'Approach from the Roads. A light on the west jetty, a run of buoys, then the fork: Menunketesuck to port, Patchogue straight on. Weekend traffic meets there at dead low water in a lane built for half of it.',
        'Because both streams close with fixed bridges, there is no far upper river to hide in. In surge the whole basin comes up together, and piles are the limit. Check the height of yours against the tops of your neighbors’.',
      ],
    },
    {
      heading: 'Using Duck Island well',
      paragraphs: [
        'The breakwaters were built for coasting schooners caught between New Haven and the river. Cruisers now use them for lunch. In settled weather it is quiet. There are gaps between the walls all the same, and wind finds every one.',
        'A few cautions are worth a line. Rock at the foot of a wall extends farther than the wall. Lights mark ends, not middles. And trip lines are cheap where old stone litters the bottom.',
      ],
      sources: [{ title: 'Light List, Volume I', publisher: 'U.S. Coast Guard' }],
    },
    {
      heading: 'Shore lanes',
      paragraphs: [
        'West Beach, Coral Sands, Grove Beach: these are walk-to-the-water streets at little height, backed by the salt meadow and the railroad. Ask for three prices on flood: building alone, contents alone and both, since many summer owners keep hardly anything in the house that would matter.',
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
        'Begin with your own policy, which can look to the yard if its work was at fault. Most storage agreements limit the yard’s duty, so a hull without coverage ashore is a real gap.',
    },
    {
      question: 'I live in Massachusetts and keep the boat in Westbrook. Where do I insure it?',
      answer:
        'Your residence and the berth both go on the form. Out-of-state owners are common here, and the berth weighs more in the rating than the driveway.',
    },
    {
      question: 'Does a harbor of refuge help my insurance?',
      answer:
        'It helps you. No insurer gives a credit for it that we know of, though a written plan with a sensible choice of shelter makes for an easier conversation.',
    },
  ],
}
