import type { TownTexts } from './town.ts'

export const fairfield: TownTexts = {
  title: 'Flood, Home and Boat Insurance in Fairfield and Southport',
  description:
    'Penfield Reef runs more than a mile out from Fairfield Beach to a lighthouse of 1874. West of it is narrow Southport Harbor; behind the beaches lie old marshes, and it was there that Sandy’s water stayed.',
  metaDescription:
    'Fairfield Beach, Southport Harbor and South Benson: plain advice on flood, home and boat insurance from a marine broker one town to the east.',
  riskPoints: [
    'Barrier beach on the seaward side and creeks on the landward side leave the beach district between two waters.',
    'Once over the dunes, a surge is trapped and can stand in the streets until pumps and low tide carry it off.',
    'Penfield Reef is covered for much of the tide and lies squarely between Southport and Bridgeport.',
    'The channel into Southport is a thin thread between flats, with the bar and a southwest chop at its mouth.',
    'Summer tenants and winter students occupy many beach houses, which changes what a home policy will accept.',
  ],
  keywords: [
    'fairfield beach flood insurance',
    'southport harbor boat insurance',
    'fairfield ct home insurance',
    'south benson marina insurance',
  ],
  availableProducts: [
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Home insurance', path: '/products/home-insurance', icon: 'Home' },
    { name: 'Waterfront property', path: '/products/waterfront-property', icon: 'Home' },
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    { name: 'Auto insurance', path: '/products/auto-insurance', icon: 'Car' },
  ],
  marinas: [
    {
      name: 'South Benson Marina',
      note: 'The town basin by Jennings Beach, opening on Ash Creek.',
      source: {
        title: 'Irene Lashes Fairfield, Leaves Her Mark',
        publisher: 'Mike Lauterborn',
      },
    },
    {
      name: 'Southport Harbor',
      note: 'The mouth of the Mill River, a long pocket of moorings under a village of captains’ houses.',
      source: {
        title: 'United States Coast Pilot 2, Western Long Island Sound',
        publisher: 'NOAA Office of Coast Survey',
      },
    },
    {
      name: 'Pequot Yacht Club',
      note: 'Old sailing club on the west side of Southport Harbor.',
    },
    {
      name: 'Ye Yacht Yard',
      note: 'Town landing and small-boat facility in Southport.',
    },
  ],
  localAttractions: [
    'Jennings Beach, the broad town strand',
    'Penfield Beach and its rebuilt pavilion',
    'Ash Creek Open Space beside South Benson',
    'Southport’s waterfront historic district',
  ],
  insuranceTips: [
    'Start the flood conversation with the furnace, the electrical panel and the water heater. Federal coverage in a basement is a short list, and finished rooms are not on it.',
    'Tell your home insurer about seasonal leases. A house rented to students from September and to families in July is not an owner-occupied risk.',
    'Owners at South Benson should store keys and registration off the boat: in a flood the parking lot is under water before the docks are.',
    'Ask for loss-of-use coverage with enough months in it. After a town-wide flood, contractors and rentals are both scarce.',
  ],
  facts: [
    {
      fact: 'Penfield Reef Light was built in 1874 as a granite house with a mansard roof, one of the last of its kind.',
      why: 'The keepers are gone and the reef is not. Passing between the tower and the beach is a gamble with a lower unit.',
      source: {
        title: 'Penfield Reef Lighthouse (1874)',
        publisher: 'Historic Buildings of Connecticut',
      },
    },
    {
      fact: 'After Sandy the town counted about a thousand homes damaged by flood, five thousand people evacuated and six houses washed out to sea.',
      why: 'Few losses of that kind are total. Most are three wet feet on a ground floor, which is where policy wording counts.',
      source: {
        title: '2012 in Review: Superstorm Sandy',
        publisher: 'Connecticut Magazine',
      },
    },
    {
      fact: 'Over 3,800 homes, or 15 percent, stand on coastal floodplain that was largely tidal marsh.',
      why: 'That includes streets from which you cannot see the Sound. A view is not what decides your zone.',
      source: {
        title: 'Resilient Beaches, Coastline and Rivers',
        publisher: 'Sustainable Fairfield',
        url: 'https://sustainablefairfield.org/resilient-beaches-coastline-and-rivers',
      },
    },
    {
      fact: 'Storm drains in the flat part of town cannot empty until the tide falls, so rain adds to whatever the Sound has brought.',
      why: 'Water backing up through a drain is its own exclusion on a home policy, and its own inexpensive endorsement.',
      source: {
        title: 'How Does Fairfield Flood?',
        publisher: 'Fairfield Museum and History Center',
      },
    },
    {
      fact: 'Irene, the year before, took two houses into the water and floated boats at South Benson above the level of the road.',
      why: 'Dock lines tended for a normal rise are too short then. Long spring lines and tall pilings save more hulls than any clause does.',
      source: {
        title: 'Irene Lashes Fairfield, Leaves Her Mark',
        publisher: 'Mike Lauterborn',
      },
    },
  ],
  sections: [
    {
      heading: 'A town that keeps its water',
      paragraphs: [
        'Walk inland from Penfield Beach and the ground drops. That is the whole trouble. Pine Creek is on one hand, Ash Creek on the other, and the old marsh in the middle now has street names. In October 2012 the tide came over, found no way back, and stayed.',
        'Reading a policy for this district starts with definitions. Surface water, tidal water and mudflow are flood. A burst pipe upstairs is not. A sump that fails because the power is out may be neither, until you add it. We go down the list with you, because adjusters do.',
      ],
    },
    {
      heading: 'Raised houses, older houses',
      paragraphs: [
        'Two kinds of home now stand side by side on the beach roads. The lifted ones have vents, breakaway walls and stairs to the first floor. Their flood premium can be a fraction of the neighbor’s, provided that the paperwork reached the insurer. Plenty of it never did.',
        'The low ones need honesty about value. If the structure is substantially damaged it may have to be raised before anybody lives in it again. The federal policy carries a capped sum toward that. A private form may carry more, or none.',
      ],
      sources: [
        {
          title: 'Flood Insurance Study, Fairfield County, Connecticut',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
    {
      heading: 'By boat',
      paragraphs: [
        'Southport is as pretty as harbors come and no deeper than it must be. Visitors leave the channel to admire the houses and stay for six hours. South Benson is handier, busier and lower. Leaving either one for the east, you go around Penfield Reef, all of it.',
        'Claims from these berths run to propellers, bow rails and lightning. Ask how your policy settles electronics: agreed value for the boat can still mean depreciation for the plotter.',
      ],
    },
  ],
  questions: [
    {
      question: 'I own a beach house and live there only from May to September. What changes?',
      answer:
        'Seasonal use is an insurable fact, not a fault. The insurer will ask about heat, water shut-off and who looks in. The federal flood program also adds a surcharge for homes that are not a primary residence.',
    },
    {
      question: 'How long before a flood policy starts?',
      answer:
        'The federal program has a waiting period of thirty days, with exceptions such as a loan closing. Private flood may begin sooner. Neither starts usefully with a storm already named.',
    },
    {
      question: 'Our insurer has left the shore. Can a broker still place us?',
      answer:
        'Usually, though terms differ from what you had. Shutters, a newer roof and a raised utility room open doors, so list every improvement since 2012.',
    },
  ],
}
