/** What the HTTP server knows of a request that the request itself does not say. */
export interface RequestContext {
  remoteAddress?: string
}
