import { listVesselOptions } from '../../../db/content/vessels.ts'
import { procedure, router } from './init.ts'

export const vesselsRouter = router({
  /** The vessel types of the wizard's list, as `{slug, name}`. */
  options: procedure.query(({ ctx }) => listVesselOptions(ctx.db)),
})
