import type { Marina, Town } from '../../db/content/towns.ts'
import { css } from '../../styled-system/css'
import { Sources } from '../ui/prose/content-sections.tsx'

const heading = css({ textStyle: 'section', mb: '16' })
const table = css({
  width: '100%',
  tableLayout: 'fixed',
  '& tr': { borderTop: '1px solid token(colors.line)' },
  // On a phone one below the other: in large text, two columns would cut words.
  '& th, & td': {
    display: { base: 'block', sm: 'table-cell' },
    py: { sm: '12' },
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& th': { width: { sm: '35%' }, pr: '16', pt: '12', fontWeight: '600' },
  '& td': { pb: '12' },
})

/** Every marina and harbor of a town, with what is known of each. */
export function TownMarinas({ town: { slug, name, marinas } }: { town: Town }) {
  if (marinas.length === 0) return null
  return (
    <section>
      <h2 className={heading}>Marinas and Harbors of {name}</h2>
      <table className={table}>
        <tbody>
          {marinas.map((marina) => (
            <Harbor key={marina.name} {...marina} />
          ))}
        </tbody>
      </table>
      <p>
        Does one of them ask for proof of insurance?{' '}
        <a href={`/certificates?town=${slug}`}>Ask for a certificate</a>.
      </p>
    </section>
  )
}

function Harbor({ name, note, limits, source }: Marina) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <p>{note}</p>
        {limits && <p>{limits}</p>}
        {source && <Sources sources={[source]} />}
      </td>
    </tr>
  )
}
