import type { Sheet } from '../src/chart/view.ts'
import { colors } from '../src/ui/theme/colors.ts'
import { type Box, boxAround } from './box.ts'
import { faces } from './lettering.ts'

const SCALES_MILES = [0.25, 0.5, 1, 2, 5, 10, 20]
const MINUTE = 1 / 60

const color = (name: keyof typeof colors) => colors[name].value

/** A compass rose: magenta, as on the charts, with north marked. */
export function rose(x: number, y: number, radius: number): string {
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const angle = (index * Math.PI) / 36
    const inner = radius * (index % 6 === 0 ? 0.8 : 0.88)
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    return `M${round(sin * inner)} ${round(-cos * inner)}L${round(sin * radius)} ${round(-cos * radius)}`
  }).join('')
  const needle = (sign: number) =>
    `M0 ${round(-sign * radius * 0.72)}l${round(radius * 0.11)} ${round(sign * radius * 0.72)}h${round(-radius * 0.22)}z`
  const north = faces.serif.path({
    text: 'N',
    x: 0,
    y: -radius * 1.1,
    size: radius * 0.34,
    anchor: 'middle',
  })
  return [
    `<g transform="translate(${round(x)} ${round(y)})" fill="none" stroke="${color('magenta')}" stroke-width="${round(radius / 55)}">`,
    `<circle r="${radius}"/><circle r="${round(radius * 0.78)}"/><path d="${ticks}"/>`,
    `<path d="${needle(1)}" fill="${color('magenta')}"/><path d="${needle(-1)}"/>`,
    `<path stroke="none" fill="${color('magenta')}" d="${north}"/></g>`,
  ].join('')
}

export function roseBox(x: number, y: number, radius: number): Box {
  return {
    ...boxAround(x, y, 2.2 * radius, 2.2 * radius),
    y: y - 1.5 * radius,
    height: 2.6 * radius,
  }
}

/** The scale of a sheet: how many miles it shows, and its size, which suits the room of the chart. */
export function scaleOf(sheet: Sheet, unit: number, room?: { width: number }) {
  const longest = room ? room.width * 0.3 : sheet.width * 0.24
  const miles =
    SCALES_MILES.filter((length) => length / sheet.milesPerPixel <= longest).at(-1) ?? 0.25
  const lengthPx = miles / sheet.milesPerPixel
  const label = `${miles} nautical mile${miles > 1 ? 's' : ''}`
  const size = unit * 0.8
  const labelWidth = faces.sans.width(label, size)
  return {
    miles,
    lengthPx,
    label,
    size,
    width: lengthPx + labelWidth / 2 + unit,
    height: unit * 2.6,
  }
}

/** A scale in nautical miles, with the note that the chart is a picture. */
export function scaleBar(
  sheet: Sheet,
  unit: number,
  { x, y }: { x: number; y: number },
  room?: { width: number },
): string {
  const { lengthPx, label, size } = scaleOf(sheet, unit, room)
  const bar = y + size * 1.15
  const thick = unit * 0.26
  const half = round(lengthPx / 2)
  const box = `y="${round(bar)}" height="${round(thick)}" stroke="${color('navy')}"`
  const letters = [
    faces.sans.path({ text: '0', x, y: y + size * 0.8, size }),
    faces.sans.path({ text: label, x: x + lengthPx, y: y + size * 0.8, size, anchor: 'middle' }),
    faces.sans.path({
      text: 'Not for navigation',
      x,
      y: bar + thick + size * 0.98,
      size: size * 0.94,
    }),
  ].join('')
  return [
    `<rect x="${round(x)}" width="${half}" ${box} fill="${color('navy')}"/>`,
    `<rect x="${round(x + half)}" width="${half}" ${box} fill="${color('white')}"/>`,
    `<path fill="${color('navy')}" d="${letters}"/>`,
  ].join('')
}

