import type { BuiltInProduct } from './product.ts'

export const homeInsurance: BuiltInProduct = {
  slug: 'home-insurance',
  name: 'Home Insurance',
  short_description:
    'Homeowners, condominium and renters insurance for shoreline-town households, with the boat and the umbrella in view.',
  long_description:
    'We specialize in boats, and we insure our clients’ homes as well. This page is for the ordinary home in a shoreline town, a mile up the hill or three streets from the beach. It goes through the homeowners policy coverage by coverage, and then through the problems that Connecticut houses are known for: old oil tanks, ice dams, falling trees.',
  features: [
    'Dwelling coverage at rebuilding cost',
    'Water backup, service line and buried-tank options',
    'Liability that lines up with boat and car',
    'Condominium and renters forms',
    'Umbrella limits above everything',
    'A review before the storms, when you ask for one',
  ],
  icon: 'Home',
  sections: [
    {
      heading: 'The six coverages',
      paragraphs: ['Nearly every homeowners policy has the same six parts.'],
      points: [
        'A, the dwelling: the house and what is attached to it.',
        'B, other structures: garage, shed, fence; commonly a tenth of A.',
        'C, your belongings, at home and away, against a list of perils.',
        'D, loss of use: rent and other extra living expenses while a covered loss keeps you out of the house.',
        'E, personal liability: injuries and damage you cause, nearly anywhere.',
        'F, medical payments to visitors, a small goodwill sum.',
      ],
    },
    {
      heading: 'Get A right and the rest follows',
      paragraphs: [
        'Coverage A should be what a local builder would charge to rebuild the same house this year. It is neither the purchase price nor the assessment. Plaster, slate, chestnut trim and a fieldstone foundation often cost more than the worksheet assumes, and so does labor in towns where every carpenter is booked.',
        'Ask for replacement cost on the building with an extension of a quarter or more above the limit. After a regional storm, labor and material prices rise together, and you may need that margin. If your house is old, check the limit of the ordinance-or-law coverage: wiring and stairs have to be rebuilt to today’s code.',
      ],
    },
    {
      heading: 'Belongings, and the small limits inside',
      paragraphs: [
        'Choose replacement cost for contents as well; otherwise a ten-year-old sofa is paid for as a ten-year-old sofa. Then look at the sub-limits. Jewelry, silver, firearms, cash and business property are each capped at low figures. So are boats, at $1,500 in the common form of 2011, with trailer and motor; the form of 2022 changed the special limits, so yours decides. A scheduled list, with appraisals, lifts the cap and usually the deductible too.',
        'Walk through the rooms with your phone and take a video, open the closets, and keep a copy outside the house.',
      ],
      sources: [
        {
          title: 'Homeowners Coverage for Watercraft (June 7, 2021), on the ISO form HO 00 03',
          publisher: 'Insurance Journal',
        },
        {
          title: '2022 ISO Homeowners Changes in Chart Form (Chris Boggs)',
          publisher: 'Big “I” Virtual University',
          url: 'https://piiac.com/2022-iso-homeowners-changes-in-chart-form/',
        },
      ],
    },
    {
      heading: 'Common claims in Connecticut houses',
      paragraphs: ['These losses are common here, and this is how a policy usually treats them.'],
      points: [
        'Ice dams: water that backs up under shingles is generally covered inside; the roof repair may not be.',
        'Frozen pipes: covered if you kept the heat on or drained the system. Empty houses are judged strictly.',
        'Trees: damage to the house is usually covered; removing a tree that only fell on the lawn usually is not.',
        'Oil tanks: a leak is pollution and usually excluded, unless you add coverage for it. Underwriters worry most about buried tanks.',
        'Sump and sewer backup: usually covered only by endorsement, which is worth having for a finished basement.',
        'Service lines: the pipe from street to house is yours. An inexpensive option pays to dig it up.',
        'Dogs, trampolines, wood stoves and pools: declare them. An insurer can refuse a claim over something it was not told.',
      ],
    },
    {
      heading: 'What is not in it',
      paragraphs: [
        'Flood in any form, earthquake, settling, rot, vermin, neglect, a business run from the barn, and rental by the week unless agreed. Of these, flood is the one that matters along the shore, and it is bought separately. Wind is usually included, but near the coast a hurricane may carry a deductible calculated as a percentage of Coverage A. Look for it on the declarations page. If you live close enough for that, read our page on waterfront homes next.',
      ],
    },
    {
      heading: 'Liability for people who also own a boat',
      paragraphs: [
        'Coverage E follows you almost anywhere ashore, but not aboard a boat with a larger engine. So the boat policy has liability coverage of its own, the car has its own, and an umbrella sits above all three. The umbrella requires each of them to carry a stated minimum. If the boat’s limit is lower, you pay the difference yourself.',
        'We put those limits side by side on one sheet, which is how many gaps come to light.',
      ],
    },
    {
      heading: 'Condominiums and rentals',
      paragraphs: [
        'A unit owner usually insures the unit from the walls in, and the association’s documents say exactly where that begins. Read those before choosing a figure. Loss assessment coverage pays your share when the master policy’s deductible is passed down to the units. Tenants insure their belongings and their liability, often for a modest premium, and many landlords require it.',
      ],
    },
    {
      heading: 'What moves the premium',
      paragraphs: [
        'Rebuilding cost, roof age, heating system, wiring, distance to hydrant and firehouse, distance to salt water, claims in the past five years, credit-based scoring where the law allows, and the deductible. Raising the deductible from $1,000 to $2,500 lowers the premium; compare the saving with the extra $1,500 you would pay after a loss. Alarms, leak sensors and a new roof may earn credits, and so may putting home, car and umbrella together. We check whether the package is really cheaper.',
      ],
    },
    {
      heading: 'What to send us',
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
        'Look at the declarations page. Some insurers apply one throughout a shoreline town, some only close to the water. State law limits the circumstances in which it may be used.',
    },
    {
      question: 'Is the canoe covered? And the skiff?',
      answer:
        'The canoe usually is, within the small limit for watercraft. For a skiff with a small outboard, a homeowners policy usually covers liability. A larger engine needs a boat policy.',
    },
    {
      question: 'Should I file a claim for a broken window?',
      answer:
        'Probably not, if the repair costs little more than the deductible. Claims stay on a record that insurers share for years, and they can affect your premium and your choice of insurers.',
    },
    {
      question: 'My insurer dropped me. What are my options?',
      answer:
        'A Connecticut insurer has to send notice at least 60 days before it ends a home policy at renewal, with the reason (section 38a-323 of the statutes), and may not do so solely because of a loss in a catastrophe (38a-316d). Some reasons can be fixed, such as an old roof or a missing railing. We then approach other licensed insurers, near the shore the Coastal Market Assistance Program, then surplus lines, and finally the FAIR Plan, which insures basic perils when others will not.',
    },
    {
      question: 'Does home insurance cover my office gear and my clients?',
      answer:
        'It covers a little of the gear and usually no liability to clients. A home-business endorsement or a small commercial policy closes that gap.',
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
