import type { VesselContent } from './vessel.ts'

export const dinghy: VesselContent = {
  hero: {
    title: 'Dinghy and Tender Insurance in Connecticut',
    description:
      'The smallest boat you own may be the one you use most, and it is often left on a public float. It is inexpensive to insure on the right policy.',
  },
  overview: {
    title: 'Four ways to insure a small boat',
    description:
      'A dinghy can be insured under the homeowners policy, under the larger boat’s policy, on a policy of its own, or not at all. Many owners count on the first more than they should.',
  },
  features: [
    {
      icon: 'Shield',
      title: 'On the homeowners policy',
      description:
        'Household policies give a little: some liability for small sail and low power, and a small sum for the boat. Away from home, theft is mostly left out.',
    },
    {
      icon: 'Ship',
      title: 'As a tender to a larger boat',
      description:
        'Convenient if it is carried on davits. Check whether the yacht’s deductible applies to it: with a $2,000 deductible, a $3,000 inflatable is hardly insured.',
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
        'Racks and dinghy floats have rules. Some ask members for proof of liability coverage, and they usually do not pay for a boat that is stolen.',
    },
  ],
  sections: [
    {
      heading: 'What the homeowners policy says',
      paragraphs: [
        'The standard homeowners form of 2011, which Insurance Journal explained in June 2021, allows $1,500 for watercraft of every type, and that sum includes trailer, furnishings, equipment and outboard. Wind and hail count only while it is inside a fully enclosed building. Theft counts only at the residence. A gale that throws your pram through the fence, or a thief at the yacht club, falls between those lines.',
        'Liability is kinder. Owned outboards up to 25 horsepower and sailing craft under 26 feet are generally within it, unless they are rented out, used in a business or, with motors, raced. The form of 2022 changed these limits, and insurers change the form, so yours may give more or less. Read it, or send it to us and we will mark the passages that matter.',
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
        'Mainly in two ways. Someone with bolt cutters takes the outboard, which one person can carry and which has no registration number. Or a poorly tied painter comes loose at night and the dinghy drifts away. The first is theft. The second may not be covered by a named-peril policy that lists only theft, fire and sinking.',
        'Write down the hull number and the motor’s serial number tonight. Paint the larger boat’s name inside the transom, in a color that is easy to see. Run a cable through the motor clamp and the thwart, and hoist the dinghy at night when cruising. After a theft, report it to the police the same day, because the insurer will ask for the report.',
        'Before strong wind, bring it ashore and turn it over. Inflatables blow away, and hard dinghies left at a float sink or are ground against the pilings.',
      ],
    },
    {
      heading: 'Registered, numbered, and what must be worn',
      paragraphs: [
        'Connecticut numbers every boat with a motor, whatever its size, and sailboats of 19½ feet or more. Hang a two-horse outboard or an electric on the tender and expect to register it as well. Anyone in or operating a hand-propelled boat must wear a life jacket from October 1 through May 31, and children under 13 wear one whenever a boat is under way, outside a cabin. Cold water in April is why.',
        'An insurer may ask for the registration after a loss, even if it did not ask when you applied.',
      ],
      sources: [
        {
          title:
            'Connecticut General Statutes, section 15-142, and Connecticut Boater’s Guide 2023',
          publisher: 'State of Connecticut',
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
        'Optimists, Lasers, 420s and Sunfish race close together. Typical claims are damage to another hull, a broken mast, or an injury. Racing coverage is often part of a small-boat policy from the start, which is more than can be said for keelboats. A club program will have insurance for its instructors and its own fleet, and rarely for your child’s boat on its rack or on the trailer to Newport.',
        'Carbon spars, class sails and covers add up. Insure a racing dinghy for what it would cost to replace with its equipment, not for what the bare hull cost years ago.',
      ],
    },
    {
      heading: 'Which policy to choose',
      paragraphs: [],
      points: [
        'Worth a few hundred dollars and rowed: the liability coverage of the homeowners policy is often enough',
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
        'On most yacht policies, yes, as equipment, if it is locked or if the policy does not require a lock. In the trunk of your car it is usually personal property under the homeowners policy. While the dealer has it, ask what the dealer’s insurance covers.',
    },
    {
      question: 'My tender hit a swimmer on a mooring field run. Which policy answers?',
      answer:
        'If it was serving the yacht, the yacht’s liability section normally extends to it. If it was used on its own, without the yacht, that is less certain. A separate small policy removes the doubt.',
    },
    {
      question: 'What will it cost?',
      answer:
        'For a modest boat with a small motor the premium is near the least a company will write any policy for. Value, horsepower and the place where it is kept matter most, and the deductible you choose.',
    },
    {
      question: 'Are kayaks and paddleboards dinghies?',
      answer:
        'Insurers often treat them as sports equipment under the household contents, with liability included. Ask if you own more than two, lend them to renters, or paddle far from shore.',
    },
    {
      question: 'It is twelve years old and patched. Can I insure it for the price of a new one?',
      answer:
        'A few companies offer replacement cost for tenders up to a certain age. Older tenders are insured for an agreed value, usually what a similar used one would cost.',
    },
  ],
  relatedVessels: ['sailboat', 'yacht', 'personal-watercraft', 'raceboat'],
  metaTitle: 'Dinghy and Tender Insurance: Where a Small Boat Belongs',
  metaDescription:
    'Homeowners policy, yacht policy or one of its own: how dinghies, inflatables and racing small boats are insured in Connecticut, and how they get stolen.',
  keywords: [
    'dinghy insurance Connecticut',
    'tender insurance',
    'inflatable boat theft',
    'sailing dinghy racing insurance',
  ],
}
