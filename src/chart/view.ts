import { type Bounds, mercator, milesPerPixel, type Project } from './projection.ts'

/** What a picture shows: a place in its middle, and how many nautical miles it is wide. */
export interface View {
  longitude: number
  latitude: number
  widthMiles: number
}

export interface Frame {
  width: number
  height: number
}

/** A view as a drawing sees it. */
export interface Sheet extends Frame {
  bounds: Bounds
  project: Project
  milesPerPixel: number
}

/** The sheet of a view: its bounds follow from its width in miles and the picture's shape. */
export function sheetOf(view: View, { width, height }: Frame): Sheet {
  const half = view.widthMiles / 120 / Math.cos((view.latitude * Math.PI) / 180)
  const [west, east] = [view.longitude - half, view.longitude + half]
  const tall = (view.widthMiles * height) / width / 120
  const wanted = { west, east, south: view.latitude - tall, north: view.latitude + tall }
  const { project } = mercator(wanted, width)
  return {
    width,
    height,
    bounds: wanted,
    project,
    milesPerPixel: milesPerPixel(wanted, width),
  }
}
