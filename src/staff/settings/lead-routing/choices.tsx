import type { ReactNode } from 'react'
import { css } from '../../../../styled-system/css'

const group = css({ border: 'none', p: '0', m: '0', minWidth: '0' })
const legend = css({ textStyle: 'label', color: 'heading', mb: '4', p: '0' })
const list = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: '1fr 1fr 1fr',
  },
  columnGap: '16',
})
const choice = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  gap: '12',
  cursor: 'pointer',
  '& input': { width: '1.25rem', height: '1.25rem', accentColor: 'token(colors.ink)' },
})

interface Choice {
  /** The field's name. */
  name: string
  label: string
  isChosen: boolean
}

/** Boxes of which any number can be checked, under a heading of their own. */
export function ChoiceGroup(props: {
  id?: string
  title: string
  choices: Choice[]
  children?: ReactNode
}) {
  return (
    <fieldset id={props.id} className={group} tabIndex={props.id ? -1 : undefined}>
      <legend className={legend}>{props.title}</legend>
      <Choices choices={props.choices} />
      {props.children}
    </fieldset>
  )
}

/** The boxes alone. */
export function Choices({ choices }: { choices: Choice[] }) {
  return (
    <div className={list}>
      {choices.map(({ name, label, isChosen }) => (
        <label key={name} className={choice}>
          <input type="checkbox" name={name} defaultChecked={isChosen} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}
