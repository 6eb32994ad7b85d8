import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { grown, isInside, overlap } from '../../../drawings/box.ts'
import { coastline } from '../../../drawings/coastline.ts'
import { compact, simplified } from '../../../drawings/compact.ts'
import { type ChartPicture, drawChart, namesOf } from '../../../drawings/draw-chart.ts'
import { drawHeroChart, heroCharts } from '../../../drawings/hero-charts.ts'
import { Ink } from '../../../drawings/ink.ts'
import { faces } from '../../../drawings/lettering.ts'
import type { PlacedName } from '../../../drawings/names.ts'
import { chartPictures, homeCharts } from '../../../drawings/town-pictures.ts'
import { places, sources, towns } from '../../../src/chart/places.ts'
import { mercator, milesPerPixel, type Point } from '../../../src/chart/projection.ts'
import { landWithin } from '../../../src/chart/shoreline.ts'
import {
  halfMarks,
  NAME_ROOM,
  NAME_SLANT_DEGREES,
  soundMarks,
  type TownMark,
} from '../../../src/chart/sound-layout.ts'
import { sheetOf } from '../../../src/chart/view.ts'

const bounds = { west: -73.3, east: -73.1, south: 41.1, north: 41.2 }
const sound = { west: -73.9, east: -71.7, south: 40.75, north: 41.5 }
const METERS_PER_DEGREE = 111_132
const shores = landWithin(coastline, sound, 0.03)
const land = new Ink(shores)

test('land is land and water is water around Bridgeport', () => {
  expect(land.isLand([-73.19, 41.18]), 'downtown Bridgeport').toBe(true)
  expect(land.isLand([-73.24, 41.16]), 'Fairfield').toBe(true)
  expect(land.isLand([-73.18, 41.12]), 'the Sound off Black Rock').toBe(false)
})

test('the projection fills the width, and a minute of latitude is a nautical mile', () => {
  const { project, heightPx } = mercator(bounds, 1000)
  const corner = project([bounds.east, bounds.south])
  expect(corner[0]).toBeCloseTo(1000)
  expect(corner[1]).toBeCloseTo(heightPx)
  const minute = project([-73.2, 41.15])[1] - project([-73.2, 41.15 + 1 / 60])[1]
  expect(minute * milesPerPixel(bounds, 1000)).toBeCloseTo(1, 2)
})

test('all 24 towns are there once, in the order of the shore, and lie within 450 m of it', () => {
  expect(new Set(towns.map(({ slug }) => slug)).size).toBe(24)
  expect(towns.map(({ longitude }) => longitude)).toEqual(
    towns.map(({ longitude }) => longitude).sort((a, b) => a - b),
  )
  for (const { slug, longitude, latitude } of towns) {
    expect(metersToShore([longitude, latitude]), slug).toBeLessThan(450)
    expect(land.isLand([longitude, latitude]), `${slug} is drawn on the water`).toBe(false)
  }
})

test('every named place lies in the Sound, has a source, and stands on what it is', () => {
  for (const { name, kind, longitude, latitude, source } of places) {
    expect(longitude, name).toBeGreaterThan(sound.west)
    expect(longitude, name).toBeLessThan(sound.east)
    expect(latitude, name).toBeGreaterThan(sound.south)
    expect(latitude, name).toBeLessThan(sound.north)
    expect(sources[source], name).toBeTruthy()
    const isLand = land.isLand([longitude, latitude])
    if (kind === 'water' || kind === 'reef') expect(isLand, `${name} is water`).toBe(false)
    if (kind === 'land') expect(isLand, `${name} is land`).toBe(true)
    if (kind === 'light' && isLand)
      expect(metersToShore([longitude, latitude]), name).toBeLessThan(250)
  }
})

test.each([...chartPictures(), ...homeCharts, ...heroCharts()])(
  'names on %s crowd neither each other nor the edge',
  (path, picture) => {
    const names = namesOf(coastline, picture)
    const town = towns.find(({ slug }) => slug === picture.focus)
    expect(
      names.map(({ text }) => text),
      path,
    ).toContain(town?.name)
    if (picture.room) expectAshore(picture, names)
    for (const [index, { text, box }] of names.entries()) {
      expect(box.x, text).toBeGreaterThanOrEqual(0)
      expect(box.y, text).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width, text).toBeLessThanOrEqual(picture.width)
      expect(box.y + box.height, text).toBeLessThanOrEqual(picture.height)
      if (picture.room) expect(isInside(box, picture.room), `${text} is cropped`).toBe(true)
      if (picture.hidden) expect(overlap(box, picture.hidden), `${text} is hidden`).toBe(false)
      for (const other of names.slice(index + 1)) {
        const crowds = overlap(grown(box, 0.25 * other.size), other.box)
        expect(crowds, `${text} and ${other.text}`).toBe(false)
      }
    }
  },
)

