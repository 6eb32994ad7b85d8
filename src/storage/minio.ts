import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/** The client of S3 servers, loaded by the first store that needs one: it takes 11 MB and 0.2 s of a process. */
export const minio = (): typeof import('minio') => load('minio')
