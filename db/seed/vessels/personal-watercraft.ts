import type { VesselContent } from './vessel.ts'

export const personalWatercraft: VesselContent = {
  hero: {
    title: 'Personal Watercraft Insurance in Connecticut',
    description:
      'Everybody wants a turn on a jet ski. Before you insure one, decide who may ride it and where, and know what the policy pays if a guest has an accident.',
  },
  overview: {
    title: 'Small craft, full-sized liability',
    description:
      'A machine this quick is used close to swimmers and moorings, so liability matters more than the hull.',
  },
  features: [
    {
      icon: 'Shield',
      title: 'Liability for whoever is riding',
      description:
        'Coverage should follow any person you allow to ride, of an age the policy accepts and with the certificate the state asks for. Look for “permissive operator” and its exceptions.',
    },
    {
      icon: 'Ship',
      title: 'Theft, from water or trailer',
      description:
        'Check that the policy does not require a locked garage you do not have. A chain through the trailer is often required and always helps.',
    },
    {
      icon: 'Waves',
      title: 'Medical payments and passengers',
      description:
        'Two riders share every spill. A medical limit for each of them, you included where the form allows, pays the emergency room before anyone mentions fault.',
    },
    {
      icon: 'Anchor',
      title: 'Two or three on one policy',
      description:
        'Pairs are common, and some insurers give a discount for them. List every hull number, because an unlisted machine may have no coverage.',
    },
  ],
  sections: [
    {
      heading: 'Who may drive it in this state',
      paragraphs: [
        'Connecticut law is specific. Nobody may operate a personal watercraft without a certificate of personal watercraft operation, which an ordinary safe boating certificate is not. No owner may knowingly permit anyone under 16 without that certificate to operate one. The definition reaches every jet-driven craft under sixteen feet that one sits, stands or kneels on.',
        'Now put that next to a summer afternoon with cousins from Ohio. If you hand over the lanyard to somebody without a certificate, you have broken a rule, your rider has broken one, and the claim that follows starts badly. Some policies go further and exclude operators who are not legally qualified. Keep a list of who is certified.',
      ],
      sources: [
        {
          title: 'Connecticut General Statutes, section 15-140j',
          publisher: 'State of Connecticut',
        },
      ],
    },
    {
      heading: 'Injury is the claim that counts',
      paragraphs: [
        'A jet drive steers with its thrust. On many machines, a rider who lets go of the throttle in alarm loses steering and goes straight ahead. Two friends who ride together can collide when the one in front stops. Other injuries are falls backward off the seat, and wrists and legs hurt against docks.',
        'The lowest limits can be used up by one hospital stay. Ask the price of the next two limits before you decide; the difference is often small. An umbrella helps only if its underwriter knows that there is a PWC and has not excluded it, as several do.',
      ],
    },
    {
      heading: 'Theft',
      paragraphs: [
        'In 2019, 1,049 personal watercraft were reported stolen in the United States, more than any other type of boat and more than twice the number of runabouts (466), according to the National Insurance Crime Bureau. One in three was recovered. They are light, they sit on a trailer and they are easy to resell.',
        'At home, park them behind something heavy. At a marina, use the floating dock’s lock point. On the road, park where you can see the trailer. Keep the hull numbers and photographs on your phone. Do not leave a coded key in the glove box, because the policy may ask where the keys were.',
      ],
      sources: [
        {
          title: '2019 Watercraft Theft Report (June 3, 2020)',
          publisher: 'National Insurance Crime Bureau',
        },
      ],
    },
    {
      heading: 'Common exclusions',
      paragraphs: [
        'Pumps swallow rope, eelgrass and gravel. Some insurers treat ingestion as collision and others as maintenance, so ask. A failed supercharger, a wear ring, a hull worn through on a ramp: those are maintenance, and so is freezing unless the policy includes it. Racing, stunts, freestyle and hydroflight attachments are normally excluded. Private policies exclude renting to strangers.',
        'Tubing behind a three-seater is possible and needs the craft to be rated for driver, observer and rider. Check that the policy permits towing, not only the sticker on the machine.',
      ],
    },
    {
      heading: 'How the price is made',
      paragraphs: [
        'Young operators affect the premium most, then engine size, then the place where the machine is kept. For a quote we need:',
      ],
      points: [
        'Model, year, hull number and horsepower of each craft, and any modification',
        'Trailer make, its VIN, single or double',
        'What you paid, and whether there is a loan',
        'Everyone in the household aged 14 or older, with certificates and driving records',
        'Overnight place from June to September, and winter storage',
        'Waters: lake, river, the Sound, trips to other states',
        'Claims and tickets, on the road as well as afloat',
      ],
    },
    {
      heading: 'Where riders get into trouble here',
      paragraphs: [
        'The Sound is crowded close in and empty farther out, and a PWC is awkward in both. Near the beaches there are swimmers, mooring fields and harbor patrols that do write tickets for speed. Off the breakwaters a short chop hides lobster buoys and driftwood, and a rider in the water is hard to see. Carry a whistle and a waterproof radio, ride with others, and be ashore before dark. A tow from the middle of the Sound can cost more than the towing limit.',
      ],
    },
  ],
  questions: [
    {
      question: 'I have a large homeowners policy. Is the jet ski not in it?',
      answer:
        'Rarely. Many homeowners forms exclude liability for personal watercraft and cover little of the machine itself. Ask your insurer to show you the passage.',
    },
    {
      question: 'Can I carry liability only?',
      answer:
        'Yes, and for an old machine it is a sound choice. Include coverage for fuel spills and wreck removal, because you may have to raise a sunken craft whatever it is worth.',
    },
    {
      question: 'A friend wrecked mine. Does his insurance pay?',
      answer:
        'Yours pays first for the craft, less the deductible, if he rode with your permission and within the rules. Your insurer may then seek recovery from him. Agree beforehand who pays the deductible.',
    },
    {
      question: 'Can I suspend it from October?',
      answer:
        'It is better not to, because machines are stolen in winter too. With a lay-up credit, where the insurer gives one, fire, theft and storage damage stay covered while you keep the machine ashore.',
    },
    {
      question: 'What if it is hit in the garage by my own car?',
      answer:
        'The hull section pays for the craft. Your car’s collision section pays for the car. Nobody’s liability is involved, since you cannot owe yourself.',
    },
  ],
  relatedVessels: ['wake-boat', 'dinghy', 'power-boat'],
  metaTitle: 'Personal Watercraft Insurance: Riders, Theft and Rules',
  metaDescription:
    'Who may ride a PWC in Connecticut, why liability matters most, how theft is covered, what jet-ski policies exclude and what a quote needs.',
  keywords: [
    'personal watercraft insurance Connecticut',
    'jet ski insurance',
    'PWC liability',
    'PWC certificate Connecticut',
  ],
}
