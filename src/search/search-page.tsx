import { recordMissedSearch } from '../../db/ops/missed-searches.ts'
import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { orFallback } from '../http/fallback.ts'
import { isBot } from '../http/is-bot.ts'
import { log } from '../http/log.ts'
import { phoneLink } from '../http/phone-link.ts'
import { requestHeaders } from '../http/request.ts'
import { services } from '../http/services.ts'
import { SearchByName } from '../layout/nearest-page.tsx'
import { Page } from '../ui/layout.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import type { SearchEntry } from './entries.ts'
import { find } from './find.ts'

const stack = css({ display: 'grid', gap: '32', py: { base: '32', md: '56' } })
const title = css({ textStyle: 'title' })
const SHOWN_CHARACTERS = 320

/**
 * The search of the site, without JavaScript too.
 * @param asked What was typed; empty before anything was.
 */
export async function SearchPage({ asked }: { asked: string }) {
  const found = asked
    ? await orFallback<SearchEntry[] | undefined>(
        'what is searched',
        () => find(services().db, asked),
        undefined,
      )
    : []
  if (asked && found?.length === 0) noteMissed(asked)
  return (
    <Page>
      <div className={stack}>
        <h1 className={title}>Search</h1>
        <SearchByName near={null} asked={asked} />
        {asked && <Found asked={asked} found={found} />}
        <p>
          Or read <a href="/questions">every question by topic</a>.
        </p>
      </div>
    </Page>
  )
}

function Found({ asked, found }: { asked: string; found: SearchEntry[] | undefined }) {
  const { phone } = agency()
  if (!found?.length) {
    return (
      <p role="status">
        {found ? `Nothing here has “${asked}”.` : 'The search does not answer at the moment.'} Try a
        town, a boat, or a kind of policy, or call <a href={phoneLink(phone)}>{phone}</a>.
      </p>
    )
  }
  return (
    <Prose>
      {found.map(({ href, title, text, of }) => (
        <section key={`${href} ${title}`}>
          <h2>
            <a href={href}>{title}</a>
          </h2>
          <p>
            {text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text}
            {of && (
              <>
                {' '}
                <em>{of}</em>
              </>
            )}
          </p>
        </section>
      ))}
    </Prose>
  )
}

/** A few words: no addresses, no numbers. */
const PLAIN_WORDS = /^\p{L}[\p{L}' -]{1,38}\p{L}$/u
const MOST_MISSED_WORDS = 4
/** Programs that ask for anything write no more than this. */
const EVERY_MS = 1000

let nextNote = 0

/**
 * Counts what a visitor searched for in vain, for the dashboard: nothing that could be an address or a number, and no
 * more than one a second.
 */
function noteMissed(asked: string): void {
  const words = asked.toLowerCase().replace(/\s+/g, ' ')
  const now = Date.now()
  if (now < nextNote || !PLAIN_WORDS.test(words)) return
  if (words.split(' ').length > MOST_MISSED_WORDS || isBot(requestHeaders())) return
  nextNote = now + EVERY_MS
  recordMissedSearch(services().db, words).catch((err) =>
    log.warn({ err }, 'a search was not counted'),
  )
}
