/** `npm run rollback`: has the next start run the build before the newest. */
import { usePreviousBuild } from './built.ts'
import { endWith } from './explain.ts'

try {
  console.log(usePreviousBuild())
} catch (error) {
  endWith(error)
}
