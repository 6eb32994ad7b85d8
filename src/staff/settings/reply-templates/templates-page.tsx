import { Fragment } from 'react'
import { findSettings } from '../../../../db/settings/settings.ts'
import { css } from '../../../../styled-system/css'
import { services } from '../../../http/services.ts'
import { LINK_FIELD, REPLY_FIELDS, type ReplyTemplate } from '../../../settings/reply-templates.ts'
import { setTemplates } from '../../../settings/stored-settings.ts'
import { PlainField, PlainTextArea } from '../../../ui/field/plain-field.tsx'
import { surface } from '../../../ui/layout.tsx'
import { pairs } from '../../leads/lead-styles.ts'
import { LEADS } from '../../leads/list/leads-query.ts'
import { requireStaff } from '../../session/require-staff.ts'
import { settingsBeingAnswered } from '../settings-answer.ts'
import { SettingsForm, SettingsFrame } from '../settings-frame.tsx'
import { group, legend } from '../settings-styles.ts'
import { MAX_TEMPLATES, templateField, templatesIn } from './templates-screen.ts'

const ROWS = 8
const NEW: ReplyTemplate = { name: '', subject: '', text: '' }
const below = css({ clear: 'both' })

/** The page on which brokers keep what they begin replies with. */
export async function TemplatesPage() {
  const staff = await requireStaff('leads')
  const answer = settingsBeingAnswered('reply-templates')
  const stored = await findSettings(services().db, 'reply-templates')
  const current = setTemplates(stored.value)
  const shown = answer ? templatesIn(answer.fields) : current
  const last = shown.findLastIndex((template) => Object.values(template).some(Boolean))
  // One more to fill in.
  const lines = [...shown.slice(0, last + 1), NEW].slice(0, MAX_TEMPLATES)
  return (
    <SettingsFrame
      title="Templates of replies"
      {...{ staff, answer, stored }}
      now={current.map(({ name, text }) => [name, text])}
      what="Templates"
    >
      <p>
        Choose one of these on the page of a lead, change what you like, and send it. Empty all
        three fields of a template to remove it. <a href={LEADS}>Go to the leads</a>
      </p>
      <p>What stands in braces is filled in for each visitor:</p>
      <dl className={pairs}>
        {Object.entries(REPLY_FIELDS).map(([name, meaning]) => (
          <Fragment key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
      <SettingsForm name="reply-templates" label="Templates of replies" {...{ stored, answer }}>
        {lines.map((template, number) => (
          <Template
            key={templateField('name', number)}
            {...{ template, number, errors: answer?.errors ?? {} }}
            isNew={number > last}
          />
        ))}
      </SettingsForm>
    </SettingsFrame>
  )
}

function Template(props: {
  template: ReplyTemplate
  number: number
  errors: Record<string, string>
  isNew: boolean
}) {
  const { template, number, errors, isNew } = props
  const field = (part: keyof ReplyTemplate) => {
    const name = templateField(part, number)
    return { name, defaultValue: template[part], error: errors[name] }
  }
  return (
    <fieldset className={`${surface} ${group}`}>
      <legend className={legend}>{isNew ? 'New template' : `Template ${number + 1}`}</legend>
      <div className={below}>
        <PlainField
          {...field('name')}
          label="Name"
          hint="For example: Ask for the present policy"
        />
      </div>
      <PlainField
        {...field('subject')}
        label="Subject"
        hint="Empty, the reply stands under the confirmation in the visitor’s mailbox."
        isOptional
      />
      <PlainTextArea
        {...field('text')}
        label="Text"
        hint={`For example: Hello {first name}, thank you for your {request} {reference}. You can send us your present policy here: ${LINK_FIELD}`}
        rows={ROWS}
      />
    </fieldset>
  )
}
