import type { VesselContent } from './vessel.ts'

export const commercialMarine: VesselContent = {
  hero: {
    title: 'Commercial Marine Insurance in Connecticut',
    description:
      'Oyster boats, launches, barges, boatyards, dock builders, mobile mechanics. Their losses often fall between policies for land and policies for the water, and we place coverage for both.',
  },
  overview: {
    title: 'Which half of your business is afloat?',
    description:
      'Ordinary business policies exclude watercraft; ordinary boat policies exclude business. A marine program is put together from a few known pieces, each for a kind of loss.',
  },
  features: [
    {
      icon: 'Ship',
      title: 'Hull and machinery',
      description:
        'Workboats, skiffs, barges and the crane bolted to one, at agreed amounts. Collision liability is often part of it.',
    },
    {
      icon: 'Shield',
      title: 'Protection and indemnity',
      description:
        'The vessel’s liability: crew, visitors, the other boat, the dock, the wreck. Crew may be included or insured under another policy, but they must be insured somewhere.',
    },
    {
      icon: 'Anchor',
      title: 'Marina operators and ship repairers',
      description:
        'Customers’ boats in your care are excluded from general liability. These two forms give that back: one for keeping and hauling them, the other for working on them.',
    },
    {
      icon: 'Waves',
      title: 'Docks, floats and tools',
      description:
        'Piers, gangways, travel lifts, fuel systems and the contents of a service van. Ask whether the property form covers wave wash and ice; many do not.',
    },
  ],
  sections: [
    {
      heading: 'Three laws for one sprained back',
      paragraphs: [
        'Which law applies depends on the work and on where it is done. On land it is usually Connecticut workers’ compensation. Aboard as crew it is the Jones Act with maintenance and cure. On a pier, building it, loading, or repairing a commercial vessel, it may be the federal Longshore and Harbor Workers’ Compensation Act, whose benefits are higher and whose coverage is not part of a state policy unless it has been endorsed.',
        'Boatyards have an exception of their own. Since 2009 people who repair recreational vessels of any length, and people who build them under 65 feet, stand outside the Longshore Act, on condition that state compensation covers them. The Department of Labor’s questions and answers explain the details. An employee who regularly does other work, such as repairing tugs or fishing vessels, may be inside the Act for the whole of the job. Tell us about such work before it starts.',
        'One person may work under all three in a week. The program should leave no gap between them, and neither should your subcontractors’ insurance.',
      ],
      sources: [
        {
          title: 'Recreational Vessel FAQs',
          publisher:
            'U.S. Department of Labor, Division of Longshore and Harbor Workers’ Compensation',
        },
      ],
    },
    {
      heading: 'Yards and marinas',
      paragraphs: [
        'A travel lift strap parts and a customer’s sloop falls on the concrete. A shed burns with forty engines in it. A heater is left in a bilge, a jack stand sinks into thawing ground, a fuel hose fails. In each case a customer’s property was in your care, custody or control. The legal liability form pays if you were negligent and defends you if you were not, which is as important.',
        'Check its exclusions: boats stored without charge, work passed to a subcontractor who has no insurance, faulty workmanship itself as against the damage it does. Your contract is the other half. A storage agreement that asks owners to insure their own boats, limits what you answer for and is actually signed protects you as much as a higher limit.',
      ],
    },
    {
      heading: 'Working vessels on the Sound',
      paragraphs: [
        'Shellfish boats on the Norwalk, Bridgeport, Milford and New Haven beds, yacht club launches, pump-out boats, survey skiffs, assistance tows, a deck barge with a pile hammer. Underwriters ask for the same five things each time: what it does, who runs it, what it is worth, what the last survey said, and what stands between it and a lee shore when the engine stops.',
        'Stability, hatches and crew fatigue matter too. Towing vessels of 26 feet and over generally come under the Coast Guard’s inspection rules, with exceptions, and crews on many commercial boats under its drug-testing program. Put these documents in the submission; if they are missing, the underwriter will assume that you do not have them.',
        'Under the Oil Pollution Act the responsible party pays for cleanup and damages, and even a small spill that leaves a sheen must be reported: to the National Response Center (800-424-8802) and, in Connecticut, to the state (860-424-3338). Vessel pollution coverage is a separate policy or an endorsement, and tanks ashore need another.',
      ],
    },
    {
      heading: 'Trades without a boat',
      paragraphs: [
        'Riggers, divers, canvas makers, shrink-wrappers, electricians and surveyors step aboard other people’s property daily. A contractor’s general liability policy often excludes watercraft. Ask for the exclusion to be removed or for a marine artisan’s form, add tools and transit, and, if you give advice for money, professional liability. Many marinas require proof of it before work begins.',
        'For mooring contractors and dock builders, a claim can come long after the work: the chain you set in May may part in October. Keep completed operations coverage in force for as long as the work is in use.',
      ],
    },
    {
      heading: 'How a program is priced, and what it is priced from',
      paragraphs: [
        'Payroll by location, receipts by activity, and values by item. Vague figures are rated on the worst assumption. A good submission includes:',
      ],
      points: [
        'A page on the business in your own words, with years and owners’ experience',
        'Schedule of vessels with survey dates and crew',
        'Payroll split: ashore, over water, afloat',
        'Receipts split: storage, hauling, repair, fuel, sales, rentals',
        'Highest value and total value of customers’ craft in summer and in January',
        'Copies of storage and repair agreements, and subcontractor certificates',
        'Docks and buildings with age, construction and elevation',
        'Five years of loss runs from every insurer, good or bad',
        'Storm plan and fire plan, with the dates of the last drills',
      ],
    },
  ],
  questions: [
    {
      question: 'Is flood or surge to my docks insurable?',
      answer:
        'Federal flood insurance is for buildings and does not cover docks. A marine property form can include docks for wave and wind damage with a separate deductible, where an insurer offers it. The market changes from year to year, so we check at every renewal.',
    },
    {
      question: 'I am a sole owner with no employees. What is the minimum that makes sense?',
      answer:
        'Hull coverage for what you could not afford to replace, protection and indemnity at the limit your contracts require, and health and disability insurance for yourself, since you have no employer’s coverage.',
    },
    {
      question: 'What is a bumbershoot?',
      answer:
        'An umbrella for marine liabilities: one excess limit above protection and indemnity, marina legal, general, auto and employers’ liability. One bumbershoot usually fits those policies better than two separate umbrellas do.',
    },
    {
      question: 'A customer’s boat sank at my slip overnight. Is it my loss?',
      answer:
        'Only if your negligence caused it. Secure the boat, contain the fuel, photograph everything, keep the failed part, do not discuss the cause, and call us. Raising the boat may be urgent; usually the owner’s hull insurer pays for it first.',
    },
    {
      question: 'Do seasonal staff need to be declared?',
      answer:
        'Yes, all of them, with where they work. Premium is adjusted to the actual payroll at audit, so an honest estimate does not cost more in the end. Dock hands who also drive the launch are the ones to mention.',
    },
    {
      question: 'Can we rent out kayaks and skiffs as a sideline?',
      answer:
        'Yes, as a rental operation with its own rating, forms, briefing and minimum ages. Ask in winter, because adding it in July takes time.',
    },
  ],
  relatedVessels: ['charter-boat', 'yacht', 'power-boat'],
  metaTitle: 'Commercial Marine Insurance: Workboats, Yards and Trades',
  metaDescription:
    'Hull, protection and indemnity, marina and repairers’ liability, Jones Act and Longshore coverage for Connecticut workboats, boatyards and marine trades.',
  keywords: [
    'commercial marine insurance Connecticut',
    'marina insurance',
    'boatyard insurance',
    'workboat insurance',
    'longshore coverage Connecticut',
  ],
}
