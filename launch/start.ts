/** `npm start`: it waits for as long as the site runs, so it loads as little as possible. */
import { runSite } from './run-site.ts'

runSite()