/** Meridians and parallels, at intervals that suit the sheet. */
export function graticule({ bounds, project, width, height }: Sheet): string {
  const step = stepMinutes(bounds.east - bounds.west, 6) * MINUTE
  const meridians = every(step, bounds.west, bounds.east).map((degrees) => {
    const x = round(project([degrees, bounds.north])[0])
    return `M${x} 0V${height}`
  })
  const parallels = every(step, bounds.south, bounds.north).map((degrees) => {
    const y = round(project([bounds.west, degrees])[1])
    return `M0 ${y}H${width}`
  })
  return `<path d="${[...meridians, ...parallels].join('')}" fill="none" stroke="${color('navy')}" stroke-opacity=".16"/>`
}

/** The chart's border: minutes in black and white, some of them labeled. */
export function neatLine(sheet: Sheet, unit: number): string {
  const { width, height, bounds, project } = sheet
  const band = bandOf(unit)
  const bar = unit * 0.3
  const step = stepMinutes(bounds.east - bounds.west, 12) * MINUTE
  const named = stepMinutes(bounds.east - bounds.west, 4) * MINUTE
  const inner = { x: band, y: band, width: width - 2 * band, height: height - 2 * band }
  const dark: string[] = []
  const letters: string[] = []
  const size = unit * 0.62
  for (const degrees of every(step, bounds.west - step, bounds.east)) {
    if (Math.round(degrees / step) % 2 !== 0) continue
    const [from, to] = [degrees, degrees + step].map((at) =>
      Math.min(Math.max(project([at, bounds.south])[0], band), width - band),
    ) as [number, number]
    if (to <= from) continue
    for (const y of [band - bar, height - band]) dark.push(rectangle(from, y, to - from, bar))
  }
  for (const degrees of every(step, bounds.south - step, bounds.north)) {
    if (Math.round(degrees / step) % 2 !== 0) continue
    const [to, from] = [degrees, degrees + step].map((at) =>
      Math.min(Math.max(project([bounds.west, at])[1], band), height - band),
    ) as [number, number]
    if (to <= from) continue
    for (const x of [band - bar, width - band]) dark.push(rectangle(x, from, bar, to - from))
  }
  for (const degrees of every(named, bounds.west, bounds.east)) {
    const x = project([degrees, bounds.south])[0]
    if (x < band * 3 || x > width - band * 3) continue
    letters.push(
      faces.sans.path({
        text: minutes(degrees, 'W'),
        x,
        y: band - bar - size * 0.3,
        size,
        anchor: 'middle',
      }),
    )
  }
  return [
    `<path fill="${color('white')}" fill-rule="evenodd" d="M0 0H${width}V${height}H0ZM${band} ${band}V${round(height - band)}H${round(width - band)}V${band}Z"/>`,
    `<path fill="${color('navy')}" d="${dark.join('')}"/>`,
    `<g fill="none" stroke="${color('navy')}"><path stroke-width="1.5" d="${outline(inner)}"/><path d="${outline({ x: band - bar, y: band - bar, width: inner.width + 2 * bar, height: inner.height + 2 * bar })}"/></g>`,
    `<path fill="${color('navy')}" d="${letters.join('')}"/>`,
  ].join('')
}

/** The width of the border. */
export function bandOf(unit: number): number {
  return Math.round(unit * 1.2)
}

function minutes(degrees: number, letter: string): string {
  const all = Math.round(Math.abs(degrees) * 60 * 10) / 10
  const rest = Math.round((all % 60) * 10) / 10
  return `${Math.floor(all / 60)}°${String(rest).padStart(2, '0')}′${letter}`
}

function stepMinutes(span: number, parts: number): number {
  const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30]
  return steps.find((step) => (step * MINUTE * parts) / span > 0.75) ?? 30
}

function every(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step)
  return Array.from(
    { length: Math.max(0, Math.floor(to / step) - first + 1) },
    (_, i) => (first + i) * step,
  )
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`
}

function outline({ x, y, width, height }: Box): string {
  return rectangle(x, y, width, height)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
