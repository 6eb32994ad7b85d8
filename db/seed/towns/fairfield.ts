import type { TownTexts } from './town.ts'

export const fairfield: TownTexts = {
  title: 'Flood, Home and Boat Insurance in Fairfield and Southport',
  description:
    'Penfield Reef runs more than a mile out from Fairfield Beach to a lighthouse of 1874. West of it is narrow Southport Harbor. Much of the beach district stands on former marsh, which Sandy flooded.',
  metaDescription:
    'Fairfield Beach, Southport Harbor and South Benson: plain advice on flood, home and boat insurance from a marine broker one town to the east.',
  riskPoints: [
    'The beach district has the Sound on one side and tidal creeks on the other.',
    'Once over the dunes, a surge is trapped and can stand in the streets until pumps and low tide carry it off.',
    'Penfield Reef is covered for much of the tide and lies squarely between Southport and Bridgeport.',
    'The channel into Southport is narrow, with flats on both sides and a bar at its mouth.',
    'Many beach houses are rented to summer tenants and to students in winter, which an ordinary home policy may not accept.',
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
      note: 'The mouth of the Mill River, long and narrow, with moorings beside the old village.',
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
    'Jennings Beach, the broad town beach',
    'Penfield Beach and its rebuilt pavilion',
    'Ash Creek Open Space beside South Benson',
    'Southport’s waterfront historic district',
  ],
  insuranceTips: [
    'Tell us where the furnace, the electrical panel and the water heater are. In a basement the federal policy insures a short list of items, and finished walls and floors are not on it.',
    'Tell your home insurer about seasonal leases. A house rented to students from September and to families in July is not an owner-occupied risk.',
    'Owners at South Benson should keep the keys and the registration off the boat. In a flood you may not be able to reach it.',
    'Ask for loss-of-use coverage with enough months in it. After a town-wide flood, contractors and rentals are both scarce.',
  ],
  facts: [
    {
      fact: 'Penfield Reef Light was built in 1874 as a granite house with a mansard roof, one of the last of its kind.',
      why: 'At high tide the reef is covered, and boats that pass between the light and the beach can strike it.',
      source: {
        title: 'Penfield Reef Lighthouse (1874)',
        publisher: 'Historic Buildings of Connecticut',
      },
    },
    {
      fact: 'After Sandy the town counted about a thousand homes damaged by flood, five thousand people evacuated and six houses washed out to sea.',
      why: 'Most of those homes were damaged and not destroyed. Ask how your policy pays for a flooded ground floor.',
      source: {
        title: '2012 in Review: Superstorm Sandy',
        publisher: 'Connecticut Magazine',
      },
    },
    {
      fact: 'Over 3,800 homes, or 15 percent of the town’s, stand on coastal floodplain that was largely tidal marsh.',
      why: 'That includes streets from which you cannot see the Sound. Look up the zone of your own address.',
      source: {
        title: 'Resilient Beaches, Coastline and Rivers',
        publisher: 'Sustainable Fairfield',
        url: 'https://sustainablefairfield.org/resilient-beaches-coastline-and-rivers',
      },
    },
    {
      fact: 'Storm drains in the flat part of town cannot empty until the tide falls, so rain adds to whatever the Sound has brought.',
      why: 'Home policies usually exclude water that backs up through a drain. An endorsement can often add it, with a limit of its own.',
      source: {
        title: 'How Does Fairfield Flood?',
        publisher: 'Fairfield Museum and History Center',
      },
    },
    {
      fact: 'Irene, the year before, swept two houses into the water and floated boats at South Benson above the level of the road.',
      why: 'Dock lines set for a normal tide are too short for that. Ask what your policy requires you to do before a storm.',
      source: {
        title: 'Irene Lashes Fairfield, Leaves Her Mark',
        publisher: 'Mike Lauterborn',
      },
    },
  ],
  sections: [
    {
      heading: 'Low ground behind the beach',
      paragraphs: [
        'Inland from Penfield Beach the ground drops. Pine Creek is on one side and Ash Creek on the other, and the old marsh between them has been built up. In October 2012 the tide came over the beach and could not drain away.',
        'Reading a policy for this district starts with definitions. Surface water, tidal water and mudflow are flood. A burst pipe upstairs is not. A sump that fails because the power is out may be covered by neither policy unless you add it. We go through that list with you.',
      ],
    },
    {
      heading: 'Raised houses, older houses',
      paragraphs: [
        'Raised and older houses stand side by side on the beach roads. A raised house may have flood vents, breakaway walls and machinery above the first floor. The federal program now prices each building by its own features, so make sure that the insurer knows about them.',
        'For a house that has not been raised, ask about substantial damage. In a mapped flood hazard area, if repairs would cost half of the building’s value or more, it may have to be raised. The federal policy pays up to $30,000 toward that. A private policy may pay more, or nothing.',
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
        'Southport Harbor has little water outside its channel, and visitors who leave it run aground. Penfield Reef is between Southport and South Benson. A boat bound from one to the other, or from South Benson to the west, has to go around all of it.',
        'Ask how your policy settles electronics. Agreed value for the boat can still mean depreciation for the plotter.',
      ],
    },
  ],
  questions: [
    {
      question: 'I own a beach house and live there only from May to September. What changes?',
      answer:
        'A seasonal house can be insured, but not as a primary residence. The insurer will ask about heat, the water shut-off and who checks the house. The federal flood program also adds a surcharge for homes that are not a primary residence.',
    },
    {
      question: 'How long before a flood policy starts?',
      answer:
        'The federal program has a waiting period of thirty days, with exceptions such as a loan closing. Private flood insurance may begin sooner. Do not wait for a forecast: many insurers stop writing new policies once a storm is on the way.',
    },
    {
      question: 'Our insurer has left the shore. Can a broker still place us?',
      answer:
        'Often, though the terms may differ from what you had. Shutters, a newer roof and a raised utility room help, so list every improvement since 2012.',
    },
  ],
}
