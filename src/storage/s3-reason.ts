import { S3Error } from 'minio'

/** What is wrong with the store, for the one who can put it right. It never holds a key. */
export function s3Reason(error: unknown): Error {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return new Error(reasons[code] ?? otherReason(error, code, message))
}

export function isMissingObject(error: unknown): boolean {
  return ['NoSuchKey', 'NotFound'].includes((error as { code?: string }).code ?? '')
}

export function isMissingBucket(error: unknown): boolean {
  return (error as { code?: string }).code === 'NoSuchBucket'
}

const WRONG_REGION = 'the bucket or the server is in another region than S3_REGION says'
const FULL = 'it has no room left'
const AWAY = 'its host cannot be found'

const reasons: Record<string, string> = {
  ECONNREFUSED: 'it refuses the connection',
  ECONNRESET: 'it broke off the connection',
  EPIPE: 'it broke off the connection',
  ENOTFOUND: AWAY,
  EAI_AGAIN: AWAY,
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
  const isS3 = error instanceof S3Error
  if (code.startsWith('HPE_') || (isS3 && !code) || /Missing tag|XML/i.test(message)) {
    return 'it answers, but not as an S3 server does: is S3_ENDPOINT right?'
  }
  return isS3 ? `it answers ${code}${message && `: ${message}`}` : message || code || String(error)
}
