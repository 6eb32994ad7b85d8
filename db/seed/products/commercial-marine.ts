import type { BuiltInProduct } from './product.ts'

export const commercialMarine: BuiltInProduct = {
  slug: 'commercial-marine',
  name: 'Commercial Marine',
  short_description:
    'Coverage for businesses on the waterfront: marinas, boatyards, dealers, clubs, riggers and marine contractors.',
  long_description:
    'This page is for the business that stays put while its customers’ boats come and go. An ordinary commercial package was written for shops and offices, and it has a hole exactly where a marina earns its living. If you run vessels rather than docks, read our page on commercial vessels instead; many firms need both.',
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
        'General liability excludes damage to property in your care, custody or control. In a boatyard that means every boat on the lift, in the shed, on stands or on your launch’s tow line. Marina operator’s legal liability was invented to put it back. It pays when you are legally answerable for loss of or damage to customers’ boats while you berth, haul, store, fuel, move or repair them.',
        'Legally answerable is the key. It is not insurance on the customer’s boat. If lightning strikes a sloop on your hardstand, nobody was negligent, and its owner’s hull policy pays. So require that policy. A storage agreement that says every boat must be insured, with a certificate in the file each fall, is the cheapest risk control you will ever print.',
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
        'A yard employee hurt on the job is usually under Connecticut’s workers’ compensation. Work on or beside navigable water can fall under the federal Longshore and Harbor Workers’ Compensation Act instead, which pays more. Since 2009 people who repair recreational vessels are outside that act whatever the vessel’s length, and those who build them are outside it under 65 feet, provided state compensation covers them. Repair one commercial fishing boat and the exception does not help you for that job.',
        'The third law is the Jones Act. Your launch driver or the deckhand on your work barge may be a seaman, with the right to sue. We go through the payroll by what people do, not by their titles.',
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
        'Fixed and floating docks are insured on a marine property form, with wind, wave, ice and collapse spelled out one way or the other, and with a percentage deductible for named storms. Give a value for each dock. A single figure for all of them invites an argument.',
        'Buildings near the water need flood insurance of their own. The federal program stops at $500,000 for a non-residential building and the same again for what is in it, and it pays nothing for docks. Dealers insure boats and engines for sale as stock, with transit, demonstration and boat shows included. And look at business income: a basin full of wrecks in September is also a spring without slip rents.',
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
        'Pollution is excluded from nearly every liability form. A fuel dock, waste-oil tank, wash-down pad or bottom-paint dust needs a policy of its own. Ask that it respond to sudden spills and to slow leaks, to clean-up on your land and off it, and to fines where the law lets them be insured. Tank tests and a spill plan in a binder shorten the application and the conversation with the state.',
      ],
    },
    {
      heading: 'Paper that carries risk',
      paragraphs: [
        'Slip leases, winter storage terms, event permits and the town’s own lease of the harbor bottom all move responsibility from one party to another. Courts do not enforce every clause that seems to clear you of your own negligence, and insurers do not honor every promise you make to others. Send us the forms you use. Changing a sentence in March is easier than defending it in October.',
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
        'It helps, and it is not a shield. A clause may fail if it is unclear or if the fault was gross. Somebody will still have to hire a lawyer to test it, and marina operator’s liability pays for yours.',
    },
    {
      question: 'We are a yacht club with volunteers. Do we need all this?',
      answer:
        'A smaller version. Moorings, a launch, a junior program, a crane and a bar are five marine exposures, one of them with a liquor law attached. Add coverage for officers who decide things without being paid.',
    },
    {
      question: 'Do rental skiffs and kayaks fit under the same policy?',
      answer:
        'They need their own section. Renters are strangers with varied skill, so insurers ask about briefings, life jackets, weather rules and hours. Powered rentals cost a good deal more than paddles.',
    },
    {
      question: 'How is a dock builder or diver insured?',
      answer:
        'As a marine contractor: barge hull and P&I, liability for the work, tools and cranes as equipment, and a careful look at which compensation law each person falls under. Divers are a specialty of their own.',
    },
    {
      question: 'Can one insurer take the whole account?',
      answer:
        'Often most of it, and a single package avoids two adjusters pointing at each other. Flood, pollution and compensation frequently stay separate. We lay both arrangements side by side.',
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
