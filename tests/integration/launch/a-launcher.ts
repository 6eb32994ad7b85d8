import { existsSync, writeFileSync } from 'node:fs'
import { againWithoutCompiler } from '../../../launch/again-without-compiler.ts'

/** Prints its process id in each run, and stops a run that begins once too often. */
const [countFile = ''] = process.argv.slice(2)
const run = existsSync(`${countFile}.2`) ? 3 : existsSync(`${countFile}.1`) ? 2 : 1
writeFileSync(`${countFile}.${run}`, String(process.pid))
if (run < 3) againWithoutCompiler(import.meta.filename)
console.log(JSON.stringify({ run, pid: process.pid, left: process.env.COMPILED_BEFORE }))
