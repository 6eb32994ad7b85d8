/** A server under load: one process. */
export interface Server {
  name: string
  address: string
  pid: number
  stop(): Promise<void>
}
