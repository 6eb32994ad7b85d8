import type { TownTexts } from './town.ts'

export const bridgeport: TownTexts = {
  title: 'Marine Insurance in Bridgeport, Our Home Port',
  description:
    'Bridgeport has two harbors: the main one, with ferries, tugs and a drawbridge, and Black Rock, behind Fayerweather Island and its lighthouse of 1823. A federal tide gauge stands in the main harbor.',
  metaDescription:
    'Our office is in Bridgeport. Boat, commercial and flood insurance for Black Rock, Cedar Creek, the Pequonnock and the main harbor, face to face.',
  riskPoints: [
    'Ferries and barges keep to the dredged channel of the main harbor, and broad flats on both sides leave a small boat little room to get out of the way.',
    'Black Rock’s entrance is open to the southeast, so a wind from that quarter sends a roll up through the moorings.',
    'Old industrial bulkheads, as on Cedar Creek and the Pequonnock, can drop timber and debris into the water.',
    'Parts of the South End and of the Black Rock shorefront were flooded by Sandy.',
    'Berths above the bridges on the Pequonnock depend on openings that need notice.',
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
    'Seaside Park, on land given in part by P. T. Barnum',
    'The walk over the barrier stones to Fayerweather Island Light',
    'St. Mary’s by the Sea in Black Rock',
    'The ferry to Port Jefferson',
    'Pleasure Beach, when the city’s water taxi runs',
  ],
  insuranceTips: [
    'Captain’s Cove is in the same city as our office, so you can ask us to look at the boat with you.',
    'The anchorage off Black Rock is open to the southeast and northeast. If you leave the boat there with nobody aboard, check that the policy allows it.',
    'Tug operators, dredgers and dock builders should send us the insurance requirements of the port or the city before the policy is written.',
    'Lock the outboard, photograph its serial number, and ask whether theft from a trailer or a fenced yard requires signs of forced entry.',
  ],
  facts: [
    {
      fact: 'NOAA’s tide station 8467150 is in Bridgeport Harbor.',
      why: 'It is one of the gauges that record how high a storm tide came in the western Sound. Insurers and engineers may refer to it after a flood.',
      source: {
        title: 'Tide station 8467150, Bridgeport',
        publisher: 'NOAA Center for Operational Oceanographic Products and Services',
      },
    },
    {
      fact: 'In Sandy the gauge recorded a storm surge of 9.8 feet, the second highest in the National Hurricane Center’s report.',
      why: 'That is a height above the predicted tide, and it came hours before high tide. To compare a storm with your lowest floor, use a storm tide in NAVD 88, the datum of the flood maps.',
      source: {
        title: 'Bridgeport Had Sandy’s 2nd-Highest Storm Surge',
        publisher: 'Hartford Courant',
        url: 'https://www.courant.com/news/connecticut/hc-xpm-2013-02-12-hc-hurricanesandy-lastday-20130212-story.html',
      },
    },
    {
      fact: 'Black Rock Harbor Light on Fayerweather Island, an octagon of stone from 1823, went out of service in the early 1930s.',
      why: 'It was relit in 2000 but is not an aid to navigation. Steer by Penfield Reef Light and the channel buoys.',
      source: {
        title: 'Historic Light Station Information, Connecticut',
        publisher: 'U.S. Coast Guard Historian’s Office',
      },
    },
    {
      fact: 'On the Pequonnock, a 2018 rule requires four hours’ notice for the Metro-North Peck Bridge; since 1999 the Stratford Avenue bridge has required six on winter nights.',
      why: 'Check the rule now in force, and leave a berth above the bridges early when a storm is forecast.',
      source: {
        title:
          'Drawbridge Operation Regulations, Pequonnock River: 64 FR 61521 (1999), 83 FR 3961 (2018)',
        publisher: 'U.S. Coast Guard, Federal Register',
      },
    },
    {
      fact: 'Both harbors have been dredged for commerce; in the main one three anchorages lie inside the breakwaters and the rest is sand flat.',
      why: 'Pleasure boats share those anchorages with tugs and barges. Show an anchor light: without one, you may be found at fault in a collision.',
      source: {
        title: 'Bridgeport, CT: harbor notes from the Coast Pilot',
        publisher: 'US Harbors',
        url: 'https://www.usharbors.com/harbor/connecticut/bridgeport-ct/',
      },
    },
  ],
  sections: [
    {
      heading: 'Our own city',
      paragraphs: [
        'Our office is here, so these are the docks and streets that we know best.',
        'Bridgeport has working docks that need commercial policies, club boats that need an ordinary boat policy, and low streets where flood insurance deserves a quote even if no lender asks for it.',
      ],
    },
    {
      heading: 'Black Rock and the main harbor, compared',
      paragraphs: [
        'About two miles of shore, much of it Seaside Park, separate them. Black Rock has the yacht clubs, and Cedar Creek leads up to the seaport. A low island, a reef and a bar give it some shelter, but it is open to the southeast.',
        'The main harbor is better protected. Two breakwaters narrow the mouth, and Tongue Point Light stands on the west side. Its hazards are traffic, wakes, old piles and bridges that open only at certain hours. Newer berths at Steelpointe have brought yachts to former industrial land.',
      ],
    },
    {
      heading: 'Working boats and yards',
      paragraphs: [
        'A launch service, a marine contractor, a lobsterman and a dinner boat are four different risks. Their policies have hull, protection and indemnity, and pollution coverage in common. They differ in the rest: passengers, divers, cargo, tools, the crane on deck, a customer’s boat in your slings.',
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
        'Flood protection for the South End has been planned since Sandy. Until it is built and the maps are revised, the flood zones stay as they are. In a house with two or three apartments, each tenant can insure belongings separately. The federal flood policy does not pay the owner for lost rent.',
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
      question: 'Can I come to the office without an appointment?',
      answer: 'Please call first, so that the person you need is in the office.',
    },
    {
      question: 'I live aboard at a Black Rock marina part of the year. Will that void my policy?',
      answer:
        'It can put coverage at risk if the insurer was not told. Living aboard changes liability and contents. Some insurers accept it for an added premium and others do not, so ask before you move aboard.',
    },
    {
      question: 'Is storm hauling at a yard here booked through the insurer?',
      answer:
        'No. You book the yard; the insurer may reimburse a share. Put your name on a list in June, because yards fill up quickly once a watch is issued.',
    },
  ],
}
