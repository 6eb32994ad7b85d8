import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const POWERS = ['dac_override', 'dac_read_search', 'net_bind_service']

/** A command that makes root subject to file and port permissions like any other user. */
export const underOrdinaryRights: string[] =
  process.getuid?.() === 0
    ? ['setpriv', `--bounding-set=${POWERS.map((power) => `-${power}`).join(',')}`]
    : []

/** Why root cannot drop its privileges on this machine, if it cannot. */
export const cannotGiveUpPower: string | undefined = whyNot()

/** Ports below it are refused to an ordinary user; containers may allow all of them. */
export const firstOpenPort = readFirstOpenPort()

function whyNot() {
  if (underOrdinaryRights.length === 0) return undefined
  const [command = '', ...args] = underOrdinaryRights
  try {
    execFileSync(command, [...args, 'true'], { stdio: 'ignore' })
    return undefined
  } catch {
    return 'root, and setpriv is missing or refused'
  }
}

function readFirstOpenPort(): number {
  try {
    return Number(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'))
  } catch {
    return 1
  }
}
