import type { BuiltInProduct } from './product.ts'

export const personalWatercraft: BuiltInProduct = {
  slug: 'personal-watercraft',
  name: 'Personal Watercraft',
  short_description:
    'Coverage for jet skis and other personal watercraft: the machine, the trailer, and whoever is at the handlebars.',
  long_description:
    'A personal watercraft is small, quick, easy to lend and easy to steal. Those four words explain its insurance. The machine itself is seldom the largest sum at stake; the swimmer or the tuber is. This page says what a policy for one does, whom it lets ride, and how to keep it inexpensive.',
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
      heading: 'Why the house policy will not do',
      paragraphs: [
        'Standard homeowners liability was written with rowboats in mind and turns its back on owned watercraft driven by an inboard engine and a jet pump. Damage to the machine fares little better: a token limit, and theft away from home left out. Some boat policies allow a personal watercraft to be added. Many do not. A short policy of its own is generally the clean answer.',
      ],
    },
    {
      heading: 'What that policy covers',
      paragraphs: ['The parts are the familiar ones, sized for something that weighs half a ton.'],
      points: [
        'Liability, in limits you choose, for injury to swimmers, paddlers, passengers and other riders.',
        'Property damage to docks, moored boats and the launch ramp.',
        'Comprehensive and collision on the machine, at agreed or cash value.',
        'Theft, from the driveway as well as the float, if it was locked as the policy says.',
        'Medical bills for people aboard, and for those you tow if tow sports are included.',
        'Help on the water: a tow home with weed in the intake is the classic call.',
      ],
    },
    {
      heading: 'Who may ride',
      paragraphs: [
        'Connecticut law defines the craft by its jet drive, its length of under sixteen feet and the way you ride it, and lets nobody operate one without a certificate of personal watercraft operation. The ordinary safe boating certificate is not enough by itself. An owner must not knowingly let anyone under sixteen ride without that document.',
        'Insurers build on that. Most cover permissive riders; many set a minimum age, name the household’s teenagers one by one, or apply a higher deductible when a young rider has the throttle. If your policy excludes riders under a certain age, it means it even when the state would let them go. Ask before the cousins arrive in July.',
      ],
      sources: [
        {
          title: 'Connecticut General Statutes, section 15-140j',
          publisher: 'State of Connecticut',
        },
      ],
    },
    {
      heading: 'The rules that end up in claim files',
      paragraphs: [
        'State rules also ask for a life jacket on every person aboard and keep these machines off the water in the dark. Those are safety rules and not policy terms, yet when something goes wrong they decide who was at fault. A rider who crossed an anchorage at speed an hour after sunset has handed the other side its case. So has the owner who lent the key.',
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
        'Sand, rope or eelgrass drawn through the pump, when nothing else happened: that is upkeep.',
        'Racing, jumping exhibitions and machines tuned past the maker’s figures.',
        'Renting out, by the hour or through a peer-to-peer site.',
        'Towing a tube or wakeboard, unless it says otherwise.',
        'Wear, corrosion and an engine that sat through a freeze with water in it.',
        'Riding outside the stated waters, or during the lay-up months.',
      ],
    },
    {
      heading: 'Theft is the ordinary loss',
      paragraphs: [
        'Two people and a pickup can be gone with a machine and its trailer in a minute. Policies notice. They may require a hitch lock, a chain through the frame, the lanyard key kept in the house, or a fenced yard. Photograph the hull identification number on the stern and the plate of the trailer. If the machine lives on a floating port, say so: it changes the theft question and adds a storm one.',
      ],
    },
    {
      heading: 'What moves the premium',
      paragraphs: [
        'Age of the youngest regular rider leads the list. Supercharged engines come next, then the limit of liability, value, theft protection, claims, and your driving record. A boating course, more than one machine on the policy, and a shorter season all pull it down. Since the craft loses value quickly, compare the cost of collision coverage with what the machine would bring on the used market after four or five summers. Some owners then keep liability and theft, and drop the rest.',
      ],
    },
    {
      heading: 'Have this ready',
      paragraphs: ['A quote for a personal watercraft is a short telephone call.'],
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
        'The law does not ask for it. A dealer’s lender will, and a marina or floating dock may. The better reason is that the injuries are real and the owner is easy to find.',
    },
    {
      question: 'I have two machines and a small boat. One policy or three?',
      answer:
        'Two machines fit on one policy nearly everywhere, with one liability limit over both. The boat normally has its own. Put them with the same insurer when the terms are right, so that a collision among your own family is one file.',
    },
    {
      question: 'A friend borrows it and hits a dock. Whose insurance pays?',
      answer:
        'Yours first, as a rule: coverage goes with the craft. The friend’s own may add something. Your deductible and your claims record are involved either way, which is worth remembering when somebody asks for the key.',
    },
    {
      question: 'We keep one on the yacht as a toy. Is it on the yacht policy?',
      answer:
        'It can be, scheduled by name, and some forms exclude jet-driven craft until it is. Check the liability as well as the hull: a yacht policy may cover theft of the toy and not the person it strikes.',
    },
    {
      question: 'Does an umbrella policy sit above it?',
      answer:
        'Only if the umbrella’s insurer knows of it and the limit beneath is the one it requires. Umbrella forms differ sharply on jet-powered craft. Send us both.',
    },
    {
      question: 'Should it stay insured in the garage from November to April?',
      answer:
        'Fire and theft have no season. A lay-up credit leaves those in place at a small cost, and you start in spring without a new application.',
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
