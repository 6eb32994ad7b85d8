/** What clamd's answer says about a file. */
export type ClamdReply =
  | { found: 'nothing' }
  | { found: 'malware'; signature: string }
  /** It could not look at all of the file: encrypted, nested too deep, or over one of its limits. */
  | { found: 'limit'; signature: string }

const OK = 'stream: OK\0'
/** Names of signatures hold no blanks; databases of others use brackets, dots and dashes in them. */
const FOUND = /^stream: ([\x21-\x7e]{1,300}) FOUND\0$/
/** See AlertExceedsMax and AlertEncrypted in clamav/clamd.conf. */
const LIMITS = /^Heuristics\.(Limits\.Exceeded|Encrypted)(\.|$)/

/**
 * Reads what clamd answered to INSTREAM, to the last byte.
 * @throws For every answer that is not one of these words whole: an error, half an answer, nonsense.
 */
export function readReply(reply: string): ClamdReply {
  if (reply === OK) return { found: 'nothing' }
  const signature = FOUND.exec(reply)?.[1]
  if (signature === undefined) throw noVerdict(reply)
  return { found: LIMITS.test(signature) ? 'limit' : 'malware', signature }
}

export function noVerdict(reply: string): Error {
  return new Error(`The virus scanner gave no verdict but ${JSON.stringify(reply.slice(0, 200))}`)
}
