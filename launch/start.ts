/** `npm start`: it waits for as long as the site runs, so it loads as little as possible. */
import { againWithoutCompiler } from './again-without-compiler.ts'
import { runSite } from './run-site.ts'

againWithoutCompiler(import.meta.filename)
runSite()
