/** `npm run rollback`: has the next start run the build before the newest. */
import { goBackOneBuild } from './built.ts'
import { endWith } from './explain.ts'

try {
  console.log(goBackOneBuild())
} catch (error) {
  endWith(error)
}
