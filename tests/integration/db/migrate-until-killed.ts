/** A process that migrates a SQLite file, and kills itself after as many statements as it is told. */
import { migrate } from '../../../db/migrate.ts'
import { openDatabase } from '../../../db/open.ts'
import { Handle } from '../../../db/sqlite/handle.ts'

const [, , url = '', fatal] = process.argv
const prepare = Handle.prototype.prepare
let statements = 0
Handle.prototype.prepare = function (this: Handle, sql: string) {
  if (++statements > Number(fatal)) process.kill(process.pid, 'SIGKILL')
  return prepare.call(this, sql)
}
const db = openDatabase(url)
await migrate(db)
await db.destroy()
