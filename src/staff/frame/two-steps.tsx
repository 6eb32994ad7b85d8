import type { ComponentProps } from 'react'
import { css } from '../../../styled-system/css'

const summary = css({
  display: 'list-item',
  py: '8',
  textStyle: 'label',
  color: 'problem',
  cursor: 'pointer',
})

/**
 * What cannot be taken back: its words open what it means and its button, without JavaScript too.
 * @param props.label What it does, for example: Remove this profile.
 */
export function TwoSteps(props: ComponentProps<'details'> & { label: string }) {
  const { label, children, ...details } = props
  return (
    <details {...details}>
      <summary className={summary}>{label}</summary>
      {children}
    </details>
  )
}
