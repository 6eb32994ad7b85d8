import type { BuiltInProduct } from './product.ts'

export const autoInsurance: BuiltInProduct = {
  slug: 'auto-insurance',
  name: 'Auto Insurance',
  short_description:
    'Car and truck insurance for people who tow, launch and park by the water, with Connecticut’s own rules on uninsured drivers.',
  long_description:
    'The car tows the boat to the ramp, sits in the marina lot during a surge tide, and is often driven by the same teenager who wants the jet ski. That is why a marine agency writes auto insurance. This page explains what the state requires, what we would add, and what a trailer changes.',
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
        'Every registered car in Connecticut must carry liability of at least $25,000 for one person’s injuries, $50,000 for everyone’s in one accident, and $25,000 for property. Uninsured and underinsured motorist coverage of at least $25,000 and $50,000 is required with it; unless you ask in writing for less, it equals your liability limits. Connecticut is a fault state: whoever caused the crash pays, in proportion, and someone more than half to blame recovers nothing.',
        'Those minimums are low. A single night in a trauma unit can exceed the first, and replacing a new pickup truck can exceed the third. We treat them as the price of a license plate and quote higher limits.',
      ],
      sources: [
        {
          title: 'Connecticut General Statutes, sections 14-112, 38a-336 and 52-572h',
          publisher: 'State of Connecticut',
        },
      ],
    },
    {
      heading: 'Conversion coverage, a Connecticut option',
      paragraphs: [
        'Ordinary underinsured motorist coverage is reduced by what the other driver’s insurer pays. Suppose you carry $100,000 and are hit by someone with $25,000: your own policy then adds at most $75,000. With conversion coverage the $25,000 is not subtracted, and your $100,000 applies in full on top of it.',
        'Every insurer that writes auto liability in Connecticut has to offer it, for an additional premium, and it takes the place of the ordinary coverage. You may also buy uninsured motorist limits higher than your liability limits, up to double. It is worth a look even for a household with good health insurance, because lost wages and pain are not on the hospital’s bill.',
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
      paragraphs: ['The rest of the policy is your choice.'],
      points: [
        'Collision: your car meets something, deductible first.',
        'Comprehensive: theft, fire, hail, deer, limbs, vandals and flood water.',
        'Medical payments: bills for you and your passengers, without asking about fault.',
        'Rental and towing: inexpensive, and useful after an accident.',
        'Gap: the difference between a loan and a fast-depreciating car.',
        'New-car or original-parts options, which age out after a few years.',
      ],
    },
    {
      heading: 'Hitched up',
      paragraphs: [
        'While a trailer is attached to your car, your auto liability usually extends to what it does to others. That is true for the utility trailer and for the boat trailer with the boat on it. What happens to the trailer and the boat themselves is a different matter: the auto policy gives a small sum or none, and the boat policy takes over if the trailer is listed there. The disputed case is a trailer that rolls away after it has been unhitched. List the trailer on both policies, and tell each insurer about the other.',
        'Weight matters too. A truck bought for towing and titled to a business, or a trailer above a certain gross weight, may need a commercial form. So may a car that delivers boats for pay.',
      ],
    },
    {
      heading: 'Parked by the water',
      paragraphs: [
        'A car is one of the few things whose ordinary policy pays for flood. Comprehensive coverage usually pays when salt water comes over the sills, and salt water can total a modern car quickly. Federal flood insurance does not pay for cars. So if you keep a third car at the beach house, do not drop comprehensive before September, or move the car uphill when the forecast turns.',
        'Marina lots flood before the docks do. Commuter lots by the station do too. Photograph the water line on the car before it is moved.',
      ],
    },
    {
      heading: 'Seasonal cars and young drivers',
      paragraphs: [
        'A convertible that is stored from Columbus Day to Easter needs less coverage, but Connecticut requires liability insurance on every car that is registered, driven or not. Before liability is dropped for the winter, cancel the registration with the Department of Motor Vehicles; a lapse on a registered car brings a warning notice and a fine. Ask about a storage credit first. Collectible cars belong on an agreed-value policy, as an old wooden boat does.',
        'Teenagers must be listed once they are licensed; tell us when they get the permit. Good grades, a telematics device and a sensible car can lower the premium. Assigning the oldest car to the teenager often does not, if the other cars are in the same driveway. A student who is away without a car may qualify for a discount.',
      ],
      sources: [
        {
          title: 'Comply with insurance, tax, and registration laws',
          publisher: 'Connecticut Department of Motor Vehicles',
          url: 'https://portal.ct.gov/dmv/vehicle-services/compliance-issues',
        },
      ],
    },
    {
      heading: 'What moves the premium',
      paragraphs: [
        'Drivers’ records lead, then town and garage, miles, the car’s repair costs, credit-based scoring, and prior limits: someone who has carried high limits for years is offered better terms than someone who comes with the minimum. Continuous coverage counts, so do not let a policy lapse between cars. Tickets and accidents count for several years; how long depends on the insurer. A higher deductible on collision usually saves more than the same deductible on comprehensive.',
        'Putting car, home, umbrella and sometimes boat together may bring a discount. We price it both ways, because the discounted package is not always cheaper.',
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
        'For a household that owns a house and a boat, $250,000 for one person and $500,000 for an accident is a common base, because many umbrella policies require about that much underneath. The umbrella then sits on top.',
    },
    {
      question: 'Does auto insurance cover my boat on the highway?',
      answer:
        'Your auto liability generally covers what the boat and trailer do to others while they are hitched. Damage to the boat itself belongs to the boat policy, which should also list the trailer.',
    },
    {
      question: 'My truck slid down the ramp into the river. Is it covered?',
      answer:
        'If you carry collision or comprehensive, usually one or the other responds, less the deductible. The boat policy does not pay for the truck.',
    },
    {
      question: 'Can my summer guest drive the car?',
      answer:
        'Someone who drives now and then with your permission is normally covered by your policy, and the claim goes on your record. Anyone who lives with you or drives regularly has to be named.',
    },
    {
      question: 'Do I need the rental company’s insurance?',
      answer:
        'Your own collision and liability often carry over to a rented car in this country. Loss of use and administrative charges may not be covered. Check before the trip.',
    },
    {
      question: 'Do you only write this for boat owners?',
      answer:
        'No, but we are marine specialists, and we are most useful to people who also own a boat or a trailer.',
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
