import { describe, expect, test } from 'vitest'
import type { MeasuredServer, Round } from '../../bench/measure/in-turns.ts'
import { processorRatio, rateRatio } from '../../bench/measure/ratio.ts'

describe('a server beside a bare one', () => {
  test('has reached so much of its rate when both were at their limit', () => {
    const site = server('site', [{ rate: 1000 }, { rate: 1500 }, { rate: 2000 }])
    expect(rateRatio(site, bare(3))).toBe('0.15 (0.10 to 0.20)')
  })

  test('has no part of its rate when it could have answered more', () => {
    const idle = { used: 0.6 }
    const site = server('site', [idle, idle, idle])
    expect(rateRatio(site, bare(3))).toBe('no ratio: site used 0.60 of a core')
  })

  test('has none when the bare one could have answered more', () => {
    const slowLoad = { used: 0.4, generatorUsed: 0.99 }
    const site = server('site', [{}, {}, {}])
    expect(rateRatio(site, server('bare', [slowLoad, slowLoad, slowLoad]))).toBe(
      'no ratio: bare used 0.40 of a core, the load 0.99',
    )
  })

  test('has none when others took the core from it, and still a ratio of processor times', () => {
    const pushedAside = { used: 0.5, waited: 0.48, microsecondsPerRequest: 400 }
    const site = server('site', [pushedAside, pushedAside, pushedAside])
    expect(rateRatio(site, bare(3))).toBe(
      'no ratio: site used 0.50 of a core and waited 0.48 for one',
    )
    expect(processorRatio(site, bare(3))).toBe('4.00')
  })

  test('is compared only in the rounds in which both were at their limit, if these are the most', () => {
    const idle = { used: 0.2, rate: 1 }
    const busy = { rate: 5000 }
    expect(rateRatio(server('site', [busy, idle, busy]), bare(3))).toBe('0.50 in 2 of 3 rounds')
    expect(rateRatio(server('site', [busy, idle, busy, idle]), bare(4))).toContain('no ratio')
  })
})

function bare(rounds: number): MeasuredServer {
  return server('bare', Array(rounds).fill({}))
}

/** At its limit, if a round does not say otherwise. */
function server(name: string, rounds: Partial<Round>[]): MeasuredServer {
  const usual: Round = {
    rate: 10_000,
    p50Ms: 1,
    p99Ms: 2,
    microsecondsPerRequest: 100,
    used: 0.98,
    waited: 0,
    generator: 'wrk',
    generatorUsed: 0.3,
  }
  return { name, rounds: rounds.map((round) => ({ ...usual, ...round })) }
}
