import { randomBytes } from 'node:crypto'
import { Answer } from './measure/answer.ts'
import { type Handicap, startBareServer } from './measure/bare.ts'
import { inTurns, ROUND_SECONDS, ROUNDS } from './measure/in-turns.ts'
import { conditions, table } from './measure/page-table.ts'

/** About the size of a page. */
const BODY = randomBytes(9000)
const ANSWER = new Answer(200, 'OK', ['content-length', `${BODY.length}`], BODY)
const REQUEST = { method: 'GET', path: '/', headers: {} } as const
/** Enough that a server always has work, even on a busy machine. */
const CONNECTIONS = 256
const PAGE = { name: 'a page', request: REQUEST, status: 200, connections: CONNECTIONS }

interface Doubt {
  what: string
  handicap: Handicap
  generatorBusyMicroseconds?: number
}

/** How one of two equal servers, or the load, is slowed down, and the expected result. */
const DOUBTS: Doubt[] = [
  { what: 'nothing: 1.00', handicap: {} },
  { what: '100 µs of work: far below 1', handicap: { busyMicroseconds: 100 } },
  { what: '200 ms of waiting: no ratio', handicap: { delayMs: 200 } },
  { what: 'a slow load: no ratio', handicap: {}, generatorBusyMicroseconds: 500 },
]

/** Validates the pages bench with servers whose results are known. */
export default async function benchItself(): Promise<void> {
  console.log(`\nThe bench itself\n\n${conditions(ROUNDS, ROUND_SECONDS)}\n`)
  const measured = []
  for (const doubt of DOUBTS) {
    console.error(`measuring ${doubt.what}`)
    measured.push({ page: doubt.what, servers: await measureDoubt(doubt) })
  }
  console.log(table(measured))
}

async function measureDoubt({ handicap, generatorBusyMicroseconds }: Doubt) {
  const servers = [
    await startBareServer(ANSWER, handicap, 'doubtful'),
    await startBareServer(ANSWER),
  ]
  try {
    return await inTurns(servers, PAGE, generatorBusyMicroseconds)
  } finally {
    for (const server of servers) await server.stop()
  }
}
