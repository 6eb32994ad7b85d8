import type { VesselContent } from './vessel.ts'

export const sailboat: VesselContent = {
  hero: {
    title: 'Sailboat Insurance in Connecticut',
    description:
      'A sailboat is a hull with an engine hung underneath and a small crane standing on top. A policy written for motorboats insures two of the three well. We read what yours says about the third.',
  },
  overview: {
    title: 'What a sailboat policy should understand',
    description:
      'Two policies with the same price can treat the same dismasting very differently. One pays for a new rig, the other for a used one, a third asks how old the wire was. These are the four places where sailboat policies differ most.',
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
        'Inside the Sound is one navigation area, Block Island and the Cape another, Maine or Bermuda a third. Leaving the written area without a word to your broker can leave you without coverage.',
    },
    {
      icon: 'Anchor',
      title: 'Winter ashore or afloat',
      description:
        'Lay-up dates lower the price in return for a promise not to sail between them. A boat that stays in the water under a bubbler is a different risk from one on stands, and the policy should know which.',
    },
  ],
  sections: [
    {
      heading: 'How rigs fail, and how the claim is read',
      paragraphs: [
        'Masts seldom come down in a gale. They come down on a fair afternoon because a swaged terminal had been cracking from the inside, a chainplate had been leaking into its own core, or a clevis pin had lost its cotter. An adjuster looks for the part that went first. If a sudden load broke a sound fitting, that is an accident. If corrosion had been eating it for years, the fitting itself is usually wear and tear, which no yacht policy pays for; what the falling mast then broke often is covered. That difference is a sentence in the exclusions, and wordings disagree about it.',
        'So keep paper on the wire. An invoice for replaced shrouds, a rigger’s inspection, photographs of the mast on horses in the shed: each of them turns an argument about age into a short conversation. Some underwriters ask for a rigging inspection once the standing rigging passes a certain age. None of them will thank you for guessing its date.',
        'Lightning belongs in the same chapter. Claim files of the boat owners’ association BoatUS for 2000 to 2005 showed about four strikes a year for every thousand sailboats, against about one for every two thousand motorboats. Electronics go first. A strike can also leave through a through-hull, so a short haul to look at the bottom is money well spent, and worth asking your policy about.',
      ],
      sources: [
        {
          title: 'Lightning! Flash, BANG! Your Boat’s Been Hit — Now What?',
          publisher: 'BoatUS',
          url: 'https://boatus.com/expert-advice/expert-advice-archive/2013/april/lightning-flash-bang-your-boats-been-hit-now-what',
        },
      ],
    },
    {
      heading: 'Swinging on a mooring from May to October',
      paragraphs: [
        'Many sailboats on this shore live on moorings, a good part of them in harbors open to the southwest or the east. What fails is small: a shackle that was not wired, a pennant chafed through at the chock, a mushroom too light for the boat that replaced the last owner’s. Underwriters ask who services the tackle and when it was last lifted. A dated invoice from the mooring contractor answers both.',
        'When a named storm is on its way, the yard’s list fills in a day. Many policies pay part of the cost of hauling out ahead of one, some within a limit, some only after a warning has been issued. Striking sails and taking them below is the cheapest protection there is: a furled genoa that unrolls at fifty knots takes the boat with it.',
      ],
    },
    {
      heading: 'What moves the price',
      paragraphs: [
        'Length and value come first, and then the answers to a handful of questions an underwriter cannot see from a photograph.',
      ],
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
      heading: 'Bring this and the quote goes quickly',
      paragraphs: [
        'Year, builder, model and hull identification number. What you paid and when, and what has been added since. A survey if it is more than a few years old; most markets want one at purchase and again at intervals. The maker and horsepower of the auxiliary. A list of sails with their years. The name of the mooring field or marina, and where it spends January. If there is a lender, its exact name for the policy page.',
        'Tell us about losses, also the small ones you paid yourself. An underwriter who learns of them later from the other side is a harder underwriter.',
      ],
    },
  ],
  questions: [
    {
      question: 'My rigging is original. Will anyone insure it?',
      answer:
        'Usually, yes. Age alone rarely closes the door; age without any record does. Expect a request for a recent rig inspection, perhaps a condition to replace certain wires within a season, and read whether old rigging is settled with depreciation.',
    },
    {
      question: 'Does my homeowners policy cover a small sailboat?',
      answer:
        'In part, sometimes. The standard homeowners form of 2011 gives liability coverage for sailing vessels under 26 feet, but its limit for damage to any boat, with trailer and gear, is $1,500 (Insurance Journal, June 2021). It says nothing about wreck removal or a fuel spill. Your own form may differ.',
    },
    {
      question: 'Am I covered on Wednesday nights?',
      answer:
        'Many cruising policies accept club racing and then cut back: no spars and sails while racing, or a higher deductible, or sailing inside the Sound only. Others leave it alone. Ask before the first gun, and see our page on raceboats if you do it in earnest.',
    },
    {
      question: 'A friend wants to take it out while I am away. May he?',
      answer:
        'Most yacht policies follow the boat when you lend it to a competent person without payment. A few name the operators. If he is to pay you, even by way of a share in the yard bill as a condition, stop and call us first: that can become charter.',
    },
    {
      question: 'Can I cancel for the winter?',
      answer:
        'You can, and then nobody pays when the jackstands settle, the shed roof gives under snow or the mast is dropped by the crane. Lay-up dates keep the storage risks insured and take the sailing risks, and their price, away.',
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
