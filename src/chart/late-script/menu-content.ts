import { type TownPlace, townPlaces } from '../../../db/seed/towns/places.ts'
import { escapeHtml } from '../../http/escape.ts'
import { TOWN_PAGES } from '../../settings/business.ts'
import { colors } from '../../ui/theme/colors.ts'
import type { Point } from '../projection.ts'
import { sheetOf, type View } from '../view.ts'

/** The small chart in the menu of towns. Only what the late script needs. */
export const SOUND_IN_MENU = { width: 400, height: 190 }
export const soundInMenuView: View = { longitude: -72.77, latitude: 41.16, widthMiles: 92 }

/** Where the small chart has a town. */
function markInMenu({ longitude, latitude }: TownPlace): Point {
  const [x, y] = sheetOf(soundInMenuView, SOUND_IN_MENU).project([longitude, latitude])
  return [Math.round(x), Math.round(y)]
}

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
 * every page: in the HTML of each it would not fit.
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
        section(
          `${county} County`,
          townPlaces.filter((town) => town.county === county).map(townLink),
        ),
      )
      .join('') +
    aside(
      'Greenwich to Stonington',
      'Each harbor has its own exposure, moorings and flood zones. Find yours, and what to ask about it.',
      ['/towns', `All ${TOWN_PAGES} coastal towns`],
    ) +
    `<figure><img src="/charts/sound-menu.svg" alt="" width="${width}" height="${height}"></figure>`,
}

const [action, deep, mist, navy, shallow, white] = [
  colors.magenta,
  colors.deep,
  colors.mist,
  colors.navy,
  colors.shallow,
  colors.white,
].map(({ value }) => value)

/** The style of that content, which has no classes: parts are sections, the promotion is an `aside`. */
export const menuStyle = `
[data-menu]{display:flex;flex-wrap:wrap;gap:1rem 2rem;position:relative}
[data-menu] section>p{font-size:.9375rem;color:${mist}}
[data-menu] ul:has(use){display:grid;grid-template-rows:repeat(3,auto);grid-auto-flow:column;column-gap:1rem}
[data-menu] li a:has(use){flex-direction:column;gap:.25rem;padding-block:.5rem;text-align:center}
[data-menu] svg{fill:${navy};color:${navy}}
[data-menu] aside{flex:1 1 14rem;display:grid;align-content:start;gap:.5rem;padding:1.5rem;background:${shallow};border-radius:6px}
[data-menu] strong{font:600 1.25rem/1.25 "Chart Serif",Georgia,serif;color:${deep}}
[data-menu] aside a{display:inline-block;font-weight:600;padding:.625rem 0}
[data-menu] [viewBox],[data-menu] figure{display:none;position:absolute;right:2rem;bottom:1.5rem;width:25rem}
[data-menu] [viewBox]{z-index:1;pointer-events:none;fill:${white};stroke:${navy}}
[data-menu] a:is(:hover,:focus-visible,[aria-current]) svg{fill:${action}}
[data-menu] a:is(:hover,:focus-visible,[aria-current]) [viewBox]{z-index:2}
@media (min-width:64rem){
[data-menu] [viewBox],[data-menu] figure{display:block}
[data-menu] aside:has(+figure){margin-bottom:13.5rem}
}`

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
  const silhouette = `<svg width="72" height="45" aria-hidden="true"><use href="/pictures/silhouettes.svg#${slug}"/></svg>`
  return link(`/vessels/${slug}`, silhouette + label)
}

/** The mark on the chart is part of the link, so that it shows which of the towns is meant. */
function townLink(town: TownPlace): string {
  const [x, y] = markInMenu(town)
  const mark = `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true"><circle cx="${x}" cy="${y}" r="4"/></svg>`
  return link(`/towns/${town.slug}`, town.name + mark)
}

function counties(): string[] {
  return [...new Set(townPlaces.map(({ county }) => county))]
}
