import type { MeasuredServer, Round } from './in-turns.ts'
import { median, spread } from './statistics.ts'

/** A server that uses this share of a core is at its limit. */
export const AT_LIMIT = 0.9
/** Waiting above this is reported. */
const NOTICEABLE = 0.05

/**
 * What part of another server's rate a server reached, round by round. Only of rounds in which both
 * were at their limit; otherwise the rates say how fast the load came, or how busy the machine was.
 */
export function rateRatio(server: MeasuredServer, other: MeasuredServer): string {
  return ratio(
    server,
    other,
    ({ used }) => used >= AT_LIMIT,
    (round) => round.rate,
  )
}

/**
 * How many times another server's processor time a server took for a request. It holds as well when
 * others took the core from a server that had work all the time.
 */
export function processorRatio(server: MeasuredServer, other: MeasuredServer): string {
  return ratio(
    server,
    other,
    ({ used, waited }) => used + waited >= AT_LIMIT,
    (round) => round.microsecondsPerRequest,
  )
}

function ratio(
  server: MeasuredServer,
  other: MeasuredServer,
  counts: (round: Round) => boolean,
  figure: (round: Round) => number,
): string {
  const ratios = server.rounds.flatMap((round, at) => {
    const beside = other.rounds[at]
    return beside && counts(round) && counts(beside) ? [figure(round) / figure(beside)] : []
  })
  const rounds = server.rounds.length
  if (ratios.length <= rounds / 2) return `no ratio: ${reason([server, other], counts)}`
  const partly = ratios.length < rounds ? ` in ${ratios.length} of ${rounds} rounds` : ''
  return spread(ratios, 2) + partly
}

/** Of the server that was furthest from its limit. */
function reason(servers: MeasuredServer[], counts: (round: Round) => boolean): string {
  const failures = ({ rounds }: MeasuredServer) => rounds.filter((round) => !counts(round)).length
  const [server] = servers.toSorted((a, b) => failures(b) - failures(a)) as [MeasuredServer]
  const of = (figure: 'used' | 'waited' | 'generatorUsed') =>
    median(server.rounds.map((round) => round[figure]))
  const waited = of('waited') > NOTICEABLE ? ` and waited ${of('waited').toFixed(2)} for one` : ''
  const generator =
    of('generatorUsed') >= AT_LIMIT ? `, the load ${of('generatorUsed').toFixed(2)}` : ''
  return `${server.name} used ${of('used').toFixed(2)} of a core${waited}${generator}`
}
