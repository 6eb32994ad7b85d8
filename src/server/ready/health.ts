import { plainHeaders } from '../../http/secure-headers.ts'
import { ReadyAnswer } from './ready-answer.ts'

/** Where this process says that it lives. */
export const HEALTH_PATH = '/healthz'

/** The answer, as ready as a file: whoever asks must not wait behind pages. */
export function healthAnswer(): ReadyAnswer {
  return new ReadyAnswer({
    headers: {
      ...plainHeaders,
      'content-type': 'text/plain; charset=UTF-8',
      'cache-control': 'no-store',
    },
    body: (encoding) => (encoding ? undefined : Buffer.from('ok')),
  })
}
