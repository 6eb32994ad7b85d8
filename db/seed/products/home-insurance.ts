import type { BuiltInProduct } from './product.ts'

export const homeInsurance: BuiltInProduct = {
  slug: 'home-insurance',
  name: 'Home Insurance',
  short_description:
    'Homeowners, condominium and renters insurance for shoreline-town households, with the boat and the umbrella in view.',
  long_description:
    'We are marine people, and we insure houses because our clients live in them. This page is for the ordinary home in a shoreline town, a mile up the hill or three streets from the beach. It goes through the homeowners policy letter by letter, and then through the things that Connecticut houses do to their owners: old oil tanks, ice on the eaves, oaks.',
  features: [
    'Dwelling at true rebuilding cost',
    'Water backup, service line and buried-tank options',
    'Liability that lines up with boat and car',
    'Condominium and renters forms',
    'Umbrella limits above everything',
    'One review a year, before the storms',
  ],
  icon: 'Home',
  sections: [
    {
      heading: 'The six letters',
      paragraphs: ['Nearly every homeowners policy is built of the same six parts.'],
      points: [
        'A, the dwelling: the house and what is attached to it.',
        'B, other structures: garage, shed, fence; commonly a tenth of A.',
        'C, your belongings, at home and away, against a list of perils.',
        'D, loss of use: rent and restaurant bills while you cannot live there.',
        'E, personal liability: injuries and damage you cause, nearly anywhere.',
        'F, medical payments to visitors, a small goodwill sum.',
      ],
    },
    {
      heading: 'Get A right and the rest follows',
      paragraphs: [
        'Coverage A should be what a local builder would charge to put up the same house on a cleared lot, this year. It is not the purchase price and not the assessment. Plaster, slate, chestnut trim and a fieldstone cellar cost more than the worksheet assumes, and so do towns where every carpenter is booked.',
        'Ask for replacement cost on the building with an extension of a quarter or more above the limit. After a regional storm, prices climb together, and that margin is what finishes the second floor. If your house is old, add ordinance-or-law coverage: wiring and stairs go back to today’s code, not to 1926.',
      ],
    },
    {
      heading: 'Belongings, and the small limits inside',
      paragraphs: [
        'Choose replacement cost for contents as well; otherwise a ten-year-old sofa is worth what a ten-year-old sofa fetches. Then look at the sub-limits. Jewelry, silver, firearms, cash and business property are each capped at low figures. So are boats, at $1,500 in the common form, with trailer and motor. A scheduled list, with appraisals, lifts the cap and usually the deductible too.',
        'Walk through the rooms once with a phone on video, open the closets, and store it somewhere that is not in the house.',
      ],
      sources: [
        {
          title: 'Homeowners Coverage for Watercraft (June 7, 2021), on the ISO form HO 00 03',
          publisher: 'Insurance Journal',
        },
      ],
    },
    {
      heading: 'What a Connecticut house does',
      paragraphs: [
        'These are the claims that come through the door here, and how the policy usually looks at them.',
      ],
      points: [
        'Ice dams: water that backs up under shingles is generally covered inside; the roof repair may not be.',
        'Frozen pipes: covered if you kept the heat on or drained the system. Empty houses are judged strictly.',
        'Trees: the tree that hits the house, yes. The tree that falls on the lawn, usually not.',
        'Oil tanks: a leak is pollution and excluded, unless you add it. Buried tanks worry underwriters most.',
        'Sump and sewer: only by endorsement, and worth it in any finished cellar.',
        'Service lines: the pipe from street to house is yours. An inexpensive option pays to dig it up.',
        'Dogs, trampolines, wood stoves and pools: declare them. Silence is worse than the surcharge.',
      ],
    },
    {
      heading: 'What is not in it',
      paragraphs: [
        'Flood in any form, earthquake, settling, rot, vermin, neglect, a business run from the barn, and rental by the week unless agreed. Of these, flood is the one that matters along the shore, and it is bought separately. Wind is included, but near the coast a hurricane may carry a deductible calculated as a percentage of Coverage A. The declarations page has to show it. If you live close enough for that, read our page on waterfront homes next.',
      ],
    },
    {
      heading: 'Liability for people who also own a boat',
      paragraphs: [
        'Letter E follows you to the tennis court and the supermarket, and leaves you at the gunwale of anything with a real engine. So the boat policy has liability of its own, the car has its own, and an umbrella sits above all three. It asks that each of them carry a stated minimum. If the boat’s is lower, you pay the difference yourself.',
        'We line those numbers up on one sheet. It takes ten minutes and it is where we find most of what is wrong.',
      ],
    },
    {
      heading: 'Condominiums and rentals',
      paragraphs: [
        'A unit owner insures from the walls in, and where the walls begin is in the association’s documents. Read those before choosing a figure. Loss assessment coverage pays your share when the master policy’s deductible is passed down to the units. Tenants insure their goods and their liability for about the price of a dinner a month, and landlords are right to ask for it.',
      ],
    },
    {
      heading: 'What moves the premium',
      paragraphs: [
        'Rebuilding cost, roof age, heating system, wiring, distance to hydrant and firehouse, distance to salt water, claims in the past five years, credit-based scoring where the law allows, and the deductible. Raising that from a thousand dollars to twenty-five hundred often pays for itself in a few quiet years. Alarms, leak sensors and a new roof earn credits. Putting home, car and umbrella together generally does as well, and we check whether it really does.',
      ],
    },
    {
      heading: 'Bring along',
      paragraphs: ['Copies will do.'],
      points: [
        'The declarations page, all pages.',
        'Year and square feet, with dates of roof, boiler, wiring and plumbing.',
        'Tank: where, how old, what material.',
        'A list of valuables worth more than the sub-limits.',
        'Association documents, for a unit.',
        'Car, boat and umbrella declarations, to line them up.',
      ],
    },
  ],
  questions: [
    {
      question: 'I live two miles inland. Do I need to worry about a hurricane deductible?',
      answer:
        'Look at the declarations page. Some insurers apply one in every shoreline town, some only close to the water. State law limits the circumstances in which it may be used, wherever you live.',
    },
    {
      question: 'Is the canoe covered? And the skiff?',
      answer:
        'The canoe, yes, within the small limit for watercraft. A rowing skiff with a tiny outboard, usually for liability. Anything faster belongs on a boat policy.',
    },
    {
      question: 'Should I file a claim for a broken window?',
      answer:
        'Probably not. Claims stay on a shared record for years and affect price and choice. Use the policy for what would hurt, and the deductible to keep yourself from using it otherwise.',
    },
    {
      question: 'My insurer dropped me. What are my options?',
      answer:
        'Ask for the reason in writing. Some can be fixed, such as a roof or a rail. We then go to other licensed insurers, next to surplus lines, and in the end to the FAIR Plan, which insures basic perils when others will not.',
    },
    {
      question: 'Does home insurance cover my office gear and my clients?',
      answer:
        'A little of the gear, none of the clients. A home-business endorsement or a small commercial policy closes that for modest money.',
    },
  ],
  metaDescription:
    'Home insurance in Connecticut shoreline towns: coverages A to F, rebuilding cost, ice dams, oil tanks, water backup, and liability that fits your boat.',
  keywords: [
    'home insurance connecticut',
    'homeowners insurance bridgeport',
    'condo insurance',
    'renters insurance',
    'oil tank coverage',
    'umbrella insurance',
  ],
}
