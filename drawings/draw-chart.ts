import { breakwaters } from '../src/chart/breakwaters.ts'
import { type Place, places, towns } from '../src/chart/places.ts'
import type { Point } from '../src/chart/projection.ts'
import { landWithin } from '../src/chart/shoreline.ts'
import { type Frame, type Sheet, sheetOf, type View } from '../src/chart/view.ts'
import { colors } from '../src/ui/theme/colors.ts'
import { ashore } from './ashore.ts'
import { type Box, boxAround, grown, isInside, overlap } from './box.ts'
import { simplified } from './compact.ts'
import { bandOf, graticule, neatLine, rose, roseBox, scaleBar, scaleOf } from './furniture.ts'
import { Ink } from './ink.ts'
import { faces } from './lettering.ts'
import { lettersOf, markBox, type PlacedName, placeNames } from './names.ts'
import { openWater } from './open-water.ts'

export interface ChartPicture extends Frame {
  view: View
  /** The font size of place names, in pixels; everything else scales with it. */
  unit: number
  /** The town that the chart is for. */
  focus?: string
  /** The name of the Sound is set across open water where there is room. */
  namesSound?: boolean
  /** Names to omit: they have no good position here, and a misplaced name is worse than none. */
  leftOut?: string[]
  /** The area that the page covers: nothing important is drawn there. */
  hidden?: Box
  /** How much of each edge a page may crop, as fractions of the width and height. */
  inset?: { x: number; y: number }
  /** The part of the picture that every screen shows whole: names, rose and scale stay within it. */
  room?: Box
  /** Points of the shore within this distance of their line, in pixels, are left out: for what is published as SVG. */
  unseen?: number
  hasFrame?: boolean
  /** Only land, water and the town's mark: for a card, where letters are too small to read. */
  isOutline?: boolean
  hasNames?: boolean
  hasFurniture?: boolean
}

const ROSE_UNITS = 2.4
const SHALLOWS_UNITS = { shallow: 3.2, shoal: 1.5 }
const CLIP_MARGIN_DEGREES = 0.03

type Coastline = Parameters<typeof landWithin>[0]

/**
 * Draws a part of the Sound as a nautical chart: land, decorative shallows (there is no depth data),
 * meridians and parallels, names, a compass rose and a scale.
 * @returns An SVG document with text as outlines, so that it looks the same everywhere.
 */
export function drawChart(coastline: Coastline, picture: ChartPicture): string {
  const { width, height } = picture
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    chartLayers(coastline, picture),
    '</svg>\n',
  ].join('')
}

/** The names that a chart shows, with positions: a test checks that none overlap. */
export function namesOf(coastline: Coastline, picture: ChartPicture): PlacedName[] {
  return compose(coastline, picture).names
}

/** A chart's drawing without the enclosing document, as part of another picture. */
export function chartLayers(coastline: Coastline, picture: ChartPicture): string {
  const { unit } = picture
  const { sheet, shore, stones, names, sound, roseAt, scaleAt } = compose(coastline, picture)
  const navy = colors.navy.value
  const line = 'fill="none" stroke-linejoin="round"'
  return [
    `<defs><path id="s" d="${shore}"/><clipPath id="l"><use href="#s"/></clipPath></defs>`,
    `<rect width="100%" height="100%" fill="${colors.white.value}"/>`,
    `<use href="#s" ${line} stroke="${colors.shallow.value}" stroke-width="${round(unit * SHALLOWS_UNITS.shallow)}"/>`,
    `<use href="#s" ${line} stroke="${colors.shoal.value}" stroke-width="${round(unit * SHALLOWS_UNITS.shoal)}"/>`,
    `<use href="#s" fill="${colors.buff.value}"/>`,
    `<use href="#s" clip-path="url(#l)" ${line} stroke="${navy}" stroke-opacity=".09" stroke-width="${round(unit * 0.6)}"/>`,
    picture.isOutline ? '' : graticule(sheet),
    `<use href="#s" ${line} stroke="${navy}" stroke-width="${round(Math.max(1.3, unit / 16))}"/>`,
    stones ? breakwaterOf(stones, unit) : '',
    ...names.map((name) => markOf(name)),
    picture.isOutline ? '' : grouped('names', names.map(lettersOf).join('') + sound),
    roseAt ? grouped('rose', rose(roseAt[0], roseAt[1], unit * ROSE_UNITS)) : '',
    scaleAt
      ? grouped('scale', scaleBar(sheet, unit, { x: scaleAt[0], y: scaleAt[1] }, picture.room))
      : '',
    picture.hasFrame ? neatLine(sheet, unit) : '',
  ].join('')
}

