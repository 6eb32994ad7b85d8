import type { VesselContent } from './vessel.ts'

export const dinghy: VesselContent = {
  hero: {
    title: 'Dinghy and Tender Insurance in Connecticut',
    description:
      'The smallest boat you own does the most miles, carries the children and lives unlocked on a public float. It is cheap to insure, if you choose the right place to do it.',
  },
  overview: {
    title: 'Four homes for a small boat',
    description:
      'A dinghy can be insured under the house, under the big boat, on a policy of its own, or nowhere. Many owners believe in the first and have the last.',
  },
  features: [
    {
      icon: 'Shield',
      title: 'Under your own roof',
      description:
        'Household policies give a little: some liability for small sail and low power, and a small sum for the boat. Away from home, theft is mostly left out.',
    },
    {
      icon: 'Ship',
      title: 'As a tender to a larger boat',
      description:
        'Convenient when it rides on the davits. Check whether the yacht’s deductible applies to it; a two-thousand-dollar deductible insures no three-thousand-dollar inflatable.',
    },
    {
      icon: 'Sailboat',
      title: 'On a policy of its own',
      description:
        'A small-boat policy costs little, brings its own liability limit, and can include racing, dolly, road trailer and the spare sail.',
    },
    {
      icon: 'MapPin',
      title: 'At the club or the town dock',
      description:
        'Racks and dinghy floats have rules. Some ask members for proof of liability coverage, and none of them pays when a boat walks off.',
    },
  ],
  sections: [
    {
      heading: 'What the household policy really says',
      paragraphs: [
        'The standard homeowners form of 2011, which Insurance Journal took apart in June 2021, allows $1,500 for watercraft of every type, and that sum includes trailer, furnishings, equipment and outboard. Wind and hail count only while it is inside a fully enclosed building. Theft counts only at the residence. A gale that throws your pram through the fence, or a thief at the yacht club, falls between those lines.',
        'Liability is kinder. Owned outboards up to 25 horsepower and sailing craft under 26 feet are generally within it, unless they are rented out, used in a business or, with motors, raced. Insurers edit the form, so yours may give more or less. Read it, or send it; we will mark the three sentences that count.',
      ],
      sources: [
        {
          title: 'Logic & Language and Forms & Facts: Homeowners Coverage for Watercraft',
          publisher: 'Insurance Journal',
        },
      ],
    },
    {
      heading: 'How small boats go missing',
      paragraphs: [
        'Two ways, mainly. Somebody with bolt cutters wants the outboard: six horsepower, one person can carry it, and it has no registration plate. Or the painter was made fast with one hitch, the tide turned in the night and it is across the Sound by breakfast. The first is theft. The second is loss, and named-peril policies that list theft, fire and sinking have been known to pause over it.',
        'Write down the hull number and the motor’s serial number tonight. Paint the boat’s name inside the transom, in a color that offends. Use a cable through the motor clamp and the thwart, and lift it at night when cruising. A recovered dinghy comes home to the owner who could describe it, and a police report made the same morning is what every claim begins with.',
        'In a blow, bring it ashore and turn it over. Inflatables fly; hard dinghies left on a float sink at the painter, and fiberglass ground against a piling for six hours is not a repair.',
      ],
    },
    {
      heading: 'Registered, numbered, and what must be worn',
      paragraphs: [
        'Connecticut numbers every boat with a motor, whatever its size, and sailboats of 19½ feet or more. Hang a two-horse outboard or an electric on the tender and expect to register it as well. Anyone in or operating a hand-propelled boat must wear a life jacket from October 1 through May 31, and children under 13 wear one whenever a boat is under way, outside a cabin. Cold water in April is why.',
        'An insurer does not ask to see the registration when you apply. It asks when you claim.',
      ],
      sources: [
        {
          title: 'OLR Research Report 2002-R-0265: Boat registration and regulation',
          publisher: 'Connecticut General Assembly, Office of Legislative Research',
          url: 'https://www.cga.ct.gov/2002/rpt/2002-R-0265.htm',
        },
        {
          title: 'Connecticut Boater’s Guide, life jackets',
          publisher: 'Connecticut Department of Energy and Environmental Protection',
          url: 'https://turley.com/CTBoat/flipbooks/ctboat2023/inc/html/17.html',
        },
      ],
    },
    {
      heading: 'Sailing dinghies and the children in them',
      paragraphs: [
        'Optimists, Lasers, 420s and Sunfish meet each other at speed every Saturday in June. Damage to the other hull is the usual claim, a broken mast the second, a tooth the third. Racing coverage is often part of a small-boat policy from the start, which is more than can be said for keelboats. A club program will have insurance for its instructors and its own fleet, and rarely for your child’s boat on its rack or on the trailer to Newport.',
        'Carbon spars, class sails and covers add up. Insure a racing dinghy for what it takes to be back on the line, not for what the bare hull cost in 2009.',
      ],
    },
    {
      heading: 'Choosing, in one minute',
      paragraphs: [],
      points: [
        'Worth less than a few hundred dollars and rowed: household liability will do; save the premium',
        'Rides on the davits of an insured yacht: schedule it there with its own small deductible',
        'Outboard above ten horsepower or left on public floats: a policy of its own',
        'Raced or trailed to regattas: a policy of its own, with transit and racing named',
        'Used by guests or tenants of a waterfront house: its own policy, with a higher liability limit',
        'For the quote: length, builder, year, motor with serial number, value, who uses it, where it is kept',
      ],
    },
  ],
  questions: [
    {
      question: 'Is the outboard insured when it hangs on the stern rail?',
      answer:
        'On most yacht policies yes, as equipment, if it is locked or if the wording does not ask for a lock. In the trunk of your car it is personal property of the household. On a workbench at the dealer’s it is the dealer’s to look after.',
    },
    {
      question: 'My tender hit a swimmer on a mooring field run. Which policy answers?',
      answer:
        'If it was serving the yacht, the yacht’s liability section normally extends to it. If you had rowed over from the beach with nothing anchored off it, that can be doubted. A separate small policy removes the doubt.',
    },
    {
      question: 'What will it cost?',
      answer:
        'For a modest boat with a small motor the premium is near the least a company will write any policy for. Value, horsepower and theft history of the place move it more than anything you can do, except choosing the deductible.',
    },
    {
      question: 'Are kayaks and paddleboards dinghies?',
      answer:
        'Insurers often treat them as sports equipment under the household contents, with liability included. Ask if you own more than two, lend them to renters, or paddle far from shore.',
    },
    {
      question: 'It is twelve years old and patched. Can I insure it for the price of a new one?',
      answer:
        'A few companies offer replacement cost for tenders up to a certain age. Beyond it you agree on a value, and the honest one is what you would pay for its twin.',
    },
  ],
  relatedVessels: ['sailboat', 'yacht', 'personal-watercraft', 'raceboat'],
  metaTitle: 'Dinghy and Tender Insurance: Where a Small Boat Belongs',
  metaDescription:
    'House policy, yacht policy or one of its own: how dinghies, inflatables and racing small boats are insured in Connecticut, and how they get stolen.',
  keywords: [
    'dinghy insurance Connecticut',
    'tender insurance',
    'inflatable boat theft',
    'sailing dinghy racing insurance',
  ],
}
