import { type } from 'arktype'
import { MAX_POST_CHARACTERS } from '../../../db/writing/post-html.ts'
import { htmlInTown } from '../../blog/in-town.ts'
import { postBody } from '../../staff/posts/post-body.ts'
import { router, staffProcedure } from './init.ts'

const Preview = type({ markdown: type('string').atMostLength(MAX_POST_CHARACTERS) })

export const postsRouter = router({
  /** Renders a text as a post; no HTML when the text cannot be parsed. */
  preview: staffProcedure('posts')
    .input(Preview)
    .mutation(({ input }) => {
      const html = postBody(input.markdown)
      return { html: html === undefined ? undefined : htmlInTown(html, undefined) }
    }),
})
