const TRACKED = /^\/(?:products|towns(?:\/([a-z-]{1,60}))?)?$/

/**
 * The pages whose visits are counted: home, the lists of products and towns, and each town.
 * @returns Undefined for any other path; for a town's page its slug, which may not be a real town.
 */
export function trackedPage(path: string): { town: string | undefined } | undefined {
  const match = TRACKED.exec(path)
  return match ? { town: match[1] } : undefined
}
