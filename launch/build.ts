/** `npm run build`: also ends what `npm run rollback` began. */
import { ensureBuilt } from './built.ts'
import { endWith } from './explain.ts'
import { endStandIn } from './stamp.ts'

endStandIn()
await ensureBuilt().catch(endWith)