/** A test measures what these groups take on a page. */
function grouped(id: string, content: string): string {
  return `<g id="${id}">${content}</g>`
}

/** A wall of stone: two thin lines with the land's color between them. */
function breakwaterOf(d: string, unit: number): string {
  const line = `<path d="${d}" fill="none" stroke-linecap="square"`
  return [
    `${line} stroke="${colors.navy.value}" stroke-width="${round(unit * 0.34)}"/>`,
    `${line} stroke="${colors.buff.value}" stroke-width="${round(unit * 0.18)}"/>`,
  ].join('')
}

function compose(coastline: Coastline, picture: ChartPicture) {
  const { unit, width, height, unseen = 0, isOutline = false } = picture
  const { hasNames = true, hasFurniture = !isOutline } = picture
  const sheet = sheetOf(picture.view, picture)
  const land = landWithin(coastline, sheet.bounds, CLIP_MARGIN_DEGREES).map((ring) =>
    ring.map(sheet.project),
  )
  const walls = breakwaters
    .map((line) => line.map(sheet.project))
    .filter((line) => line.some((end) => isInside(boxAround(...end, 0, 0), sheetBox(picture))))
  const ink = new Ink(land, walls)
  const edge = picture.hasFrame ? bandOf(unit) + unit * 0.3 : unit * 0.7
  const { x, y } = picture.inset ?? { x: 0, y: 0 }
  const [left, top] = [Math.max(edge, x * width), Math.max(edge, y * height)]
  const inner = { x: left, y: top, width: width - 2 * left, height: height - 2 * top }
  const room = picture.room ?? inner
  const hidden = picture.hidden ? [picture.hidden] : []
  const wanted = hasNames ? wantedNames(sheet, picture, room, ink) : []
  const [own, others] = [wanted.filter(({ isOwn }) => isOwn), wanted.filter(({ isOwn }) => !isOwn)]
  const ownName = placeNames(own, { ink, room, taken: [...hidden, ...others.map(markBox)] })
  const marks = [
    ...wanted.map((name) => grown(markBox(name), unit * 1.4)),
    ...ownName.map(({ box }) => grown(box, unit * 0.4)),
  ]
  const scale = scaleOf(sheet, unit, picture.room)
  const near = [...hidden, ...wanted.map(markBox), ...ownName.map(({ box }) => box)]
  const scaleSpot = (taken: Box[]) => corner(scale.width, scale.height, room, taken, ink, unit)
  // The scale, which says that the chart is a picture, is required: it may take the space near marks.
  const scaleAt = hasFurniture ? (scaleSpot([...hidden, ...marks]) ?? scaleSpot(near)) : undefined
  const { width: long, height: tall } = scale
  const scaleBox = scaleAt
    ? [grown({ x: scaleAt[0], y: scaleAt[1], width: long, height: tall }, unit * 0.3)]
    : []
  const radius = unit * ROSE_UNITS
  const spot = roseBox(0, 0, radius)
  const roseCorner = hasFurniture
    ? corner(spot.width, spot.height, room, [...hidden, ...marks, ...scaleBox], ink, unit)
    : undefined
  const roseAt: Point | undefined = roseCorner && [roseCorner[0] - spot.x, roseCorner[1] - spot.y]
  const taken = [
    ...hidden,
    ...scaleBox,
    ...(roseAt ? [roseBox(...roseAt, radius)] : []),
    ...ownName.flatMap((name) => [markBox(name), grown(name.box, unit * 0.3)]),
  ]
  const names = [...ownName, ...placeNames(others, { ink, room, taken })]
  const written = [...taken, ...names.flatMap((name) => [name.box, markBox(name)])]
  const sound = picture.namesSound ? openWater(room, written, ink, unit) : ''
  const shore = land.map((ring) => `${lineOf(unseen ? simplified(ring, unseen) : ring)}Z`)
  const stones = walls.map(lineOf).join('')
  return { sheet, shore: shore.join(''), stones, names, sound, roseAt, scaleAt }
}

function lineOf(points: Point[]): string {
  return `M${points.map((point) => point.map(round).join(' ')).join('L')}`
}

function sheetBox({ width, height }: Frame): Box {
  return { x: 0, y: 0, width, height }
}

