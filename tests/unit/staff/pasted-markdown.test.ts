import { marked } from 'marked'
import { expect, test } from 'vitest'
import { markdownOf } from '../../../src/staff/posts/editor/pasted-markdown.ts'

const paste = (html: string) => markdownOf(html, 'https://agency.example')

test('headings, words, lists and links of a web page are Markdown', () => {
  const { markdown } =
    paste(`<meta charset="utf-8"><h1>Fog</h1><p>It is <b>thick</b> and <i>cold</i>.</p>
    <ul><li>Slow down<ul><li>Sound a horn</li></ul></li><li>See <a href="https://noaa.example/fog">NOAA</a></li></ul>
    <ol><li>Wait</li><li>Listen</li></ol><blockquote><p>Slowly.</p></blockquote><pre>a | b\n</pre>`)
  expect(markdown).toBe(`## Fog

It is **thick** and *cold*.

- Slow down
    - Sound a horn
- See [NOAA](https://noaa.example/fog)

1.  Wait
2.  Listen

> Slowly.

\`\`\`
a | b
\`\`\``)
})

test('a table keeps its columns, with merged and empty cells and signs of Markdown in them', () => {
  const { markdown } =
    paste(`<table><caption>Premiums</caption><tr><th><b>Boat</b></th><th>Rate</th><th>Note</th></tr>
    <tr><td rowspan="2"><p>Sail</p></td><td>1 | 2</td><td></td></tr><tr><td colspan="2">Ask<br>us</td></tr></table>`)
  expect(markdown).toBe(`Premiums

| Boat | Rate | Note |
| --- | --- | --- |
| Sail | 1 \\| 2 |  |
|  | Ask us |  |`)
})

test('a table that only puts things beside each other is none', () => {
  expect(paste('<table><tr><td><h2>Fog</h2><p>Slowly.</p></td></tr></table>').markdown).toBe(
    '## Fog\n\nSlowly.',
  )
})

test('the lists of Word, which are paragraphs, are lists', () => {
  const mark = (sign: string) =>
    `<![if !supportLists]><span style="font-family:Symbol"><span style="mso-list:Ignore">${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>`
  const point = (list: string, sign: string, words: string) =>
    `<p class=MsoListParagraphCxSpMiddle style="text-indent:-.25in;mso-list:${list}">${mark(sign)}${words}<o:p></o:p></p>`
  const { markdown } =
    paste(`<html><head><style>p.MsoNormal{margin:0in}</style><title>Fog</title></head><body>
    <!--StartFragment--><h2>Before you sail<o:p></o:p></h2><p class=MsoNormal>Check:<o:p></o:p></p>
    ${point('l0 level1 lfo1', '·', 'Flares')}${point('l0 level2 lfo1', 'o', 'Red <b>only</b>')}${point('l0 level1 lfo1', '·', 'Horn')}
    <p class=MsoNormal><o:p>&nbsp;</o:p></p>${point('l1 level1 lfo2', '1.', 'Wait')}${point('l1 level1 lfo2', '2.', 'Listen')}
    <!--EndFragment--></body></html>`)
  expect(markdown).toBe(`## Before you sail

Check:

- Flares
    - Red **only**
- Horn

1. Wait
2. Listen`)
})

test('what Google Docs says by its styles is kept, and its wrapper is not bold', () => {
  const { markdown } = paste(`<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr">
    <span style="font-weight:400;font-style:normal">Fog is </span><span style="font-weight:700;font-style:italic">thick</span></p></b>`)
  expect(markdown).toBe('Fog is ***thick***')
})

test('text that looks like a tag or an entity stays text', async () => {
  const { markdown } = paste('<p>Write &lt;name&gt;, &lt;/b&gt; and &amp;amp; where 1 &lt; 2.</p>')
  expect(await marked.parseInline(markdown)).toBe(
    'Write &lt;name&gt;, &lt;/b&gt; and &amp;amp; where 1 &lt; 2.',
  )
})

test('pictures and pages of this site stay its own, and a picture that only another program has is counted', () => {
  const { markdown, lostPictures } =
    paste(`<p><img src="https://agency.example/images/a.webp" alt="A buoy">
    <a href="https://agency.example/towns/mystic">Mystic</a> <img src="https://other.example/b.jpg" alt="">
    <img src="file:///C:/clip_image001.png"></p>`)
  expect(markdown).toBe(
    '![A buoy](/images/a.webp) [Mystic](/towns/mystic) ![](https://other.example/b.jpg)',
  )
  expect(lostPictures).toBe(1)
})

test('a list in a list of Google Docs, and the only paragraph of a point, stay tight', () => {
  const { markdown } = paste(
    `<ul><li><p>one</p></li><ul><li><p>nested</p></li></ul><li><p>two</p></li></ul>`,
  )
  expect(markdown.replace(/\n+/g, '\n')).toBe('- one\n    - nested\n- two')
  expect(marked.parse(markdown)).toMatch(/one\s*<ul>\s*<li>nested/)
})

test("a heading of Word's page is one, though it is a paragraph", () => {
  const heading = '<p role="heading" aria-level="3"><span>Storage</span></p><p>Dry.</p>'
  expect(paste(heading).markdown).toBe('### Storage\n\nDry.')
})

test('a link that Outlook or Google has wrapped leads where it led, and one to a script nowhere', () => {
  const links = [
    'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fnoaa.example%2Ffog%3Fa%3D1&amp;data=05',
    'https://www.google.com/url?q=https://noaa.example/fog&amp;sa=D',
    'javascript:alert(1)',
    '#top',
  ]
  const [outlook, google, script, top] = links.map(
    (href) => paste(`<p><a href="${href}">fog</a></p>`).markdown,
  )
  expect([outlook, google]).toEqual([
    '[fog](https://noaa.example/fog?a=1)',
    '[fog](https://noaa.example/fog)',
  ])
  expect([script, top]).toEqual(['fog', 'fog'])
})

test('buttons and drawings of a page are not text, and what it folds stays apart', () => {
  const { markdown } = paste(
    `<details><summary>Fog</summary>Slow down.</details><button>Share</button><svg><text>x</text></svg>`,
  )
  expect(markdown).toBe('Fog\n\nSlow down.')
})

test('bold words that touch are bold', () => {
  expect(paste('<p><b>Fo</b><b>g</b> ahead</p>').markdown).toBe('**Fog** ahead')
})
