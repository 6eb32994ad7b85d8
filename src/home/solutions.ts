import type { IconName } from '../ui/icon/icon.tsx'

/** The eight areas that the agency insures, in the order of their cards. */
export const solutions: { href: string; icon: IconName; name: string; text: string }[] = [
  {
    href: '/vessels/power-boat',
    icon: 'ship',
    name: 'Power Boat',
    text: 'Hull, engines and liability for runabouts, cruisers and everything between.',
  },
  {
    href: '/vessels/sailboat',
    icon: 'sailboat',
    name: 'Sailboat',
    text: 'Hull, mast, rigging and sails, from a daysailer to an offshore cruiser.',
  },
  {
    href: '/vessels/catamaran',
    icon: 'sailboat',
    name: 'Catamaran',
    text: 'Two hulls, a wide beam, and a haul-out that not every yard can do.',
  },
  {
    href: '/vessels/raceboat',
    icon: 'waves',
    name: 'Raceboat',
    text: 'Coverage that does not stop at the starting line, in writing.',
  },
  {
    href: '/vessels/pontoon',
    icon: 'users',
    name: 'Pontoon',
    text: 'Family days on sheltered water, with liability to match the guest list.',
  },
  {
    href: '/vessels/dinghy',
    icon: 'life-buoy',
    name: 'Dinghy',
    text: 'Small boats and tenders, and the outboard that walks away at night.',
  },
  {
    href: '/products/waterfront-property-insurance',
    icon: 'home',
    name: 'Waterfront Property',
    text: 'The house, the dock and the seawall, and what wind and water do to them.',
  },
  {
    href: '/products/flood-insurance',
    icon: 'shield',
    name: 'Flood',
    text: 'Rising water, which a homeowners policy usually leaves out.',
  },
]
