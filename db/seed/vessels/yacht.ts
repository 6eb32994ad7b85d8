import type { VesselContent } from './vessel.ts'

export const yacht: VesselContent = {
  hero: {
    title: 'Yacht Insurance in Connecticut',
    description:
      'Insurers commonly write the yacht form from 27 feet up. A large yacht also comes with a survey file, a crew list, yard contracts and a hurricane plan. The policy is based on those documents, so we begin with them.',
  },
  overview: {
    title: 'Written for one yacht at a time',
    description:
      'Underwriters set value, waters, operators and deductibles for each yacht. These are clauses that owners can often negotiate.',
  },
  features: [
    {
      icon: 'Shield',
      title: 'Agreed value, properly agreed',
      description:
        'The figure should come from a survey or a sale and be reviewed at each renewal. Many policies waive the deductible after a total loss. If the figure is too high, you pay premium for value you do not have.',
    },
    {
      icon: 'Ship',
      title: 'Captain and crew',
      description:
        'Paid crew have rights under federal maritime law that workers’ compensation does not touch. The number insured must match the number who work aboard, including delivery crew.',
    },
    {
      icon: 'MapPin',
      title: 'Cruising grounds by season',
      description:
        'New England in summer, the islands in winter, the passage between. Each needs its line in the navigation warranty, with the dates the market will accept.',
    },
    {
      icon: 'Anchor',
      title: 'Tenders and toys',
      description:
        'A twenty-foot jet tender towed astern is a vessel of its own. So are personal watercraft and other toys carried aboard. List them with values, operators and how they are carried or towed.',
    },
  ],
  sections: [
    {
      heading: 'The survey is the beginning of the conversation',
      paragraphs: [
        'For an older yacht most insurers require a condition and valuation survey, in the water and out, by an accredited marine surveyor. It sets the value; it also produces a list. Items marked as safety matters must be done before coverage or within weeks, with a signed letter to say so. After a loss, the insurer will check whether those items were done.',
        'Treat the remaining recommendations, such as fuel hoses, fixed fire suppression, seacocks and shore-power inlets, as a plan for the next winters, and keep the invoices. They show the underwriter a yacht that is well maintained.',
      ],
    },
    {
      heading: 'Employing people at sea',
      paragraphs: [
        'A seaman injured in the service of the ship is owed maintenance and cure, that is living costs and treatment, whoever was at fault. If negligence played a part, the Jones Act lets the seaman sue the employer, and an unseaworthy vessel gives a third claim. Protection and indemnity coverage answers for these when crew are declared. When they are not, the policy may exclude them.',
        'Day workers, a captain who also looks after two other boats, a cook for the August cruise and your own nephew on wages all have to be declared. So is the manning clause: if the policy requires a licensed captain under way, you may not move the yacht yourself, even to the fuel dock.',
      ],
    },
    {
      heading: 'A written hurricane plan',
      paragraphs: [
        'Gloria in 1985, Bob in 1991 and Sandy in 2012 all affected the Sound. Underwriters therefore ask for a written plan: which yard has agreed to haul the yacht, who makes the call, at what forecast, where lines and fenders are stored, and who acts if you are away. Named-windstorm deductibles are commonly a percentage of the insured value, so work yours out in dollars before you sign.',
        'Some policies pay part of the cost of hauling or moving the yacht ahead of a storm, up to a limit; others pay nothing. If you have the choice, this coverage makes the decision to haul easier.',
      ],
    },
    {
      heading: 'Contracts that can affect your coverage',
      paragraphs: [
        'Marina and yard contracts often contain a waiver of subrogation or a hold-harmless clause, in which you promise not to make a claim against them, or even to defend them. Your policy may allow that, or only with the insurer’s written consent. Send us the agreement before you sign.',
        'Look at it the other way as well. A varnisher, a diver and an electronics technician each work aboard in a week. If one is hurt and has no insurance, the claim may come to you. Ask every contractor for a certificate with liability and, where it applies, longshore coverage.',
      ],
    },
    {
      heading: 'Premium, in the order an underwriter thinks',
      paragraphs: ['Value comes first, but the other points matter as well.'],
      points: [
        'Insured value and deductible, hull and windstorm separately',
        'Waters and months of navigation; summers north of Cape Hatteras help',
        'Who is in command, with license or résumé',
        'Age, builder, material, engines and their hours',
        'Private use alone, or some weeks of charter',
        'Ownership: a person, a trust or a company, and who has the use of it',
        'Limit of protection and indemnity, fuel spill and wreck removal with it',
        'Loss record of owner and captain over five years',
      ],
    },
    {
      heading: 'The file we open',
      paragraphs: [
        'Registration or Coast Guard documentation, the last survey and its letter of compliance, bill of sale, photographs, résumés, storm plan, cruising plan for twelve months, crew list with pay, tender particulars, expiring policy with all endorsements, and a mortgage clause if there is one. With a complete file a specialist insurer can quote sooner.',
      ],
    },
  ],
  questions: [
    {
      question: 'What is the difference between a boat policy and a yacht policy?',
      answer:
        'Breadth. A yacht form insures the hull against all risks of physical loss apart from what it lists, and its protection and indemnity section follows maritime law, wreck removal and crew included if declared. Boat forms are shorter, cheaper and closer to an auto policy.',
    },
    {
      question: 'It is owned by an LLC. Does that protect me?',
      answer:
        'Less than many expect, because whoever is at the helm can be personally liable for mistakes made there. Name the company, its members and the regular operators on the policy, or the coverage may protect the company and not you.',
    },
    {
      question: 'Can I put it in charter for three weeks to offset the cost?',
      answer:
        'With the underwriter’s consent, yes, usually by endorsement for a stated number of charters and with conditions on captain and contract. Without it, a private-pleasure warranty excludes charter. Ask a lawyer and a tax adviser about flag, coastwise endorsement and tax.',
    },
    {
      question: 'Does my personal umbrella sit on top?',
      answer:
        'Some exclude watercraft over a certain length or with crew. Let us read it beside the yacht policy, because there may be a gap between the two.',
    },
    {
      question: 'Are art, wine and jewelry insured on board?',
      answer:
        'Personal property limits are usually low, and many policies exclude valuables. Fine art and jewelry need a scheduled policy that covers them afloat.',
    },
    {
      question: 'Do I have to tell you about a grounding that did no damage?',
      answer:
        'Please do. Policies require prompt notice, and damage to stabilizers and shafts may show only months later.',
    },
  ],
  relatedVessels: ['sailboat', 'catamaran', 'charter-boat', 'power-boat'],
  metaTitle: 'Yacht Insurance: Survey, Crew and Storm Plans',
  metaDescription:
    'Agreed value, crew under maritime law, hurricane plans, yard waivers, charter and LLC ownership: how larger yachts are insured in Connecticut.',
  keywords: [
    'yacht insurance Connecticut',
    'crewed yacht insurance',
    'yacht survey insurance',
    'named storm haul-out',
    'Jones Act yacht crew',
  ],
}
