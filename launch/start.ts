/** `npm start`: prints its first line within a second, however long modules take to load. */
import { sayUnlessCalledOff } from './say-unless-called-off.ts'

const SAY_AFTER_MS = 900

const callOff = sayUnlessCalledOff('Checking the settings and the build', SAY_AFTER_MS)
const { runSite } = await import('./run-site.ts')
runSite(callOff)
