import {
  beginAnew,
  forgetOnce,
  forgetSavedForm,
  isSentForm,
  type MissingFile,
  readSavedForm,
  type SavedForm,
  savedFormForPage,
  showFormOfPage,
  submissionKeyOf,
  updateSavedForm,
} from './saved-form.ts'

/** Before React, which stops events on elements that it has not hydrated yet. */
const CAPTURE = { capture: true }

/** The files that had not arrived when the page was loaded. */
let missingBefore: MissingFile[] = []
/** The name of the fields for files. */
const FILES = 'attachments'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Saves what is typed into every form marked `data-form` in this browser, before and after React
 * loads; restores it when the page is loaded again; deletes it on a page marked `data-forget` and
 * when a form marked `data-forgets` is sent.
 * @param wake Wakes the page when the saved form is at a different step than the HTML, or has files that are
 *   missing, or not in the draft from which that was rendered.
 */
export function saveForms(wake: () => void) {
  addEventListener('input', save, CAPTURE)
  addEventListener('change', save, CAPTURE)
  // The server decides the next step, so the saved one no longer applies.
  addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return
      const { form, step, awake, forgets } = target.dataset
      if (form && !awake) {
        updateSavedForm(form, { step: undefined })
        // Back to this entry shows the step that was sent from it.
        history.replaceState({ ...history.state, formStep: step }, '')
      }
      if (forgets) forgetSavedForm(forgets)
    },
    CAPTURE,
  )
  addEventListener('formdata', addFiles)
  // On the way back the browser fills in again what was sent, after DOMContentLoaded: sent once more, it
  // would be a second lead.
  addEventListener('pageshow', () => {
    for (const form of document.forms) {
      const kind = form.dataset.form ?? ''
      if (!isSavedForm(form) || !isSentForm(kind)) continue
      beginAnew(kind)
      form.reset()
      // Hidden fields are not reset. On a page that shows a draft, it is the draft's key.
      const key = keyIn(form)
      if (key && !form.dataset.draft) key.value = ''
    }
  })
  const start = () => {
    const sent = document.querySelector<HTMLElement>('[data-forget]')
    if (sent) forgetOnce(sent.dataset.forget ?? '', sent.dataset.reference ?? '')
    for (const form of document.forms) if (isSavedForm(form)) restore(form, wake)
  }
  document.addEventListener('DOMContentLoaded', () => {
    // Made before the click: more may be typed on the page with the link meanwhile.
    if (document.prerendering) document.addEventListener('prerenderingchange', start)
    else start()
  })
}

function save({ target }: Event) {
  const form = (target as Control | null)?.form
  if (!isSavedForm(form)) return
  const kind = form.dataset.form ?? ''
  if ((target as Control).type === 'file' && !form.dataset.awake) {
    updateSavedForm(kind, { missingFiles: [...missingBefore, ...chosenIn(form)] })
  }
  if (!isTyped(target)) return
  const isEmptyBox = target.type === 'checkbox' && !(target as HTMLInputElement).checked
  updateSavedForm(kind, { values: { [target.name]: isEmptyBox ? '' : target.value } })
  const key = keyIn(form)
  if (key && !key.value) key.value = submissionKeyOf(kind)
}

/** The files in the fields of a form that does not send them yet: a reload may empty these. */
function chosenIn(form: HTMLFormElement): MissingFile[] {
  const fields = form.querySelectorAll<HTMLInputElement>('[type=file]')
  return [...fields].flatMap(({ files }) =>
    Array.from(files ?? [], ({ name, size }) => ({ name, bytes: size })),
  )
}

/** Adds to what the browser posts itself the files that only this browser knows of: those stored, and those missing. */
function addFiles({ target, formData }: FormDataEvent) {
  if (!isSavedForm(target) || target.dataset.awake || !formData.has(FILES)) return
  const kind = target.dataset.form ?? ''
  const { files = [], sentFiles = [] } = readSavedForm(kind)
  const left = files.filter(({ id }) => id !== formData.get('remove'))
  for (const file of left) {
    if (!sentFiles.includes(file.id)) formData.append('storedFile', JSON.stringify(file))
  }
  const chosen = formData.getAll(FILES).map((file) => (file as File).name)
  for (const { name } of missingBefore) {
    if (!chosen.includes(name)) formData.append('lostFile', name)
  }
  // Its draft has them from now on.
  missingBefore = []
  updateSavedForm(kind, { files: left, missingFiles: [] })
}

function restore(form: HTMLFormElement, wake: () => void) {
  const { form: kind = '', saves = kind, draft } = form.dataset
  const key = keyIn(form)
  if (saves === kind) showFormOfPage(kind, { draft, submissionKey: key?.value })
  const saved = savedFormForPage(saves)
  const { values = {}, late, step, submissionKey } = saved
  missingBefore = saved.missingFiles ?? missingBefore
  for (const control of form.elements) {
    if (!isTyped(control)) continue
    const { name } = control
    const value = values[name] ?? (isBlank(form, control) ? late[name] : undefined)
    if (value === undefined) continue
    if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
      control.checked = control.value === value
    } else control.value = value
  }
  if (submissionKey && key && !key.value) key.value = submissionKey
  if ((step && step !== form.dataset.step) || hasUnsavedFile(saved)) wake()
}

function hasUnsavedFile({ files = [], missingFiles = [], sentFiles = [] }: SavedForm): boolean {
  return missingFiles.length > 0 || files.some(({ id }) => !sentFiles.includes(id))
}

function keyIn(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('[name=submissionKey]')
}

/** Whether the HTML has no answer in this field: a list shows its first entry then. */
function isBlank(form: HTMLFormElement, control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex < 1
  const field = form.elements.namedItem(control.name)
  return field !== null && 'value' in field && field.value === ''
}

function isSavedForm(target: unknown): target is HTMLFormElement {
  return target instanceof HTMLFormElement && 'form' in target.dataset
}

function isTyped(target: unknown): target is Control {
  return (
    (target instanceof HTMLInputElement && target.type !== 'hidden' && target.type !== 'file') ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}
