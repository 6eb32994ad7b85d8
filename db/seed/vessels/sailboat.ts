import type { VesselContent } from './vessel.ts'

export const sailboat: VesselContent = {
  hero: {
    title: 'Sailboat Insurance in Connecticut',
    description:
      'A sailboat is a hull, an engine and a rig. A policy written for motorboats may insure the first two well. We check what yours says about the third.',
  },
  overview: {
    title: 'What a sailboat policy should understand',
    description:
      'Two policies with the same price can treat the same dismasting very differently. One pays for a new rig, another only for the depreciated value of the old one. These are the four places where sailboat policies differ most.',
  },
  features: [
    {
      icon: 'Sailboat',
      title: 'Mast, rigging and sails',
      description:
        'Often insured under the hull amount, yet paid for on different terms. Sails, canvas and sometimes wire are depreciated by age even where the hull is not. Ask for the schedule before you need it.',
    },
    {
      icon: 'Shield',
      title: 'Agreed or actual cash value',
      description:
        'Agreed value settles a total loss at the number on the policy page. Actual cash value settles it at what the boat would have sold for that morning, which for an older cruiser can be a good deal less.',
    },
    {
      icon: 'MapPin',
      title: 'Where it may sail',
      description:
        'Inside the Sound is one navigation area, Block Island and the Cape another, Maine or Bermuda a third. If you leave the area in the policy without an extension, you may have no coverage.',
    },
    {
      icon: 'Anchor',
      title: 'Winter ashore or afloat',
      description:
        'Lay-up dates lower the premium in return for a promise not to use the boat between them. A boat that stays in the water with a bubbler is a different risk from one on stands, and the policy should say which.',
    },
  ],
  sections: [
    {
      heading: 'How rigs fail, and how the claim is read',
      paragraphs: [
        'Masts often come down in ordinary weather, because a swaged terminal had been cracking from the inside, a chainplate had been leaking into its own core, or a clevis pin had lost its cotter. An adjuster looks for the part that went first. If a sudden load broke a sound fitting, that is an accident. If corrosion had been eating it for years, the fitting itself is usually wear and tear, which no yacht policy pays for; what the falling mast then broke often is covered. The exclusions decide, and they differ from policy to policy.',
        'So keep records of the rigging: an invoice for replaced shrouds, a rigger’s inspection, photographs of the mast in the shed. Some underwriters ask for an inspection once the standing rigging passes a certain age. Do not guess its date.',
        'Lightning can also damage a rig. Claim files of the boat owners’ association BoatUS for 2003 to 2013 showed 3.8 lightning claims a year for every thousand monohull sailboats, against 0.1 for runabouts and pontoon boats. Electronics go first. A strike can also leave through a through-hull, so the boat should be hauled for an inspection. Ask whether your policy pays for that.',
      ],
      sources: [
        {
          title: 'Striking Lightning Facts (January 2015)',
          publisher: 'BoatUS',
          url: 'https://boatus.com/expert-advice/expert-advice-archive/2015/january/striking-lightning-facts',
        },
      ],
    },
    {
      heading: 'Swinging on a mooring from May to October',
      paragraphs: [
        'Many sailboats on this shore live on moorings, a good part of them in harbors open to the southwest or the east. Small parts fail: a shackle that was not wired, a pennant chafed through at the chock, a mushroom too light for the boat that replaced the last owner’s. Underwriters ask who services the tackle and when it was last lifted. A dated invoice from the mooring contractor answers both.',
        'When a named storm is on its way, the yard’s list fills quickly. Many policies pay part of the cost of hauling out ahead of one, up to a limit, and some only after a watch or warning has been issued. Take the sails off and store them below, because a furled genoa that unrolls in a storm can take the boat off its mooring.',
      ],
    },
    {
      heading: 'What moves the price',
      paragraphs: ['Length and value come first, and then the answers to a few more questions.'],
      points: [
        'Age of hull, engine and standing rigging, and the date of the last out-of-water survey',
        'Construction: solid glass, cored, steel or wood, in roughly rising order of questions',
        'Your years of ownership, the largest boat you have handled, courses and certificates',
        'Mooring, slip or yard, and which harbor',
        'Cruising area and lay-up dates',
        'Club racing, and whether spars and sails are to be covered during it',
        'Deductible: a larger one for named storms is common',
      ],
    },
    {
      heading: 'What to have ready for a quote',
      paragraphs: [
        'Year, builder, model and hull identification number. What you paid and when, and what has been added since. A survey if the boat is more than a few years old; most insurers want one at purchase and again at intervals. The maker and horsepower of the auxiliary. A list of sails with their years. The name of the mooring field or marina, and where the boat is stored in winter. If there is a lender, its exact name for the policy page.',
        'Tell us about past losses, including the small ones you paid for yourself. An underwriter who learns of them later may decline or charge more.',
      ],
    },
  ],
  questions: [
    {
      question: 'My rigging is original. Will anyone insure it?',
      answer:
        'Usually. Age alone is rarely the reason for a refusal; age without any record can be. Expect a request for a recent rig inspection, perhaps a condition to replace certain wires within a season, and read whether old rigging is settled with depreciation.',
    },
    {
      question: 'Does my homeowners policy cover a small sailboat?',
      answer:
        'In part, sometimes. The standard homeowners form of 2011 gives liability coverage for sailing vessels under 26 feet, but its limit for damage to any boat, with trailer and gear, is $1,500 (Insurance Journal, June 2021); the form of 2022 changed the limits. It is not written for wreck removal or a fuel spill. Your own form may differ.',
    },
    {
      question: 'Am I covered on Wednesday nights?',
      answer:
        'Many cruising policies accept club racing and then cut back: no spars and sails while racing, or a higher deductible, or sailing inside the Sound only. Others cover it without a change. Ask before the first race, and see our page on raceboats if you race regularly.',
    },
    {
      question: 'A friend wants to take it out while I am away. May he?',
      answer:
        'Most yacht policies follow the boat when you lend it to a competent person without payment. A few name the operators. If he is to pay you in return, even with a share of the yard bill, call us first: that can count as charter.',
    },
    {
      question: 'Can I cancel for the winter?',
      answer:
        'You can, but then you have no coverage if the jack stands sink, the shed roof collapses under snow or the crane drops the mast. A lay-up period keeps the storage risks insured and lowers the premium.',
    },
  ],
  relatedVessels: ['catamaran', 'raceboat', 'yacht', 'dinghy'],
  metaTitle: 'Sailboat Insurance: Rig, Mooring and Lay-up',
  metaDescription:
    'How sailboat policies treat masts, old rigging, moorings, club racing and winter lay-up on Long Island Sound, and what to have ready for a quote.',
  keywords: [
    'sailboat insurance Connecticut',
    'standing rigging insurance',
    'mooring insurance Long Island Sound',
    'agreed value sailboat',
  ],
}
