/** Whom a product's page is for, and the page that a reader may have looked for instead. */
export interface Twin {
  forWhom: string
  /** The twin's slug, and how the link to it reads. */
  slug: string
  label: string
}

const twins: Record<string, Twin> = {
  'boat-insurance': {
    forWhom: 'For owners of boats up to 26 feet.',
    slug: 'boat-yacht-insurance',
    label: 'Choosing between a boat and a yacht policy, or comparing quotes',
  },
  'boat-yacht-insurance': {
    forWhom: 'For owners who are choosing a policy, comparing quotes, or about to close on a boat.',
    slug: 'boat-insurance',
    label: 'What a boat policy covers',
  },
  'yacht-insurance': {
    forWhom: 'For owners of a yacht of 27 feet or more who run it themselves.',
    slug: 'luxury-yacht-insurance',
    label: 'With a paid captain or crew: luxury yacht insurance',
  },
  'luxury-yacht-insurance': {
    forWhom: 'For owners of a yacht with a paid captain or crew.',
    slug: 'yacht-insurance',
    label: 'If you run it yourself: yacht insurance',
  },
  'waterfront-property': {
    forWhom: 'For owners of a dock, a pier or a seawall, and of a second home beside it.',
    slug: 'waterfront-property-insurance',
    label: 'For the house itself: waterfront home insurance',
  },
  'waterfront-property-insurance': {
    forWhom: 'For owners of a house close to the Sound.',
    slug: 'home-insurance',
    label: 'Farther from the water: home insurance',
  },
  'home-insurance': {
    forWhom: 'For owners and renters in a shoreline town, away from the water’s edge.',
    slug: 'waterfront-property-insurance',
    label: 'Within sight of the Sound: waterfront home insurance',
  },
  'commercial-marine': {
    forWhom: 'For marinas, boatyards, clubs and marine contractors: businesses ashore.',
    slug: 'commercial-marine-insurance',
    label: 'For vessels that earn: commercial vessel insurance',
  },
  'commercial-marine-insurance': {
    forWhom:
      'For owners of vessels that earn money: charter boats, fishing boats, launches and workboats.',
    slug: 'commercial-marine',
    label: 'For businesses ashore: commercial marine insurance',
  },
}

/** The twin of a product's page, if it has one. */
export function twinOf(slug: string): Twin | undefined {
  return twins[slug]
}

/** A page that works something out for this product's readers, and how the link to it reads. */
const TOOLS: Record<string, { href: string; label: string }> = {
  'boat-insurance': { href: '/compare#value', label: 'Agreed value or actual cash value' },
  'boat-yacht-insurance': {
    href: '/tools/what-to-have-ready?kind=boat',
    label: 'What you will be asked, and what to have ready',
  },
  'yacht-insurance': {
    href: '/tools/hurricane-deductible',
    label: 'Work out a named-storm deductible',
  },
  'luxury-yacht-insurance': {
    href: '/tools/what-to-have-ready?kind=yacht',
    label: 'What you will be asked, and what to have ready',
  },
  'personal-watercraft': {
    href: '/compare#homeowners',
    label: 'What a homeowners policy leaves out',
  },
  'waterfront-property-insurance': {
    href: '/tools/hurricane-deductible',
    label: 'Work out a hurricane deductible',
  },
  'home-insurance': {
    href: '/tools/condominium-deductible',
    label: 'In a condominium: work out your share of the deductible',
  },
  'flood-insurance': {
    href: '/tools/flood-gap',
    label: 'Work out what the federal limits leave',
  },
  'commercial-marine': {
    href: '/tools/what-to-have-ready?kind=marina',
    label: 'What you will be asked, and what to have ready',
  },
  'commercial-marine-insurance': {
    href: '/tools/what-to-have-ready?kind=commercial',
    label: 'What you will be asked, and what to have ready',
  },
}

/** The tool beside a product's page, if it has one. */
export function toolOf(slug: string): { href: string; label: string } | undefined {
  return TOOLS[slug]
}
