import { formsRouter } from './forms.ts'
import { router } from './init.ts'
import { vesselsRouter } from './vessels.ts'

export const appRouter = router({
  forms: formsRouter,
  vessels: vesselsRouter,
})

export type AppRouter = typeof appRouter
