import { TRPCError } from '@trpc/server'
import { type } from 'arktype'
import { MAX_POST_CHARACTERS } from '../../../db/writing/post-html.ts'
import { htmlInTown } from '../../blog/in-town.ts'
import { livePreview, TooManyPreviews } from '../../staff/posts/live-preview.ts'
import { router, staffProcedure } from './init.ts'

const Preview = type({ markdown: type('string').atMostLength(MAX_POST_CHARACTERS) })

export const postsRouter = router({
  /** Renders a text as a post; no HTML when the text cannot be parsed. */
  preview: staffProcedure('posts')
    .input(Preview)
    .mutation(async ({ input }) => {
      const html = await livePreview(input.markdown).catch((error) => {
        if (!(error instanceof TooManyPreviews)) throw error
        throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message: 'Too many previews at once.' })
      })
      return { html: html === undefined ? undefined : htmlInTown(html, undefined) }
    }),
})
