import type { BuiltInProduct } from './product.ts'

export const waterfrontPropertyInsurance: BuiltInProduct = {
  slug: 'waterfront-property-insurance',
  name: 'Waterfront Home Insurance',
  short_description:
    'Home, wind and flood coverage that fit together for houses close to Long Island Sound, hurricane deductible included.',
  long_description:
    'A house within sight of the Sound is rarely insured by one policy. It takes a home policy that includes wind, a flood policy, and often something above both. Each was written without knowledge of the others. This page is about making them meet, and about the Connecticut rules that protect an owner near the shore.',
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
        'After a coastal storm every conversation turns on one question: did wind do it, or water? Wind that opens the roof and lets rain in is the home insurer’s loss. The Sound coming through the door is the flood insurer’s, even though the same wind pushed it. Storm surge is flood. Owners who had one policy and not the other learned this in 2011 and 2012.',
        'Most home forms add a sentence that excludes damage to which flood contributed in any sequence. It is called anti-concurrent causation, and it is why your two adjusters should see the house on the same day. Photograph the water line, outside and in, before anyone cleans.',
      ],
    },
    {
      heading: 'The hurricane deductible, by statute',
      paragraphs: [
        'Near the shore, many policies replace the ordinary deductible with a percentage of the insured dwelling when a hurricane does the damage. Two percent of a house insured for $900,000 is $18,000; five percent is $45,000. Know your own figure in dollars.',
        'Connecticut limits when it may be used. There must be a hurricane warning from the National Hurricane Center for some part of the state, and a hurricane with sustained winds of 74 miles an hour or more in some part of it. The window closes 24 hours after the last warning ends or the storm is downgraded. When Sandy came ashore in 2012, those conditions were not met, and the state announced that hurricane deductibles would not apply. A deductible that your policy ties to wind in general, or to any named storm, is worth a second look.',
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
        'Insure what construction costs, not what the listing would say. At the water, the land is much of the price and cannot burn. Labor, access over a narrow lane, and rules about elevation push the other way. If damage passes half of the building’s value, the town’s flood ordinance will usually require the rebuilt house to stand at today’s height, on piles or piers if the zone calls for them.',
        'Three lines deal with that: extended or guaranteed replacement cost, ordinance or law, and, on the flood side, increased cost of compliance, which stops at $30,000. Add them up against a builder’s estimate for lifting a house like yours. They rarely reach it.',
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
        'Insurers draw bands by distance from tidal water and count how many roofs they already have in each. A letter of non-renewal often says more about their map than about your house. There is a ladder to go down, and we go in order.',
      ],
      points: [
        'Other licensed insurers with room in your band.',
        'The same insurer with a higher wind deductible or a new roof.',
        'Surplus lines: freer terms, fewer state protections, taxes on top.',
        'The Coastal Market Assistance Program, for one- to four-family owner-occupied homes within 2,600 feet of the shore.',
        'The Connecticut FAIR Plan: fire and wind at actual cash value, and little besides.',
      ],
      sources: [
        {
          title: 'Insuring Shoreline Homes (July 23, 2008)',
          publisher: 'The Hartford Courant',
        },
        {
          title: 'Connecticut FAIR Plan and Coastal Market Assistance Program',
          publisher: 'Connecticut Property Insurance Placement Facility',
        },
      ],
    },
    {
      heading: 'Work on the house that an underwriter notices',
      paragraphs: [
        'No insurer in this state may refuse a homeowner solely because there are no storm shutters, and one who installs shutters or impact-resistant glass is owed a discount. Beyond that, roofs count most: age, shape, how the deck is nailed. Then straps from rafter to wall, a garage door rated for wind, and furnaces and panels moved up out of the cellar. Keep the invoices. A letter from the contractor is worth more than a promise on an application.',
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
        'Distance from the water and height above it; year of construction and of the roof; rebuilding cost; the wind deductible; losses, yours and the address’s; whether you live there all year; and how far the hydrant is. Credit-based scores and bundling play their part. The flood policy is priced on its own terms, by location and elevation. We quote the program as a total, because saving on one piece is easily lost on another.',
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
        'It satisfies the lender up to its limit of $250,000 for the building. Your interest may be larger. Excess flood sits above it, and private flood may replace it with a higher sum; compare waiting times, and what happens at renewal.',
    },
    {
      question: 'Does the policy pay for a hotel while we rebuild?',
      answer:
        'The home policy does after a covered loss such as wind or fire. The federal flood policy does not. Some private flood forms do, which is a good reason to ask for one.',
    },
    {
      question: 'We rent the house out for August. Do we have to say so?',
      answer:
        'Yes. A few weeks can often be added for little. Unmentioned rentals threaten theft and liability coverage first, and tenants’ guests are strangers on your stairs.',
    },
    {
      question: 'Is the guest cottage under the same limit?',
      answer:
        'A detached building takes a share of the main one under the home form, and needs its own flood policy. A detached garage is treated a little more kindly.',
    },
    {
      question: 'Why did my premium rise when I had no claim?',
      answer:
        'Because building costs, reinsurance and the insurer’s coastal count rose. Ask for the replacement-cost worksheet. An error in square feet or roof age is common and can be corrected.',
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
