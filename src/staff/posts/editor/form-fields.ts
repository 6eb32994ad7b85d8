import { POST_FIELDS } from '../post-fields.ts'

/** What is typed into the form of a post. */
export function typedFields(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form)
  return Object.fromEntries(
    POST_FIELDS.map((name) => [name, data.get(name)]).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** The value of one of the form's hidden fields. */
export function hiddenValue(form: HTMLFormElement, name: HiddenField): string {
  return hiddenField(form, name)?.value ?? ''
}

/** Sets a hidden field, which the form sends with everything else. */
export function setHidden(form: HTMLFormElement, name: HiddenField, value: string): void {
  const field = hiddenField(form, name)
  if (field) field.value = value
}

/** Whether the form shows something else than what its page was loaded with. */
export function isChanged(form: HTMLFormElement): boolean {
  return POST_FIELDS.some((name) => {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLSelectElement) {
      const { options, selectedIndex } = field
      return (
        selectedIndex !==
        Math.max(
          0,
          [...options].findIndex((one) => one.defaultSelected),
        )
      )
    }
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    return isText && field.value !== field.defaultValue
  })
}

/** Whether the time at which the post appears is another one than when the page was loaded. */
export function isTimeTyped(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem('at')
  return field instanceof HTMLInputElement && field.value !== hiddenValue(form, 'atBefore')
}

type HiddenField = 'id' | 'before' | 'version' | 'unsaved' | 'writer' | 'atBefore'

// `form.id` is the form's own attribute.
function hiddenField(form: HTMLFormElement, name: HiddenField): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : undefined
}

/** Whether an event is about something that the form sends. */
export function isTyping({ target }: Event): boolean {
  if (!(target instanceof HTMLElement) || target.matches('[readonly], [type=file]')) return false
  return (POST_FIELDS as readonly string[]).includes(target.getAttribute('name') ?? '')
}
