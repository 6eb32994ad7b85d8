import { unstable_createServerEntryAdapter as createServerEntryAdapter } from 'waku/adapter-builders'
import { createApp } from './app.ts'

/**
 * Mounts Waku as the last route of our own application, in development and in production. Waku's
 * own Node adapter looks for a file on disk at every request and refuses bodies over 100 MB, which
 * ten attachments are.
 */
export const adapter = createServerEntryAdapter(({ processRequest, processBuild, config }) => ({
  fetch: createApp(processRequest).fetch,
  build: processBuild,
  buildOptions: { distDir: config.distDir },
  buildEnhancers: [],
}))
