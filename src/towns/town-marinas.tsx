import type { Marina, Town } from '../../db/content/towns.ts'
import { css } from '../../styled-system/css'
import { Sources } from '../ui/prose/content-sections.tsx'

const heading = css({ textStyle: 'section', mb: '16' })
const list = css({ display: 'grid', gap: '12' })

/** Every marina and harbor of a town. */
export function TownMarinas({ town: { name, marinas } }: { town: Town }) {
  if (marinas.length === 0) return null
  return (
    <section>
      <h2 className={heading}>Marinas and Harbors of {name}</h2>
      <ul className={list}>
        {marinas.map((marina) => (
          <Harbor key={marina.name} {...marina} />
        ))}
      </ul>
    </section>
  )
}

function Harbor({ name, note, source }: Marina) {
  return (
    <li>
      <strong>{name}.</strong> {note}
      {source && <Sources sources={[source]} />}
    </li>
  )
}
