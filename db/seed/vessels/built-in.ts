import { bassBoat } from './bass-boat.ts'
import { catamaran } from './catamaran.ts'
import { centerConsole } from './center-console.ts'
import { charterBoat } from './charter-boat.ts'
import { commercialMarine } from './commercial-marine.ts'
import { dinghy } from './dinghy.ts'
import { personalWatercraft } from './personal-watercraft.ts'
import { pontoon } from './pontoon.ts'
import { powerBoat } from './power-boat.ts'
import { raceboat } from './raceboat.ts'
import { sailboat } from './sailboat.ts'
import type { BuiltInVessel } from './vessel.ts'
import { wakeBoat } from './wake-boat.ts'
import { yacht } from './yacht.ts'

/** The 13 built-in vessel types, in menu order. */
export const builtInVessels: BuiltInVessel[] = [
  {
    slug: 'sailboat',
    name: 'Sailboat',
    title: 'Sailboat Insurance in Connecticut',
    short_description: 'Coverage for hull, rig and sails, from a daysailer to an offshore cruiser.',
    description:
      'A sailboat policy has to know about standing rigging, sails and where you cruise. We compare agreed value, rigging limits and navigation areas before we compare price.',
    features: [
      'Mast, rigging and sails',
      'Agreed or actual cash value',
      'Navigation beyond the Sound',
      'Winter lay-up',
    ],
    category: 'sail',
    icon: 'Sailboat',
    content: sailboat,
  },
  {
    slug: 'catamaran',
    name: 'Catamaran',
    title: 'Catamaran Insurance in Connecticut',
    short_description: 'Two hulls, more beam, and a haul-out that not every yard can do.',
    description:
      'Beam changes what a catamaran costs to store, lift and repair. We look for policies that take both hulls, the bridgedeck and the cost of moving it to a yard with the right lift.',
    features: [
      'Both hulls and the bridgedeck',
      'Extended cruising areas',
      'Tender and dinghy',
      'Haul-out ahead of a storm',
    ],
    category: 'sail',
    icon: 'Sailboat',
    content: catamaran,
  },
  {
    slug: 'power-boat',
    name: 'Power Boat',
    title: 'Power Boat Insurance in Connecticut',
    short_description:
      'Hull, engines and liability for runabouts, cruisers and everything between.',
    description:
      'Many claims on power boats begin at the lower unit, at the dock or on the trailer. We check that the policy covers all three, and what the deductible is for each.',
    features: [
      'Hull, engines and outdrives',
      'Liability for guests and wakes',
      'On-water towing',
      'Trailer and electronics',
    ],
    category: 'power',
    icon: 'Ship',
    content: powerBoat,
  },
  {
    slug: 'raceboat',
    name: 'Raceboat',
    title: 'Raceboat Insurance in Connecticut',
    short_description: 'Coverage that does not stop at the starting line.',
    description:
      'Many policies exclude racing or cut the coverage while a race is on. We place boats that race where the policy says so in writing, spars and sails included.',
    features: [
      'Racing coverage in writing',
      'Spars and sails',
      'Crew liability',
      'Transport to regattas',
    ],
    category: 'power',
    icon: 'Waves',
    content: raceboat,
  },
  {
    slug: 'pontoon',
    name: 'Pontoon',
    title: 'Pontoon Boat Insurance in Connecticut',
    short_description: 'Family days on sheltered water, with liability to match the guest list.',
    description:
      'A pontoon boat carries many people for its price, so liability and medical payments often matter more than hull value.',
    features: [
      'Higher guest liability',
      'Medical payments',
      'Tubes, deck and furniture',
      'Trailer coverage',
    ],
    category: 'power',
    icon: 'Ship',
    content: pontoon,
  },
  {
    slug: 'center-console',
    name: 'Center Console',
    title: 'Center Console Insurance in Connecticut',
    short_description: 'Outboards, electronics and tackle on a boat that fishes offshore.',
    description:
      'The outboards and electronics of a center console are often worth more than its hull, and they are what thieves want. We look at how each is valued.',
    features: [
      'Outboard theft and damage',
      'Electronics and fishing gear',
      'Offshore navigation limits',
      'Tournament use',
    ],
    category: 'power',
    icon: 'Ship',
    content: centerConsole,
  },
  {
    slug: 'wake-boat',
    name: 'Wake Boat',
    title: 'Wake Boat Insurance in Connecticut',
    short_description: 'Inboard tow boats, ballast systems, towers and the people behind them.',
    description:
      'A person in tow is the risk that sets a wake boat apart. We check that watersports liability is included, and that the tower and ballast are on the schedule.',
    features: [
      'Watersports liability',
      'Tower, racks and ballast',
      'Medical payments for riders',
      'Lake and Sound use',
    ],
    category: 'power',
    icon: 'Waves',
    content: wakeBoat,
  },
  {
    slug: 'bass-boat',
    name: 'Bass Boat',
    title: 'Bass Boat Insurance in Connecticut',
    short_description: 'High-horsepower fishing boats, their electronics and the road to the ramp.',
    description:
      'A bass boat may travel as many miles on its trailer as on the water. We look at road damage, tackle limits and what a tournament does to the coverage.',
    features: [
      'Tackle and electronics',
      'Trolling motor',
      'Trailer and road damage',
      'Tournament fees',
    ],
    category: 'power',
    icon: 'Waves',
    content: bassBoat,
  },
  {
    slug: 'yacht',
    name: "Yacht (40'+ feet)",
    title: 'Yacht Insurance in Connecticut',
    short_description: 'Agreed value, crew and cruising grounds for larger yachts.',
    description:
      'A yacht policy is written around its survey, its cruising grounds and who runs it. We start with those three and work back to the premium.',
    features: [
      'Agreed value',
      'Paid crew and captain',
      'Worldwide navigation on request',
      'Tenders and toys',
    ],
    category: 'luxury',
    icon: 'Ship',
    content: yacht,
  },
  {
    slug: 'dinghy',
    name: 'Dinghy',
    title: 'Dinghy and Tender Insurance in Connecticut',
    short_description: 'Small boats, inflatables and their outboards, which are easy to steal.',
    description:
      'A dinghy is easy to steal. It can be insured on its own policy or as a tender on yours, and we tell you which costs less.',
    features: [
      'Theft of boat and outboard',
      'On its own or as a tender',
      'Liability under oars or power',
      'Sailing dinghies and their rigs',
    ],
    category: 'small',
    icon: 'Sailboat',
    content: dinghy,
  },
  {
    slug: 'personal-watercraft',
    name: 'Personal Watercraft',
    title: 'Personal Watercraft Insurance in Connecticut',
    short_description: 'Coverage for jet skis and those who borrow them.',
    description:
      'Homeowners policies rarely follow a personal watercraft onto the water. We look first at who may operate it, then at theft and liability.',
    features: [
      'Liability for other drivers',
      'Theft on the trailer',
      'Medical payments',
      'Two or more on one policy',
    ],
    category: 'pwc',
    icon: 'Waves',
    content: personalWatercraft,
  },
  {
    slug: 'charter-boat',
    name: 'Charter Boat',
    title: 'Charter Boat Insurance in Connecticut',
    short_description: 'Passengers for hire, captain and crew, with the certificates they need.',
    description:
      'A paying passenger changes every part of a policy. We place six-pack and inspected vessels, crew coverage, and the certificates that docks and towns ask for.',
    features: [
      'Passenger liability',
      'Captain and crew',
      'Certificates for docks and towns',
      'Seasonal lay-up credit',
    ],
    category: 'commercial',
    icon: 'Anchor',
    content: charterBoat,
  },
  {
    slug: 'commercial-marine',
    name: 'Commercial Marine',
    title: 'Commercial Marine Insurance in Connecticut',
    short_description: 'Work boats, marinas, yards and the trades that serve them.',
    description:
      'Work on the water falls between ordinary business policies and ordinary boat policies. We place hull, protection and indemnity, and the shore side of marine businesses.',
    features: [
      'Hull and protection and indemnity',
      'Marina and boatyard liability',
      'Crew and longshore exposure',
      'Tools, docks and floats',
    ],
    category: 'commercial',
    icon: 'Anchor',
    content: commercialMarine,
  },
]
