/** Types of columns that are named differently on the two databases. */
export interface Types {
  /** Sorted in byte order on both, so that every `order by` agrees: Postgres would use the server's locale. */
  text: string
  /** Of Better Auth's tables: SQLite has neither. */
  flag: string
  time: string
}

export const SQLITE: Types = { text: 'text', flag: 'integer', time: 'date' }
export const POSTGRES: Types = { text: 'text collate "C"', flag: 'boolean', time: 'timestamptz' }
