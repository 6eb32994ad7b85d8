import type { BuiltInProduct } from './product.ts'

export const luxuryYachtInsurance: BuiltInProduct = {
  slug: 'luxury-yacht-insurance',
  name: 'Luxury Yacht Insurance',
  short_description:
    'Coverage for large and professionally crewed yachts: captain and crew, owning companies, charter weeks, tenders and distant waters.',
  long_description:
    'A crewed yacht is run like a small company. It has employees, a payroll, contracts in several countries, an owner that is often an entity, and a calendar that runs from Newport to the Leeward Islands. Its insurance is negotiated clause by clause. This page explains the clauses that matter most.',
  features: [
    'Negotiated agreed-value hull and machinery',
    'Crew liability under maritime law, with medical coverage',
    'Private, charter and mixed use',
    'Tenders, submersibles, fine art and wine',
    'Primary P&I with excess layers',
    'Refit and yard periods',
  ],
  icon: 'Anchor',
  sections: [
    {
      heading: 'Who owns the yacht',
      paragraphs: [
        'Large yachts are seldom held in a person’s name. The policy should name the owning company, its beneficial owners, the manager and any guarantor, and state what each is insured for. A party that is left out may have no coverage and no defense. Flag, class and where the entity is formed all matter to the underwriter, and sanctions rules mean that everyone with an interest will be asked who they are.',
        'Lenders want a mortgagee’s interest protected even if the owner breaks a warranty. That is a separate document that takes time to negotiate, so start early.',
      ],
    },
    {
      heading: 'The captain is a condition',
      paragraphs: [
        'Many policies of this size require a full-time professional captain approved by the insurer, and often a minimum crew. After Hurricane Irma in 2017 the insurer of a 92-foot motor yacht refused the claim because no approved captain was employed when the storm came. The owner won in the end, after years in the federal courts, because Florida law was held to apply; under another state’s law the result might have been different.',
        'So tell us before the captain changes. Send the new captain’s résumé and license before the old one leaves, ask for approval in writing, and agree beforehand who stands in during leave. If you take the helm yourself from time to time, have the policy say so.',
      ],
      sources: [
        {
          title: 'The Captain and Crew Warranties in a Yacht Policy Are Important',
          publisher: 'Property Insurance Coverage Law Blog, Merlin Law Group',
        },
        {
          title: 'Travelers v. Ocean Reef Charters, 996 F.3d 1161 (May 6, 2021)',
          publisher: 'U.S. Court of Appeals for the Eleventh Circuit',
        },
      ],
    },
    {
      heading: 'Your crew are seamen',
      paragraphs: [
        'State workers’ compensation generally does not apply to seamen. An injured deckhand has rights under general maritime law to maintenance and cure, that is daily living costs and medical care until recovery, regardless of fault. Under the Jones Act the deckhand may also sue the employer for negligence, before a jury. And an owner is liable for an injury that an unseaworthy yacht causes.',
      ],
      points: [
        'Count every berth: permanent crew, day workers, relief, the chef for the season.',
        'Check that the crew limit is per person as well as per event, and not shared with passengers.',
        'Some insurers require private health insurance for crew. Find the clause and comply with it.',
        'Keep employment agreements, rest hours and drug-test records together and up to date.',
        'Foreign nationals and foreign ports raise questions of repatriation; settle who pays.',
      ],
    },
    {
      heading: 'Charter weeks',
      paragraphs: [
        'Chartering changes the vessel’s legal position. Coast Guard rules depend on whether anyone aboard pays, since then every guest counts, and on who provides the crew, and a bareboat contract in name only can leave the owner without coverage. Underwriters want the form of contract, the central agent’s name, weeks per year, and cruising area. Loss of charter hire can be insured, with a waiting period counted in days.',
        'If the yacht is private all year but lent to clients or offered at a charity auction, tell us: that can count as charter.',
      ],
    },
    {
      heading: 'A calendar with latitudes in it',
      paragraphs: [
        'The policy will name seasons as well as seas. A typical Connecticut program summers in New England, is hauled or moves on by a date in the fall, and is held north or south of a line from June into November. Passages need notice and sometimes extra hands. War, piracy and confiscation are usually excluded from hull coverage and sold separately by area, which may matter for a winter in the Mediterranean.',
      ],
    },
    {
      heading: 'What it carries',
      paragraphs: [
        'A 30-foot chase boat towed astern is a frequent cause of disputes. Towing may be excluded, or allowed only by day or up to a stated wind. Give each tender its own value and its own towing terms. Jet-driven toys, e-foils and submersibles have liability attached and need to be listed. Art, jewelry and wine aboard belong on a collector’s schedule that knows about humidity and motion.',
      ],
    },
    {
      heading: 'In the yard',
      paragraphs: [
        'Yard periods bring paint, batteries and contractors aboard, and with them a risk of fire. A refit contract often waives your insurer’s right to recover from the yard, or caps it at a low sum. Signing such a waiver without consent can prejudice the policy. Send the contract first. For major works, builder’s risk wording may replace hull coverage until sea trials end.',
      ],
    },
    {
      heading: 'Limits, layers and price',
      paragraphs: [
        'Hull is shared among several underwriters on larger values, with one who leads. P&I limits follow exposure rather than hull value: passengers, crew, fuel capacity and the vessels berthed nearby. Excess layers usually cost less than the first. Rates follow the captain’s record, loss history, class and maintenance records, berth in the windy months, charter, and the deductible that the owner chooses.',
      ],
    },
    {
      heading: 'What we will ask you for',
      paragraphs: ['We treat it in confidence, and you send it once.'],
      points: [
        'Ownership chart and the names of those who benefit.',
        'Captain’s and mates’ licenses, résumés and sea time.',
        'Latest class or condition survey, and the maintenance log.',
        'Twelve-month cruising plan with berths.',
        'Inventory of tenders and valuables.',
        'Charter contracts, loan covenants, and five years of losses.',
      ],
    },
  ],
  questions: [
    {
      question: 'Does the insured value need to move with the market?',
      answer:
        'Review it at each renewal, with a valuation when the market has shifted or after a refit. A value that is too high raises questions after a loss; one that is too low can turn a serious fire into a total loss.',
    },
    {
      question: 'Our captain resigned in mid-season. What now?',
      answer:
        'Tell us the same day. Until a replacement is approved, the underwriter may agree to let the yacht stay in port under a mate. Moving the yacht in the meantime could put the hull coverage in doubt.',
    },
    {
      question: 'Are guests covered when they drive the chase boat?',
      answer:
        'Only if the tender is scheduled and the wording allows operators other than crew. Many do not. The simplest rule is that a crew member drives.',
    },
    {
      question: 'Is cyber fraud against the yacht’s accounts insurable?',
      answer:
        'Yes, but usually not under the marine policy. Yachts often pay large invoices that arrive by email. Before money is sent, call a number you already know to confirm the bank details.',
    },
    {
      question: 'How discreet is the process?',
      answer:
        'We need names to place the risk, and we send them only to underwriters whose terms you have asked for. A confidentiality agreement is welcome.',
    },
  ],
  metaDescription:
    'Insurance for crewed and high-value yachts from Connecticut: captain warranties, Jones Act crew coverage, charter use, tenders, refits and excess P&I.',
  keywords: [
    'luxury yacht insurance',
    'crewed yacht insurance',
    'jones act crew coverage',
    'captain warranty',
    'charter yacht insurance',
    'yacht tender insurance',
  ],
}
