import { S3Error } from 'minio'

/** What is wrong with the store, for the one who can put it right. It never holds a key. */
export function s3Reason(error: unknown): Error {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return new Error(reasons[code] ?? otherReason(error, code, message))
}

/** Whether an error says that an object, or the bucket it would be in, is not there. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'NoSuchKey', 'NotFound', 'NoSuchBucket')
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes((error as { code?: string }).code ?? '')
}

export const NOT_S3 = 'it answers, but not as an S3 server does: is S3_ENDPOINT right?'

const WRONG_REGION = 'the bucket or the server is in another region than S3_REGION says'
const FULL = 'it has no room left'
const HOST_NOT_FOUND = 'its host cannot be found'

const reasons: Record<string, string> = {
  ECONNREFUSED: 'it refuses the connection',
  ECONNRESET: 'it broke off the connection',
  EPIPE: 'it broke off the connection',
  ENOTFOUND: HOST_NOT_FOUND,
  EAI_AGAIN: HOST_NOT_FOUND,
  EHOSTUNREACH: 'its host cannot be reached',
  EPROTO: 'it does not speak https',
  InvalidAccessKeyId: 'it does not know the S3_ACCESS_KEY',
  SignatureDoesNotMatch: 'it refuses the S3_SECRET_KEY',
  AccessDenied: 'it gives this account no right to the bucket',
  NoSuchBucket: 'there is no such bucket',
  BucketAlreadyExists: 'the bucket belongs to another account',
  RequestTimeTooSkewed: 'its clock and ours are too far apart',
  InvalidLocationConstraint: WRONG_REGION,
  IllegalLocationConstraintException: WRONG_REGION,
  AuthorizationHeaderMalformed: WRONG_REGION,
  AuthorizationQueryParametersError: WRONG_REGION,
  PermanentRedirect: WRONG_REGION,
  QuotaExceeded: FULL,
  XMinioStorageFull: FULL,
  InsufficientStorage: FULL,
}

function otherReason(error: unknown, code: string, message: string): string {
  const { name } = error as Error
  const isS3 = error instanceof S3Error
  if (code.startsWith('HPE_') || name === 'InvalidXMLError' || (isS3 && !code)) return NOT_S3
  const status = /Retryable HTTP status: (\d+)/.exec(message)?.[1]
  if (status) return `it answers with status ${status}`
  if (isS3) return `it answers ${code}${message && `: ${message}`}`
  return message || code || String(error)
}
