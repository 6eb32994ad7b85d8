import type { BuiltInProduct } from './product.ts'

export const autoInsurance: BuiltInProduct = {
  slug: 'auto-insurance',
  name: 'Auto Insurance',
  short_description:
    'Car and truck insurance for people who tow, launch and park by the water, with Connecticut’s own rules on uninsured drivers.',
  long_description:
    'The car takes the boat to the ramp, stands in the marina lot through a surge tide, and is driven by the same teenager who wants the jet ski. That is why a marine agency writes auto insurance. Here is what the state requires, what we would add, and what a trailer changes.',
  features: [
    'Liability above the state minimum',
    'Underinsured motorist conversion coverage',
    'Towing a boat, and the trailer behind',
    'Comprehensive for surge, salt and falling limbs',
    'Young drivers and summer cars',
    'Limits matched to an umbrella',
  ],
  icon: 'Car',
  sections: [
    {
      heading: 'What the state requires',
      paragraphs: [
        'Every registered car in Connecticut must carry liability of at least $25,000 for one person’s injuries, $50,000 for everyone’s in one accident, and $25,000 for property. Uninsured and underinsured motorist coverage of $25,000 and $50,000 is required with it. Connecticut is a fault state: whoever caused the crash pays, in proportion, and someone more than half to blame recovers nothing.',
        'Those minimums are low. One night in a trauma unit exceeds the first, and a pickup truck the third. We treat them as the price of a license plate, not as insurance.',
      ],
      sources: [
        {
          title: 'Connecticut General Statutes, sections 14-112, 38a-336 and 52-572h',
          publisher: 'State of Connecticut',
        },
      ],
    },
    {
      heading: 'Conversion coverage, a Connecticut peculiarity',
      paragraphs: [
        'Ordinary underinsured motorist coverage is reduced by what the other driver’s insurer pays. Suppose you carry $100,000 and are hit by someone with $25,000: your own policy then adds at most $75,000. With conversion coverage the $25,000 is not subtracted, and your $100,000 applies in full on top of it.',
        'It costs a little more, it has to be asked for, and it is useful on exactly the roads we all drive. You may also buy uninsured motorist limits higher than your liability limits, up to double. For a household with good health insurance it is still wise: wages and pain are not on the hospital’s bill.',
      ],
      sources: [
        {
          title: 'Connecticut General Statutes, sections 38a-336 and 38a-336a',
          publisher: 'State of Connecticut',
        },
      ],
    },
    {
      heading: 'The parts you choose',
      paragraphs: ['Beyond the law, the policy is a menu.'],
      points: [
        'Collision: your car meets something, deductible first.',
        'Comprehensive: theft, fire, hail, deer, limbs, vandals and flood water.',
        'Medical payments: bills for you and your passengers, without asking about fault.',
        'Rental and towing: dull, inexpensive, appreciated.',
        'Gap: the difference between a loan and a fast-depreciating car.',
        'New-car or original-parts options, which age out after a few years.',
      ],
    },
    {
      heading: 'Hitched up',
      paragraphs: [
        'While a trailer is attached to your car, your auto liability usually extends to what it does to others. That is true for the utility trailer and for the boat trailer with the boat on it. What happens to the trailer and the boat themselves is a different matter: the auto policy gives a small sum or none, and the boat policy takes over if the trailer is listed there. Unhitched, on a hill, with the chocks forgotten, is the case in which both insurers look at each other. List it with both and tell each about the other.',
        'Weight matters too. A truck bought for towing and titled to a business, or a trailer above a certain gross weight, may need a commercial form. So may a car that delivers boats for pay.',
      ],
    },
    {
      heading: 'Parked by the water',
      paragraphs: [
        'A car is one of the few things whose ordinary policy pays for flood. Comprehensive covers salt water over the sills, and salt water totals a modern car quickly. Federal flood insurance does not pay for vehicles at all. So if you keep a third car at the beach house for errands, do not strip it to liability before September; or move it uphill when the forecast turns.',
        'Marina lots flood before the docks do. Commuter lots by the station do too. A photograph of the water at the door handle has settled many arguments.',
      ],
    },
    {
      heading: 'Seasonal cars and young drivers',
      paragraphs: [
        'A convertible that sleeps from Columbus Day to Easter can go on storage terms: comprehensive stays, liability is suspended, the plates stay off the road. Get it back on before you drive it to the inspection. Old and collectible cars belong on an agreed-value policy, as an old wooden boat does.',
        'Teenagers must be listed once they are licensed, and should be discussed at the permit. Good grades, a telematics device and a sensible car help. Giving the child the oldest car in your name does not, if the other cars are in the same driveway with keys in a bowl. A student away without a car gets a reduction.',
      ],
    },
    {
      heading: 'What moves the premium',
      paragraphs: [
        'Drivers’ records lead, then town and garage, miles, the car’s repair costs, credit-based scoring, and prior limits: someone who has carried high limits for years is offered better terms than someone who comes with the minimum. Continuous coverage counts, so never let a policy lapse between cars. Tickets fade in about three years and accidents a little later. A higher deductible on collision saves more than the same on comprehensive.',
        'Putting car, home, umbrella and sometimes boat together may bring a discount. We price it both ways, as the discounted package is not always the smaller sum.',
      ],
    },
    {
      heading: 'For a quote',
      paragraphs: ['A photograph of your present declarations page does most of it. Otherwise:'],
      points: [
        'License number and birth date of every driver in the house.',
        'Vehicle identification numbers and who drives which car.',
        'Annual miles, and where each car is kept at night.',
        'Trailers, hitches and what you pull.',
        'Tickets and accidents in five years.',
        'Lender or lessor, and the umbrella’s required limits.',
      ],
    },
  ],
  questions: [
    {
      question: 'What limits do you suggest?',
      answer:
        'For a household that owns a house and a boat, a quarter of a million for one person and half a million an accident is a common base, because umbrellas require about that. Then put the umbrella on top.',
    },
    {
      question: 'Does auto insurance cover my boat on the highway?',
      answer:
        'For what it does to others while hitched, generally. For damage to the boat, no. That is the boat policy, and it should list the trailer.',
    },
    {
      question: 'I slid the truck down the ramp into the river. Covered?',
      answer:
        'If you carry collision or comprehensive, usually one or the other responds, less the deductible. The boat’s policy does not pay for the truck. You would be surprised how often we are asked.',
    },
    {
      question: 'Can my summer guest drive the car?',
      answer:
        'Someone you allow now and then is normally covered by your policy, and your record bears the claim. Anyone living with you, or driving regularly, has to be named.',
    },
    {
      question: 'Do I need the rental company’s insurance?',
      answer:
        'Your own collision and liability often carry over to a rented car in this country. Loss of use and administrative charges may not. Look before the trip, not at the counter.',
    },
    {
      question: 'Do you only write this for boat owners?',
      answer:
        'No. But we are marine specialists, and it is where cars, trailers and boats meet that we are of most use.',
    },
  ],
  metaDescription:
    'Auto insurance in Connecticut for people who tow boats: state minimums, underinsured motorist conversion, trailers, flooded cars and umbrella limits.',
  keywords: [
    'auto insurance connecticut',
    'underinsured motorist conversion coverage',
    'boat trailer insurance',
    'towing a boat insurance',
    'car flood damage',
    'young drivers',
  ],
}
