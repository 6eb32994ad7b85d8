import { day, type WrittenPost } from './posts.ts'

const HUGE = 1024 * 1024

/** What a post might hold that nobody should run, load or see. */
const HOSTILE = `
<script>alert('script')</script><script src="https://evil.example/x.js"></script>
<img src="/pictures/sailing.webp" onload="alert('onload')" onerror="alert('onerror')"><img src="https://evil.example/pixel.gif">
<p onclick="alert('onclick')" style="position:fixed;inset:0;background:red">Words that stay.</p>
<a href="javascript:alert('link')">a link</a> <a href="data:text/html,<script>alert(1)</script>">another</a>
<a href=" java\tscript:alert('tab')">a third</a><a href="//evil.example/">a fourth</a>
<iframe src="https://evil.example"></iframe><object data="x"></object><form action="/api/forms/quote"><input name="a"></form>
<svg onload="alert('svg')"><circle r="9"/></svg><math><mi xlink:href="javascript:alert(1)">x</mi></math>
<style>main { display: none !important }</style><link rel="stylesheet" href="https://evil.example/x.css">
<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">
<h4>Too deep</h4><h1>A second title</h1></div></main></body><table><tr><td>open<b><i><blockquote>
<template><p>hidden</p></template><noscript><img src=x onerror="alert('noscript')"></noscript>
<p id="main" name="location" class="sr_true">A clobbering id.</p><![CDATA[ x ]]><!-- <p>comment</p>
`

/** Posts that do harm wherever they are not cleaned or bounded. */
export const hostilePosts: WrittenPost[] = [
  {
    slug: 'hostile',
    title: '<script>alert("title")</script> & "quotes" [Town]',
    excerpt: '<img src=x onerror=alert(1)> </script><script>alert(2)</script> [Town]',
    description: '"><script>alert(3)</script>',
    content: HOSTILE,
    category: '</a><script>alert(4)</script>',
    author: '<b onmouseover=alert(5)>Ann</b>',
    imagePath: 'javascript:alert(6)',
    shareImage: 'https://evil.example/share.png',
    keywords: ['"><script>alert(7)</script>'],
    publishedAt: day(129),
  },
  {
    slug: 'a"><script>alert(8)<',
    title: 'An odd address',
    publishedAt: day(128),
  },
  {
    slug: 'huge',
    title: 'W'.repeat(HUGE),
    excerpt: `${'V'.repeat(HUGE)}`,
    content: `<p>${'long '.repeat(HUGE / 5)}</p>`,
    publishedAt: day(127),
  },
  {
    slug: 'deep',
    title: 'Deep',
    content: `${'<blockquote>'.repeat(20_000)}At the bottom${'<ul><li>'.repeat(20_000)}`,
    publishedAt: day(126),
  },
]
