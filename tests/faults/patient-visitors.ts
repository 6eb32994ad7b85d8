import { Visitors } from '../sites/visitors.ts'
import { FileVisitors } from './file-visitors.ts'
import { keepTrying } from './keep-trying.ts'

type Body = string | FormData
type Named = Record<string, string>

/** Visitors who send the contact form again as long as the site says that it is unavailable. */
export class PatientVisitors extends Visitors {
  protected override post<Answer>(path: string, body: Body, headers: Named = {}): Promise<Answer> {
    return postPatiently(this.site + path, body, headers)
  }
}

/** The same with a file. */
export class PatientFileVisitors extends FileVisitors {
  protected override post<Answer>(path: string, body: Body, headers: Named = {}): Promise<Answer> {
    return postPatiently(this.site + path, body, headers)
  }
}

async function postPatiently<Answer>(url: string, body: Body, headers: Named): Promise<Answer> {
  const { text } = await keepTrying(url, { method: 'POST', headers, body })
  return JSON.parse(text)
}
