'use client'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { VesselOption } from '../../db/content/vessels.ts'
import { css, cva, cx } from '../../styled-system/css'
import { useAttachments } from '../attachments/use-attachments.ts'
import { CutOff } from '../forms/cut-off.tsx'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { FormShell } from '../forms/form-shell.tsx'
import type { FormState } from '../forms/form-state.ts'
import { Summary } from '../forms/summary.tsx'
import { type Choice, type StepId, stepOf } from '../forms/table.ts'
import { type ClientForm, useForm } from '../forms/use-form.ts'
import { useSending } from '../forms/use-sending.ts'
import { Button } from '../ui/button/button.tsx'
import { forScreenReaders } from '../ui/layout.tsx'
import { Progress } from '../ui/progress/progress.tsx'
import { ContactStep } from './contact-step.tsx'
import {
  headOf,
  needsVessel,
  type QuoteForm,
  quoteForm,
  quoteSteps,
  stepName,
  VESSEL_NEEDED,
} from './form.ts'
import { InsuranceStep } from './insurance-step.tsx'
import { VesselStep } from './vessel-step.tsx'

export interface QuoteWizardProps {
  state: FormState
  vessels: VesselOption[]
  /** The list could not be read on the server, so it is the built-in one. */
  vesselsAreDefaults: boolean
  /** The form is in a column of another page, under that page's heading. */
  isEmbedded?: boolean
}

const heading = cva({
  variants: { isEmbedded: { true: { textStyle: 'card' }, false: { textStyle: 'section' } } },
})
const note = css({ textStyle: 'small', color: 'quiet', textAlign: 'center' })
/** Keeps the place of the note, so that nothing below moves when the form hydrates. */
const unseen = css({ visibility: 'hidden' })
const buttons = css({ display: 'grid', gap: '8', justifyItems: 'stretch' })

/** What the title of the page says before what it is about. */
const NAMED_IN_TITLE = /^(Error: )?(Step \d of \d: )?/
const MISSING_ID = 'missing'
const LIST = new Intl.ListFormat('en-US')

const loadRules = async () => (await import('./rules.ts')).quoteRules

/** The quote wizard: three steps, one form. Without JavaScript each step posts to the server. */
export function QuoteWizard(props: QuoteWizardProps) {
  const { state, isEmbedded = false } = props
  const form = useForm(quoteForm, state, loadRules)
  const attachments = useAttachments('quote', state)
  const [mayCall, setMayCall] = useState(state.mayCall)
  const { isSending, send } = useSending(quoteForm, state, form, attachments, (formData) => ({
    formType: 'quote',
    formData,
  }))
  const { step } = form
  const missing = whatIsMissing(form)
  const context = {
    form: quoteForm,
    register: form.register,
    errors: form.errors,
    initial: state.values,
    values: form.values,
    answer: form.awake ? form.answer : undefined,
  }

  return (
    <FormShell
      form={quoteForm}
      state={state}
      step={step}
      label="Quote request"
      awake={form.awake}
      draft={form.draft}
      returnTo={form.returnTo}
      onSubmit={(event: SyntheticEvent) => form.submit(event, send)}
    >
      <Progress label={stepName(step)} percent={quoteSteps[step].percent} />
      <StepHeading
        step={step}
        heading={headOf(step, form.values.insurance_type).heading}
        isEmbedded={isEmbedded}
      />
      <ErrorSummary
        errors={form.errors}
        order={Object.keys(stepOf(quoteForm, step).fields)}
        refused={step === 'contact' ? attachments.refused : undefined}
        failures={form.failures}
      />
      {step === 'insurance' && <InsuranceStep context={context} isNarrow={isEmbedded} />}
      {step === 'vessel' && (
        <VesselStep context={context} insuranceType={form.values.insurance_type} {...props} />
      )}
      {step === 'contact' && (
        <>
          <Summary<QuoteForm>
            steps={quoteForm.steps.slice(0, -1)}
            values={form.values}
            choices={{ vessel_type: choicesOf(props.vessels) }}
            isNested={isEmbedded}
            disabled={isSending}
            onChange={form.change}
          />
          <ContactStep
            context={context}
            state={state}
            attachments={attachments}
            mayCall={mayCall}
            onMayCall={setMayCall}
          />
        </>
      )}
      {form.isCutOff && <CutOff isLast={step === 'contact'} />}
      <div className={buttons}>
        <Button
          type="submit"
          tone="action"
          width="full"
          aria-busy={(form.isChecking && !isSending) || undefined}
          // It can be focused, so that its reason is heard; pressed, it says at the fields what is missing.
          aria-disabled={(form.awake && missing !== undefined) || undefined}
          aria-describedby={form.awake && missing ? MISSING_ID : undefined}
          disabled={form.awake && isSending}
        >
          {step !== 'contact' ? 'Continue' : isSending ? 'Processing...' : 'Get My Free Quote'}
        </Button>
        {missing && (
          <p id={MISSING_ID} className={cx(note, !form.awake && unseen)}>
            {missing}
          </p>
        )}
        {step !== 'insurance' && (
          <Button
            type="submit"
            tone="bare"
            name="go"
            value="back"
            disabled={isSending}
            onClick={(event) => {
              event.preventDefault()
              form.back()
            }}
          >
            Back
          </Button>
        )}
      </div>
    </FormShell>
  )
}

/** Takes the focus when the step changes, so that a screen reader announces the step; the title of the page says it, too. */
function StepHeading(props: { step: StepId<QuoteForm>; heading: string; isEmbedded: boolean }) {
  const { step, isEmbedded } = props
  const Heading = isEmbedded ? 'h3' : 'h2'
  const element = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.title = `${stepName(step)}: ${document.title.replace(NAMED_IN_TITLE, '')}`
    element.current?.focus()
    element.current?.scrollIntoView({ block: 'center' })
  }, [step])
  return (
    <Heading className={heading({ isEmbedded })} ref={element} tabIndex={-1}>
      <span className={forScreenReaders}>{stepName(step)}: </span>
      {props.heading}
    </Heading>
  )
}

function choicesOf(vessels: VesselOption[]): Choice[] {
  return vessels.map(({ slug, name }) => ({ value: slug, label: name }))
}

/** Why Continue is disabled; undefined when it is not. */
function whatIsMissing({ step, values }: ClientForm<QuoteForm>): string | undefined {
  if (step === 'insurance' && !values.insurance_type) return 'Choose one of these to continue.'
  if (step !== 'vessel' || !needsVessel(values.insurance_type)) return undefined
  const missing = Object.entries(VESSEL_NEEDED)
    .filter(([field]) => !values[field as keyof typeof VESSEL_NEEDED])
    .map(([, name]) => name)
  return missing.length > 0 ? `To continue, fill in the ${LIST.format(missing)}.` : undefined
}
