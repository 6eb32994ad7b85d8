const THIS_MACHINE = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/

/**
 * Whether a site's address is one that strangers reach: https, and not this machine. Samples are
 * not shown there.
 */
export function isPublicAddress(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'https:' && !THIS_MACHINE.test(hostname)
}
