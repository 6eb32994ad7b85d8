/**
 * The script of a page that sleeps: inline in every page, before React is there. It wakes the
 * page when it is touched, keeps what is typed, remembers where the visitor came from,
 * dismisses the toasts that the server wrote, and replaces pictures that do not load.
 */

import { dismissToasts } from './dismiss-toasts.ts'
import { replaceFailedPictures } from './failed-pictures.ts'
import { keepForms } from './keep-forms.ts'
import { rememberSource } from './remember-source.ts'
import { wakeWhenTouched } from './wake.ts'

const wake = wakeWhenTouched()
rememberSource()
dismissToasts()
replaceFailedPictures()
keepForms(wake)
