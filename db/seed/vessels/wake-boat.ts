import type { VesselContent } from './vessel.ts'

export const wakeBoat: VesselContent = {
  hero: {
    title: 'Wake Boat Insurance in Connecticut',
    description:
      'A wake boat is built to make waves, with a rider in them. The policy has to cover the person in tow, and the damage that the wake can do after you have passed.',
  },
  overview: {
    title: 'Three risks in one boat',
    description:
      'The rider, the wake and the water you carry as ballast are risks that a runabout does not have to the same degree, and a runabout’s policy is not written for them.',
  },
  features: [
    {
      icon: 'Waves',
      title: 'The person at the end of the rope',
      description:
        'Watersports liability must include injury to the one being towed. Some forms cover everybody in the boat and exclude the person being towed.',
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
        'A rolled kayak, a snapped dock line, a neighbor’s shoreline: property damage liability covers it if you were negligent. Keep well away from shore, and know the lake’s own rules: Lake Waramaug bans devices that enlarge a wake, with DEEP’s approval of October 2025. A bill of 2026 (SB 313) asked for 200 feet from shore on other lakes; DEEP can say what applies now.',
    },
    {
      icon: 'Anchor',
      title: 'Other drivers',
      description:
        'Surf crews rotate at the wheel. Name the regular ones; check the minimum age in the policy against the age of whoever drives.',
    },
  ],
  sections: [
    {
      heading: 'What Connecticut asks of a tow',
      paragraphs: [
        'State regulations treat everything from skis to tubes and surfboards as water skiing, and set a few rules. There must be an observer besides the driver, at least twelve years old. The people aboard and the people in tow, added together, may not exceed the capacity label. No towing from half an hour after sunset until sunrise. Inflatable life jackets are not for high-speed watersports. Whoever operates the towing boat may need the state’s Safe Water Skiing Endorsement; our page on the boating certificate says who does.',
        'These rules are not part of an insurance policy, but after an accident they bear on who was at fault.',
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
      heading: 'Ballast and swamping',
      paragraphs: [
        'With full ballast, a full crew and a driver who turns back for a fallen rider, the boat can meet its own wave, put its bow under and fill in seconds, even at low speed on a calm day.',
        'A ballast pump with a stuck check valve can also fill a sac overnight on the mooring. Underwriters ask if the system is from the factory, if there are automatic bilge pumps with an alarm, and where the boat spends the night. Empty the ballast before you leave the boat, and clean and inspect it before it goes to other water: state law requires that (section 15-180 of the statutes), to keep invasive species from spreading. For lakes and rivers you also buy the invasive-species stamp each year, $7 for a person or a $25 decal for the boat.',
        'Sudden swamping is an accident and belongs under the hull section. Water that found its way in through a perished hose over weeks is not. Engines that were under water need attention within hours, so call for a tow and then your insurer.',
      ],
      sources: [
        {
          title: 'Aquatic Invasive Species Stamp: Frequently Asked Questions',
          publisher: 'Connecticut Department of Energy and Environmental Protection',
          url: 'https://portal.ct.gov/deep/boating/faqs/faq-ais-stamp',
        },
        {
          title: 'CT lawmakers consider new regulations on wake surfing (March 5, 2026)',
          publisher: 'Connecticut Public',
          url: 'https://www.ctpublic.org/news/2026-03-05/ct-lawmakers-consider-new-regulations-on-wake-surfing',
        },
      ],
    },
    {
      heading: 'Exhaust and the swim platform',
      paragraphs: [
        'The exhaust of an inboard comes out under the swim platform. The Coast Guard warned in 2001 against “teak surfing,” hanging on to the platform while the boat moves, because riders lost consciousness from carbon monoxide and drowned within reach of help. Surfing some yards behind the boat is different, but idling with people on the platform is not. Turn the engine off when anyone is on the platform, and install a carbon monoxide detector in a boat with an enclosed bow.',
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
        'New wake boats are expensive, they tow people, and young drivers are common. You can lower the premium:',
      ],
      points: [
        'Agreed value while it is new; review it every two seasons as the market moves',
        'A driver course for everybody who takes the wheel',
        'A lift or a dry garage instead of an open mooring',
        'Fresh water only, if that is true: use in salt water changes the rating',
        'Higher deductible on the hull, full limits on liability',
        'An umbrella that includes the boat, since an injury to a rider can exceed the boat policy’s limit',
      ],
    },
    {
      heading: 'Details we will need for a quote',
      paragraphs: [
        'Make, model and year; engine and hours; what the build sheet cost; the trailer’s VIN and its brakes. The lake, and any second lake. Names, birthdays and certificate numbers of drivers. Lessons, camps, demos or sponsored days, because any of those can count as commercial use. Add photographs of the tower fittings.',
      ],
    },
  ],
  questions: [
    {
      question: 'My son’s friend broke his wrist tubing. Whose policy pays?',
      answer:
        'The medical payments section of yours can pay his bills up to its limit without asking about fault. If his family claims more, the liability section defends you. Report the injury the same day, even if nobody intends to make a claim.',
    },
    {
      question: 'A homeowner says my wake broke his dock. What should I do?',
      answer:
        'Do not argue on the water and do not admit fault. Note the time, distance, speed and who was aboard, photograph what you can, and report it to your insurer.',
    },
    {
      question: 'Are boards, ropes and vests insured?',
      answer:
        'As watersports equipment or personal effects, up to a modest limit. They are easy to steal from tower racks at ramps and restaurants, so take them off the racks.',
    },
    {
      question: 'Is a cracked block from frost covered?',
      answer:
        'Only under wordings that include freezing, usually on condition that a shop winterized it. Heater cores, ballast lines and showers freeze too. Keep the work order.',
    },
    {
      question: 'Can I teach for tips?',
      answer:
        'Money for instruction is commercial use under most private policies, tips included. You need an endorsement or a separate policy for coaching.',
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
