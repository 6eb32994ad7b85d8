import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

const ANSWERS_WITHIN_MS = 1000

/** What a running site tells other commands on the machine, which may not know its PORT. */
interface RunningSite {
  /** Where it listens. */
  address: string
  /** The address for visitors. */
  siteUrl: string
}

/** Records the address of this process until it exits. */
export function recordAddress(dataDir: string, where: RunningSite): void {
  const file = record(dataDir)
  writeFileSync(`${file}.new`, JSON.stringify({ ...where, pid: process.pid }))
  renameSync(`${file}.new`, file)
  process.once('exit', () => {
    if (read(file)?.pid === process.pid) rmSync(file, { force: true })
  })
}

/** The running site that uses this data folder, if there is one. */
export async function runningSite(dataDir: string): Promise<RunningSite | undefined> {
  const found = read(record(dataDir))
  // A killed process leaves its record behind.
  if (!found || !isAlive(found.pid) || !(await accepts(found.address))) return undefined
  return found
}

function record(dataDir: string) {
  return join(dataDir, 'web-address.json')
}

function read(file: string): (RunningSite & { pid: number }) | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function accepts(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port || 80), timeout: ANSWERS_WITHIN_MS })
    const end = (answers: boolean) => {
      socket.destroy()
      resolve(answers)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}