function wantedNames(
  sheet: Sheet,
  { unit, focus, hidden, isOutline, leftOut = [] }: ChartPicture,
  room: Box,
  ink: Ink,
) {
  const own = towns.find(({ slug }) => slug === focus)
  const middle = own
    ? sheet.project([own.longitude, own.latitude])
    : ([sheet.width / 2, sheet.height / 2] as Point)
  const shown = (at: Point) =>
    isInside(boxAround(...at, unit, unit), room) &&
    !(hidden && overlap(boxAround(...at, unit, unit), hidden))
  const named = [
    ...towns.map((town) => townName(sheet, town, unit, focus, ink)),
    ...places.map((place) => placeName(sheet, place, unit)),
  ]
  return named
    .filter(({ at, isOwn, text }) => isOwn || (!isOutline && shown(at) && !leftOut.includes(text)))
    .sort((a, b) => a.rank - b.rank || distance(a.at, middle) - distance(b.at, middle))
}

function townName(
  sheet: Sheet,
  town: (typeof towns)[number],
  unit: number,
  focus: string | undefined,
  ink: Ink,
) {
  const isOwn = town.slug === focus
  const markRadius = unit * (isOwn ? 0.36 : 0.28)
  const at = sheet.project([town.longitude, town.latitude])
  return {
    text: town.name,
    at: isInside(boxAround(...at, 0, 0), sheetBox(sheet)) ? ashore(at, markRadius * 1.3, ink) : at,
    face: faces.serif,
    size: isOwn ? unit * 1.3 : unit,
    tracking: 0,
    color: colors.deep.value,
    markRadius,
    hasFlare: false,
    isOnLand: true,
    farthest: isOwn ? 5 : 2.5,
    wrongGround: 0.5,
    isOwn,
    rank: isOwn ? 0 : 2,
  }
}

/** A light's mark shows what its name belongs to; a bare name farther off would mislead. */
const FARTHEST = { light: 2.5, water: 1.5, reef: 0.9, land: 0.9 }
const RANKS = { light: 1, water: 1, reef: 2, land: 3 }

function placeName(sheet: Sheet, { name, kind, longitude, latitude }: Place, unit: number) {
  return {
    text: name,
    at: sheet.project([longitude, latitude]),
    face: faces.italic,
    size: unit * (kind === 'light' ? 0.92 : 1),
    tracking: 0.015,
    color: kind === 'light' ? colors.magenta.value : colors.navy.value,
    markRadius: kind === 'light' ? unit * 0.26 : 0,
    hasFlare: kind === 'light',
    isOnLand: kind === 'land',
    farthest: FARTHEST[kind],
    wrongGround: kind === 'water' ? 1.2 : 0.2,
    isOwn: false,
    rank: RANKS[kind],
  }
}

/** A town is a ring; a light is a dot with its flare. */
function markOf({ at: [x, y], markRadius, color }: PlacedName): string {
  if (markRadius === 0) return ''
  const place = `cx="${round(x)}" cy="${round(y)}"`
  if (color !== colors.magenta.value) {
    return `<circle ${place} r="${round(markRadius)}" fill="${colors.white.value}" stroke="${color}" stroke-width="${round(markRadius / 2.4)}"/>`
  }
  const r = markRadius
  const flare = `M${round(x)} ${round(y)}c${round(r * 1.2)} ${round(r * 0.2)} ${round(r * 2.9)} ${round(r * 1.6)} ${round(r * 2.9)} ${round(r * 3.1)}c${round(-r * 1.5)} ${round(-r * 0.1)} ${round(-r * 2.8)} ${round(-r * 1.9)} ${round(-r * 2.9)} ${round(-r * 3.1)}z`
  return `<path d="${flare}" fill="${color}" fill-opacity=".75"/><circle ${place} r="${round(r * 0.62)}" fill="${colors.deep.value}"/>`
}

/** A free corner or edge for a rose or a scale: all water if possible, else all land. */
function corner(
  width: number,
  height: number,
  room: Box,
  taken: Box[],
  ink: Ink,
  unit: number,
): Point | undefined {
  const [right, bottom] = [room.x + room.width - width, room.y + room.height - height]
  const steps = 24
  const spots = Array.from(
    { length: (steps + 1) ** 2 },
    (_, index): Point => [
      room.x + ((right - room.x) * (index % (steps + 1))) / steps,
      room.y + ((bottom - room.y) * Math.floor(index / (steps + 1))) / steps,
    ],
  )
  const cost = ([x, y]: Point) => {
    const fromEdge = Math.min(x - room.x, right - x) + Math.min(y - room.y, bottom - y)
    const isLand = ink.isLand([x + width / 2, y + height / 2])
    return fromEdge / unit + (isLand ? 8 : 0) + (y < room.y + room.height / 2 ? 1 : 0)
  }
  return spots
    .filter((spot) => {
      const box = { x: spot[0], y: spot[1], width, height }
      return !taken.some((other) => overlap(other, box)) && !ink.crosses(box)
    })
    .sort((a, b) => cost(a) - cost(b))[0]
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x1 - x2, y1 - y2)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
