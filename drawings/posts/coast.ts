import { type Frame, sheetOf, type View } from '../../src/chart/view.ts'
import { coastline } from '../coastline.ts'
import { type ChartPicture, chartLayers } from '../draw-chart.ts'

/** A section of the real coast without names, as part of a drawing, with the positions of places. */
export function coast(frame: Frame, view: View, more: Partial<ChartPicture> = {}) {
  const bare = { hasNames: false, hasFurniture: false }
  const layers = chartLayers(coastline, { ...frame, view, unit: 20, ...bare, ...more })
  return { layers: withOwnIds(layers), project: sheetOf(view, frame).project }
}

/** The drawing may be placed on a chart that uses the same ids. */
function withOwnIds(layers: string): string {
  return layers
    .replaceAll('id="s"', 'id="s-drawn"')
    .replaceAll('href="#s"', 'href="#s-drawn"')
    .replaceAll('id="l"', 'id="l-drawn"')
    .replaceAll('url(#l)', 'url(#l-drawn)')
}
