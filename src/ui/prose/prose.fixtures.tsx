import type { Fixtures } from '../gallery.tsx'
import { Prose } from './prose.tsx'

const article = `
<p>A policy for a boat on a <strong>mooring</strong> reads differently from one for a boat in a slip. <a href="/blog">What the words mean</a> is worth ten minutes.</p>
<h3>Agreed value or actual cash value</h3>
<p>With <em>agreed value</em> the sum is settled when the policy begins.</p>
<ul><li>Ask what is paid for a total loss.</li><li>Ask what is deducted for sails.</li></ul>
<ol><li>Survey</li><li>Proposal</li></ol>
<blockquote><p>Ask the yard what its own policy covers, in writing.</p></blockquote>
<table><caption>What the words settle</caption><thead><tr><th>Term</th><th>Paid for a total loss</th></tr></thead><tbody><tr><td>Agreed value</td><td>The sum in the policy</td></tr><tr><td>Actual cash value</td><td>What it was worth that day</td></tr></tbody></table>
<figure><img src="/charts/bridgeport.svg" alt="Chart of the waters off Bridgeport" width="1600" height="733"><figcaption>Black Rock Harbor. Not for navigation.</figcaption></figure>
<p>The code on the survey reads <code>CT-1234-AB</code>.</p>`

export const fixtures: Fixtures = { 'an article': <Prose html={article} /> }
