import type { TownPlace } from '../../db/seed/towns/places.ts'
import { towns } from '../chart/places.ts'
import { markInMenu, SOUND_IN_MENU } from '../chart/sound-layout.ts'
import { escapeHtml } from '../http/escape.ts'
import { TOWN_PAGES } from '../settings/business.ts'

/** The slug of a vessel type is its label in lower case, with hyphens. */
const VESSELS = {
  Power: ['Power Boat', 'Center Console', 'Pontoon', 'Wake Boat', 'Bass Boat', 'Raceboat'],
  Sail: ['Sailboat', 'Catamaran'],
  Other: ['Yacht', 'Dinghy', 'Personal Watercraft', 'Charter Boat', 'Commercial Marine'],
}

const PRODUCTS: Record<string, [slug: string, label: string][]> = {
  Boats: [
    ['boat-insurance', 'Boat'],
    ['boat-yacht-insurance', 'Boat & Yacht'],
    ['personal-watercraft', 'Personal Watercraft'],
  ],
  Yachts: [
    ['yacht-insurance', 'Yacht'],
    ['luxury-yacht-insurance', 'Luxury Yacht'],
  ],
  'Marine business': [
    ['commercial-marine', 'Commercial Marine'],
    ['commercial-marine-insurance', 'Commercial Vessel'],
  ],
  'On the shore': [
    ['waterfront-property', 'Waterfront Property'],
    ['waterfront-property-insurance', 'Waterfront Home'],
    ['flood-insurance', 'Flood'],
  ],
  'Home and car': [
    ['home-insurance', 'Home'],
    ['auto-insurance', 'Auto'],
  ],
}

const { width, height } = SOUND_IN_MENU

/**
 * What fills the panels of the header's menus, as HTML by the id of the panel. It is the same on
 * every page, and requested when a menu is about to open: in the HTML of each page it would not fit.
 */
export const menuContent: Record<string, string> = {
  'products-menu':
    Object.entries(PRODUCTS)
      .map(([name, products]) =>
        section(
          name,
          products.map(([slug, label]) => link(`/products/${slug}`, escapeHtml(label))),
        ),
      )
      .join('') +
    aside(
      'What does each one cover?',
      'Every page says what such a policy usually pays for, what it leaves out, and what moves its price.',
      ['/products', 'All products'],
      ['/boating-license', 'Boating certificate'],
    ),
  'vessels-menu':
    Object.entries(VESSELS)
      .map(([name, vessels]) => section(name, vessels.map(vesselLink)))
      .join('') +
    aside(
      'Between two types?',
      'See all thirteen side by side, from a dinghy to a charter boat, and what each needs from a policy.',
      ['/vessels', 'All vessel types'],
    ),
  'towns-menu':
    counties()
      .map((county) =>
        section(`${county} County`, towns.filter((town) => town.county === county).map(townLink)),
      )
      .join('') +
    aside(
      'Greenwich to Stonington',
      'Each harbor has its own exposure, moorings and flood zones. Find yours, and what to ask about it.',
      ['/towns', `All ${TOWN_PAGES} coastal towns`],
    ) +
    `<figure><img src="/charts/sound-menu.svg" alt="" width="${width}" height="${height}"></figure>`,
}

/** A part of a menu: a named list of links. */
function section(name: string, links: string[]): string {
  const items = links.map((item) => `<li>${item}</li>`).join('')
  return `<section><p>${name}</p><ul aria-label="${name}">${items}</ul></section>`
}

function aside(title: string, text: string, ...links: [href: string, label: string][]): string {
  const ways = links.map(([href, label]) => `<p>${link(href, label)}</p>`).join('')
  return `<aside><strong>${title}</strong><p>${text}</p>${ways}</aside>`
}

function link(href: string, content: string): string {
  return `<a href="${href}">${content}</a>`
}

function vesselLink(label: string): string {
  const slug = label.toLowerCase().replaceAll(' ', '-')
  const silhouette = `<img src="/pictures/vessels/${slug}.svg" alt="" width="96" height="64">`
  return link(`/vessels/${slug}`, silhouette + label)
}

/** The mark on the chart is part of the link, so that it shows which of the towns is meant. */
function townLink(town: TownPlace): string {
  const [x, y] = markInMenu(town)
  const mark = `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true"><circle cx="${x}" cy="${y}" r="4"/></svg>`
  return link(`/towns/${town.slug}`, town.name + mark)
}

function counties(): string[] {
  return [...new Set(towns.map(({ county }) => county))]
}
