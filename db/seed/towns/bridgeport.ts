import type { TownTexts } from './town.ts'

export const bridgeport: TownTexts = {
  title: 'Marine Insurance in Bridgeport, Our Home Port',
  description:
    'Two harbors under one city: the main one with ferries, tugs and a drawbridge, and Black Rock, tucked behind Fayerweather Island and its tower of 1823. A federal tide gauge stands in the main harbor.',
  metaDescription:
    'Our office is in Bridgeport. Boat, commercial and flood insurance for Black Rock, Cedar Creek, the Pequonnock and the main harbor, face to face.',
  riskPoints: [
    'Ferries and barges keep to the dredged channel of the main harbor, and broad flats on both sides leave a small boat little room to step aside.',
    'Black Rock’s entrance is open to the southeast, so a wind from that quarter sends a roll up through the moorings.',
    'Old industrial bulkheads, as on Cedar Creek and the Pequonnock, can shed timber and debris into berths.',
    'Parts of the South End and of the Black Rock shorefront were flooded by Sandy.',
    'Yards near the turnpike are easy to reach by road, for owners and for thieves of outboards alike.',
  ],
  keywords: [
    'marine insurance bridgeport ct',
    'boat insurance black rock',
    'captain’s cove boat insurance',
    'commercial marine insurance bridgeport',
  ],
  availableProducts: [
    { name: 'Commercial marine', path: '/products/commercial-marine', icon: 'Anchor' },
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Home insurance', path: '/products/home-insurance', icon: 'Home' },
    { name: 'Auto insurance', path: '/products/auto-insurance', icon: 'Car' },
    { name: 'Personal watercraft', path: '/products/personal-watercraft', icon: 'LifeBuoy' },
  ],
  marinas: [
    {
      name: 'Captain’s Cove Seaport',
      note: 'Marina and boardwalk on Cedar Creek, at the head of Black Rock Harbor.',
    },
    {
      name: 'Black Rock Yacht Club',
      note: 'On the east side of Grovers Hill, across the harbor from Fayerweather Island.',
    },
    {
      name: 'Fayerweather Yacht Club',
      note: 'A members’ club in Black Rock, begun in 1919, with moorings and a launch.',
    },
    {
      name: 'Bridgeport Harbor Marina',
      note: 'Floating berths at Steelpointe, inside the main harbor.',
    },
  ],
  localAttractions: [
    'Seaside Park, laid out with P. T. Barnum’s land',
    'The walk over the barrier stones to Fayerweather Island Light',
    'St. Mary’s by the Sea in Black Rock',
    'The Port Jefferson ferry, for a crossing without a car',
    'Pleasure Beach, when the city’s water taxi runs',
  ],
  insuranceTips: [
    'Bring the boat to us: Captain’s Cove is in the same city as our desk, and ten minutes on the dock tell us more than a form does.',
    'If you anchor northeast of the Fairfield bar, tell us what scope you lie to. The Coast Pilot gives 18 to 22 feet there, open to the southeast and northeast.',
    'Tug, dredge and dock builders work here all year. Certificates that the port or the city asks for are simpler when the policy was written with them in mind.',
    'Lock the outboard, photograph its serial number, and see that theft from a trailer or a fenced yard is not subject to a forced-entry clause.',
  ],
  facts: [
    {
      fact: 'NOAA’s tide station 8467150 is in Bridgeport Harbor.',
      why: 'When a forecast gives a flood level for the western Sound this is one of the gauges that prove it, and a claim file may quote it.',
      source: {
        title: 'Tide station 8467150, Bridgeport',
        publisher: 'NOAA Center for Operational Oceanographic Products and Services',
      },
    },
    {
      fact: 'In Sandy the gauge recorded a storm surge of 9.8 feet, the second highest in the National Hurricane Center’s report.',
      why: 'It peaked hours before high tide, so the next one can stand higher. Compare your lowest floor with that when you decide on flood insurance.',
      source: {
        title: 'Bridgeport Had Sandy’s 2nd-Highest Storm Surge',
        publisher: 'Hartford Courant',
        url: 'https://www.courant.com/news/connecticut/hc-xpm-2013-02-12-hc-hurricanesandy-lastday-20130212-story.html',
      },
    },
    {
      fact: 'Black Rock Harbor Light on Fayerweather Island, an octagon of stone from 1823, went out of service in the early 1930s.',
      why: 'Relit in 2000 as an ornament, it is no aid to navigation. Penfield Reef Light and the channel buoys are what you steer by.',
      source: {
        title: 'Historic Light Station Information, Connecticut',
        publisher: 'U.S. Coast Guard Historian’s Office',
      },
    },
    {
      fact: 'On the Pequonnock, a 2018 rule asks four hours’ notice for the Metro-North Peck Bridge; since 1999 the Stratford Avenue bridge has asked six on winter nights.',
      why: 'Storm boats cannot expect an opening on the spot, so check the rule now in force. A berth above the bridges needs an earlier plan.',
      source: {
        title:
          'Drawbridge Operation Regulations, Pequonnock River: 64 FR 61521 (1999), 83 FR 3961 (2018)',
        publisher: 'U.S. Coast Guard, Federal Register',
      },
    },
    {
      fact: 'Both harbors have been dredged for commerce; in the main one three anchorages lie inside the breakwaters and the rest is sand flat.',
      why: 'Pleasure craft share anchorages with tows. Show a light, or a collision at night may be laid at your door.',
      source: {
        title: 'Bridgeport, CT: harbor notes from the Coast Pilot',
        publisher: 'US Harbors',
        url: 'https://www.usharbors.com/harbor/connecticut/bridgeport-ct/',
      },
    },
  ],
  sections: [
    {
      heading: 'From our own window',
      paragraphs: [
        'We see the weather that our clients see. When the ferry stops running we know why. That is worth something at claim time.',
        'It also keeps us honest about this city. Bridgeport has working docks that need proper commercial forms, club boats that need nothing fancy, and low streets where flood coverage is not optional in any sense but the legal one.',
      ],
    },
    {
      heading: 'Black Rock and the main harbor, compared',
      paragraphs: [
        'About two miles of shore, much of it Seaside Park, separate them. Black Rock is the sailors’ side, with clubs under the hill and Cedar Creek running up to the seaport. Its guard is a low island, a reef and a bar; nothing stops a southeaster.',
        'The main harbor is better walled. A pair of breakwaters narrows the mouth, and Tongue Point Light stands on the west side. Its hazards are made by people: traffic, wash, submerged piles, a drawbridge that does not lift. New berths at Steelpointe, opened in 2019, have brought yachts to old industrial ground.',
      ],
    },
    {
      heading: 'If your boat works for its living',
      paragraphs: [
        'A launch service, a marine contractor, a lobsterman and a dinner boat are four different risks. Their policies share a skeleton of hull, protection and indemnity, and pollution. Beyond that they part company: passengers, divers, cargo, tools, the crane on deck, the customer’s boat in your slings.',
      ],
      points: [
        'Marina operators: ask about the difference between owning docks and having other people’s boats in your care.',
        'Boatyards on old factory ground: ask about environmental coverage for what was there before you.',
        'Everyone with employees afloat: ask who falls under the Jones Act and who under the Longshore Act.',
      ],
    },
    {
      heading: 'South End, East End, Black Rock',
      paragraphs: [
        'Flood protection for the South End has been designed and argued over since 2012. Until works are finished and the maps redrawn, zones stay as they are. In a house of two or three families each tenant may insure belongings separately, and the owner should count lost rent.',
      ],
      sources: [
        {
          title: 'Resilient Bridgeport: Draft Environmental Impact Statement, January 2019',
          publisher: 'Connecticut Department of Housing',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'May I just walk in?',
      answer: 'Call first. That way the right person is at the desk and not down at a dock.',
    },
    {
      question: 'I live aboard at a Black Rock marina part of the year. Will that void my policy?',
      answer:
        'It can if the insurer was not told. Living aboard changes liability and contents. Some companies accept it with an added premium, others do not, and we know which to ask.',
    },
    {
      question: 'Is storm hauling at a yard here booked through the insurer?',
      answer:
        'No. You book the yard; the insurer may reimburse a share. Put your name on a list in June, since lifts fill the day that a watch is issued.',
    },
  ],
}
