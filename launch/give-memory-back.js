// Preloaded into a web process that shall stay below 200 MB (web.sh). V8 keeps the pages that a collection frees, for the
// next burst, and with its memory saver gives them back at once, which costs a third or more of the processor time of
// each render and each lead. So it saves only while there is need: V8 looks at this flag at each collection.
import { setFlagsFromString } from 'node:v8'

const MB = 2 ** 20
/** Resident memory from which on it saves, and below which it no longer has to. */
const SAVE_FROM = 165 * MB
const SAVE_UNTIL = 150 * MB
const LOOK_EVERY_MS = 100

let isSaving = false
setInterval(() => {
  const resident = process.memoryUsage.rss()
  if (isSaving ? resident > SAVE_UNTIL : resident < SAVE_FROM) return
  isSaving = !isSaving
  setFlagsFromString(isSaving ? '--memory-saver-mode' : '--no-memory-saver-mode')
}, LOOK_EVERY_MS).unref()
