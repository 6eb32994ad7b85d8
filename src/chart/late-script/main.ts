/**
 * The rest of the page script, for every page for visitors: loaded at the first sign of the visitor
 * (`src/browser/load-late-script.ts`). It fills the menus of the header and closes them, shows the floating badge where
 * it covers nothing, and finishes a press on what moves.
 */

import { closeMenuOverPlace } from './close-menu.ts'
import { fillMenus } from './fill-menus.ts'
import { finishPress } from './finish-press.ts'
import { uncover } from './uncover.ts'

fillMenus()
closeMenuOverPlace()
uncover()
finishPress()
