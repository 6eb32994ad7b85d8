import { Hono } from 'hono'
import { config } from '../../settings/config.ts'
import { keptAsset } from '../ready/kept-assets.ts'
import { toResponse } from '../ready/ready-answer.ts'

/** What pages of other builds load. The files of this one are answered by the layer below. */
export const keptAssets = new Hono()

keptAssets.get('/assets/:name', (c, next) => {
  const answer = keptAsset(config().dataDir, c.req.param('name'))
  return answer ? Promise.resolve(toResponse(answer, c.req.raw)) : next()
})
