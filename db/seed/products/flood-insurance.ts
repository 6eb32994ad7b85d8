import type { BuiltInProduct } from './product.ts'

export const floodInsurance: BuiltInProduct = {
  slug: 'flood-insurance',
  name: 'Flood Insurance',
  short_description:
    'Federal and private flood insurance for homes, condominiums, rentals and businesses, on the coast and along the rivers.',
  long_description:
    'Standard home, renters and business policies do not cover flood damage. Flood insurance is bought separately, from the National Flood Insurance Program through an agency such as ours or from a private insurer. A new federal policy usually takes 30 days to begin, so ask before storm season.',
  features: [
    'National Flood Insurance Program policies',
    'Private flood with higher limits',
    'Excess flood above the federal maximum',
    'Help with elevation certificates and zone letters',
    'Contents coverage for renters and condominium owners',
    'A review of the property’s flood history before you apply',
  ],
  icon: 'Waves',
  sections: [
    {
      heading: 'What counts as a flood',
      paragraphs: [
        'The federal policy defines it exactly: water that temporarily covers two or more acres of normally dry land, or two or more properties of which one is yours. Tidal water, overflowing rivers, the rapid buildup of surface water and certain mudflows qualify, and so does a shoreline that collapses because waves or currents beyond the usual undermined it in such a flood. A burst pipe does not. Neither does a sewer that backs up by itself, nor seepage through a cellar wall after a wet week when nothing flooded outside.',
        'Endorsements to a home policy, chiefly water backup, cover some of those losses. A house by the Sound usually needs both.',
      ],
      sources: [
        {
          title: 'Standard Flood Insurance Policy, Dwelling Form: definitions',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
    {
      heading: 'The federal limits',
      paragraphs: [
        'The program insures a one- to four-family residence for up to $250,000, and its contents for up to $100,000. Non-residential buildings can have $500,000 and $500,000. Building and contents are separate choices with separate deductibles, and many people find out after a loss that they had bought only the first.',
        'A single-family principal residence can be paid at replacement cost if it is insured to at least 80 percent of that cost, or to the maximum. Contents are always paid at actual cash value. So is a second home.',
      ],
      sources: [
        {
          title: 'National Flood Insurance Program: Summary of Coverage',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
    {
      heading: 'What the federal policy leaves out',
      paragraphs: ['The exclusions surprise people more than the limits do.'],
      points: [
        'Finished basements: finished walls, floors and furniture below ground are not covered. The furnace, water heater, electrical panel and cleanup are.',
        'Living expenses while the house is repaired.',
        'Decks, patios, fences, pools, septic systems, docks and seawalls.',
        'Buildings entirely over water, and boathouses into which a boat can float.',
        'Cars, and money, bullion and papers of value.',
        'Lost rent and lost business income.',
        'Mold that an owner could have prevented by drying out.',
      ],
    },
    {
      heading: 'Thirty days, with a few exceptions',
      paragraphs: [
        'A new federal policy begins 30 days after you apply and pay. There are exceptions: coverage applied and paid for by the closing of a loan that is made, increased, extended or renewed starts with the loan; coverage for a property newly mapped into a high-risk zone may start after one day if you act within 13 months; coverage that a lender finds to be missing can start when you apply and pay; and flooding off burned federal land has a rule of its own.',
        'The program also needs an act of Congress to go on: from October 1 to November 12, 2025 it had none, and no federal policy could be sold or renewed, while policies in force ran on to their end and 30 days of grace. A later extension ran to September 30, 2026, so ask us how it stands before you set a closing date. Private insurers set their own waiting periods, and most stop writing new policies when a named storm is near.',
      ],
      sources: [
        {
          title: 'Report on the end of the flood program’s lapse (November 13, 2025)',
          publisher: 'Insurance Journal',
          url: 'https://www.insurancejournal.com/news/national/2025/11/13/847559.htm',
        },
        {
          title: 'NFIP Authority Set to Expire September 30, 2026 (February 9, 2026)',
          publisher: 'ProgramBusiness',
        },
      ],
    },
    {
      heading: 'How the price is worked out today',
      paragraphs: [
        'Since October 2021 for new policies, and April 2022 for others, the program has rated each building individually instead of by zone. It looks at distance to water, kinds of flooding nearby, elevation of the ground and of the first floor, foundation, rebuilding cost, and previous claims. Zones remain on the map, and lenders still use them to decide who must buy; they just no longer set the rate.',
        'By law the premium of a primary residence may rise by no more than 18 percent a year. On top come a surcharge (since 2015, $25 for a primary residence and $250 for most other buildings), a reserve fund charge and a policy fee. An elevation certificate has become optional. If it lowers the premium, it is used; if it does not, it is not. Openings in the foundation that let water pass, and machinery moved above the flood level, count as well. Some towns earn everyone in them a discount for the way they manage their floodplain.',
      ],
      sources: [
        {
          title:
            'National Flood Insurance Program: The Current Rating Structure and Risk Rating 2.0, R45999 (January 25, 2021)',
          publisher: 'Congressional Research Service',
        },
      ],
    },
    {
      heading: 'Federal, private, or one over the other',
      paragraphs: [
        'Private flood can insure the whole value of a house, pay for a rental while you rebuild, include the basement, and cost less on a good site. It can also be non-renewed after one bad year. The federal policy is limited, but as long as Congress renews the program it is not normally ended because of claims. One caution: if your federal premium is still below the full rate, leaving the program can end that discount, and you may not get it back.',
        'A common arrangement near the water is the federal maximum with private excess above it. For a house of moderate value on high ground, private alone may be the better choice. We can quote both and work the same imagined flood through each.',
      ],
    },
    {
      heading: 'Floods outside the mapped zone',
      paragraphs: [
        'The map shows where a loan requires insurance, not where flooding ends. Inland, where culverts clog and rivers rise after a cloudburst, flood insurance often costs less than on the shore, and a flooded basement costs as much to repair.',
      ],
    },
    {
      heading: 'To quote, we ask for',
      paragraphs: ['Most of this is in your closing folder.'],
      points: [
        'Address, year built, square feet, number of floors.',
        'Foundation: slab, crawlspace, basement, piles; and what is down there.',
        'Elevation certificate, if there is one.',
        'Present flood policy and its date, so that no discount is lost.',
        'Past flood claims at the address.',
        'The lender’s letter, if the lender wrote one.',
      ],
    },
  ],
  questions: [
    {
      question: 'I am in zone X. Why would I buy it?',
      answer:
        'Because zone X only means that federal law does not make your lender require it. A good share of flood claims come from outside the high-risk zones (40 percent nationwide, FEMA said in September 2024), and the premium there is often lower.',
    },
    {
      question: 'Can I take over the seller’s policy?',
      answer:
        'A federal policy can usually be assigned to the buyer with its rating, and its discount may carry over. Ask for it before the closing.',
    },
    {
      question: 'I rent the second floor. Is there anything for me?',
      answer:
        'Yes, a contents policy in your own name. Your landlord’s policy does not replace your furniture. On an upper floor it costs little.',
    },
    {
      question: 'How does it work in a condominium?',
      answer:
        'The association may insure the whole building under a form of its own. You then insure contents, and perhaps improvements. Check the association’s limit against the number of units: if it is too low, unit owners may be assessed for the rest.',
    },
    {
      question: 'What do I do the morning after?',
      answer:
        'Report it to your flood insurer’s claims line, by phone and then in writing, and tell us. Photograph every room and the high-water mark, keep samples of carpet and wallboard, and start drying. The sworn proof of loss is due within 60 days unless the program extends it. Do not wait for the adjuster before you protect what can be saved.',
    },
    {
      question: 'Won’t federal disaster aid cover it?',
      answer:
        'Aid depends on a declaration, which most floods never get. When it comes, it is usually a small grant or a loan that has to be repaid. Insurance pays whether or not a disaster is declared.',
    },
  ],
  metaDescription:
    'Flood insurance in Connecticut: NFIP limits, the 30-day wait, what basements lose, how price is set since Risk Rating 2.0, and when private flood is better.',
  keywords: [
    'flood insurance connecticut',
    'nfip limits',
    'private flood insurance',
    'elevation certificate',
    '30-day waiting period',
    'coastal flood zone',
  ],
}
