import type { TownTexts } from './town.ts'

export const westHaven: TownTexts = {
  title: 'West Haven Shore and Boat Insurance: Savin Rock to Sandy Point',
  description:
    'West Haven’s shore is public beach for most of its length, from Bradley Point past Savin Rock to the spit at Sandy Point. Behind the spit, around Old Field Creek, flood-prone homes were bought out after Sandy and their lots left to nature.',
  metaDescription:
    'Open beaches, the West River and the Old Field Creek buyouts: what West Haven owners should ask about flood, home and small-boat insurance.',
  riskPoints: [
    'Beyond Sandy Point the shore is open to southerly winds, and spray reaches the beach road.',
    'Old Field Creek and the tide-gated Cove River back up when a high tide and rain coincide.',
    'The spit at Sandy Point grows and moves, so last summer’s track on the plotter may cross a new bar.',
    'Many local boats are kept on trailers, where theft and highway damage are the main risks.',
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
    'For a trailer boat, read what the policy requires on land: a hitch lock, overnight parking, towing on Interstate 95.',
    'Read the auto policy and the boat policy together. Damage that a loose trailer does is usually an auto claim; damage to the trailer itself often is not.',
    'Near the creeks, ask for flood coverage on contents as well. It has its own limit and is not part of the building’s.',
    'If you raised the heating equipment after 2012, send us photographs. It may lower the flood premium.',
  ],
  facts: [
    {
      fact: 'After Sandy a federal easement program bought flood-prone homes by Old Field Creek, thirteen at first, to be razed and left to nature.',
      why: 'Before you make an offer near the creek, ask the seller for the property’s flood claims history.',
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
      why: 'Two flood claims within ten years can make a property a repetitive loss in the federal program. That record follows the house and not the owner.',
      source: {
        title: 'Sandy +5, Irene +6: coastal resilience still elusive and expensive',
        publisher: 'The Connecticut Mirror, January 8, 2018',
      },
    },
    {
      fact: 'Inside Sandy Point and Fort Hale the harbor is shallow for the most part wherever it has not been dredged.',
      why: 'Boats that leave the channel at half tide can run onto mud. Engine damage from a clogged intake can be hard to claim.',
      source: {
        title: 'New Haven, CT',
        publisher: 'US Harbors',
        url: 'https://www.usharbors.com/harbor/connecticut/new-haven-ct/',
      },
    },
    {
      fact: 'The city adopted its first harbor management plan in September 2018, for the harbor, the near Sound and its rivers and creeks.',
      why: 'It guides how those waters are used. Check it before you set a mooring or build a dock.',
      source: {
        title: 'West Haven becomes 24th CT municipality to adopt a harbor management plan',
        publisher: 'Milford Mirror',
      },
    },
  ],
  sections: [
    {
      heading: 'A public shore',
      paragraphs: [
        'Most of West Haven’s beach is public. There are few private docks and few yachts, but many homes within a few blocks of salt water and many small boats in side yards.',
        'A typical household here has a home, two cars and a small center console, and the policies have to fit together. Who pays if the boat comes off the trailer on Captain Thomas Boulevard, or if a child is hurt swimming around it at anchor? The answer can involve all three policies.',
      ],
    },
    {
      heading: 'Low streets along the creek',
      paragraphs: [
        'In 2012 the Sound came over the beach and the creek backed up behind it. Some owners stayed and raised their boilers; others took the buyout.',
        'A buyer from inland may not hear about this. Ask for a flood quote before you make an offer: it needs little more than the address, and an elevation certificate may improve it.',
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
        'Many small boats fish along the rocks here. There is hardly a cove for shelter between the West River and Milford, so a boat that loses its engine in an onshore wind drifts toward the beach.',
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
        'Because of the damage it can do to others. Liability alone, with removal of wreck and fuel, often costs little, and without it you would pay a claim yourself.',
    },
    {
      question:
        'I am two streets from the beach and the bank did not ask for flood insurance. Am I safe?',
      answer:
        'It means only that the bank did not have to ask. Maps are revised, and floods happen outside the high-risk area. Compare a quote before you decide.',
    },
    {
      question: 'Who is liable if a guest slips on the wet ramp while I launch?',
      answer:
        'Possibly you and possibly the city; that depends on the facts. Your boat policy may cover a claim against you. Call us the same day and write down who saw it.',
    },
  ],
}
