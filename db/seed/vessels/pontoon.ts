import type { VesselContent } from './vessel.ts'

export const pontoon: VesselContent = {
  hero: {
    title: 'Pontoon Boat Insurance in Connecticut',
    description:
      'A pontoon boat carries a dozen people, a grill and a swim ladder. The boat is the easy part to insure; the passengers need more thought.',
  },
  overview: {
    title: 'Coverage built around the passengers',
    description:
      'The boat itself is simple and seldom expensive to repair. What a pontoon policy has to do well is look after a dozen people who have never been aboard before.',
  },
  features: [
    {
      icon: 'Shield',
      title: 'Liability sized to the capacity plate',
      description:
        'Choose the limit by the number of seats, not by the value of the boat. A limit that is generous on a runabout may be too low with a dozen people aboard.',
    },
    {
      icon: 'Ship',
      title: 'Medical payments',
      description:
        'A fixed amount for each person’s treatment, whoever was to blame. It pays for small injuries without a dispute about fault.',
    },
    {
      icon: 'Waves',
      title: 'Tubes, deck and furniture',
      description:
        'Aluminum logs, vinyl seats, bimini, sound system and flooring. Check whether upholstery and canvas are replaced new or depreciated, because storms often damage them.',
    },
    {
      icon: 'MapPin',
      title: 'Trailer and lift',
      description:
        'Pontoon trailers carry the boat high and narrow. Falls from trailers and boat lifts are covered by most hull sections, provided the trailer is on the policy too.',
    },
  ],
  sections: [
    {
      heading: 'The front of the boat is where people get hurt',
      paragraphs: [
        'On most boats a person who falls over lands beside the hull. From the front deck of a pontoon they fall between the tubes, straight toward the propeller. PropellerSafety.com, which collects press reports of such accidents, had listed 198 of them on pontoon boats by 2016, many involving children. The pattern is the same each time: legs dangling forward of the rail, a wake nobody saw, a helmsman behind a crowd.',
        'Some underwriters ask whether you allow anyone ahead of the gate while under way. The answer should be no. Keep the gate latched, seat everyone inside the rails, and count heads before you move.',
      ],
      sources: [
        {
          title: 'Propeller Accident Statistics',
          publisher: 'PropellerSafety.com',
        },
      ],
    },
    {
      heading: 'River, lake or open Sound',
      paragraphs: [
        'Candlewood, Lillinonah, Bantam, the Housatonic and the tidal Connecticut River: that is pontoon water. So is a sheltered harbor on a flat morning. A two-foot chop on the Sound with wind against tide is not, because water that comes over the front deck runs aft across the whole boat. Tritoons with lifting strakes and larger engines do better.',
        'Policies deal with it by naming waters. A policy rated for inland lakes may give no coverage, or less, in tidal water. If you trailer down to Milford for the fireworks once a year, have the wording say “inland and coastal waters of Connecticut.”',
        'Salt does its own slow work. Bare aluminum near stainless bolts or stray shore-power current corrodes at the waterline. Corrosion is not covered, so rinse the boat, keep sound anodes and, for a boat that stays in the water, use bottom paint without copper.',
      ],
    },
    {
      heading: 'Lending, sharing, renting out',
      paragraphs: [
        'Pontoon boats are often borrowed. Handing the key to a brother-in-law with a boating certificate is ordinary permissive use. Putting it on a rental website is a business: the private policy usually excludes it, even for an injury that comes to light later. The websites offer policies of their own for the hours of the rental; read what they pay for your own boat, and whether there is a gap between the renter’s return and your next inspection.',
        'Lake associations and condominium docks share boats as well. If four families own one pontoon, all four names belong on the policy page, and a written agreement about who drives, who pays the deductible and who winterizes the boat prevents disputes.',
      ],
    },
    {
      heading: 'Six things that decide the premium',
      paragraphs: ['An underwriter asks about all of these.'],
      points: [
        'Horsepower: a 40-horsepower cruiser and a 300-horsepower tritoon are rated very differently',
        'The amount insured, trailer and accessories counted separately',
        'Water: enclosed lake, river, or coastal',
        'Where it is kept, on a lift, a mooring, in a slip or in the driveway',
        'Towed toys, slides and platforms',
        'Drivers’ ages and records, and courses completed',
      ],
    },
    {
      heading: 'For the application',
      paragraphs: [
        'Find the capacity plate and copy it: persons, pounds, horsepower. Note the number of tubes, the engine’s serial number and the trailer’s VIN. Add what the dealer fitted afterward, with prices. Add two photographs, one of the bow and one of the stern quarter. If the lake has its own police or requires a permit, tell us. For lakes and rivers you also need the state’s invasive-species stamp, each year and apart from registration since October 2024: $7 for a person, or a decal for $25 that belongs to the boat.',
      ],
      sources: [
        {
          title:
            'DEEP Reminds Boaters About New Aquatic Invasive Species Stamp Purchasing Requirement (April 30, 2025)',
          publisher: 'Connecticut Department of Energy and Environmental Protection',
          url: 'https://portal.ct.gov/deep/news-releases/news-releases---2025/deep-reminds-boaters-about-new-aquatic-invasive-species-stamp-purchasing-requirement',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'We have more friends than seats. Does overloading void the policy?',
      answer:
        'It may not void it, but exceeding the plate is strong evidence of negligence, and some policies require lawful operation. An overloaded pontoon boat can also bury its bow. Make two trips.',
    },
    {
      question: 'Is tubing behind a pontoon covered?',
      answer:
        'Generally, if towing people for pleasure is not excluded. Check, because some low-cost policies exclude it. Connecticut requires an observer at least 12 years old in the boat, and the riders count toward its capacity.',
    },
    {
      question: 'Is my homeowners policy enough?',
      answer:
        'Not with the engines most pontoons carry. The standard form of 2011 stops giving liability coverage for owned outboards above 25 horsepower, the form of 2022 has limits of its own, and both pay very little for the boat. Your home insurer can say which one you have.',
    },
    {
      question: 'My dog chewed the seats and mice finished them.',
      answer:
        'Animals, vermin and mildew are excluded by nearly every boat policy. Ventilated winter covers and traps help to prevent it.',
    },
    {
      question: 'What if a squall blows it off the lift?',
      answer:
        'Wind is a covered cause under a normal hull section. The lift itself is part of the dock and may be on the home policy, on the boat policy by endorsement, or on neither. Ask which.',
    },
  ],
  relatedVessels: ['power-boat', 'wake-boat', 'bass-boat'],
  metaTitle: 'Pontoon Boat Insurance: Guests, Tubes and Lifts',
  metaDescription:
    'Pontoon coverage for Connecticut lakes, rivers and harbors: liability for a full deck, falls over the bow, lending and renting, corrosion and boat lifts.',
  keywords: [
    'pontoon boat insurance Connecticut',
    'tritoon insurance',
    'Candlewood Lake boat insurance',
    'pontoon guest liability',
  ],
}
