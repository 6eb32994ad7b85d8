import type { TextKind } from '../../../../db/schema/text-versions.ts'
import type { ListedText } from '../../../../db/texts/text-list.ts'
import { css } from '../../../../styled-system/css'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { surface } from '../../../ui/layout.tsx'
import { facts, list } from '../../frame/list-look.ts'
import { officeTimeInWords } from '../../frame/office-time.ts'
import { editorHref } from '../editor/edited-text.ts'
import { KIND_NAMES } from '../text-admin.ts'

const search = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12' })
const heading = css({ textStyle: 'section', mb: '16' })
const beside = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '16',
  px: { base: '16', md: '24' },
  py: '4',
})
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })

type Listed = Record<TextKind, ListedText[]>

/** Every page whose texts staff edit, with what was edited, when, and by whom. */
export function TextList({ texts, search: typed }: { texts: Listed; search: string }) {
  const kinds = (Object.keys(KIND_NAMES) as TextKind[])
    .map((kind) => ({ kind, pages: texts[kind].filter(({ name }) => isNamed(name, typed)) }))
    .filter(({ pages }) => pages.length > 0)
  return (
    <>
      <p>
        What the pages of towns, vessel types and products say.{' '}
        <a href="/admin/texts/brokers">Brokers’ profiles</a> are on a page of their own.
      </p>
      <form action="/admin/texts" className={search} aria-label="Search texts">
        <PlainField name="search" type="search" label="Find a page by name" defaultValue={typed} />
        <Button type="submit">Search</Button>
      </form>
      {kinds.length === 0 && <p>No town, vessel type or product is called “{typed}”.</p>}
      {kinds.map(({ kind, pages }) => (
        <section key={kind} aria-labelledby={kind}>
          <h2 id={kind} className={heading}>
            {KIND_NAMES[kind]}
          </h2>
          <ul className={`${surface} ${list}`}>
            {pages.map((page) => (
              <Line key={page.slug} kind={kind} page={page} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Line({ kind, page: { slug, name, edited } }: { kind: TextKind; page: ListedText }) {
  return (
    <li className={beside}>
      <h3>
        <a href={editorHref({ kind, slug })} className={link}>
          {name}
        </a>
      </h3>
      <p className={facts}>
        {edited ? (
          <>
            <Badge tone="ink">Edited</Badge>
            {edited.by && <span>By {edited.by}</span>}
            <span>{officeTimeInWords(edited.at)}</span>
          </>
        ) : (
          'Built-in text'
        )}
      </p>
    </li>
  )
}

function isNamed(name: string, search: string): boolean {
  return name.toLowerCase().includes(search.toLowerCase())
}
