import type { PictureFiles } from '../ui/picture/picture.tsx'
import { heroSheets } from './hero-sheets.ts'
import { towns } from './places.ts'

/** A drawn picture: its address, size and description. */
export interface SitePicture {
  src: PictureFiles
  width: number
  height: number
  alt: string
  /** The same waters drawn for a phone, with larger labels; for a tablet, likewise. */
  phone?: { src: PictureFiles; width: number; height: number; media?: string }
  tablet?: { src: PictureFiles; width: number; height: number; media?: string }
}

export const HARBOR = { width: 800, height: 600 }
/** In CSS pixels: the screen's height, and more width than most, cropped on the left. */
export const HOME = { width: 1600, height: 700 }
export const HOME_ON_PHONE = { width: 640, height: 112 }
export const HOME_ON_TABLET = { width: 1280, height: 270 }
export const SCENE = { width: 800, height: 500 }

/** The first picture of a town's page: its waters. */
export function townWaters(slug: string): SitePicture {
  const path = `/charts/${slug}-waters`
  return {
    src: { file: `${path}.svg` },
    ...sizeOf('desktop'),
    alt: `Chart of the waters off ${nameOf(slug)}, Connecticut, with its harbors and lights`,
    phone: { src: { file: `${path}-phone.svg` }, ...sizeOf('phone') },
    tablet: { src: { file: `${path}-tablet.svg` }, ...sizeOf('tablet') },
  }
}

/** The picture of a town's card: the outline of its harbor, without letters. */
export function townOutline(slug: string): SitePicture {
  return {
    src: files(`/charts/${slug}-outline`),
    ...SCENE,
    alt: `The harbor of ${nameOf(slug)}, Connecticut`,
  }
}

/** The second picture of a town's page: its harbor. */
export function townHarbor(slug: string): SitePicture {
  return {
    src: files(`/charts/${slug}-harbor`),
    ...HARBOR,
    alt: `Chart of the coastline at ${nameOf(slug)}, with its shallows, a compass rose and a scale in nautical miles`,
  }
}

export const homeWaters: SitePicture = {
  src: { file: '/charts/home-waters.svg' },
  ...HOME,
  alt: 'Chart of the waters off Bridgeport, Connecticut, from Penfield Reef Light to Stratford Point Light, with Fayerweather Island and Black Rock Harbor',
  phone: {
    src: { file: '/charts/home-waters-phone.svg' },
    ...HOME_ON_PHONE,
    media: '(width < 40rem)',
  },
  // Beside the plate there is room for the wide one on a screen of 80 rem.
  tablet: {
    src: { file: '/charts/home-waters-tablet.svg' },
    ...HOME_ON_TABLET,
    media: '(width < 80rem)',
  },
}

export const lighthouse: SitePicture = {
  src: files('/pictures/lighthouse'),
  ...SCENE,
  alt: 'Drawing of a lighthouse on a rocky point, with a sloop on the water beyond',
}

export const stormSeason: SitePicture = {
  src: files('/pictures/storm-season'),
  ...SCENE,
  alt: 'Drawing of a storm over the water, with a boat on its mooring',
}

const fallbacks = {
  general: 'Drawing of a compass rose over open water',
  blog: 'Drawing of a rolled chart, dividers and a pencil',
  town: 'Chart of Long Island Sound and the Connecticut shore',
  testimonial: 'Drawing of a burgee on its staff',
  team: 'Drawing of a bell buoy',
  product: 'Drawing of an anchor and its line',
}

/** The fallback for a missing picture, by category. */
export function fallbackPicture(category: keyof typeof fallbacks): SitePicture {
  return { src: files(`/pictures/fallback-${category}`), ...SCENE, alt: fallbacks[category] }
}

/** What a picture shows where the name of the type does not say it. */
const SUBJECTS: Record<string, string> = { 'commercial-marine': 'workboat', yacht: 'motor yacht' }

/** A vessel's side view; an SVG file, so it has one format. */
export function vesselPicture(slug: string, name: string): SitePicture {
  return {
    src: { file: `/pictures/vessels/${slug}.svg` },
    width: 480,
    height: 320,
    alt: `Line drawing of a ${SUBJECTS[slug] ?? name.toLowerCase()}, seen from the side`,
  }
}

function files(path: string): PictureFiles {
  return { avif: `${path}.avif`, webp: `${path}.webp`, file: `${path}.webp` }
}

function sizeOf(device: keyof typeof heroSheets) {
  const { width, height } = heroSheets[device]
  return { width, height }
}

function nameOf(slug: string): string {
  return towns.find((town) => town.slug === slug)?.name ?? 'the Connecticut shore'
}
