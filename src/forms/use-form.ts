'use client'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type Resolver, type UseFormRegisterReturn, useForm as useHookForm } from 'react-hook-form'
import { CodeNotLoaded, loadCode, reloadWhenReachable } from '../browser/load-code.ts'
import { savedFormForPage, updateSavedForm, wasSent } from '../browser/saved-form.ts'
import type { FormState } from './form-state.ts'
import { saveStep } from './save-step.ts'
import { type FormRules, firstProblem, stepBefore } from './server-form.ts'
import { formInHtml, pageOf, startValues } from './start-values.ts'
import {
  type Field,
  type FieldErrors,
  type FieldName,
  type FormTable,
  fieldNames,
  fieldsOf,
  type StepId,
  stepOf,
  type Values,
} from './table.ts'
import { type ShownDraft, useDraft } from './use-draft.ts'
import { cleanValues, NOT_CHOSEN } from './values.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export interface ClientForm<F extends FormTable = FormTable> {
  /** The step on the screen. */
  step: StepId<F>
  /** False until the browser has taken over the form from its HTML. */
  awake: boolean
  values: Values<F>
  errors: FieldErrors<FieldName<F>>
  /** Counts failed attempts, so that the summary can take the focus each time. */
  failures: number
  /** Continue was pressed, and its answers are still being checked. */
  isChecking: boolean
  /** The form's code could not be loaded: nothing was checked or sent, and nothing is lost. */
  isCutOff: boolean
  register(name: FieldName<F>): UseFormRegisterReturn
  /** Puts an answer into a field, as if it were typed there. */
  answer(name: FieldName<F>, value: string): void
  /** Handles the form's submit event; `onComplete` is for the last step, once its answers are right. */
  submit(event: SyntheticEvent, onComplete: () => Promise<void>): void
  back(): void
  /** Shows a field of an earlier step; Continue then returns to the step on the screen. */
  change(field: FieldName<F>): void
  /** What to say about the visitor's draft. */
  draft: ShownDraft
  /** The step to which Continue returns. */
  returnTo: string | undefined
  /** The answers as they are now, or undefined when one of them is wrong: its message is then shown. */
  checkedNow(): Promise<Values<F> | undefined>
  /** Shows messages from the server, on the step of the first field. */
  showErrors(errors: FieldErrors): void
}

/**
 * Runs a form in the browser: react-hook-form on the existing HTML, the same rules as on the
 * server, a history entry for each step, and everything typed saved in this tab.
 */
