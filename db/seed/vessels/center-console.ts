import type { VesselContent } from './vessel.ts'

export const centerConsole: VesselContent = {
  hero: {
    title: 'Center Console Insurance in Connecticut',
    description:
      'Bunker schools off Stratford at dawn, tuna south of Montauk by noon: a boat that does both carries much of its value on the transom and in the console. Thieves look there first, and so do underwriters.',
  },
  overview: {
    title: 'Where the money in a center console sits',
    description:
      'The outboards, the electronics and the tower are much of the value of a center console. Make sure each is insured at its own value.',
  },
  features: [
    {
      icon: 'Ship',
      title: 'Outboards',
      description:
        'Serial numbers on the policy, theft without a narrow definition of “forcible entry,” and impact damage to the lower unit. Ask whether engines are depreciated separately from the hull.',
    },
    {
      icon: 'Waves',
      title: 'Electronics and tackle',
      description:
        'Plotters, radar and transducers usually count as the boat once they are bolted on. Rods, reels and coolers are personal property with a limit, and often a low one.',
    },
    {
      icon: 'MapPin',
      title: 'How far offshore',
      description:
        'Limits are written in miles from the coast. A line drawn for day trips does not reach the canyons. A trip extension is simple to arrange beforehand.',
    },
    {
      icon: 'Anchor',
      title: 'Towing from a long way out',
      description:
        'A standard towing limit may cover a tow inside the harbor, but not one from 30 miles out. Check the limit per event, and whether a membership sits beside it.',
    },
  ],
  sections: [
    {
      heading: 'Theft of engines and electronics',
      paragraphs: [
        'Engine theft is organized. Insurers told Sport Fishing magazine in 2017 of crews with cordless impact wrenches who empty a storage yard in one night, and of motors that vanish because, unlike hulls, they carry no state registration. BoatUS counts outboards as the most common big-ticket item taken from boats. Racks and trailers behind a chain-link fence are hit more than boats in the water, and electronics leave by the same gate.',
        'What helps is simple: locking bolts, a tracker with its own battery, a console cover, a dark plotter taken home in November, a storage yard with lights and cameras and somebody living near. Tell us what you use. A few companies reduce the premium for it, and some make a lock a condition of theft coverage, so ask before you buy.',
      ],
      sources: [
        {
          title: 'Love Your Boat? So Does Someone Else!',
          publisher: 'BoatUS',
        },
      ],
    },
    {
      heading: 'Following seas and full scuppers',
      paragraphs: [
        'These boats are open and sit low in the stern. Modern four-strokes heavier than the builder planned for, two anglers in the corner and a livewell on the leaning post bring the scuppers to the waterline. The breaking inlet does the rest. Underwriters ask about repowering for that reason: the rating plate, the new weight, who bolted it on and whether the transom was opened and found dry.',
        'Federal law since April 2021 has had the helmsman of most boats under 26 feet with an open helm clip on the engine cut-off link when on plane, where the boat has one. It is a good habit in a boat of any length.',
      ],
      sources: [
        {
          title: 'Mandatory Engine Cut-Off Device Legislation Reminder',
          publisher: 'Marine Retailers Association of the Americas',
          url: 'https://mraa.com/mandatory-engine-cut-off-device-legislation-reminder',
        },
      ],
    },
    {
      heading: 'From the reefs to the canyons',
      paragraphs: [
        'Most of a season is spent within sight of land: stripers on Penfield, fluke off New Haven, blackfish on the rocks in October. Then a weather window opens in August and four friends want to run to the edge of the shelf. Navigation warranties are promises. Break one and the coverage may be suspended until you are back inside it, for a fire that had nothing to do with distance.',
        'For the far trips an underwriter wants to see twin engines or a reliable plan for the loss of one, a registered beacon, a raft or at least an honest answer, fuel arithmetic with a third in reserve, and somebody aboard who has been there before.',
      ],
    },
    {
      heading: 'Tournaments, mates and the occasional paying friend',
      paragraphs: [
        'A weekend tournament with an entry fee is normally private use. Prize money large enough to be the reason you went is worth a question. A mate on wages may be a seaman under maritime law, if the connection with the boat is substantial in duration and nature. Sharing fuel is allowed: the federal definition leaves out a voluntary sharing of the actual expenses of the voyage. What turns friends into passengers for hire is payment as the price of the seat.',
      ],
      sources: [
        {
          title: '46 U.S.C. 2101, “consideration”',
          publisher: 'Legal Information Institute, Cornell Law School',
        },
      ],
    },
    {
      heading: 'What you pay for yourself',
      paragraphs: [
        'A powerhead that lets go from the inside is mechanical breakdown and excluded, as is a corroded bracket, a gelcoat crazed by years of pounding, or a reel that went over the side in a double hook-up. Income you lost because it was in the shop is not part of a private policy either. Coverage begins where something sudden comes from outside, and a maintenance log is what shows an adjuster which of the two it was.',
      ],
    },
    {
      heading: 'What sets your price, and what to send for a quote',
      paragraphs: ['A complete first email saves time. Include:'],
      points: [
        'Hull number, model year, engines with horsepower, hours and serial numbers',
        'Replacement price of the electronics as they are today',
        'Whether it lives in a rack, on a lift, at a slip or on a trailer, and the address',
        'The farthest you go, even if only once a year',
        'Security: locks, tracker, cameras, inside storage',
        'Operator ages, licenses, courses and losses',
        'The deductible that you can afford',
      ],
    },
  ],
  questions: [
    {
      question: 'Are my rods covered if they are taken from the truck?',
      answer:
        'Usually by the contents coverage of your home policy, less its deductible. If they are taken from the boat, the fishing-equipment limit of the boat policy applies. Raise that limit if it is too low for your gear.',
    },
    {
      question: 'The engines are three years newer than the hull. How are they valued?',
      answer:
        'Tell us when you repower and send the invoice, so that the agreed amount includes them. Under actual cash value, make sure the insurer has the date of the new engines, or they may be depreciated from the age of the hull.',
    },
    {
      question: 'Water in the fuel ruined an injector. Covered?',
      answer:
        'Contaminated fuel is a mechanical cause and rarely insured. A fire or a stranding that follows from it is another matter. A good fuel-water separator helps to avoid it.',
    },
    {
      question: 'Can I leave it in the water until Thanksgiving?',
      answer:
        'If your lay-up starts on November 1, not without asking. Extending the season for the fall run usually costs little. If you fish outside your dates, you may have no coverage.',
    },
    {
      question: 'My boat is on a rack. Whose insurance pays if the forklift drops it?',
      answer:
        'The marina’s liability coverage, if the marina was negligent and its contract does not shift the risk to you, as many do. Usually your own hull policy pays you first and then seeks recovery, provided that your policy accepts any waiver in the contract.',
    },
  ],
  relatedVessels: ['power-boat', 'charter-boat', 'bass-boat'],
  metaTitle: 'Center Console Insurance: Outboards and Offshore Limits',
  metaDescription:
    'Outboard theft, electronics, fishing gear, canyon trips, tournaments and repowering: how center console coverage works for Long Island Sound anglers.',
  keywords: [
    'center console insurance Connecticut',
    'outboard theft insurance',
    'offshore fishing boat insurance',
    'Long Island Sound fishing boat',
  ],
}
