import type { TownTexts } from './town.ts'

export const westHaven: TownTexts = {
  title: 'West Haven Shore and Boat Insurance: Savin Rock to Sandy Point',
  description:
    'West Haven’s shore is public beach for most of its length, from Bradley Point past Savin Rock to the spit at Sandy Point. Behind the spit, around Old Field Creek, owners sold flooded lots back to marsh after Sandy.',
  metaDescription:
    'Open beaches, the West River and the Old Field Creek buyouts: what West Haven owners should ask about flood, home and small-boat insurance.',
  riskPoints: [
    'South of Sandy Point nothing but distance softens a southwester, and the beach road takes the spray.',
    'Old Field Creek and the tide-gated Cove River back up when a high tide and rain coincide.',
    'Sandy Point grows and moves, and bars off its tip are not where last summer’s track on the plotter left them.',
    'Many local boats live on trailers, exposed to theft and highway damage more days than they spend afloat.',
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
    },
    {
      name: 'April Street boat launch',
      note: 'The city’s ramp, over a mile from the federal channel.',
      limits: 'Usable only around high tide.',
      source: {
        title: 'City gets $152K grant to improve April St. boat ramp',
        publisher: 'City of West Haven',
        url: 'https://www.cityofwesthaven.com/CivicSend/ViewMessage/message/257854',
      },
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
    'Insure the truck and the boat with one eye on each other: damage that a loose trailer does is usually an auto claim, damage to the trailer often is not.',
    'Near the creeks, buy flood coverage on contents too. It is bought separately from the building and it is what people forget.',
    'Elevated your heating plant after 2012? Send photographs. It may lower the premium, and it can help if there is a claim.',
  ],
  facts: [
    {
      fact: 'After Sandy a federal easement program bought flood-prone homes by Old Field Creek, thirteen at first, to be razed and left to nature.',
      why: 'Empty lots next to a house for sale are a history lesson. Ask for the flood claims record before you make an offer.',
      source: {
        title: 'Buyout Program Helps Floodplain Homeowners Relocate',
        publisher: 'ecoRI News',
      },
    },
    {
      fact: 'When the Savin Rock amusement park was cleared in the 1960s, residents fought off housing along the water, and the shore stayed public.',
      why: 'With public land in front, many insured houses here stand one road back. Insurers may still call that coastal.',
      source: {
        title: 'Savin Rock, by Edith Reynolds and Suzanne Peters Reynolds (2016)',
        publisher: 'Arcadia Publishing',
      },
    },
    {
      fact: 'Irene in 2011 and Sandy in 2012 both flooded the houses of Third Avenue Extension, along Old Field Creek.',
      why: 'Two losses in fourteen months can mark a property as repetitive in the federal program, which follows the house and not the owner.',
      source: {
        title: 'Sandy +5, Irene +6: coastal resilience still elusive and expensive',
        publisher: 'The Connecticut Mirror, January 8, 2018',
      },
    },
    {
      fact: 'Inside Sandy Point and Fort Hale the harbor is shallow for the most part wherever it has not been dredged.',
      why: 'Skippers who cut for the beach at half tide meet mud with the engine running. Cooling damage after that can be hard to claim.',
      source: {
        title: 'New Haven, CT',
        publisher: 'US Harbors',
        url: 'https://www.usharbors.com/harbor/connecticut/new-haven-ct/',
      },
    },
    {
      fact: 'The city adopted its first harbor management plan in September 2018, for the harbor, the near Sound and its rivers and creeks.',
      why: 'It guides how those waters are used. Keeping to its rules is cheap evidence of care.',
      source: {
        title: 'West Haven becomes 24th CT municipality to adopt a harbor management plan',
        publisher: 'Milford Mirror',
      },
    },
  ],
  sections: [
    {
      heading: 'Beach for everybody',
      paragraphs: [
        'Elsewhere on this coast you ask who owns the sand. In West Haven you park and walk. That openness shapes the insurance as well: few private docks, few yachts, a great many homes within a few blocks of salt water, and skiffs under tarpaulins in side yards.',
        'So the usual policy here is not grand. It is a home, two cars and a twenty-foot center console. The skill is in how they fit together. Who pays when the boat rolls off the trailer at the light on Captain Thomas Boulevard? Or when a child dives off it at anchor? The answers sit in three contracts.',
      ],
    },
    {
      heading: 'Low streets, long memories',
      paragraphs: [
        'Ask on Beach Street about 2012. The Sound came over, the creek came back, and rainwater had no place to go. Those who stayed raised boilers and signed up for flood coverage; some who had seen enough took the buyout.',
        'Houses have changed hands since, and a buyer from inland may never hear this. A flood quote needs little more than the address, an elevation certificate may improve it, and it belongs before the offer.',
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
        'Stripers run along the rocks, and on a flat evening it is good fishing within sight of a city. The wind that follows a front is another matter: there is hardly a cove to duck into between the West River and Milford, and a drift toward the beach ends in surf.',
      ],
      points: [
        'Towing assistance on the water: what yearly limit, and is it per incident?',
        'Uninsured boater coverage: what if the boater who hits you has none?',
        'Gear: rods, electronics and safety equipment, at what value?',
        'Fishing guests: do medical payments apply to every person aboard?',
      ],
    },
  ],
  questions: [
    {
      question: 'My boat is twenty years old and worth little. Why insure it?',
      answer:
        'For what it can do to others. Liability alone, with removal of wreck and fuel, is often a modest premium, and without it a claim could reach your house.',
    },
    {
      question:
        'I am two streets from the beach and the bank did not ask for flood insurance. Am I safe?',
      answer:
        'You are outside the area where it must ask. Maps are revised and storms do not read them. The choice is yours, and usually costs less than at the front.',
    },
    {
      question: 'Who is liable if a guest slips on the wet ramp while I launch?',
      answer:
        'Possibly you, possibly the city, and the wording of the boat policy decides. Tell us the same day and write down who saw it.',
    },
  ],
}