export function useForm<F extends FormTable>(
  form: F,
  state: FormState,
  loadRules: () => Promise<FormRules<F>>,
): ClientForm<F> {
  const [shown, setStep] = useState(state.step)
  const step = stepOf(form, shown).id
  const [awake, setAwake] = useState(false)
  const [failures, setFailures] = useState(0)
  const [isCutOff, setCutOff] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const [returnTo, setReturnTo] = useState(state.returnTo)
  /** The messages in the HTML: until its answers are checked here, which loads the rules first. */
  const [posted, setPosted] = useState(state.errors)
  const fields: Record<string, Field> = fieldsOf<FormTable>(form)
  const current = useRef(step)
  current.current = step
  /** Until the HTML is taken over, the values in its fields win. */
  const [adopted] = useState(() => ({ from: formInHtml(form) }))

  const resolver: Resolver<Values> = async (raw) => {
    const rules = await loadCode(loadRules)
    // Read after that, since more may be typed meanwhile.
    const values = cleanValues(fieldNames(form), raw)
    const errors: FieldErrors = rules.check(current.current, values)
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: mapValues(errors, (message = '') => ({ type: 'rule', message })) }
  }
  const rhf = useHookForm<Values>({
    defaultValues: startValues(form, state),
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  })
  const { errors: found, isSubmitted } = rhf.formState
  const served = cleanValues(fieldNames(form), state.values)

  // react-hook-form writes its value into a field when it registers it. What was typed until then
  // must be copied the other way instead.
  const register = (name: string): UseFormRegisterReturn => {
    const field = rhf.register(name)
    const ref = (element: Control | null) => {
      const answered = element && answeredIn(adopted.from, element)
      if (answered) rhf.setValue(name, answered.value)
      field.ref(element)
    }
    // Of a group of radio buttons without a choice it would read that nothing is chosen, and a value that
    // has no button, such as general, would be lost.
    const onBlur: typeof field.onBlur = async (event) => {
      if (isAnswered(event.target)) await field.onBlur(event)
    }
    return { ...field, onBlur, ref }
  }

  const show = (next: string, left?: Values) => {
    setStep(next)
    setPosted({})
    saveStep(form.kind, state, next, left)
    // Each step starts without errors.
    rhf.reset(undefined, { keepValues: true, keepDefaultValues: true })
  }
  const goTo = (next: string) => {
    history.pushState({ ...history.state, formStep: next }, '')
    const left = cleanValues(Object.keys(stepOf(form, step).fields), rhf.getValues())
    show(next, left)
  }
  const draft = useDraft(form.kind, state, isChecking, (values) => {
    for (const [name, value] of Object.entries(values)) {
      const isList = fields[name]?.input === 'list'
      // What the visitor is typing stays.
      if (name in fields && !isInUse(name)) rhf.setValue(name, value || (isList ? NOT_CHOSEN : ''))
    }
  })
  /** The field to show once its step is on the screen. */
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (step && wanted.current) document.getElementById(wanted.current)?.focus()
    wanted.current = undefined
  }, [step])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form wakes
  useEffect(() => {
    adopted.from = null
    setAwake(true)
    const savedStep = savedFormForPage(form.kind, pageOf(state)).step
    if (savedStep && savedStep !== state.step) {
      setStep(savedStep)
      setPosted({})
    } else if (Object.keys(state.errors).length > 0) {
      rhf
        .handleSubmit(() => {})()
        .then(
          () => setPosted({}),
          // The network is away: the next submit checks.
          () => {},
        )
    }
    // The step on the screen: what a reload, or Back to this entry, shall show again.
    history.replaceState({ formStep: savedStep ?? state.step, ...history.state }, '')
    // An entry without a step is not ours: it is a link within the page.
    const onPop = ({ state: entry }: PopStateEvent) => entry?.formStep && show(entry.formStep)
    // The browser may restore the page as it was when it was sent.
    const onShow = ({ persisted }: PageTransitionEvent) =>
      persisted && wasSent() && location.reload()
    addEventListener('popstate', onPop)
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('popstate', onPop)
      removeEventListener('pageshow', onShow)
    }
  }, [])

  const showErrors = (errors: FieldErrors) => {
    const where = form.steps.find(({ fields }) =>
      Object.keys(fields).some((field) => errors[field]),
    )
    if (where && where.id !== current.current) goTo(where.id)
    for (const [field, message] of Object.entries(errors)) {
      rhf.setError(field, { type: 'server', message })
    }
    setFailures((count) => count + 1)
  }

  return {
    step,
    awake,
    // As in the HTML, until that is taken over: what this browser has saved may say more.
    values: awake ? cleanValues(fieldNames(form), rhf.watch()) : served,
    errors: isSubmitted || Object.keys(found).length > 0 ? messages(found) : posted,
    failures,
    isChecking,
    isCutOff,
    register,
    answer(name: string, value) {
      rhf.setValue(name, value, { shouldValidate: isSubmitted })
      updateSavedForm(form.kind, { values: { [name]: value } })
    },
    submit(event, onComplete) {
      event.preventDefault()
      const index = form.steps.findIndex(({ id }) => id === step)
      const next = form.steps[index + 1]?.id
      let checked: Values<F> | undefined
      const check = rhf.handleSubmit(
        (values) => {
          checked = cleanValues(fieldNames(form), values)
        },
        () => setFailures((count) => count + 1),
      )
      setCutOff(false)
      setChecking(true)
      // Only after validation has ended: it marks the form as submitted, which the next step must
      // not be.
      check(event)
        .then(async () => {
          if (!checked) return
          if (returnTo && returnTo !== step) {
            const rules = await loadCode(loadRules)
            goTo(stepBefore({ form, rules }, returnTo, checked))
          } else if (next) goTo(next)
          else await onComplete()
        })
        .catch((error) => {
          setCutOff(true)
          // What is typed comes back with the page.
          if (error instanceof CodeNotLoaded) void reloadWhenReachable()
        })
        .finally(() => setChecking(false))
    },
    back() {
      const index = form.steps.findIndex(({ id }) => id === step)
      const previous = form.steps[index - 1]?.id
      if (previous) goTo(previous)
    },
    change(field) {
      const target = form.steps.find(({ fields }) => Object.hasOwn(fields, field))
      if (!target) return
      setReturnTo(step)
      wanted.current = field
      goTo(target.id)
    },
    draft,
    returnTo,
    async checkedNow() {
      const rules = await loadCode(loadRules)
      const values = cleanValues(fieldNames(form), rhf.getValues()) as Values<F>
      const problem = firstProblem({ form, rules }, values)
      if (problem) showErrors(problem.errors)
      return problem ? undefined : values
    },
    showErrors,
  }
}

function isInUse(name: string): boolean {
  const focused = document.activeElement as Partial<Control> | null
  return focused?.name === name && focused.value !== ''
}

/**
 * The answer to this field in the HTML: in the field itself or, when React had to make it anew, in the one that it replaces.
 */
function answeredIn(html: HTMLFormElement | null, element: Control): Control | undefined {
  if (!html) return undefined
  const same = [...html.elements].find(
    (other) => other === element || (other.id === element.id && element.id !== ''),
  ) as Control | undefined
  return same && isAnswered(same) ? same : undefined
}

function isAnswered(element: Control): boolean {
  return !(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked
}

function messages(found: Record<string, { message?: string } | undefined>): FieldErrors {
  return mapValues(found, (error) => error?.message ?? '')
}

function mapValues<A, B>(record: Record<string, A>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
