import type { VesselContent } from './vessel.ts'

export const personalWatercraft: VesselContent = {
  hero: {
    title: 'Personal Watercraft Insurance in Connecticut',
    description:
      'Everybody wants a turn. Insuring a jet ski means deciding beforehand who gets one, where, and what happens when the third cousin does a doughnut beside the raft.',
  },
  overview: {
    title: 'Small craft, full-sized liability',
    description:
      'A machine this quick among swimmers and moorings is insured for what it may do to people. The hull is the lesser half of the bargain.',
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
        'The policy should not ask for a locked garage you do not have. Covers, keys and lanyards are seldom the difference; a chain through the trailer often is.',
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
        'Pairs are common and discounted. List every hull number, since an unlisted second ski has nothing at all.',
    },
  ],
  sections: [
    {
      heading: 'Who may drive it in this state',
      paragraphs: [
        'Connecticut law is specific. Nobody may operate a personal watercraft without a certificate of personal watercraft operation, which an ordinary safe boating certificate is not. And no owner may knowingly permit anyone under sixteen without that certificate to ride. The definition reaches every jet-driven craft under sixteen feet that one sits, stands or kneels on.',
        'Now put that next to a summer afternoon with cousins from Ohio. If you hand over the lanyard to somebody without a certificate, you have broken a rule, your rider has broken one, and the claim that follows starts badly. Some policies go further and exclude operators who are not legally qualified. Keep a list at the dock of who is certified. It is the only guest list that saves money.',
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
        'A jet steers with its thrust. On most machines, close the throttle in alarm and the craft goes straight on, into whatever frightened you. Collisions between two friends riding together make up a great part of the serious ones: the one in front stops, the one behind is looking at his phone mount. After that come riders thrown backward off the seat, wrists, and shins against docks.',
        'Limits offered with the cheapest policies are close to what one surgical stay costs. Ask the price of the next two steps up before you decide; the difference is often a tank of fuel. An umbrella helps only if its underwriter knows that there is a PWC and has not excluded it, as several do.',
      ],
    },
    {
      heading: 'The most stolen thing afloat',
      paragraphs: [
        'In a ten-year study of its claims BoatUS found personal watercraft to be stolen at ten per thousand insured, five times the rate of runabouts. They are light, they sit on a trailer and they are easy to resell. Few come back whole.',
        'At home, put them behind something heavy. At a marina, use the floating dock’s own lock point. On the road, choose a parking place by the restaurant window. Keep the hull numbers and a photograph of each side in your telephone. If the ignition uses a coded key, never leave both in the glove box, since wordings are known to ask.',
      ],
      sources: [
        {
          title: 'Love Your Boat? So Does Someone Else!',
          publisher: 'BoatUS',
        },
      ],
    },
    {
      heading: 'Sand, weed and salt: the exclusions',
      paragraphs: [
        'Pumps swallow rope, eelgrass and gravel. Ingestion is treated by some companies as collision and by others as maintenance, so ask before the first low-tide start at the beach. A supercharger that lets go, a wear ring, a hull worn through by dragging it over a ramp: those are yours. Freezing is yours too unless the wording gives it back. Racing, stunts, freestyle and hydroflight attachments are normally out. Renting to strangers is out in every private policy we have read.',
        'Tubing behind a three-seater is possible and needs the craft to be rated for driver, observer and rider. Check that towing is permitted by the wording, not only by the sticker on the cowl.',
      ],
    },
    {
      heading: 'How the price is made',
      paragraphs: [
        'Young operators move the number most, then engine size, then place. A household with two careful adults and a pair of mid-range machines pays for a season about what it spends on registration, fuel and spark plugs, and sometimes less. To quote we need:',
      ],
      points: [
        'Model, year, hull number and horsepower of each craft, and any modification',
        'Trailer make, its VIN, single or double',
        'What you paid, and whether there is a loan',
        'Everyone in the household aged fourteen and more, with certificates and driving records',
        'Overnight place from June to September, and winter storage',
        'Waters: lake, river, the Sound, trips to other states',
        'Claims and tickets, on the road as well as afloat',
      ],
    },
    {
      heading: 'Where riders get into trouble here',
      paragraphs: [
        'The Sound is crowded close in and empty farther out, and a PWC is awkward in both. Near the beaches there are swimmers, mooring fields and harbor patrols that do write tickets for speed. Off the breakwaters a short chop hides lobster buoys and drift timber, and a rider in the water is a head the size of a melon. Carry a whistle and a radio in a pouch, ride in company, be ashore before the light goes. An empty machine found circling costs a search; a tow from mid-Sound costs more than most policies allow for it.',
      ],
    },
  ],
  questions: [
    {
      question: 'I have a large homeowners policy. Is the jet ski not in it?',
      answer:
        'Rarely. Personal watercraft are left out of liability under many household forms, and where something is given it is for storage in the garage. Ask for the page and the line.',
    },
    {
      question: 'Can I carry liability only?',
      answer:
        'Yes, and for an old machine it is a sound choice. Include fuel spill and removal, because a sunken craft in two fathoms must be lifted whatever it is worth.',
    },
    {
      question: 'A friend wrecked mine. Does his insurance pay?',
      answer:
        'Yours pays first for the craft, less the deductible, if he rode with your permission and within the rules. Whether your company then turns to him is its decision. Agree beforehand who pays the deductible.',
    },
    {
      question: 'Can I suspend it from October?',
      answer:
        'Theft does not stop for winter. Lay-up credit, where a company gives it, keeps fire, theft and storage damage in force and asks you to stay ashore.',
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
