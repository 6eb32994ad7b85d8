import type { MeasuredTable } from '../../db/move/measure-tables.ts'
import type { MeasuredFiles } from './move-files.ts'

/** What was counted and compared on both sides. */
export interface Compared {
  tables: { source: MeasuredTable[]; target: MeasuredTable[] }
  /** Undefined when files stay where they are. */
  files: { source: MeasuredFiles; target: MeasuredFiles } | undefined
}

/** Whether the target has the same rows and files as the source. */
export function isSame({ tables, files }: Compared): boolean {
  return differing(tables).length === 0 && (!files || sameFiles(files))
}

/** Everything that was counted, as a table of text. */
export function inTable({ tables, files }: Compared): string {
  const differ = new Set(differing(tables))
  const lines = tables.source.map(({ name, rows }, at) =>
    line(name, rows, tables.target[at]?.rows, differ.has(name)),
  )
  if (files) {
    const { source, target } = files
    lines.push(line('files', source.files, target.files, !sameFiles(files)))
    lines.push(line('bytes of files', source.bytes, target.bytes, !sameFiles(files)))
  }
  return [columns('', 'source', 'target', 'SHA-256'), ...lines].join('\n')
}

function differing({ source, target }: Compared['tables']): string[] {
  return source.filter((table, at) => table.sha256 !== target[at]?.sha256).map(({ name }) => name)
}

function sameFiles({ source, target }: NonNullable<Compared['files']>): boolean {
  return source.sha256 === target.sha256 && source.bytes === target.bytes
}

function line(name: string, source: number, target: number | undefined, differs: boolean): string {
  return columns(name, inDigits(source), inDigits(target ?? 0), differs ? 'DIFFERS' : 'same')
}

function columns(name: string, source: string, target: string, end: string): string {
  return `${name.padEnd(22)}${source.padStart(16)}${target.padStart(16)}  ${end}`
}

function inDigits(number: number): string {
  return number.toLocaleString('en-US')
}
