import type { BuiltInTown } from './town.ts'

export const westHaven: BuiltInTown = {
  slug: 'west-haven',
  name: 'West Haven',
  county: 'New Haven',
  title: 'West Haven Shore and Boat Insurance: Savin Rock to Sandy Point',
  description:
    'West Haven’s shore is public beach for most of its length, from Bradley Point past Savin Rock to the spit at Sandy Point. Behind the spit, around Old Field Creek, owners sold flooded lots back to marsh after Sandy.',
  metaDescription:
    'Open beaches, the West River and the Old Field Creek buyouts: what West Haven owners should ask about flood, home and small-boat insurance.',
  riskPoints: [
    'South of Sandy Point nothing but distance softens a southwester, and the beach road takes the spray.',
    'Old Field Creek and Cove River back up behind their road crossings when tide and rain coincide.',
    'Sandy Point grows and moves, and bars off its tip are not where last summer’s track on the plotter left them.',
    'Most local boats live on trailers, exposed to theft and highway damage more days than they spend afloat.',
    'Tankers and barges bound for New Haven pass along the edge of the flats that small boats fish.',
  ],
  keywords: [
    'west haven flood insurance',
    'west haven ct boat insurance',
    'savin rock home insurance',
    'trailer boat insurance connecticut',
  ],
  availableProducts: [
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Home insurance', path: '/products/home-insurance', icon: 'Home' },
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    { name: 'Auto insurance', path: '/products/auto-insurance', icon: 'Car' },
    { name: 'Personal watercraft', path: '/products/personal-watercraft', icon: 'LifeBuoy' },
  ],
  marinas: [
    {
      name: 'West River',
      note: 'The boundary with New Haven and the city’s sheltered water, one of the sub-areas of its harbor plan.',
      source: {
        title: 'The West Haven Harbor Management Area (Harbor Management Plan, March 2017)',
        publisher: 'City of West Haven',
      },
    },
    {
      name: 'New Haven Harbor, west side',
      note: 'Shallow outside the dredged channel, and protected in part by the breakwaters and by Sandy Point.',
      source: {
        title: 'New Haven, CT',
        publisher: 'US Harbors',
        url: 'https://www.usharbors.com/harbor/connecticut/new-haven-ct/',
      },
    },
    {
      name: 'Cove River',
      note: 'A tidal stream west of Savin Rock, for kayaks and car-top boats and not for keels.',
    },
  ],
  localAttractions: [
    'Bradley Point Park and the shore path',
    'The Savin Rock boardwalk and its seafood stands',
    'Sandy Point, a bird sanctuary at the harbor mouth',
    'Sea Bluff Beach toward the Milford line',
  ],
  insuranceTips: [
    'A trailer boat should be insured for the driveway and Interstate 95 as seriously as for the Sound. Check lock requirements and overnight parking.',
    'Insure the truck and the boat with one eye on each other: damage that a loose trailer does is the motor policy’s business, damage to the trailer is not.',
    'Near the creeks, buy flood cover on contents too. It is bought separately from the building and it is what people forget.',
    'Elevated your heating plant after 2012? Send photographs. It may lower the premium and will certainly shorten a claim.',
  ],
  facts: [
    {
      fact: 'After Sandy a federal easement program bought out flood-prone homes by Old Field Creek, and the land was turned back to nature.',
      why: 'Empty lots next to a house for sale are a history lesson. Ask for the flood claims record before you make an offer.',
      source: {
        title: 'Some West Haven Homeowners Choosing to Accept Buyouts on Flood-Prone Properties',
        publisher: 'Connecticut Department of Energy and Environmental Protection',
      },
    },
    {
      fact: 'Savin Rock’s amusement park closed in 1966; what is left is a shore park.',
      why: 'Public land took over the seaward row, so that most insured houses here stand one road back. That still counts as coastal.',
      source: {
        title: 'View From Harbor Lets Walkers See Change',
        publisher: 'NewsBreak',
      },
    },
    {
      fact: 'Irene in 2011 and Sandy in 2012 each put water into the same cellars around Sandy Point and the creek.',
      why: 'Two losses in fourteen months can mark a property as repetitive in the federal program, which follows the house and not the owner.',
      source: {
        title: 'View From Harbor Lets Walkers See Change',
        publisher: 'NewsBreak',
      },
    },
    {
      fact: 'Inside Sandy Point and Fort Hale the harbor is shallow for the most part wherever it has not been dredged.',
      why: 'Skippers who cut for the beach at half tide meet mud with the engine running. Cooling damage after that is hard to claim.',
      source: {
        title: 'New Haven, CT',
        publisher: 'US Harbors',
        url: 'https://www.usharbors.com/harbor/connecticut/new-haven-ct/',
      },
    },
    {
      fact: 'The city adopted a harbor management plan of its own in 2017, dividing its waters into five sub-areas.',
      why: 'Rules for moorings and use come out of it. Being within them is the cheapest evidence of care that you can have.',
      source: {
        title: 'The West Haven Harbor Management Area (Harbor Management Plan, March 2017)',
        publisher: 'City of West Haven',
      },
    },
  ],
  sections: [
    {
      heading: 'Beach for everybody',
      paragraphs: [
        'Elsewhere on this coast you ask who owns the sand. In West Haven you park and walk. That openness shapes the insurance as well: few private docks, few yachts, a great many homes within a few blocks of salt water, and skiffs under tarpaulins in side yards.',
        'So the usual policy here is not grand. It is a home, two cars and a twenty-foot center console. The skill lies in the joins. Who pays when the boat rolls off the trailer at the light on Captain Thomas Boulevard? Who pays when a child dives off it at anchor? The answers sit in three contracts.',
      ],
    },
    {
      heading: 'Low streets, long memories',
      paragraphs: [
        'Ask on Beach Street about 2012. The Sound came over, the creek came back, and rainwater had no place to go. Those who stayed raised boilers and signed up for flood cover; some who had seen enough took the buyout.',
        'Prices have recovered, and a buyer from inland may never hear this. We would rather you heard it from a broker. A flood quote is free, takes the address and an elevation certificate, and belongs before the offer instead of after.',
      ],
      sources: [
        {
          title: 'Flood Insurance Study, New Haven County, Connecticut',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
    {
      heading: 'Small boats off an open beach',
      paragraphs: [
        'Stripers run along the rocks, and on a flat evening it is the best fishing near any city in the state. The wind that follows a front is another matter: there is no cove to duck into between the West River and Milford, and a drift toward the beach ends in surf.',
      ],
      points: [
        'Towing assistance on the water: what yearly limit, and is it per incident?',
        'Uninsured boater cover: what if the man who hits you has none?',
        'Gear: rods, electronics and safety equipment, at what value?',
        'Fishing guests: do medical payments apply to every person aboard?',
      ],
    },
  ],
  questions: [
    {
      question: 'My boat is twenty years old and worth little. Why insure it?',
      answer:
        'For what it can do to others. Liability alone, with removal of wreck and fuel, is a small premium, and it is the part that could reach your house.',
    },
    {
      question:
        'I am two streets from the beach and the bank did not ask for flood insurance. Am I safe?',
      answer:
        'You are outside the area where it must ask. Maps are revised and storms do not read them. The choice is yours and cheaper than it would be at the front.',
    },
    {
      question: 'Who is liable if a guest slips on the wet ramp while I launch?',
      answer:
        'Possibly you, possibly the city, and the boat policy begins once launching does. Tell us the same day and write down who saw it.',
    },
  ],
  latitude: 41.2774,
  longitude: -72.9335,
  forecastZone: 'ANZ335',
}
