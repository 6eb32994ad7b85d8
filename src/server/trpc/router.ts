import { formsRouter } from './forms.ts'
import { router } from './init.ts'
import { importsRouter, leadsRouter, postsRouter } from './staff.ts'
import { vesselsRouter } from './vessels.ts'
import { visitsRouter } from './visits.ts'

export const appRouter = router({
  forms: formsRouter,
  imports: importsRouter,
  leads: leadsRouter,
  posts: postsRouter,
  vessels: vesselsRouter,
  visits: visitsRouter,
})

export type AppRouter = typeof appRouter
