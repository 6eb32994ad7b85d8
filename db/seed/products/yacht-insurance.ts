import type { BuiltInProduct } from './product.ts'

export const yachtInsurance: BuiltInProduct = {
  slug: 'yacht-insurance',
  name: 'Yacht Insurance',
  short_description:
    'Hull and protection and indemnity coverage for cruising and racing yachts of 27 feet and over whose owners are also their skippers.',
  long_description:
    'From about 27 feet on, a policy stops resembling car insurance and starts to resemble ship insurance. It has two main parts, hull and P&I, and it depends on promises that you make: where the yacht will go, when it will be laid up, who will be at the helm. This page takes those parts one by one, for the owner who is also the skipper.',
  features: [
    'Agreed-value hull coverage on all-risk terms',
    'Protection and indemnity with wreck removal and fuel-spill liability',
    'Navigation limits drawn for the way you cruise',
    'Tender, outboard, sails and spars',
    'Named-storm haul-out',
    'Coverage for club racing under sail',
  ],
  icon: 'Sailboat',
  sections: [
    {
      heading: 'Why the line is drawn at 27 feet',
      paragraphs: [
        'Many insurers change forms near 26 or 27 feet: below that a boat form, above it a yacht form. There is a reason for it. Larger vessels go farther, stay out overnight and carry more fuel, and a claim against them can be larger. The yacht form was written for those exposures. It is longer and less standardized, and two yacht forms can differ more than two auto policies do.',
      ],
      sources: [{ title: 'Key Elements of Yacht Insurance, Q&A', publisher: 'MarineLink' }],
    },
    {
      heading: 'Hull coverage: all risks, less exclusions',
      paragraphs: [
        'A good hull section insures all risks of physical loss and then lists what it takes back. Nothing has to be named to be covered; it only has to be absent from the exclusions. So read the exclusions first. Gradual deterioration, electrolysis, osmosis and poor upkeep are on every list. Look closely at latent defects: the better wording excludes the faulty keel bolt itself but pays for the damage that it causes.',
        'The value is agreed, and a total loss pays it whatever the market says. Many forms settle partial losses new for old on most of the yacht, and depreciate sails, canvas, batteries, inflatables and older machinery by a schedule. Ask for that schedule in writing, and ask whether electronics are on it.',
      ],
    },
    {
      heading: 'Protection and indemnity',
      paragraphs: [
        'P&I is marine liability coverage. It covers injury and property damage as any liability coverage does, and also obligations that exist only on the water.',
      ],
      points: [
        'Wreck removal: if the yacht sinks in a channel, the owner has to mark it and have it raised (33 U.S.C. 409), order or no order. The hull section pays for the yacht; this pays for the salvage barge.',
        'Fuel and oil: federal law makes the owner or operator liable for a spill, since March 23, 2023 up to the greater of $1,300 a gross ton or $1,076,000 (33 CFR 138.230). Gross negligence, breaking federal safety rules, not reporting the spill or not cooperating can remove that limit (33 U.S.C. 2704). The better forms cover spills under a separate limit.',
        'Paid crew: a mate who is paid for a delivery may be a seaman under maritime law. Tell us beforehand.',
        'Contracts: a yard or club agreement can make you promise to hold it harmless. Not every policy covers liability that you assume by contract.',
        'Defense: check whether the lawyers’ bills come out of the limit or on top.',
      ],
      sources: [
        {
          title: 'Salvage: How Best to Keep It From Happening to You (Scott Croft, BoatUS)',
          publisher: 'Scuttlebutt Sailing News',
        },
        {
          title:
            'Consumer Price Index Adjustments of Oil Pollution Act of 1990 Limits of Liability, 87 FR 78860 (December 23, 2022)',
          publisher: 'U.S. Coast Guard',
          url: 'https://regulations.justia.com/regulations/fedreg/2022/12/23/2022-27750.html',
        },
      ],
    },
    {
      heading: 'Navigation limits are promises',
      paragraphs: [
        'The policy names the waters where it applies. For a yacht kept between Greenwich and Stonington that is often the coast from Maine to Virginia or the Carolinas, with a distance offshore. Outside them there may be no coverage at all, even if the place had nothing to do with the loss. These limits are often warranties, and courts can be strict about them.',
        'So plan the odd voyage in advance. Bermuda, a winter in the Bahamas, a delivery to Nova Scotia: each can be added for a few weeks, usually with a condition about crew or date. Going south, check the date before which the policy does not allow the yacht below a certain latitude.',
      ],
    },
    {
      heading: 'Storms, and what the plan says',
      paragraphs: [
        'For named storms the deductible is commonly a percentage of the insured hull rather than a fixed sum. On an agreed value of $200,000, a deductible of 5 percent is $10,000. Work that out for your own yacht and decide whether you could pay it.',
        'Many underwriters ask for a written storm plan. Make one that you would follow: which yard, whose lift, how many days’ notice, who takes off sails and canvas when you are away. Ashore on stands with straps is usually better than a mooring, and up a river better than an open basin. If the plan says that the yacht will be hauled and it was not, the claim may be questioned.',
      ],
    },
    {
      heading: 'What moves the premium',
      paragraphs: [
        'Insured value and age of the hull set the base. A survey that is recent and clean lowers it, and one that lists recommendations still open can stop the quote. Construction matters: cored decks, steel, wood and multihulls each have their own market. So does the berth, the length of the season afloat, the deductible, and the largest vessel you have owned before. Moving up from 24 feet to 42 in one purchase is possible, but an insurer may require a captain aboard at first.',
      ],
    },
    {
      heading: 'What we ask for',
      paragraphs: ['Send what you have, and we will tell you what is missing.'],
      points: [
        'The latest condition-and-value survey, out-of-water, and a letter that its recommendations are done.',
        'A skipper’s résumé: vessels owned, years, waters, licenses, losses.',
        'Registration or documentation, and the lender’s details.',
        'Berth in summer, yard in winter, and the dates between.',
        'Tender, outboard and life raft, each with year and value.',
        'The present declarations page, so that we compare like with like.',
      ],
    },
  ],
  questions: [
    {
      question: 'How often will I need a survey?',
      answer:
        'At purchase, and for an older yacht every few years after that; insurers differ on when old begins. Use an accredited surveyor who works for you and not for the broker who is selling.',
    },
    {
      question: 'Is the dinghy covered when it is stolen from the dock?',
      answer:
        'Usually, if it is scheduled and was locked. Forms differ on a dinghy towed astern and on outboards that were only clamped. Mark the tender with the yacht’s name: some policies ask for that.',
    },
    {
      question: 'Can we race it on Wednesday nights?',
      answer:
        'Club racing under sail is normally included. Spars, sails and rigging carried away while racing may have a larger deductible or need an extension. Distance races that leave your navigation limits must be declared.',
    },
    {
      question: 'I want to live aboard from April to November. Does that change anything?',
      answer:
        'Yes. Liveaboard use is a rating fact of its own, with personal property and liability that a household would otherwise insure ashore. If the insurer does not know, it may refuse a claim.',
    },
    {
      question: 'What happens if a salvor comes alongside?',
      answer:
        'When nobody is in danger, ask whether it is a tow at a price or salvage for a reward, and get the answer before you take a line. Salvage is a claim under the hull section; check that its limit reaches the full insured value and is paid in addition to it.',
    },
    {
      question: 'Could I charter it for two weeks to cover the slip?',
      answer:
        'Not on a private pleasure form. Some insurers permit a limited number of weeks, with notice and a captain. Ask before you accept a booking.',
    },
  ],
  metaDescription:
    'Yacht insurance for owner-skippers in Connecticut: hull and P&I explained, navigation limits, named-storm deductibles, surveys, tenders and racing.',
  keywords: [
    'yacht insurance connecticut',
    'hull and p&i',
    'sailing yacht insurance',
    'navigation limits',
    'named storm deductible',
    'marine survey',
  ],
}
