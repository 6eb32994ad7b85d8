import type { TownTexts } from './town.ts'

export const eastHaven: TownTexts = {
  title: 'East Haven Coastal Home, Flood and Small-Boat Insurance',
  description:
    'At Cosey Beach some two dozen houses were wrecked by Irene in 2011 and others by Sandy a year later. East Haven’s shore is only a few miles, flat and south-facing, with the Farm River’s marsh along the Branford line.',
  metaDescription:
    'Cosey Beach, Momauguin and the Farm River: flood, coastal home and small-boat insurance for East Haven, written around what Irene and Sandy did.',
  riskPoints: [
    'Seas out of the south break directly on Cosey Beach, which has no island or breakwater in front of it.',
    'A house there is struck by moving water and by the wreck of the next house, not just soaked.',
    'Behind the beach, the marsh fills and closes the road while the tide is still rising.',
    'The Farm River has a rocky, crooked mouth and little depth at low water.',
    'With no large marina in town, boats are stored in yards at the height of the surge.',
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
      note: 'The tidal boundary with Branford, sheltered inside and best known by those who grew up on it.',
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
    'In a wave zone the policy should be read for foundation and scour before anything. Ask what is paid if the house stands but the sand under it is gone.',
    'Keep an inventory of the ground-floor enclosure somewhere other than in it. Adjusters in 2011 were handed guesses.',
    'A boat on a trailer in the driveway should leave for high ground with the family. One that floats off in a surge seldom comes to rest whole, or on your own land.',
    'Where a rebuilt house stands on piles, give the broker both certificates, during construction and finished. The rate depends on the second.',
  ],
  facts: [
    {
      fact: 'In August 2011 the mayor reported at least twenty-five homes at Cosey Beach a total loss to Irene.',
      why: 'Irene was a tropical storm by then. By state law a hurricane deductible needs hurricane-force winds somewhere in Connecticut; a named-storm deductible may not.',
      source: {
        title: 'Homes Destroyed, People Missing And 767,000 Without Power After Irene',
        publisher: 'Hartford Courant',
        url: 'https://www.courant.com/weather/hc-xpm-2011-08-28-hc-hurricane-irene-0829-20110828-story.html',
      },
    },
    {
      fact: 'Sandy brought higher water than Irene to this shore but weaker waves, and just two houses were lost outright.',
      why: 'Depth and wave force are separate perils. The flood map’s V and A zones are drawn along that very line.',
      source: {
        title: 'East Haven Weathers Hurricane Sandy’s Wrath',
        publisher: 'East Haven Patch',
      },
    },
    {
      fact: 'A beach club rebuilt to federal standards after Irene, with vents for water to pass, did not lose a wall in Sandy.',
      why: 'Building to the standard is rewarded twice: in the storm, and at each renewal.',
      source: {
        title: 'Along shore, assessing damages and mopping up',
        publisher: 'Connecticut Mirror',
        url: 'https://ctmirror.org/2012/10/30/along-shore-assessing-damages-and-mopping/',
      },
    },
    {
      fact: 'Town officials named Morgan Point, next to New Haven, as the other part hit hard in 2012, with trees and wires down.',
      why: 'Rock keeps that point above most water. Its losses are wind, which the home policy handles under its own deductible.',
      source: {
        title: 'Along shore, assessing damages and mopping up',
        publisher: 'Connecticut Mirror',
        url: 'https://ctmirror.org/2012/10/30/along-shore-assessing-damages-and-mopping/',
      },
    },
    {
      fact: 'The Farm River stayed below flood stage through Sandy, the fire department said.',
      why: 'The shore flooded from the sea alone. A wet inland storm could do the reverse, in streets that Sandy spared.',
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
        'Cosey Beach Avenue is the closest thing this coast has to a test bench. Irene arrived on a Sunday morning with the tide, and its surf took fronts off houses that had stood for decades. Fourteen months later the water stood higher and hit softer. Between those dates some people had rebuilt on piles. Their houses are mostly still there.',
        'An insurance policy for this street should be drawn from that evidence: limits high enough to build new, to code, on deep foundations; living costs for a long absence; contents at what is really kept upstairs. Anything less was tried in 2011.',
      ],
    },
    {
      heading: 'Waves, water, wind',
      paragraphs: [
        'Three causes, three payers, and wreckage that will not say which came first. Where a wall is gone, one adjuster sees surge and another sees gusts. It helps if both policies come through one broker, who has heard the facts from you once and has pictures from before.',
        'Note the kind of wind deductible as well. State law fixes when a hurricane deductible may apply: a hurricane warning for some part of Connecticut, and sustained winds of 74 miles an hour in some part of it (Connecticut General Statutes, section 38a-316a). A named-storm deductible may begin sooner. A percentage of the house’s value is a large number on the morning you learn it.',
      ],
      sources: [
        {
          title: 'Flood Insurance Study, New Haven County, Connecticut',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
    {
      heading: 'Afloat in a town without a port',
      paragraphs: [
        'Skiffs, kayaks, a few moorings behind the rocks: East Haven’s fleet is modest and homemade in spirit. Bigger boats go to Branford or to the harbor next door. If yours does, its policy follows the berth, and the winter yard’s address goes on it too.',
      ],
      points: [
        'Do paddle craft count as watercraft or as belongings on your home form?',
        'Is a rented mooring’s tackle yours to insure?',
        'If a boat in the driveway is flooded, which form answers: boat, home or flood?',
      ],
    },
  ],
  questions: [
    {
      question: 'Can I still buy a home policy on Cosey Beach?',
      answer:
        'Yes, often through specialty markets. They look at piles, roof fastening, opening protection and distance from the water. Expect a wind deductible and a survey.',
    },
    {
      question: 'The seller’s flood policy is cheap. May I take it over?',
      answer:
        'Federal policies can usually be assigned to a buyer, sometimes with a favorable step toward the full rate. Arrange it at closing; afterward it is too late.',
    },
    {
      question: 'Will raising the house another two feet pay for itself?',
      answer:
        'Sometimes. We can price the flood coverage at both heights, so that you and the builder have the yearly difference in front of you.',
    },
    {
      question: 'My kayak was washed away with the shed. Was it covered?',
      answer:
        'Probably not by a flood policy, which pays little for sheds and for what is kept outdoors. A small floater for watercraft closes the gap.',
    },
  ],
}
