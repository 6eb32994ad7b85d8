import { css } from '../../../../styled-system/css'
import { notPrinted } from '../../../ui/layout.tsx'

/** Where it all stands below each other, the way down is long. */
const onPhones = css({
  display: { base: 'flex', lg: 'none' },
  flexWrap: 'wrap',
  columnGap: '16',
  my: '-12',
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
})

const PARTS = [
  ['#answers', 'Answers'],
  ['#files', 'Files'],
  ['#time-line', 'History'],
  ['#state', 'Status'],
  ['#notes', 'Notes'],
]

/** Links to the parts of a lead's page, on a phone. */
export function OnThisPage() {
  return (
    <nav aria-label="On this page" className={`${onPhones} ${notPrinted}`}>
      {PARTS.map(([href, name]) => (
        <a key={href} href={href}>
          {name}
        </a>
      ))}
    </nav>
  )
}
