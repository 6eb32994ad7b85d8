import type { TownTexts } from './town.ts'

export const eastHaven: TownTexts = {
  title: 'East Haven Coastal Home, Flood and Small-Boat Insurance',
  description:
    'At Cosey Beach some two dozen houses were wrecked by Irene in 2011 and others by Sandy a year later. East Haven’s shore is only a few miles, flat and south-facing, with the Farm River’s marsh along the Branford line.',
  metaDescription:
    'Cosey Beach, Momauguin and the Farm River: flood, coastal home and small-boat insurance for East Haven, written around what Irene and Sandy did.',
  riskPoints: [
    'Seas out of the south break directly on Cosey Beach, which has no island or breakwater in front of it.',
    'Houses there can be hit by waves and by debris from other houses.',
    'Behind the beach, the marsh fills and closes the road while the tide is still rising.',
    'The Farm River has a rocky, crooked mouth and little depth at low water.',
    'There is no large marina in town, so many boats are stored in yards that a surge can reach.',
  ],
  keywords: [
    'east haven flood insurance',
    'cosey beach home insurance',
    'farm river boat insurance',
    'coastal home insurance east haven ct',
  ],
  availableProducts: [
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Waterfront property', path: '/products/waterfront-property', icon: 'Home' },
    { name: 'Home insurance', path: '/products/home-insurance', icon: 'Home' },
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    { name: 'Personal watercraft', path: '/products/personal-watercraft', icon: 'LifeBuoy' },
  ],
  marinas: [
    {
      name: 'Farm River',
      note: 'The tidal boundary with Branford, sheltered inside, with an entrance that calls for local knowledge.',
      source: {
        title: 'United States Coast Pilot 2, Eastern Long Island Sound',
        publisher: 'NOAA Office of Coast Survey',
      },
    },
    {
      name: 'Farm River State Park',
      note: 'State land on the west bank, where paddlers put in.',
      source: {
        title: 'Connecticut Coastal Access Guide',
        publisher: 'Connecticut Department of Energy and Environmental Protection',
      },
    },
    {
      name: 'New Haven Harbor',
      note: 'Just west around Lighthouse Point, the nearest deep shelter with yards and haul-out.',
    },
    {
      name: 'Branford Harbor',
      note: 'The next harbor to the east, where many East Haven owners keep larger boats.',
    },
  ],
  localAttractions: [
    'East Haven Town Beach at Momauguin',
    'The trolley museum, whose line skirts the Farm River marsh',
    'Farm River State Park and its granite ledges',
  ],
  insuranceTips: [
    'In a wave zone, read first what the policy says about the foundation and scour. Ask what it pays if the house stands but the sand under it is gone.',
    'Keep a list, with photographs, of what is in the ground-floor enclosure, and keep it somewhere else. Ask which of it the flood policy insures at all.',
    'Before a surge, move a boat on its trailer from the driveway to high ground.',
    'If a rebuilt house stands on piles, send us the elevation certificate of the finished building. The federal program does not require one, but it may lower the premium.',
  ],
  facts: [
    {
      fact: 'In August 2011 the mayor reported at least twenty-five homes at Cosey Beach a total loss to Irene.',
      why: 'Irene was a tropical storm by then, and some insurers applied hurricane deductibles all the same. A state law of 2012 now limits when they may.',
      source: {
        title: 'Homes Destroyed, People Missing And 767,000 Without Power After Irene',
        publisher: 'Hartford Courant',
        url: 'https://www.courant.com/weather/hc-xpm-2011-08-28-hc-hurricane-irene-0829-20110828-story.html',
      },
    },
    {
      fact: 'Sandy brought higher water than Irene to this shore but weaker waves, and just two houses were lost outright.',
      why: 'Depth and wave force do different damage. That is the difference between the flood map’s A zones and its V zones, where high waves are expected.',
      source: {
        title: 'East Haven Weathers Hurricane Sandy’s Wrath',
        publisher: 'East Haven Patch',
      },
    },
    {
      fact: 'A beach club rebuilt to federal standards after Irene, with vents for water to pass, did not lose a wall in Sandy.',
      why: 'Flood vents and a raised floor can also lower the flood premium.',
      source: {
        title: 'Along shore, assessing damages and mopping up',
        publisher: 'Connecticut Mirror',
        url: 'https://ctmirror.org/2012/10/30/along-shore-assessing-damages-and-mopping/',
      },
    },
    {
      fact: 'Town officials named Morgan Point, next to New Haven, as the other part hit hard in 2012, with trees and wires down.',
      why: 'That damage came from wind, which the home policy handles under its own deductible.',
      source: {
        title: 'Along shore, assessing damages and mopping up',
        publisher: 'Connecticut Mirror',
        url: 'https://ctmirror.org/2012/10/30/along-shore-assessing-damages-and-mopping/',
      },
    },
    {
      fact: 'The Farm River stayed below flood stage through Sandy, the fire department said.',
      why: 'The shore flooded from the sea alone. Heavy rain inland could flood other streets.',
      source: {
        title: 'East Haven Weathers Hurricane Sandy’s Wrath',
        publisher: 'East Haven Patch',
      },
    },
  ],
  sections: [
    {
      heading: 'What two storms taught one street',
      paragraphs: [
        'Cosey Beach Avenue was hit twice in fourteen months. Irene came on a Sunday morning with the tide, and its waves wrecked houses that had stood for decades. In Sandy the water was higher and the waves were weaker.',
        'For a house on this street, ask for limits high enough to build new, to code, on deep foundations; for living expenses during a long absence, which the federal flood policy does not pay; and for a contents limit that fits what you keep there.',
      ],
    },
    {
      heading: 'Waves, water, wind',
      paragraphs: [
        'After a storm it is hard to tell what waves, rising water and wind each did, and different policies pay for them. Where a wall is gone, one adjuster may see surge and another wind. It helps if one broker has both policies and pictures from before the storm.',
        'Note the kind of wind deductible as well. Since 2012 state law has fixed when the hurricane deductible of a home or condominium association policy may apply: there has to be a hurricane warning for some part of Connecticut, and sustained winds of 74 miles an hour or more in some part of it (Connecticut General Statutes, section 38a-316a). Sandy did not meet that test. Ask whether your policy has any other wind deductible, for example for a named storm, and work out the percentage in dollars.',
      ],
      sources: [
        {
          title: 'Flood Insurance Study, New Haven County, Connecticut',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
    {
      heading: 'Boats in a town without a harbor',
      paragraphs: [
        'East Haven’s boats are mostly skiffs and kayaks. Larger ones are often kept in Branford or New Haven. If yours is, the policy needs the address of that berth, and of the winter yard too.',
      ],
      points: [
        'Do paddle craft count as watercraft or as belongings on your home form?',
        'Is a rented mooring’s tackle yours to insure?',
        'If a boat in the driveway is flooded, which policy pays: boat, home or flood?',
      ],
    },
  ],
  questions: [
    {
      question: 'Can I still buy a home policy on Cosey Beach?',
      answer:
        'Often, sometimes through specialty insurers. They look at piles, roof fastening, opening protection and distance from the water, and usually inspect the house. If nobody else will insure it, ask about the Connecticut FAIR Plan.',
    },
    {
      question: 'The seller’s flood policy is cheap. May I take it over?',
      answer:
        'A federal policy can usually be assigned to the buyer, which may preserve a premium that is still below the full rate. Arrange it for the closing.',
    },
    {
      question: 'Will raising the house another two feet pay for itself?',
      answer:
        'Sometimes. We can ask for the flood premium at both heights, so that you and the builder can compare.',
    },
    {
      question: 'My kayak was washed away with the shed. Was it covered?',
      answer:
        'Probably not by a flood policy, which pays little for sheds and for what is kept outdoors. Ask about adding it to a home or boat policy.',
    },
  ],
}
