import type { VesselContent } from './vessel.ts'

export const yacht: VesselContent = {
  hero: {
    title: 'Yacht Insurance in Connecticut',
    description:
      'Insurers commonly write the yacht form from 27 feet up. A large yacht is a small enterprise besides: a survey file, a crew list, contracts with yards, a plan for hurricanes. The policy is written from those documents, so we begin with them.',
  },
  overview: {
    title: 'Written for one yacht at a time',
    description:
      'A yacht policy does not come off a shelf. Underwriters negotiate value, waters, people and deductibles for the vessel in front of them. These are the clauses where owners most often find room.',
  },
  features: [
    {
      icon: 'Shield',
      title: 'Agreed value, properly agreed',
      description:
        'The figure should come from a survey or a sale, be looked at each renewal, and settle a total loss without a deductible. Too high is no kindness either: you pay premium on air.',
    },
    {
      icon: 'Ship',
      title: 'Captain and crew',
      description:
        'Paid crew have rights under federal maritime law that workers’ compensation does not touch. The number insured must match the number who actually step aboard, delivery hands included.',
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
        'A twenty-foot jet tender towed astern is a vessel of its own. So are the scooters in the garage. List them with values, operators and how they travel.',
    },
  ],
  sections: [
    {
      heading: 'The survey is the beginning of the conversation',
      paragraphs: [
        'For a yacht of some age no serious market quotes without a condition and valuation survey, afloat and ashore, by a member of one of the recognized societies. It sets the value; it also produces a list. Items marked as safety matters must be done before coverage or within weeks, with a signed letter to say so. Leaving the list in a drawer is the most expensive way to save money in yachting: after a fire, page four of your own survey is read aloud to you.',
        'Read the remaining recommendations as a program. Fuel hoses, fixed fire suppression, seacocks, shore-power inlets. An owner who renews two of them each winter and keeps the invoices is quoted differently, because the file shows a yacht that is getting better.',
      ],
    },
    {
      heading: 'Employing people at sea',
      paragraphs: [
        'A seaman injured in the service of the ship is owed maintenance and cure, that is living costs and treatment, whoever was at fault. If negligence played a part, the Jones Act lets the seaman sue the employer, and an unseaworthy vessel gives a third claim. Protection and indemnity coverage answers for these when crew are declared. When they are not, the exclusion is usually one line long.',
        'Day workers, a captain who also looks after two other boats, a cook for the August cruise and your own nephew on wages are all worth a sentence to us. So is the manning clause: if the policy demands a full-time licensed captain under way, you may not move it from the slip to the fuel dock yourself.',
      ],
    },
    {
      heading: 'A hurricane plan that an underwriter believes',
      paragraphs: [
        'The Sound has had Gloria, Bob and Sandy in living memory, and the storm of 1938 before them. Markets therefore ask for the plan in writing: which yard has agreed to haul it, who calls it, at what forecast, where lines and fenders are stored, what happens if you are abroad. Named-windstorm deductibles are commonly a percentage of the insured value, so work yours out in dollars before you sign.',
        'Reimbursement for hauling or moving it ahead of a storm is one of the better inventions in this trade. Some policies share the cost, up to a limit; others offer nothing. Given the choice, take the former: it makes the decision to lift it easier at a moment when the answer should be yes.',
      ],
    },
    {
      heading: 'Contracts that give your coverage away',
      paragraphs: [
        'Marinas and yards ask owners to sign. Buried in the third page is a waiver of subrogation or a hold-harmless, by which you promise not to pursue them, or even to defend them. Your policy may allow that, or only in writing beforehand. Send us the agreement; a letter from the underwriter costs nothing in April.',
        'Look at it the other way as well. A varnisher, a diver and an electronics technician each work aboard in a week. If one is hurt and uninsured, the yacht is the nearest pocket. Ask every contractor for a certificate with liability and, where it applies, longshore coverage.',
      ],
    },
    {
      heading: 'Premium, in the order an underwriter thinks',
      paragraphs: ['Value is first, though less dominant than owners suppose.'],
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
        'Registration or Coast Guard documentation, the last survey and its letter of compliance, bill of sale, photographs, résumés, storm plan, cruising plan for twelve months, crew list with pay, tender particulars, expiring policy with all endorsements, and a mortgage clause if there is one. Ten documents. With them a specialist market answers within days; without them nobody serious answers.',
      ],
    },
  ],
  questions: [
    {
      question: 'What is the difference between a boat policy and a yacht policy?',
      answer:
        'Breadth. A yacht form insures the hull against all risks of physical loss apart from what it lists, and its protection and indemnity section follows maritime law, wreck removal and crew included if declared. Boat forms are shorter, cheaper and closer to a car policy.',
    },
    {
      question: 'It is owned by an LLC. Does that protect me?',
      answer:
        'Less than people hope: whoever is at the helm is liable for mistakes made there. Name the company, its members and regular operators on the policy, or the coverage may protect the entity and leave you out.',
    },
    {
      question: 'Can I put it in charter for three weeks to offset the cost?',
      answer:
        'With the underwriter’s consent, yes, usually by endorsement for a stated number of charters and with conditions on captain and contract. Without it, private-pleasure warranties end the matter. Flag, coastwise endorsement and tax need their own advice.',
    },
    {
      question: 'Does my personal umbrella sit on top?',
      answer:
        'Some exclude watercraft over a certain length or with crew. Let us read it beside the yacht policy, because a gap between two good policies feels like no policy.',
    },
    {
      question: 'Are art, wine and jewelry insured on board?',
      answer:
        'Personal property limits are low and exclude valuables. Fine art and jewelry go on a scheduled policy that permits them to be afloat.',
    },
    {
      question: 'Do I have to tell you about a grounding that did no damage?',
      answer:
        'Please. Notice is a condition of every policy, and damage to stabilizers and shafts shows itself months afterward. A report without a claim rarely hurts.',
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
