import { readFileSync, writeFileSync } from 'node:fs'

export function residentMb(pid: number): number {
  return statusMb(pid, 'VmRSS')
}

/** The peak resident memory since the last reset. */
export function peakMb(pid: number): number {
  return statusMb(pid, 'VmHWM')
}

export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

function statusMb(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
}
