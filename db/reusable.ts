import type { Compilable, CompiledQuery, QueryResult, RawBuilder } from 'kysely'
import type { Db } from './open.ts'
import { prepareOnce } from './postgres-client.ts'

/** Stands for a value while a query is compiled. */
class Placeholder {
  readonly name: PropertyKey
  constructor(name: PropertyKey) {
    this.name = name
  }
}

/**
 * A query that is compiled once for each kind of database: to build and compile it takes longer than to run
 * it. Its shape must not depend on a value, so a value can be neither compared with `is` nor left out.
 * @param build Makes the query from placeholders for the values.
 * @returns Runs it with values.
 */
export function reusable<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<QueryResult<Row>> {
  const standIns = new Proxy({} as Values, { get: (_, name) => new Placeholder(name) })
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return (db, values) => {
    const executor = db.getExecutor()
    const kind = executor.adapter.constructor
    // A plugin sees only what is compiled again.
    if (executor.plugins.length > 0) return db.executeQuery(build(db, values))
    let query = compiled.get(kind)
    if (!query) {
      query = build(db, standIns).compile()
      compiled.set(kind, query)
      prepareOnce(query.sql)
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    )
    return db.executeQuery({ ...query, parameters })
  }
}

/** SQL as `reusable` takes it. */
export function compilable<Row>(raw: RawBuilder<Row>, db: Db): Compilable<Row> {
  return { compile: () => raw.compile(db) }
}