test('a light that says the name of its island stands for both, and a town beside its harbor is named', () => {
  const named = (path: string) => {
    const [, picture] = heroCharts().find(([name]) => name === `charts/${path}`) ?? []
    return picture ? namesOf(coastline, picture).map(({ text }) => text) : []
  }
  expect(named('greenwich-waters')).toContain('Great Captain Island Light')
  expect(named('greenwich-waters')).not.toContain('Great Captain Island')
  expect(named('groton-waters')).toEqual(
    expect.arrayContaining(['New London', 'New London Harbor', 'New London Harbor Light']),
  )
})

test('the same chart is drawn every time, and nothing in it is not a number', () => {
  const [, picture] = heroCharts().find(([path]) => path === 'charts/mystic-waters') ?? []
  if (!picture) throw new Error('Mystic has no chart')
  expect(drawChart(coastline, picture)).toBe(drawChart(coastline, picture))
  expect(drawChart(coastline, picture)).not.toMatch(/NaN|undefined|Infinity|<text/)
})

test('what is committed is what the program draws: the chart behind a hero', () => {
  const westport = heroCharts().filter(([name]) => name.includes('westport-waters-'))
  for (const [path, picture] of [...westport, ...homeCharts]) {
    expect(readFileSync(`public/${path}.svg`, 'utf8'), path).toBe(drawHeroChart(picture))
  }
})

test('a drawing with fewer bytes goes the same way', () => {
  const long = '<path d="M10.04 20.26L12.04 20.26Q13 21 14 22L15 22L15 21.5ZM1 1L-0.55 2"/>'
  expect(compact(long)).toBe('<path d="m10 20.3 2 0q1 .7 2 1.7l1 0 0-.5zm-9-19.3-1.5 1"/>')
  const line: Point[] = [
    [0, 0],
    [5, 0.2],
    [10, 0],
    [10, 9],
  ]
  expect(simplified(line, 0.3)).toEqual([
    [0, 0],
    [10, 0],
    [10, 9],
  ])
  expect(simplified(line, 0.1)).toEqual(line)
})

test('the 24 names of the Sound stand in their order, far enough apart for a finger', () => {
  const slant = (NAME_SLANT_DEGREES * Math.PI) / 180
  const names = soundMarks()
  for (const [index, { label, town }] of names.slice(1).entries()) {
    const before = (names[index] as TownMark).label
    const aside = (label[0] - before[0]) * Math.sin(slant)
    const apart = aside - (before[1] - label[1]) * Math.cos(slant)
    expect(apart, `room across the name of ${town.name}`).toBeGreaterThanOrEqual(NAME_ROOM.height)
  }
  for (const { label, town } of names) {
    const top = label[1] - NAME_ROOM.length * Math.sin(slant)
    expect(top, `${town.name} stays on the chart`).toBeGreaterThan(-10)
  }
})

test('the two halves of the Sound on a phone number the towns from 1 to 24', () => {
  const halves = [halfMarks(0), halfMarks(1)]
  expect(halves.flatMap((marks) => marks.map(({ number }) => number))).toEqual(
    Array.from({ length: 24 }, (_, index) => index + 1),
  )
  for (const marks of halves) {
    for (const [index, { label }] of marks.slice(1).entries()) {
      expect(label[0] - (marks[index] as TownMark).label[0]).toBeGreaterThan(45)
    }
  }
})

test('letters are outlines, with their kerning, and an unknown one is said', () => {
  expect(faces.serif.width('AV', 100)).toBeLessThan(
    faces.serif.width('A', 100) + faces.serif.width('V', 100),
  )
  expect(faces.italic.path({ text: 'é', x: 0, y: 0, size: 20 })).toMatch(/^M[-\d .MLQZ]+Z$/)
  expect(() => faces.sans.path({ text: '海', x: 0, y: 0, size: 20 })).toThrow(
    'the font has no “海”',
  )
})

/** The whole mark of the chart's own town is on land. */
function expectAshore(picture: ChartPicture, names: PlacedName[]) {
  const sheet = sheetOf(picture.view, picture)
  const rings = landWithin(coastline, sheet.bounds, 0.03).map((ring) => ring.map(sheet.project))
  const drawn = new Ink(rings)
  const { name } = towns.find(({ slug }) => slug === picture.focus) ?? {}
  const own = names.find(({ text }) => text === name)
  if (!own) throw new Error('the chart does not name its town')
  for (let turn = 0; turn < 8; turn++) {
    const angle = (turn * Math.PI) / 4
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const edge: Point = [own.at[0] + dx * own.markRadius, own.at[1] + dy * own.markRadius]
    expect(drawn.isLand(edge), `the mark of ${name} is on land`).toBe(true)
  }
}

function metersToShore([longitude, latitude]: Point): number {
  const east = METERS_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
  const meters = ([x, y]: Point): Point => [
    (x - longitude) * east,
    (y - latitude) * METERS_PER_DEGREE,
  ]
  const distances = shores.flatMap((ring) =>
    ring.map((point, index) => toSegment(meters(ring.at(index - 1) as Point), meters(point))),
  )
  return distances.reduce((least, distance) => Math.min(least, distance), Number.POSITIVE_INFINITY)
}

/** How far the origin is from a segment. */
function toSegment([x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const part = Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x1 + part * dx, y1 + part * dy)
}
