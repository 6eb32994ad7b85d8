import type { PictureFiles } from '../ui/picture/picture.tsx'
import { towns } from './places.ts'

/** A drawn picture: its address, size and description. */
export interface SitePicture {
  src: PictureFiles
  width: number
  height: number
  alt: string
  /** The same waters drawn for a phone, with larger labels. */
  phone?: { src: PictureFiles; width: number; height: number }
}

export interface ShareImage {
  src: string
  width: number
  height: number
  alt: string
}

export const WATERS = { width: 1280, height: 640 }
export const WATERS_ON_PHONE = { width: 780, height: 400 }
export const HARBOR = { width: 800, height: 600 }
export const HOME = { width: 1600, height: 800 }
export const HOME_ON_PHONE = { width: 780, height: 450 }
export const SCENE = { width: 800, height: 500 }
export const SHARE = { width: 1200, height: 630 }

/** The first picture of a town's page: its waters. */
export function townWaters(slug: string): SitePicture {
  const path = `/charts/${slug}-waters`
  return {
    src: files(path),
    ...WATERS,
    alt: `Chart of the waters off ${nameOf(slug)}, Connecticut, with its harbors and lights`,
    phone: { src: files(`${path}-phone`), ...WATERS_ON_PHONE },
  }
}

/** The second picture of a town's page, and the picture of its card: its harbor. */
export function townHarbor(slug: string): SitePicture {
  return {
    src: files(`/charts/${slug}-harbor`),
    ...HARBOR,
    alt: `Chart of the harbor of ${nameOf(slug)}, Connecticut`,
  }
}

export const homeWaters: SitePicture = {
  src: files('/charts/home-waters'),
  ...HOME,
  alt: 'Chart of the waters off Bridgeport, Connecticut, from Penfield Reef Light to Stratford Point Light, with Fayerweather Island and Black Rock Harbor',
  phone: { src: files('/charts/home-waters-phone'), ...HOME_ON_PHONE },
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

const scenes = {
  sailing: 'Drawing of a sloop under sail',
  fishing: 'Drawing of a center console boat off the shore',
  yacht: 'Drawing of a motor yacht at anchor',
  waterfront: 'Drawing of a house above its own dock',
  cottage: 'Drawing of a house on a bank above the water',
  working: 'Drawing of a workboat beside a wharf',
  charter: 'Drawing of a charter boat under way',
  jet: 'Drawing of a personal watercraft on the water',
  flood: 'Drawing of a house on piles above high water',
  road: 'Drawing of a car with a boat on its trailer',
}

/** The scene for each product. */
export const productScenes: Record<string, keyof typeof scenes> = {
  'boat-insurance': 'fishing',
  'boat-yacht-insurance': 'sailing',
  'yacht-insurance': 'yacht',
  'luxury-yacht-insurance': 'yacht',
  'waterfront-property': 'waterfront',
  'waterfront-property-insurance': 'waterfront',
  'home-insurance': 'cottage',
  'flood-insurance': 'flood',
  'commercial-marine': 'working',
  'commercial-marine-insurance': 'charter',
  'personal-watercraft': 'jet',
  'auto-insurance': 'road',
}

export const productSlugs = Object.keys(productScenes)

export function productPicture(slug: string): SitePicture {
  const scene = productScenes[slug]
  return scene
    ? { src: files(`/pictures/products/${slug}`), ...SCENE, alt: scenes[scene] }
    : fallbackPicture('product')
}

const fallbacks = {
  general: 'Drawing of a compass rose over open water',
  blog: 'Drawing of a rolled chart, dividers and a pencil',
  town: 'Chart of Long Island Sound and the Connecticut shore',
  testimonial: 'Drawing of a burgee on its staff',
  team: 'Drawing of a bell buoy',
  product: 'Drawing of an anchor and its line',
}

export type FallbackCategory = keyof typeof fallbacks

export const fallbackCategories = Object.keys(fallbacks) as FallbackCategory[]

/** The fallback for a missing picture, by category. */
export function fallbackPicture(category: FallbackCategory): SitePicture {
  return { src: files(`/pictures/fallback-${category}`), ...SCENE, alt: fallbacks[category] }
}

/** A vessel's side view; an SVG file, so it has one format. */
export function vesselPicture(slug: string, name: string): SitePicture {
  return {
    src: { file: `/pictures/vessels/${slug}.svg` },
    width: 480,
    height: 320,
    alt: `Line drawing of a ${name.toLowerCase()}, seen from the side`,
  }
}

/** The pictures for link previews: `/share/{folder}/{slug}.png`, or one for a page or for all. */
export function shareImage(
  of:
    | 'home'
    | 'default'
    | 'blog'
    | 'the-compass'
    | `${'towns' | 'products' | 'vessels' | 'blog'}/${string}`,
  title: string,
): ShareImage {
  return { src: `/share/${of}.png`, ...SHARE, alt: `${title}, over a chart of Long Island Sound` }
}

function files(path: string): PictureFiles {
  return { avif: `${path}.avif`, webp: `${path}.webp`, file: `${path}.webp` }
}

function nameOf(slug: string): string {
  return towns.find((town) => town.slug === slug)?.name ?? 'the Connecticut shore'
}
