/** clamd's verdict on a file. */
export type ClamdReply =
  | { found: 'nothing' }
  | { found: 'malware'; signature: string }
  /** It could not scan the whole file: encrypted, nested too deeply, or over one of its limits. */
  | { found: 'limit'; signature: string }

const OK = 'stream: OK\0'
/** Signature names contain no spaces; third-party databases use brackets, dots and dashes. */
const FOUND = /^stream: ([\x21-\x7e]{1,300}) FOUND\0$/
/** See AlertExceedsMax and AlertEncrypted in clamav/clamd.conf. */
const LIMITS = /^Heuristics\.(Limits\.Exceeded|Encrypted)(\.|$)/

/**
 * Parses clamd's complete reply to INSTREAM.
 * @throws For anything but a complete, known reply: an error, a truncated reply, garbage.
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
