/** `npm start`: prints its first line within a second, however long modules take to load. */
import { printUnlessCanceled } from './print-unless-canceled.ts'

const PRINT_AFTER_MS = 900

const cancel = printUnlessCanceled('Checking the settings and the build', PRINT_AFTER_MS)
const { runSite } = await import('./run-site.ts')
runSite(cancel)
