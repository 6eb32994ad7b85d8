/** `npm run build` */
import { ensureBuilt } from './built.ts'
import { endWith } from './explain.ts'

await ensureBuilt().catch(endWith)
