import type { TownTexts } from './town.ts'

export const newHaven: TownTexts = {
  title: 'New Haven Harbor Insurance for Yachts, Workboats and Wharves',
  description:
    'Three detached breakwaters lie across the mouth of New Haven’s two-mile-wide bay, and deep-draft tankers come in between them. Pleasure craft keep to City Point, Morris Cove and the Quinnipiac above the bridges.',
  metaDescription:
    'A commercial port with breakwaters, bridges and oyster ground: boat, cargo-side and shore insurance in New Haven, from City Point to Morris Cove.',
  riskPoints: [
    'Tankers in the main channel cannot stop or turn aside, and by the rules of the road the small boat must not impede them.',
    'Morris Cove is comfortable until the wind comes west or south, when an anchored boat finds the beach close astern.',
    'Fuel terminals line the east side, so a spill, a fire or a security zone can shut the upper harbor.',
    'The flats south of Long Wharf shoal gradually, and boats that leave the channel there can run aground.',
    'Behind Long Wharf the highway and the rail yard stand on low filled land.',
  ],
  keywords: [
    'new haven boat insurance',
    'new haven harbor commercial marine insurance',
    'morris cove home insurance',
    'city point marina insurance',
  ],
  availableProducts: [
    { name: 'Commercial marine', path: '/products/commercial-marine', icon: 'Anchor' },
    { name: 'Yacht insurance', path: '/products/yacht-insurance', icon: 'Ship' },
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Auto insurance', path: '/products/auto-insurance', icon: 'Car' },
  ],
  marinas: [
    {
      name: 'City Point',
      note: 'The old oystermen’s quarter on the west side, now with yacht berths and the Sound School.',
      source: {
        title: 'Harborside Trail',
        publisher: 'City of New Haven',
      },
    },
    {
      name: 'Morris Cove',
      note: 'An anchorage east of the channel, just above Lighthouse Point.',
      source: {
        title: 'New Haven, CT',
        publisher: 'US Harbors',
        url: 'https://www.usharbors.com/harbor/connecticut/new-haven-ct/',
      },
    },
    {
      name: 'Quinnipiac River',
      note: 'Berths and oyster docks at Fair Haven, above the Tomlinson and Ferry Street bridges.',
    },
    {
      name: 'Canal Dock',
      note: 'The boathouse and platform at Long Wharf, for rowing and community boating.',
    },
  ],
  localAttractions: [
    'Lighthouse Point Park, with a carousel and a tower of 1847',
    'Long Wharf and its food trucks by the water',
    'Fort Nathan Hale, above the harbor',
    'The Quinnipiac riverfront at Fair Haven',
  ],
  insuranceTips: [
    'A berth on the Quinnipiac is above several drawbridges in a row. Put their hours into your storm plan.',
    'Terminal, stevedore and repair firms: contracts at the port ask for wording such as waiver of subrogation. Send us the contract and not a summary of it.',
    'Student and community sailing groups need to tell the insurer who is instructed, by whom and whether they pay; ordinary yacht policies are not written for classes.',
    'Check that the policy allows the boat to be left at anchor in Morris Cove overnight, and for how long.',
  ],
  facts: [
    {
      fact: 'The Coast Pilot calls New Haven Harbor an important harbor of refuge, about 68 miles from New York.',
      why: 'In bad weather the anchorages fill with visiting boats, so ask what your policy pays if another boat drags into yours.',
      source: {
        title: 'New Haven, CT',
        publisher: 'US Harbors',
        url: 'https://www.usharbors.com/harbor/connecticut/new-haven-ct/',
      },
    },
    {
      fact: 'Southwest Ledge Light, an iron house of 1877, stands on a rock that wrecked ships at the eastern entrance.',
      why: 'Ships come in between that light and the next breakwater. By day a small boat can use another gap and keep clear of a tug with a tow.',
      source: {
        title: 'Operating Lighthouses in the State of Connecticut',
        publisher: 'National Register of Historic Places',
      },
    },
    {
      fact: 'Sandy’s storm surge here was more than nine feet.',
      why: 'Breakwaters reduce waves but not the height of the water. A dock behind them needs piles as tall as a dock outside.',
      source: {
        title: 'Tropical Cyclone Report, Hurricane Sandy, AL182012 (February 12, 2013)',
        publisher: 'National Hurricane Center',
      },
    },
    {
      fact: 'Five Mile Point Light, eighty feet of stone from 1847, was retired when the ledge light was lit.',
      why: 'It is easy to see by day but shows no light at night. Plan a night approach by the lights on the chart.',
      source: {
        title: 'Five Mile Point Lighthouse',
        publisher: 'National Register of Historic Places',
      },
    },
    {
      fact: 'Coast Guard Sector Long Island Sound has its headquarters on the east side of this harbor.',
      why: 'Keep the boat’s documents and safety equipment aboard and up to date. An insurer may ask about both after a loss.',
      source: {
        title: '33 CFR 3.05-35, Sector Long Island Sound',
        publisher: 'U.S. Coast Guard, Code of Federal Regulations',
      },
    },
  ],
  sections: [
    {
      heading: 'Sharing a ship channel',
      paragraphs: [
        'New Haven is Connecticut’s busiest port by tonnage. A tanker coming in cannot leave the dredged channel or stop quickly, and a small boat close ahead may be hidden from its bridge.',
        'A collision with commercial traffic is rare but can be very costly. Ask whether your policy pays for legal defense in addition to the liability limit or out of it.',
      ],
    },
    {
      heading: 'Fair Haven upstream',
      paragraphs: [
        'Above the Tomlinson Bridge the harbor becomes a narrow river with oyster sheds and small docks. The risks there are ordinary ones: a bilge pump on a weak battery, a shared dock, a drawbridge under repair, leaves in the intake after heavy rain inland.',
        'An older wooden boat can often be insured with a survey by someone who knows wood and an agreed value. Without a survey it is hard to place.',
      ],
    },
    {
      heading: 'Morris Cove, City Point, Long Wharf',
      paragraphs: [
        'Flooding differs among the three. Morris Cove takes waves over a seawall, and in City Point quiet water rises through the yards. At Long Wharf roads and rails flood, and a business may have to close although its own building stays dry. In 2017 the city reached Class 7 in FEMA’s Community Rating System, by its planner’s account 15 percent off federal flood premiums.',
        'Business income coverage with a civil authority clause can pay when an order closes access, but only after a loss of the kind that the policy insures, and standard forms exclude flood. Ask what would apply here, and read the waiting period and the distance.',
      ],
      sources: [
        {
          title: 'New Haven Gets High Rating For Coastal Resiliency Efforts (September 26, 2017)',
          publisher: 'WNPR',
        },
        {
          title: 'City of New Haven Natural Hazard Mitigation Plan Update, 2011',
          publisher: 'City of New Haven',
        },
      ],
    },
    {
      heading: 'For firms on the waterfront',
      paragraphs: [
        'Wharf, bailee and vessel risks are written on marine forms. Have these ready for a quote:',
      ],
      points: [
        'Lease of the dock or shed, with its indemnity clause.',
        'Payroll divided between shore, dock and deck.',
        'Largest value of customers’ property in your hands on one day.',
        'Five years of losses, including the small ones.',
      ],
    },
  ],
  questions: [
    {
      question: 'May I anchor in Morris Cove for a week without leaving somebody aboard?',
      answer:
        'The port may allow it where your insurer does not. Some forms treat an unattended anchorage like a mooring; others want a fixed mooring. Ask before you go.',
    },
    {
      question: 'We run sunset sails as a nonprofit. Are donations the same as fares?',
      answer:
        'They can be. What counts is whether the passenger had to give something to come. A lawyer can tell you about licensing. For the insurance, describe exactly what you do.',
    },
    {
      question: 'Our restaurant patio is on the river. What is the marine part of that?',
      answer:
        'The dock where guests tie up. Wharfinger’s liability covers harm to their boats, and a general liability form often leaves that out.',
    },
  ],
}
