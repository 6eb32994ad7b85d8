import { css, cva } from '../../../../styled-system/css'
import { buildInWords, runningBuild } from '../../../settings/build-info.ts'
import { surface } from '../../../ui/layout.tsx'
import { DashboardSection } from '../dashboard-section.tsx'
import type { PartState } from './part.ts'

const list = css({ '& > div + div': { borderTop: '1px solid token(colors.line)' } })
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr auto', md: '10rem 9rem 1fr' },
  columnGap: '16',
  rowGap: '4',
  alignItems: 'baseline',
  px: { base: '16', md: '24' },
  py: '12',
  '& > dt': { fontWeight: '600', color: 'heading' },
  '& > dd:last-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
})
const state = cva({
  base: { textStyle: 'small', fontWeight: '600' },
  variants: {
    state: {
      works: { color: 'success' },
      attention: { color: 'action' },
      down: { color: 'problem' },
      unknown: { color: 'quiet' },
    },
  },
})

const STATES: Record<PartState['state'], string> = {
  works: 'Works',
  attention: 'Needs attention',
  down: 'Does not work',
  unknown: 'Not known',
}

/** Every part of the site with how it is doing. */
export function HealthSection({ parts }: { parts: PartState[] }) {
  const build = buildInWords(runningBuild())
  return (
    <DashboardSection
      id="parts"
      title="The parts of the site"
      lead={`Checked when you opened this page; mail and the virus scanner by the worker, at most five minutes ago.${build ? ` The site runs ${build}.` : ''}`}
    >
      <dl className={`${surface} ${list}`}>
        {parts.map((part) => (
          <div key={part.name} className={row}>
            <dt>{part.name}</dt>
            <dd className={state({ state: part.state })}>{STATES[part.state]}</dd>
            <dd>{part.text}</dd>
          </div>
        ))}
      </dl>
    </DashboardSection>
  )
}
