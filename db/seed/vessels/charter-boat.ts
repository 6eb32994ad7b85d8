import type { VesselContent } from './vessel.ts'

export const charterBoat: VesselContent = {
  hero: {
    title: 'Charter Boat Insurance in Connecticut',
    description:
      'Once someone pays to come aboard, you carry passengers for hire. License, equipment, paperwork and insurance requirements all change, and a private policy usually excludes the trip.',
  },
  overview: {
    title: 'A business with a keel',
    description:
      'Fishing trips from Niantic, sunset sails in Mystic, ferrying guests to an island wedding: every operation is rated on its own. These are the main parts of a charter policy.',
  },
  features: [
    {
      icon: 'Shield',
      title: 'Passenger liability',
      description:
        'Protection and indemnity for people who bought a ticket, from the gangway up to the return. Boarding on your float and the walk down the ramp should not fall outside it.',
    },
    {
      icon: 'Ship',
      title: 'Captain, mate and casual crew',
      description:
        'Anyone who works aboard, even for a day and for tips, has to be counted in the crew section. Your own injury as owner-operator is a separate decision.',
    },
    {
      icon: 'MapPin',
      title: 'Certificates, quickly',
      description:
        'Town docks, state launches, festivals and hotels want proof with their own name on it. During the season you need them quickly.',
    },
    {
      icon: 'Anchor',
      title: 'The months between',
      description:
        'When the boat is laid up, ask for credit for the passenger liability you do not need, while hull and yard risks stay insured.',
    },
  ],
  sections: [
    {
      heading: 'Six or fewer, seven or more',
      paragraphs: [
        'The line is drawn by the Coast Guard. A vessel under 100 gross tons that carries no more than six passengers, at least one of them for hire, is an uninspected passenger vessel, and must be under the direction of a licensed operator: the OUPV, known on every dock as the six-pack. With a seventh passenger, paying or not, it has to be an inspected small passenger vessel with a certificate of inspection, run by a master. The persons, route, crew and equipment on that certificate are usually the limits of your coverage. Since December 23, 2022, the owner of such a vessel with at most 150 passengers, or 49 overnight, can no longer limit liability to its value, so choose the policy’s limit by the people aboard.',
        'What “for hire” means is in the statute. Consideration given as a condition of being carried counts, however it reaches you. A voluntary sharing of the actual expenses of the voyage does not. A raffle prize, a hotel package and a “donation” of a fixed sum all deserve a second look.',
      ],
      sources: [
        {
          title: '46 CFR 15.605 and 46 U.S.C. 2101',
          publisher: 'United States Coast Guard; Congress',
        },
        {
          title: 'Definition of “consideration”',
          publisher: 'Legal Information Institute, Cornell Law School',
        },
        {
          title: '2023 Begins with Increased or Unlimited Liability for Vessel Owners',
          publisher: 'Mondaq',
          url: 'https://www.mondaq.com/unitedstates/marine-shipping/1278148/2023-begins-with-increased-or-unlimited-liability-for-vessel-owners',
        },
      ],
    },
    {
      heading: 'Bareboat and the trap in it',
      paragraphs: [
        'Handing the whole boat over, without captain, is a demise charter: the customer becomes the operator for the time and chooses his own skipper. Done properly it has a written agreement, a real transfer of control, an inventory and a policy that says bareboat. Done as a trick to carry ten guests with “their” captain, whom you picked, it satisfies neither the boarding officer nor the adjuster.',
        'Rental platforms on the internet arrange something in between. Their insurance applies for the booked hours. Ask what it pays for your boat’s own damage, for your lost bookings while it is repaired, and for theft by the renter, and tell your own underwriter that it is listed at all.',
      ],
    },
    {
      heading: 'Rules an underwriter assumes you keep',
      paragraphs: [
        'Federal drug-testing rules apply to licensed operators on uninspected vessels as well: before hiring, at random, and after a serious incident. One-boat captains join a consortium and keep the letter aboard. Then there are the right life jackets in the right number, a station bill or safety talk, first-aid cards, a current license and, for many slips, a state or town permit.',
        'After an accident, both the Coast Guard and the insurer ask for these documents. Keep them together in one binder.',
      ],
      sources: [
        {
          title: '46 CFR Part 16, Chemical Testing',
          publisher: 'United States Coast Guard',
        },
      ],
    },
    {
      heading: 'What goes wrong on a paying trip',
      paragraphs: [
        'Most incidents are small: a slip on the step down into the cockpit, a treble hook in someone’s ear, a hand between rail and piling, a fall against a coaming when the boat crosses a ferry’s wake, an allergy, a scald in the galley. Handholds, a briefing that people listen to, and a mate whose only job is the guests do more for your loss record than any clause.',
        'If you sell alcohol, you need liquor liability. If guests bring their own, ask whether the policy covers you as host. Crew should not drink at all.',
        'A breakdown in July can cost much of the year’s income. Loss-of-earnings coverage is available for insured damage, with a waiting period.',
      ],
    },
    {
      heading: 'Setting the premium',
      paragraphs: [
        'A charter underwriter prices exposure: people times days. Bring a real calendar.',
      ],
      points: [
        'Passengers per trip, trips per season, hours and months',
        'Type of trade: fishing, sightseeing, sail, dive, events, instruction',
        'License grade, years held, and record of each captain',
        'Hull value, age, last survey, certificate of inspection if any',
        'Waters, distance, and night trips',
        'Liability limit that your contracts and docks demand, as they word it',
        'Crew by number and pay, and the owner aboard or not',
        'Bookings through a platform, food and drink sold, waivers signed',
      ],
    },
    {
      heading: 'Starting out this year',
      paragraphs: [
        'Write to us before you print business cards. In the usual order: license in hand, consortium letter, survey by a surveyor who knows commercial work, a company if your lawyer advises one, slip agreement read for its insurance clause, then the policy, then the website. A new captain on a sound boat with a modest plan is insurable. A new captain on somebody else’s forty-year-old boat with nights and alcohol is hard to place, and we would tell you so.',
      ],
    },
  ],
  questions: [
    {
      question: 'I run only ten trips a year. Could I stay on my private policy?',
      answer:
        'Not for those ten, unless the company has endorsed it. Some will, for a set number of charters with you as licensed captain. For an eleventh trip, call us first.',
    },
    {
      question: 'Do signed waivers replace insurance?',
      answer:
        'No. On navigable waters courts do not always enforce them, above all where negligence or children are involved. Use one that a maritime lawyer has reviewed; it also helps to prove that guests were warned.',
    },
    {
      question: 'My mate is a contractor. Do I still need crew coverage?',
      answer:
        'What the agreement calls him matters less than what he does. A person who contributes to the work of the vessel and has a substantial connection to it may be a seaman in law, invoice or not. Insure him as crew.',
    },
    {
      question:
        'The town asks to be an “additional insured” with a “waiver of subrogation”. Is that normal?',
      answer:
        'Yes. The town then shares your liability coverage for your operations on its dock, and your insurer gives up its right to recover from the town. Send us the paragraph as it is written; some of it may need an endorsement.',
    },
    {
      question: 'Are parasailing, diving and towing tubes for hire included?',
      answer:
        'Assume not. Each has specialized underwriters, and ordinary passenger policies usually exclude it.',
    },
  ],
  relatedVessels: ['commercial-marine', 'center-console', 'yacht', 'sailboat'],
  metaTitle: 'Charter Boat Insurance: Six-Pack to Inspected Vessel',
  metaDescription:
    'Passengers for hire in Connecticut: OUPV and inspected vessels, bareboat, crew, drug-testing rules, dock certificates and what a charter quote needs.',
  keywords: [
    'charter boat insurance Connecticut',
    'six pack charter insurance',
    'OUPV insurance',
    'passenger liability',
    'bareboat charter insurance',
  ],
}
