import type { VesselContent } from './vessel.ts'

export const wakeBoat: VesselContent = {
  hero: {
    title: 'Wake Boat Insurance in Connecticut',
    description:
      'A boat built to make waves, with a rider in them. The policy must follow the tow rope, and it must know that the wave goes on after you have passed.',
  },
  overview: {
    title: 'Three risks in one boat',
    description:
      'The rider, the wave and the water you carry as ballast. A family runabout has none of them in this measure, and a runabout’s policy is not written for them.',
  },
  features: [
    {
      icon: 'Waves',
      title: 'The person at the end of the rope',
      description:
        'Watersports liability must include injury to the one being towed. Some forms cover everybody in the boat and exclude the only person who is not.',
    },
    {
      icon: 'Ship',
      title: 'Tower, ballast and surf system',
      description:
        'Factory options are part of the hull if the insured amount includes them. Sacs, pumps and tabs added later should be listed, along with speakers and racks.',
    },
    {
      icon: 'Shield',
      title: 'Damage done by your wake',
      description:
        'A rolled kayak, a snapped dock line, a neighbor’s shoreline: property damage liability responds if you were negligent. Distance from shore is your best defense.',
    },
    {
      icon: 'Anchor',
      title: 'Other drivers',
      description:
        'Surf crews rotate at the wheel. Name the regular ones; check the minimum age in the policy against the age of whoever drives when you ride.',
    },
  ],
  sections: [
    {
      heading: 'What Connecticut asks of a tow',
      paragraphs: [
        'State regulations call everything from skis to tubes and surfboards by one name, water skiing, and set a short list. There must be an observer besides the driver, at least twelve years old. The people aboard and the people in tow, added together, may not exceed the capacity label. No towing from half an hour after sunset until sunrise. Inflatable life jackets are not for high-speed watersports. Tow operators need the state’s endorsement on their certificate when the law requires it of them.',
        'None of this is in an insurance policy. It is simply the first page of any accident report, and the other side’s lawyer can read. A crew that keeps the rules leaves an adjuster with little to discuss.',
      ],
      sources: [
        {
          title: 'Regulations of Connecticut State Agencies, section 15-121-A9',
          publisher: 'State of Connecticut',
        },
        {
          title: 'Connecticut General Statutes, section 15-134',
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
      heading: 'Ballast sinks boats that were doing nothing wrong',
      paragraphs: [
        'Two thousand pounds of lake water in the stern, a full crew to leeward and a driver who turns back for a fallen rider: the boat meets its own wave, the bow goes under and the cockpit fills in seconds. That is the typical total loss of this class. It happens at ten miles an hour on a sunny day.',
        'The slower version is a ballast pump with a stuck check valve that fills a sac overnight on the mooring. Underwriters ask if the system is from the factory, if there are automatic bilge pumps with an alarm, and where the boat spends the night. Dump the water before you leave it. On many lakes it is required anyway, to keep invasive species from traveling.',
        'Sudden swamping is an accident and belongs under the hull section. Water that found its way in through a perished hose over weeks is not. Engines that were under water need attention within hours, so call the tow, then us, from the dock.',
      ],
    },
    {
      heading: 'Exhaust, platforms and rules worth painting on the tower',
      paragraphs: [
        'Inboards breathe out under the swim platform. The Coast Guard warned in 2001 against “teak surfing”, hanging on to the platform while the boat moves, because riders lost consciousness from carbon monoxide and drowned within reach of help. Surfing without a rope some yards back is a different sport, but idling with children on the platform is not so different. Engine off when somebody is on it. One rule, no exceptions, and a detector for boats with enclosed bows.',
      ],
      sources: [
        {
          title: 'Teak Surfing and Carbon Monoxide Poisoning',
          publisher: 'Hartford Sail and Power Squadron',
          url: 'https://usps.org/localusps/hartford/Safety/SafetyCorner/TeakSurfing.html',
        },
      ],
    },
    {
      heading: 'Premium: why it costs more than a bowrider',
      paragraphs: [
        'New wake boats cost what a small house once did, they carry people in the most exposed way there is, and young drivers are common. That is the whole explanation. You can work on it.',
      ],
      points: [
        'Agreed value while it is new; review it every two seasons as the market moves',
        'A driver course for everybody who takes the wheel',
        'A lift or a dry garage instead of an open mooring',
        'Fresh water only, if it is so: salt use raises corrosion and changes the rating',
        'Higher deductible on the hull, full limits on liability',
        'An umbrella that names the boat, since a shoulder injury to a surgeon is a large number',
      ],
    },
    {
      heading: 'Details we will need for a quote',
      paragraphs: [
        'Make, model and year; engine and hours; what the build sheet cost; the trailer’s VIN and its brakes. The lake, and any second lake. Names, birthdays and certificate numbers of drivers. Lessons, camps, demos or sponsored days, because any of those makes it a business for an afternoon. And photographs of the tower fittings, which crack at the welds before they fold.',
      ],
    },
  ],
  questions: [
    {
      question: 'My son’s friend broke his wrist tubing. Whose policy pays?',
      answer:
        'The medical payments section of yours can pay his bills up to its limit without asking about fault. If his family claims more, the liability section defends you. Report the injury that evening, even when everybody is being kind about it.',
    },
    {
      question: 'A homeowner says my wake broke his dock. Do I have to believe him?',
      answer:
        'No, and do not argue on the water. Note time, distance, speed and who was aboard, photograph what you can, and leave the engineering to the adjuster.',
    },
    {
      question: 'Are boards, ropes and vests insured?',
      answer:
        'As watersports equipment or personal effects, up to a modest limit. They are stolen from the tower racks at ramps and restaurants. Quick-release racks work in both directions.',
    },
    {
      question: 'Is a cracked block from frost covered?',
      answer:
        'Only under wordings that include freezing, usually on condition that a shop winterized it. Heater cores, ballast lines and showers freeze too. Keep the work order.',
    },
    {
      question: 'Can I teach for tips?',
      answer:
        'Money for instruction is commercial use under most private policies, tips included. An endorsement or a separate policy for a coach exists and costs less than the alternative.',
    },
  ],
  relatedVessels: ['power-boat', 'pontoon', 'personal-watercraft'],
  metaTitle: 'Wake Boat Insurance: Riders, Ballast and Wakes',
  metaDescription:
    'Insuring tow and surf boats in Connecticut: injury to riders, state towing rules, swamping and ballast, wake damage to docks, and young drivers.',
  keywords: [
    'wake boat insurance Connecticut',
    'surf boat insurance',
    'watersports liability',
    'ski boat insurance',
  ],
}
