import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { articleSlugs, builtInPosts, readArticle } from '../../../db/writing/articles.ts'
import { htmlFromMarkdown } from '../../../db/writing/post-html.ts'
import { unseenPictures } from '../../../src/staff/editing/unseen-pictures.ts'
import { missingPictureErrors } from '../../../src/staff/posts/post-pictures.ts'

/** This site, with an object store in which these are. */
function siteWith(...stored: string[]) {
  const asked: string[] = []
  return {
    asked,
    isThere: async (name: string) => {
      asked.push(name)
      return name.startsWith('/public/') ? existsSync(`.${name}`) : stored.includes(name)
    },
  }
}

test('the posts that come with the site lack no picture', async () => {
  const posts = [...builtInPosts(), ...articleSlugs().map((slug) => readArticle(slug))]
  expect(posts).toHaveLength(13)
  for (const { slug, imagePath = '', content } of posts)
    expect(await missingPictureErrors(imagePath, content, siteWith()), slug).toEqual({})
})

test('a picture that is not there is named at its field, and only those that are named are looked up', async () => {
  const site = siteWith('images/fog.webp')
  const html = htmlFromMarkdown(
    '![a](/images/fog.webp) ![ src=](/images/fog.webp) ![b](/charts/nowhere.svg)\n\n<img alt="c" src="/images/gone.webp">',
  )
  expect(await missingPictureErrors('/images/none.webp', html, site)).toEqual({
    picture: 'There is no picture at /images/none.webp. Upload it, or name another one.',
    markdown:
      'The text shows what is not on this site: /charts/nowhere.svg and /images/gone.webp. Upload the picture again, or take it out.',
  })
  expect(site.asked.filter((name) => name === 'images/fog.webp')).toHaveLength(1)
  expect(
    await missingPictureErrors('/images/fog.webp', '<img src="/images/fog.webp" />', site),
  ).toEqual({})
})

test('a cover may be named by another of its formats, as pages find it', async () => {
  expect(await missingPictureErrors('/pictures/sailing.jpg', '', siteWith())).toEqual({})
})

test('what no store could have is not there, and of very many only a few are looked up and named', async () => {
  const site = siteWith()
  for (const name of ['/a', '.a', 'a'.repeat(256)])
    expect(
      await missingPictureErrors(`/images/${name}.webp`, '', siteWith(`images/${name}.webp`)),
    ).toHaveProperty('picture')
  const html = Array.from({ length: 500 }, (_, n) => `<img alt="" src="/images/${n}.webp" />`)
  const { markdown } = await missingPictureErrors('', html.join(''), site)
  expect(markdown).toContain('/images/0.webp, /images/1.webp, and /images/2.webp.')
  expect(site.asked.filter((name) => name.startsWith('images/'))).toHaveLength(3)
})

test('pictures of other sites, and those of which nobody who cannot see them learns, are named', () => {
  const say = (markdown: string) => unseenPictures(markdown, htmlFromMarkdown(markdown))
  expect(say('![A buoy](/images/buoy.webp) and no other')).toBeUndefined()
  expect(say('![A buoy](https://other.example/buoy.jpg)')).toBe(
    'Visitors will not see https://other.example/buoy.jpg: pictures of other sites are left out. Save the picture and add it here, or take it out.',
  )
  expect(say('![](/images/a.webp) ![ ](/images/b.webp)\n\n<img src="/images/c.webp">')).toBe(
    'Those who cannot see /images/a.webp, /images/b.webp, and /images/c.webp learn nothing of it: type what it shows between the brackets before its address.',
  )
})
