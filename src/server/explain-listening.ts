/** Explains to an operator why a server could not listen on an address. */
export function explainListening(
  { code = '', message }: NodeJS.ErrnoException,
  host: string,
  port: number,
): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is already in use: set PORT to another one.`
  if (code === 'EACCES') return `This user may not listen on port ${port}: set PORT above 1023.`
  if (['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(code))
    return `HOST ${host} is not an address of this machine.`
  if (['ENOTFOUND', 'EAI_AGAIN'].includes(code)) return `HOST ${host} cannot be resolved.`
  if (code === 'ENOTSUP')
    return 'This system cannot share a port between processes: set WEB_PROCESSES to 1.'
  return `The site cannot listen on port ${port} of HOST ${host}: ${message}`
}
