import { Fragment } from 'react'
import type { StoredSettings } from '../../../db/settings/settings.ts'
import { officeTimeInWords } from '../frame/office-time.ts'
import { heading, pairs, sign } from '../leads/lead-styles.ts'

/**
 * What somebody else saved while a form was open.
 * @param props.now What is set now, where it differs from what was typed.
 */
export function SavedMeanwhile(props: {
  stored: StoredSettings
  now: [label: string, text: string][]
}) {
  const { changedBy, changedAt } = props.stored
  return (
    <section className={sign} aria-labelledby="saved-meanwhile">
      <h2 id="saved-meanwhile" className={heading}>
        What was saved in the meantime
      </h2>
      <p>
        {changedBy}
        {changedAt && `, ${officeTimeInWords(changedAt)}`}. Where it differs from what you typed:
      </p>
      <dl className={pairs}>
        {props.now.map(([label, text]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
