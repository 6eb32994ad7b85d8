import type { TownPlace } from '../../db/seed/towns/places.ts'
import type { Point } from './projection.ts'
import { sheetOf, type View } from './view.ts'

/** The small chart in the menu of towns. Only what the late script needs. */
export const SOUND_IN_MENU = { width: 400, height: 190 }
export const soundInMenuView: View = { longitude: -72.77, latitude: 41.16, widthMiles: 92 }

/** Where the small chart has a town. */
export function markInMenu({ longitude, latitude }: TownPlace): Point {
  const [x, y] = sheetOf(soundInMenuView, SOUND_IN_MENU).project([longitude, latitude])
  return [Math.round(x), Math.round(y)]
}
