import { deleteEndedSignIns } from '../../db/staff/sweep-sign-in.ts'
import type { Sweep } from './sweeps.ts'

/** Deletes expired sign-in records. */
export const sweepSignIn: Sweep = ({ db }) => deleteEndedSignIns(db, new Date().toISOString())
