import { formsRouter } from './forms.ts'
import { importsRouter } from './imports.ts'
import { router } from './init.ts'
import { leadsRouter } from './leads.ts'
import { postsRouter } from './posts.ts'
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
