import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/** The client of S3 servers, loaded by the first store that needs one: it takes 11 MB and 0.2 s of a process. */
export const minio = (): typeof import('minio') => load('minio')

/** The problem with the store, for the operator. It never contains a key. */
export function s3Reason(error: unknown): Error {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return new Error(reasons[code] ?? otherReason(error, code, message))
}

/** Whether an error means that an object, or its bucket, does not exist. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'NoSuchKey', 'NotFound', 'NoSuchBucket')
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes((error as { code?: string }).code ?? '')
}

export const NOT_S3 = 'it answers, but not as an S3 server does: is S3_ENDPOINT right?'

const WRONG_REGION = 'the bucket or the server is not in the region S3_REGION'
const FULL = 'it is out of space'
const HOST_NOT_FOUND = 'its host cannot be found'

const reasons: Record<string, string> = {
  ECONNREFUSED: 'it refuses the connection',
  ECONNRESET: 'it closed the connection',
  EPIPE: 'it closed the connection',
  ENOTFOUND: HOST_NOT_FOUND,
  EAI_AGAIN: HOST_NOT_FOUND,
  EHOSTUNREACH: 'its host cannot be reached',
  EPROTO: 'it does not speak https',
  InvalidAccessKeyId: 'it does not know the S3_ACCESS_KEY',
  SignatureDoesNotMatch: 'it refuses the S3_SECRET_KEY',
  AccessDenied: 'it does not allow this account to use the bucket',
  NoSuchBucket: 'there is no such bucket',
  BucketAlreadyExists: 'the bucket belongs to another account',
  RequestTimeTooSkewed: 'its clock differs too much from ours',
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
  const isS3 = error instanceof minio().S3Error
  if (code.startsWith('HPE_') || name === 'InvalidXMLError' || (isS3 && !code)) return NOT_S3
  const status = /Retryable HTTP status: (\d+)/.exec(message)?.[1]
  if (status) return `it answers with status ${status}`
  if (isS3) return `it answers ${code}${message && `: ${message}`}`
  return message || code || String(error)
}
