import type { VesselContent } from './vessel.ts'

export const commercialMarine: VesselContent = {
  hero: {
    title: 'Commercial Marine Insurance in Connecticut',
    description:
      'Oyster boats, launches, barges, boatyards, dock builders, mobile mechanics. Their losses happen on the seam between land policies and sea policies, so that seam is where we work.',
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
        'Workboats, skiffs, barges and the crane bolted to one, at agreed amounts. Collision liability is often inside it, which surprises people who look for it elsewhere.',
    },
    {
      icon: 'Shield',
      title: 'Protection and indemnity',
      description:
        'The vessel’s liability: crew, visitors, the other boat, the dock, the wreck. Crew may be in or carved out to another policy, but must be somewhere.',
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
        'Piers, gangways, travel lifts, fuel systems and the contents of a service van. Ask what wave wash and ice do under the property form, because the answer is often nothing.',
    },
  ],
  sections: [
    {
      heading: 'Three laws for one sprained back',
      paragraphs: [
        'Where an employee stands decides who pays. On land it is Connecticut workers’ compensation. Aboard as crew it is the Jones Act with maintenance and cure. On a pier, building it, loading, or repairing a commercial vessel, it may be the federal Longshore and Harbor Workers’ Compensation Act, whose benefits are higher and whose coverage is not part of a state policy unless it has been endorsed.',
        'Boatyards have an exception of their own. Since 2009 people who repair recreational vessels of any length, and people who build them under 65 feet, stand outside the Longshore Act, on condition that state compensation covers them. The Department of Labor’s own questions and answers are worth an evening. Work on one tug in a quiet March and you may be inside the Act for that job. Tell us about the odd job before it starts.',
        'One worker can be all three in a week. The program must not have a hole between them, and the certificates of your subcontractors must not either.',
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
        'A travel lift strap parts and sixty thousand dollars of somebody else’s sloop meets the concrete. A shed burns with forty engines in it. A heater left in a bilge, a jackstand on thawing ground, a fuel hose at the end of its years. Each of these is care, custody or control of property that belongs to a customer. The legal liability form pays if you were negligent and defends you if you were not, which is as important.',
        'Its exclusions are where money is lost: boats stored without charge, work passed to a subcontractor who has no insurance, faulty workmanship itself as against the damage it does. Your contract is the other half. A storage agreement that asks owners to insure their own boats, limits what you answer for and is actually signed is worth more than an extra million of limit.',
      ],
    },
    {
      heading: 'Working vessels on the Sound',
      paragraphs: [
        'Shellfish boats on the Norwalk, Bridgeport, Milford and New Haven beds, yacht club launches, pump-out boats, survey skiffs, assistance tows, a deck barge with a pile hammer. Underwriters ask for the same five things each time: what it does, who runs it, what it is worth, what the last survey said, and what stands between it and a lee shore when the engine stops.',
        'Stability and hatches matter more than paint. So does fatigue. Towing vessels of 26 feet and over generally come under the Coast Guard’s inspection rules, with exceptions, and crews on many commercial boats under its drug-testing program. Put the documents you have in the submission; leaving them out reads as not having them.',
        'Spills have a law to themselves. Under the Oil Pollution Act the responsible party pays for cleanup and damage, and even a skiff’s fuel tank makes a sheen that must be reported. Vessel pollution coverage is a separate policy or an endorsement, and shore tanks are again another.',
      ],
    },
    {
      heading: 'Trades without a boat',
      paragraphs: [
        'Riggers, divers, canvas makers, shrink-wrappers, electricians and surveyors step aboard other people’s property daily. A general contractor’s policy often says “watercraft excluded” on page two and nobody has read it. Ask for the exclusion to be removed or for a marine artisan’s form, add tools and transit, and, if you give advice for money, professional liability. Marinas increasingly let nobody through the gate without it.',
        'Mooring contractors and dock builders have a long tail: the chain you set in May may part in October. Completed operations should stay in force for as long as the work is under water.',
      ],
    },
    {
      heading: 'How a program is priced, and what it is priced from',
      paragraphs: [
        'Payroll by location, receipts by activity, and values by item. Vague figures are rated at the worst reading. Good submissions hold:',
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
        'Storm plan and fire plan, with dates they were last tried',
      ],
    },
  ],
  questions: [
    {
      question: 'Is flood or surge to my docks insurable?',
      answer:
        'Flood insurance of the federal program is for buildings and does not take open docks. A marine property form can include docks for wave and wind with a deductible of its own, in a market that changes from year to year. We look every renewal.',
    },
    {
      question: 'I am a sole owner with no employees. What is the minimum that makes sense?',
      answer:
        'Hull at what you could not replace, protection and indemnity at what contracts ask, and something for yourself: health and disability, since you are nobody’s employee when the winch takes your hand.',
    },
    {
      question: 'What is a bumbershoot?',
      answer:
        'An umbrella for marine liabilities: one excess limit above protection and indemnity, marina legal, general, auto and employers’ liability. It closes the differences between them better than two separate umbrellas do.',
    },
    {
      question: 'A customer’s boat sank at my slip overnight. Is it my loss?',
      answer:
        'Only if your negligence caused it. Secure the boat, stop the fuel, photograph everything, keep the failed hose, say nothing about cause, and call. Raising it may be urgent and someone must pay first, usually the owner’s hull insurer.',
    },
    {
      question: 'Do seasonal staff need to be declared?',
      answer:
        'Yes, all of them, with where they work. Premium is adjusted to the actual payroll at audit, so an honest estimate costs nothing extra. Dock hands who also drive the launch are the ones to mention.',
    },
    {
      question: 'Can we rent out kayaks and skiffs as a sideline?',
      answer:
        'It is a rental operation, with its own rating, forms, briefing and minimum ages. Plan it in winter; adding it in July is slow.',
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
