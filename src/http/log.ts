import { pino } from 'pino'
import { logOptions } from '../telemetry/log-options.ts'

/** The web process's log: JSON lines on stdout, without anything a visitor typed. */
export const log = pino({ ...logOptions, base: { process: 'web', pid: process.pid } })
