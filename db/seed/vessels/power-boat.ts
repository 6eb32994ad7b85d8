import type { VesselContent } from './vessel.ts'

export const powerBoat: VesselContent = {
  hero: {
    title: 'Power Boat Insurance in Connecticut',
    description:
      'Runabouts, bowriders, express cruisers, downeasters: most of what goes wrong with them happens below the waterline, alongside the dock or on the road. Start there when you compare policies.',
  },
  overview: {
    title: 'One policy, three kinds of loss',
    description:
      'A good motorboat policy covers the hull and everything that turns underneath it, your duty to other people, and the hours when it is not afloat at all. Check each of these in yours.',
  },
  features: [
    {
      icon: 'Ship',
      title: 'Hull, engines and outdrives',
      description:
        'Impact with a rock or a drifting piling should be covered for shaft, strut and gearcase too. Some low-priced policies put a separate deductible on lower units, and some leave them out.',
    },
    {
      icon: 'Shield',
      title: 'Liability, wakes included',
      description:
        'You answer for the damage that your wake does to a boat in its slip or a person on a paddleboard. Choose the limit by what you own and earn, not by what the marina asks as a minimum.',
    },
    {
      icon: 'Anchor',
      title: 'Towing and assistance',
      description:
        'A dead battery off Penfield Reef is a tow. A boat hard on the rocks is salvage, and priced accordingly. They are two different sections of a policy with two different limits.',
    },
    {
      icon: 'MapPin',
      title: 'Trailer and highway',
      description:
        'The boat policy may insure damage to the trailer; liability for an accident with it on I-95 falls under the auto policy of the vehicle that tows it. You need both.',
    },
  ],
  sections: [
    {
      heading: 'Boats that sink at the dock',
      paragraphs: [
        'BoatUS reviewed its claims for boats that sank at the dock. In half of them the water came in through an underwater fitting: stuffing boxes first, then outdrive or shift bellows, then hoses and clamps. In about a third the cause was rain or snow, and every one of those boats had a self-draining cockpit.',
        'A bilge pump only hides a leak until the battery is dead. Old bellows, a clogged scupper or too much weight in the stern can sink a sound boat on a calm night. That is why underwriters ask for the age of the drive and the date of its last service, and why slow neglect is excluded while the sudden failure of a maintained part usually is not.',
      ],
      sources: [
        {
          title: 'Preventative Maintenance: Why boats sink at the dock',
          publisher: 'BoatUS Foundation',
        },
      ],
    },
    {
      heading: 'Touching bottom on the Sound',
      paragraphs: [
        'The Connecticut shore has ledges, boulders and sandbars that move; Norwalk’s islands, the Thimbles and the mouth of the Connecticut River all have them. After a grounding, the visible damage may be a bent blade. The damage you do not see is a shaft out of line, a leaking seal, or water in the gear oil.',
        'Report it when it happens, even if it drives. If you report in October an impact that happened in June, the insurer may ask whether it was one impact or several. Photographs of the blades and a note of the chart position take five minutes.',
      ],
    },
    {
      heading: 'The first hard freeze',
      paragraphs: [
        'Raw water left in a block turns to ice and the block cracks along the side, where nobody sees it until launch. Policies treat this in three ways: excluded altogether, covered if a professional winterized the engine, or covered if it was done to the maker’s instructions by anyone. If you do it yourself, look for the third, and keep the receipts for the antifreeze.',
        'Shrink-wrapping brings a risk of its own, because a heat gun near fuel vapor can start a fire. Let the yard do it, and ask for the yard’s certificate of insurance each year.',
      ],
    },
    {
      heading: 'How a motorboat is rated',
      paragraphs: ['Underwriters weigh roughly these, in this order for most family boats.'],
      points: [
        'Top speed, and horsepower against the rating plate',
        'Insured amount, and whether it is agreed or depreciated',
        'Age: past a certain year a survey is normal',
        'Gasoline or diesel, outboard, sterndrive or inboard',
        'Who drives: ages, driving records, boating certificates, claims',
        'Where it is kept: rack, slip, lift, mooring or driveway',
        'Months afloat, and deductible',
      ],
    },
    {
      heading: 'Have these ready',
      paragraphs: [
        'The registration or documentation, the hull identification number from the transom, engine serial numbers, and the bill of sale. A line for each driver in the household with date of birth. The date of the last survey or, for a newer boat, the last service. Finance details. If an insurer has ever declined or canceled you, the reason in your own words: most applications ask, and insurers check.',
      ],
    },
  ],
  questions: [
    {
      question: 'Do I have to insure a motorboat in Connecticut?',
      answer:
        'The state does not require it. Your marina probably does, with the marina named on the certificate, and so does your lender. You are liable for negligence whether you are insured or not.',
    },
    {
      question: 'Is the outdrive covered if it simply wears out?',
      answer:
        'No. Wear, corrosion and mechanical breakdown are maintenance, the same as on a car. Some companies sell a breakdown extension for newer drives; read its age limit and its exclusions before paying for it.',
    },
    {
      question: 'What if my nephew drives?',
      answer:
        'With permission and the certificate the state asks of him, he is normally covered under your liability section. Regular drivers in the household should be named, young ones above all. Have every regular driver listed.',
    },
    {
      question: 'How much liability is enough?',
      answer:
        'Consider what a serious injury to two guests would cost, and what assets you could lose in court. Many owners carry a boat limit that meets the underlying requirement of a personal umbrella and let the umbrella do the rest. Make sure it lists the boat.',
    },
    {
      question: 'It is worth $12,000. Is full coverage worth it?',
      answer:
        'Sometimes a liability policy with wreck removal, fuel spill and medical payments is the sensible answer for an older boat you could afford to lose. The costs you cannot afford are other people’s. We price both ways and say which we would buy.',
    },
  ],
  relatedVessels: ['center-console', 'pontoon', 'wake-boat', 'yacht'],
  metaTitle: 'Power Boat Insurance: Outdrives, Docks and Trailers',
  metaDescription:
    'Where motorboat claims on Long Island Sound begin, how lower units, sinking at the dock, freezing and young drivers are covered, and what sets the price.',
  keywords: [
    'power boat insurance Connecticut',
    'motorboat insurance',
    'lower unit coverage',
    'bowrider insurance',
    'boat liability limits',
  ],
}
