import type { BuiltInProduct } from './product.ts'

export const personalWatercraft: BuiltInProduct = {
  slug: 'personal-watercraft',
  name: 'Personal Watercraft',
  short_description:
    'Coverage for jet skis and other personal watercraft: the machine, the trailer, and whoever is at the handlebars.',
  long_description:
    'A personal watercraft is small, quick, easy to lend and easy to steal, and all of that shapes its insurance. The machine itself is seldom the largest sum at stake; an injury to a swimmer or a rider is. This page explains what a policy covers, who may ride, and what lowers the premium.',
  features: [
    'Liability for riders, passengers and tow sports',
    'Collision, theft and storm damage',
    'Two or more machines on one policy',
    'Trailer, covers and riding gear',
    'Medical payments and uninsured boater',
    'Winter lay-up',
  ],
  icon: 'Waves',
  sections: [
    {
      heading: 'Why a homeowners policy is not enough',
      paragraphs: [
        'Standard homeowners liability was written with rowboats in mind and generally excludes owned watercraft with an inboard engine and a jet pump. Coverage for the machine itself is small as well, and theft away from home is left out. Some boat policies allow a personal watercraft to be added; many do not. A separate policy is usually the better choice.',
      ],
    },
    {
      heading: 'What that policy covers',
      paragraphs: ['The parts are those of a boat policy, sized for a smaller craft.'],
      points: [
        'Liability, in limits you choose, for injury to swimmers, paddlers, passengers and other riders.',
        'Property damage to docks, moored boats and the launch ramp.',
        'Comprehensive and collision on the machine, at agreed value or actual cash value.',
        'Theft, from the driveway as well as the float, if it was locked as the policy says.',
        'Medical bills for people aboard, and for those you tow if tow sports are included.',
        'Help on the water, such as a tow home when weed has clogged the intake.',
      ],
    },
    {
      heading: 'Who may ride',
      paragraphs: [
        'Connecticut law defines the craft by its jet drive, its length of under sixteen feet and the way you ride it, and requires everyone who operates one to hold a certificate of personal watercraft operation. The ordinary safe boating certificate is not enough by itself. An owner must not knowingly let anyone under 16 operate one without that certificate. Our page on the boating certificate says which certificates of other states count.',
        'Insurers build on that. Most cover permissive riders; many set a minimum age, name the household’s teenagers one by one, or apply a higher deductible when a young rider has the throttle. A policy may exclude riders under a certain age even if state law would let them ride, so ask before guests arrive.',
      ],
      sources: [
        {
          title: 'Connecticut General Statutes, section 15-140j',
          publisher: 'State of Connecticut',
        },
      ],
    },
    {
      heading: 'State rules and claims',
      paragraphs: [
        'State rules also ask for a life jacket on every person aboard and keep these machines off the water in the dark. Those are safety rules rather than policy terms, but after an accident they bear on who was at fault. Crossing an anchorage at speed an hour after sunset makes a rider hard to defend, and perhaps the owner who lent the key as well.',
      ],
      sources: [
        {
          title: 'Connecticut Boater’s Guide: personal watercraft restrictions',
          publisher: 'Connecticut Department of Energy and Environmental Protection',
        },
      ],
    },
    {
      heading: 'What is usually left out',
      paragraphs: ['Look for these before you sign.'],
      points: [
        'Sand, rope or eelgrass drawn through the pump, when nothing else happened: many insurers treat it as maintenance.',
        'Racing, jumping exhibitions and machines tuned past the maker’s figures.',
        'Renting out, by the hour or through a peer-to-peer site.',
        'Towing a tube or wakeboard, unless the policy includes it.',
        'Wear, corrosion and an engine that sat through a freeze with water in it.',
        'Riding outside the stated waters, or during the lay-up months.',
      ],
    },
    {
      heading: 'Theft is a common loss',
      paragraphs: [
        'Two people with a pickup can take a machine and its trailer in minutes, so a policy may require a hitch lock, a chain through the frame, the lanyard key kept in the house, or a fenced yard. Photograph the hull identification number on the stern and the plate of the trailer. If the machine is kept on a floating port, tell us: theft and storms are then rated differently.',
      ],
    },
    {
      heading: 'What moves the premium',
      paragraphs: [
        'Age of the youngest regular rider leads the list. Supercharged engines come next, then the limit of liability, value, theft protection, claims, and your driving record. A boating course, more than one machine on the policy, and a shorter season all pull it down. A personal watercraft loses value quickly, so after four or five summers compare the cost of collision coverage with what the machine would sell for. Some owners then keep liability and theft coverage and drop the rest.',
      ],
    },
    {
      heading: 'Have this ready',
      paragraphs: ['We need the following for a quote.'],
      points: [
        'Maker, model, year, engine output and hull number of each machine.',
        'Trailer make and value.',
        'Every rider: name, birth date, certificate, years of riding.',
        'Where it is launched, and where it is kept at night.',
        'Whether you pull tubes, skis or boards.',
        'The umbrella policy, if the household has one.',
      ],
    },
  ],
  questions: [
    {
      question: 'Does a jet ski have to be insured in Connecticut?',
      answer:
        'State law does not require it. A lender will, and a marina may. The better reason is that riders and swimmers get hurt, and the claim comes to the owner.',
    },
    {
      question: 'I have two machines and a small boat. One policy or three?',
      answer:
        'Most insurers write two machines on one policy, with one liability limit for both. The boat normally has its own. If the terms are right, one insurer for all of them makes a collision within the family simpler to settle.',
    },
    {
      question: 'A friend borrows it and hits a dock. Whose insurance pays?',
      answer:
        'Usually yours first, because coverage follows the craft. The friend’s own insurance may add something. Either way, it is your deductible and your claims record.',
    },
    {
      question: 'We keep one on the yacht as a toy. Is it on the yacht policy?',
      answer:
        'It can be, scheduled by name, and some forms exclude jet-driven craft until it is. Check the liability as well as the hull: a yacht policy may cover theft of the toy but not an injury that it causes.',
    },
    {
      question: 'Does an umbrella policy sit above it?',
      answer:
        'Only if the umbrella insurer knows about it and the limit underneath is the one it requires. Umbrella forms differ a good deal on jet-powered craft, so send us both policies.',
    },
    {
      question: 'Should it stay insured in the garage from November to April?',
      answer:
        'Yes. Fire and theft happen in winter too. With a lay-up credit, where the insurer gives one, that coverage stays in force at a lower premium, and you need no new application in spring.',
    },
  ],
  metaDescription:
    'Jet ski and personal watercraft insurance in Connecticut: liability, theft, young riders, the state certificate, tow sports and what moves the premium.',
  keywords: [
    'jet ski insurance connecticut',
    'personal watercraft insurance',
    'pwc liability',
    'young riders',
    'jet ski theft',
    'waverunner insurance',
  ],
}
