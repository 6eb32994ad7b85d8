import type { VesselContent } from './vessel.ts'

export const catamaran: VesselContent = {
  hero: {
    title: 'Catamaran Insurance in Connecticut',
    description:
      'Not every yard between Greenwich and Stonington can lift more than 20 feet of beam. That affects where a cruising catamaran is kept, where it is repaired, and how its policy should be written.',
  },
  overview: {
    title: 'Beam changes everything',
    description:
      'A catamaran is stable, roomy and quick, and fewer insurers write it than a monohull of the same length. Those that do look closely at four things.',
  },
  features: [
    {
      icon: 'Sailboat',
      title: 'Two hulls and what joins them',
      description:
        'Bridgedeck, crossbeams and trampolines are structure, not accessories. The hull section should name them, and a repair to one hull should leave both aligned.',
    },
    {
      icon: 'Ship',
      title: 'Twin engines and saildrives',
      description:
        'Two engines mean two sets of seals, two propellers to catch a lobster pot, and a way home if one of them fails. Underwriters ask about all of it.',
    },
    {
      icon: 'Waves',
      title: 'Longer voyages',
      description:
        'People buy these boats to go south. A policy for the Sound can be extended to the Chesapeake, the Bahamas or the Caribbean, each with its own season and its own storm clause.',
    },
    {
      icon: 'Shield',
      title: 'Tender on the davits',
      description:
        'The dinghy hanging aft is part of your daily life and of many claims. It can be included with the yacht, scheduled at its own value, or left out by oversight.',
    },
  ],
  sections: [
    {
      heading: 'Finding a lift wide enough',
      paragraphs: [
        'Measure before you need it. A modern forty-foot cruising cat is commonly more than twenty feet wide, and a travel lift in an ordinary yard is not. Ask two or three yards for the clear width of their slings, whether they block multihulls under the bulkheads, and whether they would take a boat that is not their customer’s in the two days before a storm. Write the answers down: an underwriter takes a storm plan more seriously if it names a yard.',
        'Repairs follow the same logic. If the only suitable shed is a day’s sail off, the tow or delivery after an accident is part of the loss. Better policies include the reasonable cost of reaching the nearest yard that can do the work. Others do not mention it.',
      ],
    },
    {
      heading: 'Slip, mooring and lightning',
      paragraphs: [
        'A cat takes an end-tie or two slips. End-ties are exposed to wake and to every boat that misjudges the fairway, so fendering and a clear picture of who pays for what count for more here than inside a finger pier. On a mooring it sheers about less with a bridle, and the bridle chafes where nobody looks.',
        'Lightning is a particular risk. In the claims that BoatUS studied for 2003 to 2013, 6.9 of every thousand multihull sailboats were struck in a year, almost twice as many as monohulls. A strike is expensive, because so many systems aboard are connected. Ask how the policy treats electronics that fail a month later.',
      ],
      sources: [
        {
          title: 'Striking Lightning Facts (January 2015)',
          publisher: 'BoatUS',
          url: 'https://boatus.com/expert-advice/expert-advice-archive/2015/january/striking-lightning-facts',
        },
      ],
    },
    {
      heading: 'Going south in the fall',
      paragraphs: [
        'Many cats leave the Sound in October and come back in June. Three clauses decide whether you are insured all the way. The navigation warranty says how far. The storm box says between which latitudes you may not be from early summer to late fall, or at what deductible. The crew clause says how many people with what experience must be aboard for an offshore leg; single-handed passages are often excluded.',
        'Send the plan early: dates, route, crew with their sea time, and the paid skipper’s résumé if there is one. An extension agreed in September is routine. The same extension asked for from the inlet is not.',
      ],
    },
    {
      heading: 'Charter fleets, co-owners and liveaboards',
      paragraphs: [
        'Plenty of catamarans were bought through a charter fleet, live in one, or belong to two families. Each arrangement is insurable and each is a different policy. In a managed fleet the operator usually insures boat and guests, and your own weeks aboard are covered by its terms. Co-owners should both be named. A private policy will not answer for paying guests; see charter boats.',
        'If you plan to live aboard for the winter, tell us. Heaters, shore power and ice change the risk, and an insurer may refuse a claim if it did not know.',
      ],
    },
    {
      heading: 'The documents underwriters ask for',
      paragraphs: [
        'These are the documents that get a multihull quoted at the first try rather than the third.',
      ],
      points: [
        'A recent survey out of the water by someone who knows multihulls: bulkhead bonding, crossbeam fastenings, delamination of cored bottoms',
        'Rig age and the last inspection, since a cat’s rig cannot spill load by heeling',
        'Engine hours, saildrive seal dates, and the age of lithium batteries with who installed them',
        'Your résumé: boats owned, miles made, and time on multihulls in particular',
        'The storm plan, with berth or yard by name',
        'Purchase price, upgrades with invoices, and the value of tender and outboard',
      ],
    },
  ],
  questions: [
    {
      question: 'Why do fewer companies want to quote on my catamaran?',
      answer:
        'Repairs cost more, suitable yards are scarce, and many cats sail in hurricane latitudes, so insurers are careful with them. A boat that stays on the Sound and has a winter berth is easier to place.',
    },
    {
      question: 'I have only owned monohulls. Does that matter?',
      answer:
        'Yes, but it can be solved. A few documented days with an instructor on your own boat often satisfy an underwriter. Sometimes the coverage starts with a condition: a captain aboard until you have so many days at the helm.',
    },
    {
      question: 'What happens if it flips?',
      answer:
        'A capsize is generally covered by an all-risks hull section. The righting, the tow and the wreck removal are the costly part, so look at how high those limits are and whether they come on top of the hull amount.',
    },
    {
      question: 'Are solar panels, watermaker and lithium bank included?',
      answer:
        'Permanently fitted gear normally counts as the boat, provided the insured amount was raised when you added it. Keep invoices. A home-built lithium bank may need a letter from an electrician before anyone agrees.',
    },
    {
      question: 'Is a beach cat the same thing?',
      answer:
        'No. A sixteen-footer on a trailer is closer to a dinghy: small value, racing, dolly and mast on the car roof. It can be insured simply, and cheaply, on a small-boat policy.',
    },
  ],
  relatedVessels: ['sailboat', 'yacht', 'charter-boat'],
  metaTitle: 'Catamaran Insurance: Beam, Lifts and Longer Voyages',
  metaDescription:
    'What multihull owners on Long Island Sound should ask of a policy: wide-lift yards, lightning, passages south, charter fleets, liveaboards and surveys.',
  keywords: [
    'catamaran insurance Connecticut',
    'multihull insurance',
    'catamaran haul-out Long Island Sound',
    'bluewater catamaran coverage',
  ],
}
