import { type Bounds, mercator, milesPerPixel, type Project } from './projection.ts'

/** What a picture shows: the place at its center, and its width in nautical miles. */
export interface View {
  longitude: number
  latitude: number
  widthMiles: number
}

export interface Frame {
  width: number
  height: number
}

/** A view prepared for drawing. */
export interface Sheet extends Frame {
  bounds: Bounds
  project: Project
  milesPerPixel: number
}

/**
 * The sheet of a view: its bounds follow from its width in miles and the picture's aspect ratio.
 */
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
