/**
 * The rest of the page script, for every page for visitors: loaded at the first sign of the visitor
 * (`src/browser/load-late-script.ts`). It fills the menus of the header, and shows the floating badge
 * where it covers nothing.
 */

import { fillMenus } from './fill-menus.ts'
import { uncover } from './uncover.ts'

fillMenus()
uncover()
