import type { BuiltInProduct } from './product.ts'

export const commercialMarine: BuiltInProduct = {
  slug: 'commercial-marine',
  name: 'Commercial Marine',
  short_description:
    'Coverage for businesses on the waterfront: marinas, boatyards, dealers, clubs, riggers and marine contractors.',
  long_description:
    'A marina earns its living by looking after other people’s boats. An ordinary commercial package was written for shops and offices, and it excludes exactly that. If you run vessels rather than docks, read our page on commercial vessels instead; many firms need both.',
  features: [
    'Marina operator’s and ship repairer’s legal liability',
    'Docks, buildings, travel lifts and workboats',
    'Workers’ compensation with longshore where it applies',
    'Pollution coverage for fuel docks and yards',
    'Dealer stock, afloat and ashore',
    'Income lost after a storm',
  ],
  icon: 'Anchor',
  sections: [
    {
      heading: 'The hole in a general liability policy',
      paragraphs: [
        'General liability excludes damage to property in your care, custody or control. In a boatyard that means every boat on the lift, in the shed, on stands or on your launch’s tow line. Marina operator’s legal liability is written for that gap. It pays when you are legally answerable for loss of or damage to customers’ boats while you berth, haul, store, fuel, move or repair them.',
        'The words legally answerable matter: this is not insurance on the customer’s boat. If lightning strikes a sloop in your yard, nobody was negligent, and its owner’s hull policy pays. So require that policy. A storage agreement that requires every boat to be insured, with a certificate on file each fall, costs little and helps a great deal.',
      ],
    },
    {
      heading: 'Repairers, riggers and those you hire',
      paragraphs: [
        'If you open boats up, you need ship repairer’s liability, by itself or joined to the marina form. Watch these edges.',
      ],
      points: [
        'Faulty work: the cost of doing your own job again is yours; the damage it causes is the insurer’s.',
        'Hot work, spray booths and shrink-wrap torches come with conditions that are checked after a fire.',
        'Subcontractors: handing a boat to the engine shop next door may end your coverage for it. Collect their certificates.',
        'Trials: someone has to be insured when your mechanic takes it past the breakwater.',
        'Limits: think of the shed in January, and every hull in it at once.',
      ],
    },
    {
      heading: 'Two compensation laws, sometimes three',
      paragraphs: [
        'A yard employee hurt on the job is usually under Connecticut’s workers’ compensation. Work on or beside navigable water can fall under the federal Longshore and Harbor Workers’ Compensation Act instead, whose benefits are generally higher. Since 2009 people who repair recreational vessels are outside that act whatever the vessel’s length, and those who build them are outside it under 65 feet, provided state compensation covers them. An employee who regularly works on commercial vessels as well may be inside the act for the whole of the job, not only for those hours.',
        'The third law is the Jones Act. Your launch driver or the deckhand on your work barge may be a seaman, with the right to sue. We go through the payroll with you by what people do rather than by their titles.',
      ],
      sources: [
        {
          title: 'Recreational Vessel FAQs, Division of Longshore and Harbor Workers’ Compensation',
          publisher: 'U.S. Department of Labor',
        },
      ],
    },
    {
      heading: 'Piers, sheds and stock',
      paragraphs: [
        'Fixed and floating docks are insured on a marine property form, with wind, wave, ice and collapse either included or excluded by name, and often with a percentage deductible for named storms. Give a value for each dock; a single figure for all of them makes a claim harder to settle.',
        'Buildings near the water need flood insurance of their own. The federal program stops at $500,000 for a non-residential building and the same again for what is in it, and it pays nothing for docks. Dealers insure boats and engines for sale as stock, with transit, demonstration and boat shows included. Look at business income as well: a basin that is full of wrecks in September may still earn no slip rents in spring.',
      ],
      sources: [
        {
          title: 'Standard Flood Insurance Policy, General Property Form: limits',
          publisher: 'National Flood Insurance Program',
        },
      ],
    },
    {
      heading: 'Fuel, paint and the water under you',
      paragraphs: [
        'Nearly every liability form excludes pollution. Fuel docks, waste-oil tanks, wash-down pads and bottom-paint dust need a separate policy. Ask whether it responds to sudden spills and to slow leaks, to clean-up on your land and off it, and to fines where the law lets them be insured. Tank tests and a spill plan in a binder shorten the application and the conversation with the state.',
      ],
    },
    {
      heading: 'Contracts that transfer risk',
      paragraphs: [
        'Slip leases, winter storage terms, event permits and the town’s own lease of the harbor bottom all move responsibility from one party to another. Courts do not enforce every clause that seems to clear you of your own negligence, and insurers do not honor every promise you make to others. Send us the forms you use; it is easier to change a sentence before the season than to defend it after a loss.',
      ],
    },
    {
      heading: 'What drives the price, and what we need',
      paragraphs: [
        'Receipts by activity come first: berthing, storage, fuel, repair, sales, rentals, restaurant. Then the largest number and value of boats at one time, exposure of the basin, fire protection, payroll by job, and five years of losses with what you changed after each.',
      ],
      points: [
        'A site plan with dock ages and materials.',
        'Revenue and payroll by activity.',
        'Lift, crane and forklift list with inspection dates.',
        'Your customer agreements.',
        'A storm plan with names and phone numbers.',
        'Loss runs from each insurer of the last five years.',
      ],
    },
  ],
  questions: [
    {
      question: 'Our customers sign that storage is at their own risk. Is that not enough?',
      answer:
        'It helps, but it may not protect you. A court may not enforce the clause if it is unclear or if the negligence was gross. Testing it takes a lawyer, and marina operator’s liability normally pays for your defense.',
    },
    {
      question: 'We are a yacht club with volunteers. Do we need all this?',
      answer:
        'You need a smaller version of it. Moorings, a launch, a junior program, a crane and a bar each need attention, and the bar needs liquor liability. Add directors and officers coverage for the volunteers who run the club.',
    },
    {
      question: 'Do rental skiffs and kayaks fit under the same policy?',
      answer:
        'They need a section of their own. Renters’ skills vary, so insurers ask about briefings, life jackets, weather rules and hours. Powered rentals cost a good deal more to insure than kayaks.',
    },
    {
      question: 'How is a dock builder or diver insured?',
      answer:
        'As a marine contractor: barge hull and P&I, liability for the work, tools and cranes as equipment, and a careful look at which compensation law each person falls under. Divers are a specialty of their own.',
    },
    {
      question: 'Can one insurer take the whole account?',
      answer:
        'Often most of it, and a single package avoids disputes between two insurers. Flood, pollution and workers’ compensation frequently stay separate. We can compare both arrangements for you.',
    },
  ],
  metaDescription:
    'Insurance for Connecticut marinas, boatyards, dealers and marine contractors: operator’s legal liability, docks, longshore, pollution and business income.',
  keywords: [
    'marina insurance connecticut',
    'boatyard insurance',
    'marina operators legal liability',
    'ship repairers liability',
    'longshore act',
    'marine contractor insurance',
  ],
}
