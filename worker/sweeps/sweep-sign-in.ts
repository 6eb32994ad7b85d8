import { deleteEndedSignIns } from '../../db/staff/sweep-sign-in.ts'
import type { Sweep } from './sweeps.ts'

/** Deletes what staff's signing in leaves behind. */
export const sweepSignIn: Sweep = ({ db }) => deleteEndedSignIns(db, new Date().toISOString())
