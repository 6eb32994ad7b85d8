const FINISH_WITHIN_MS = 60_000

/** The server's answer; status 0 when there is none. */
export interface PartAnswer {
  status: number
  body: string
}

/** Says that every byte has been sent, so that the file is checked and stored. May be repeated. */
export function finishPart(url: string): Promise<PartAnswer> {
  return ask(`${url}/attachment`, { method: 'POST' })
}

/** Removes a part from the server, also while the page is being left. */
export function removePart(url: string): Promise<PartAnswer> {
  return ask(url, { method: 'DELETE', keepalive: true })
}

/** How much of a file the server has. */
export async function lookAtPart(
  url: string,
): Promise<{ offset: number; size: number } | undefined> {
  const response = await request(url, { method: 'HEAD' })
  if (!response?.ok) return undefined
  const number = (name: string) => Number(response.headers.get(name))
  return { offset: number('upload-offset'), size: number('upload-length') }
}

async function ask(url: string, options: RequestInit): Promise<PartAnswer> {
  try {
    const response = await request(url, options)
    return response
      ? { status: response.status, body: await response.text() }
      : { status: 0, body: '' }
  } catch {
    return { status: 0, body: '' }
  }
}

async function request(url: string, options: RequestInit): Promise<Response | undefined> {
  try {
    const signal = AbortSignal.timeout(FINISH_WITHIN_MS)
    return await fetch(url, { ...options, signal, headers: { 'tus-resumable': '1.0.0' } })
  } catch {
    return undefined
  }
}
