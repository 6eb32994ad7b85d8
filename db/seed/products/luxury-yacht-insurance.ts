import type { BuiltInProduct } from './product.ts'

export const luxuryYachtInsurance: BuiltInProduct = {
  slug: 'luxury-yacht-insurance',
  name: 'Luxury Yacht Insurance',
  short_description:
    'Coverage for large and professionally crewed yachts: captain and crew, owning companies, charter weeks, tenders and distant waters.',
  long_description:
    'A crewed yacht is a small company that floats. It has employees, a payroll, contracts in several countries, an owner who is often an entity, and a calendar that runs from Newport to the Leewards. Its insurance is negotiated, clause by clause, rather than bought. This page sets out the clauses that decide whether it works.',
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
      heading: 'Who owns it, on paper',
      paragraphs: [
        'Large yachts are seldom held in a person’s name. The policy should name the owning company, its beneficial owners, the manager and any guarantor, and state what each is insured for. Leave one out, and that party faces a lawsuit without a lawyer. Flag, class and where the entity is formed all matter to the underwriter, and sanctions rules mean that everyone with an interest will be asked who they are.',
        'Lenders want a mortgagee’s interest protected even if the owner breaks a warranty. That is a separate document, and it takes time to negotiate. Start with it, not after it.',
      ],
    },
    {
      heading: 'The captain is a condition',
      paragraphs: [
        'Most policies of this size warrant a full-time professional captain approved by the insurer, and often a minimum crew. These are not formalities. After Hurricane Irma the insurer of a 92-foot motor yacht refused the claim because no approved captain was employed when the storm came, and the case went through the federal courts for years.',
        'So treat a change of captain as an insurance event. Send the new résumé and license before the old captain leaves, ask in writing for approval, and agree beforehand who stands in during leave. If you like to take the helm yourself on a Sunday, have that written in too.',
      ],
      sources: [
        {
          title: 'The Captain and Crew Warranties in a Yacht Policy Are Important',
          publisher: 'Property Insurance Coverage Law Blog, Merlin Law Group',
        },
      ],
    },
    {
      heading: 'Your crew are seamen',
      paragraphs: [
        'State workers’ compensation does not fit people who serve a vessel. An injured deckhand has rights under general maritime law to maintenance and cure, that is daily living costs and medical care until recovery, regardless of fault. Under the Jones Act the deckhand may also sue the employer for negligence, before a jury. And an owner is liable for an injury that an unseaworthy yacht causes.',
      ],
      points: [
        'Count every berth: permanent crew, day workers, relief, the chef for the season.',
        'Check that the crew limit is per person as well as per event, and not shared with passengers.',
        'Some insurers require private health insurance for crew. Find the clause and comply with it.',
        'Keep employment agreements, rest hours and drug-test records where a lawyer could find them.',
        'Foreign nationals and foreign ports raise questions of repatriation; settle who pays.',
      ],
    },
    {
      heading: 'Charter weeks',
      paragraphs: [
        'Charter changes the vessel’s legal life. Passengers who pay are owed more, Coast Guard rules look at how many they are and at who provides the crew, and a bareboat contract that is bareboat in name only can be the undoing of its owner. Underwriters want the form of contract, the central agent’s name, weeks per year, and cruising area. Loss of charter hire can be insured, with a waiting period counted in days.',
        'If it is private all year but lent to clients or auctioned at a school’s gala, mention it. Generosity with a receipt attached is hard to tell from hire.',
      ],
    },
    {
      heading: 'A calendar with latitudes in it',
      paragraphs: [
        'The policy will name seasons as well as seas. A typical Connecticut program summers in New England, is hauled or moves on by a date in the fall, and is held north or south of a line from June into November. Passages need notice and sometimes extra hands. War, piracy and confiscation are excluded from hull coverage and sold separately by area, which is a real purchase for a Mediterranean winter and an idle one for Maine.',
      ],
    },
    {
      heading: 'What it carries',
      paragraphs: [
        'A thirty-foot chase boat towed astern is the single most common quarrel at this level. Towing may be excluded, or allowed only by day, or under a stated wind. Give each tender its own value and its own towing terms. Jet-driven toys, e-foils and submersibles have liability attached and need to be listed. Art, jewelry and wine aboard belong on a collector’s schedule that knows about humidity and motion.',
      ],
    },
    {
      heading: 'In the yard',
      paragraphs: [
        'The worst fires happen alongside, with paint, batteries and contractors aboard. A refit contract often waives your insurer’s right to recover from the yard, or caps it at a sum that would not buy the generator. Signing such a waiver without consent can prejudice the policy. Send the contract first. For major works, builder’s risk wording may replace hull coverage until sea trials end.',
      ],
    },
    {
      heading: 'Limits, layers and price',
      paragraphs: [
        'Hull is shared among several underwriters on larger values, with one who leads. P&I is set by exposure and not by hull value: passengers, crew, fuel capacity and the company it keeps at the dock. Excess layers are inexpensive beside the first. Rates follow the captain’s record, loss history, class and maintenance records, berth in the windy months, charter, and the size of the deductible the owner can hold without noticing.',
      ],
    },
    {
      heading: 'What we will ask you for',
      paragraphs: ['In confidence, and you send it only once.'],
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
        'Review it each renewal, with a valuation when the market has shifted or after a refit. Too high invites suspicion after a loss; too low makes a bad fire into a total loss that you did not want.',
    },
    {
      question: 'Our captain resigned in mid-season. What now?',
      answer:
        'Tell us the same day. Until a replacement is approved, the underwriter may agree to let the yacht stay in port under a mate. Moving it in the meantime could put the hull coverage itself in doubt.',
    },
    {
      question: 'Are guests covered when they drive the chase boat?',
      answer:
        'Only if the tender is scheduled and the wording allows operators other than crew. Many do not. The simplest rule aboard is that a crew member has the wheel.',
    },
    {
      question: 'Is cyber fraud against the yacht’s accounts insurable?',
      answer:
        'Yes, but not by the marine policy. Yachts pay large invoices by email to yards they have not met. Call back on a known number before money moves, insured or not.',
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
