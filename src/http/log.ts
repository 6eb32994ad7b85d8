import { pino } from 'pino'

/** The web process's log: JSON lines on stdout, without anything a visitor typed. */
export const log = pino({ base: { part: 'web' }, level: process.env.LOG_LEVEL ?? 'info' })
