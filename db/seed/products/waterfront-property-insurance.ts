import type { BuiltInProduct } from './product.ts'

export const waterfrontPropertyInsurance: BuiltInProduct = {
  slug: 'waterfront-property-insurance',
  name: 'Waterfront Home Insurance',
  short_description:
    'Home, wind and flood coverage that fit together for houses close to Long Island Sound, hurricane deductible included.',
  long_description:
    'A house within sight of the Sound is rarely insured by one policy. It takes a home policy that includes wind, a flood policy, and often excess coverage above one of them. Each was written without regard to the others. This page is about fitting them together, and about the Connecticut rules that protect owners near the shore.',
  features: [
    'Home, wind and flood arranged as one program',
    'Hurricane deductibles explained in dollars',
    'Extended or guaranteed replacement cost',
    'Excess flood above the federal limit',
    'Surplus lines and last-resort markets when others decline',
    'Credits for shutters, roofs and raised utilities',
  ],
  icon: 'Shield',
  sections: [
    {
      heading: 'Wind here, water there',
      paragraphs: [
        'After a coastal storm every conversation turns on one question: did wind do it, or water? If wind opens the roof and rain comes in, that is a claim under the home policy. If the Sound comes through the door, that is a claim under the flood policy, even though the same wind pushed the water: storm surge is flood. Irene in 2011 and Sandy in 2012 left owners who had only one of the two policies with uninsured damage.',
        'Most home forms exclude damage to which flood contributed in any sequence. The clause is called anti-concurrent causation, and it is why both adjusters should see the house at the same time. Photograph the water line, outside and in, before anyone cleans.',
      ],
    },
    {
      heading: 'The hurricane deductible, by statute',
      paragraphs: [
        'Near the shore, many policies replace the ordinary deductible with a percentage of the insured dwelling when a hurricane does the damage. Two percent of a house insured for $900,000 is $18,000; five percent is $45,000. Five percent of the dwelling was the most that an insurer could ask of a new policy within 2,600 feet of the coast when the FAIR Plan described the rule in 2008.',
        'Connecticut limits when it may be used on a personal home policy and on the master policy of a condominium or unit owners’ association. The National Hurricane Center must have issued a hurricane warning for some part of the state, and the hurricane must bring sustained winds of 74 miles an hour or more to some part of it. The period ends 24 hours after the last warning ends or the storm is downgraded, whichever is earlier. When Sandy came ashore in 2012, those conditions were not met, and the state announced that insurers could not apply hurricane deductibles. If your policy ties a deductible to wind in general, or to any named storm, ask us about it.',
      ],
      sources: [
        {
          title: 'Connecticut General Statutes, section 38a-316a',
          publisher: 'State of Connecticut',
        },
        {
          title: 'Be Weather Ready: Protect What Matters Most (August 22, 2025)',
          publisher: 'Connecticut Insurance Department',
          url: 'https://portal.ct.gov/cid/consumer-information-center/consumer-alerts/2025-consumer-alerts/advisory-2025-08-22',
        },
        {
          title: 'Report on hurricane deductibles after Sandy (November 2012)',
          publisher: 'Westfair Business Journal',
        },
      ],
    },
    {
      heading: 'Building it again, higher',
      paragraphs: [
        'Insure what it costs to rebuild, not the market price. Near the water the land is much of the price, and land needs no rebuilding. On the other hand, labor, access by a narrow lane and elevation rules raise the cost of construction. In a mapped special flood hazard area, if repairs cost half of the building’s market value or more, the town’s flood ordinance will usually require the rebuilt house to meet today’s elevation, on piles or piers if the zone requires them.',
        'Three lines deal with that: extended or guaranteed replacement cost, ordinance or law, and, on the flood side, increased cost of compliance, which stops at $30,000. Compare the three together with a builder’s estimate for elevating a house like yours. They often fall short.',
      ],
      sources: [
        {
          title: 'Increased Cost of Compliance Coverage, fact sheet',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
    {
      heading: 'When an insurer steps back from the shore',
      paragraphs: [
        'Insurers draw bands by distance from tidal water and limit how many houses they insure in each. A nonrenewal often has more to do with that limit than with your house. We try the alternatives in this order.',
      ],
      points: [
        'Other licensed insurers with room in your band.',
        'The same insurer with a higher wind deductible or a new roof.',
        'The Coastal Market Assistance Program, which the FAIR Plan runs and your agent applies to. When it began in 2008 it was for one- to four-family owner-occupied homes within 2,600 feet of the shore, with a 5 percent hurricane deductible and no shutters required.',
        'Surplus lines: freer terms, fewer state protections, taxes on top.',
        'The Connecticut FAIR Plan: a few named perils such as fire and wind, at actual cash value, without theft, freezing or water damage. Liability can be had for one to three families.',
      ],
      sources: [
        {
          title: 'Insuring Shoreline Homes (July 23, 2008)',
          publisher: 'The Hartford Courant',
        },
        {
          title: 'C-MAP announcement (July 14, 2008), and General Information and Coverages',
          publisher: 'Connecticut FAIR Plan',
          url: 'https://ctfairplan.com/general-information.html',
        },
      ],
    },
    {
      heading: 'Improvements that underwriters look for',
      paragraphs: [
        'No insurer in this state may refuse a homeowner solely because there are no storm shutters, and an insurer has to offer a discount to an owner who installs shutters or impact-resistant glass. Beyond that, roofs count most: age, shape, how the deck is nailed. Then straps from rafter to wall, a garage door rated for wind, and furnaces and panels moved up out of the cellar. Keep the invoices. A letter from the contractor helps as well.',
      ],
      sources: [
        {
          title: 'Connecticut General Statutes, sections 38a-316a and 38a-316b',
          publisher: 'State of Connecticut',
        },
      ],
    },
    {
      heading: 'How the premium is made',
      paragraphs: [
        'Distance from the water and height above it; year of construction and of the roof; rebuilding cost; the wind deductible; past losses, yours and those at the address; whether you live there all year; and how far the hydrant is. Credit-based scores and bundling play their part. The flood policy is priced on its own terms, by location and elevation. We quote the program as a total, because a saving on one policy can be lost on another.',
      ],
    },
    {
      heading: 'Put these in one folder',
      paragraphs: ['With them, a program can be compared properly.'],
      points: [
        'Declarations of every policy on the address.',
        'Elevation certificate, and the survey with the flood zone.',
        'Roof, wiring, plumbing and heating dates.',
        'Photographs on all sides and of the cellar.',
        'Any engineer’s letter, shutter invoice or permit.',
        'The mortgage company’s insurance requirements.',
      ],
    },
  ],
  questions: [
    {
      question: 'My lender says flood insurance is required. Is the federal policy enough?',
      answer:
        'It usually satisfies the lender: federal law asks for no more than the program’s limit of $250,000 for the building. Your own interest may be larger. Excess flood sits above it, and private flood may replace it with a higher sum; compare waiting times, and what happens at renewal.',
    },
    {
      question: 'Does the policy pay for a hotel while we rebuild?',
      answer:
        'The home policy does after a covered loss such as wind or fire. The federal flood policy does not. Some private flood forms do, which is a good reason to ask for one.',
    },
    {
      question: 'We rent the house out for August. Do we have to say so?',
      answer:
        'Yes. A few weeks can often be added for little. A rental that the insurer does not know about can cost you theft and liability coverage.',
    },
    {
      question: 'Is the guest cottage under the same limit?',
      answer:
        'Under the home policy a detached building is insured for a share of the main limit. A federal flood policy insures one building, so a cottage needs its own; for a detached garage the dwelling policy makes a limited exception.',
    },
    {
      question: 'Why did my premium rise when I had no claim?',
      answer:
        'Usually because building costs, the price of reinsurance or the insurer’s coastal exposure rose. Ask for the replacement-cost worksheet. An error in square feet or roof age is common and can be corrected.',
    },
  ],
  metaDescription:
    'How home, wind and flood insurance fit together for a house on the Connecticut shore: hurricane deductible law, rebuilding height, FAIR Plan and C-MAP.',
  keywords: [
    'waterfront home insurance connecticut',
    'hurricane deductible connecticut',
    'coastal homeowners insurance',
    'c-map',
    'connecticut fair plan',
    'wind and flood',
  ],
}
