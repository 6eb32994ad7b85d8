import { limitBody } from '../../http/limit-body.ts'

/** Far more than an address, a code and the fields of a mail program have. */
const MAX_SMALL_FORM_BYTES = 100_000

/** For forms of a field or two, without files: neither long nor slow. */
export const smallForm = limitBody(MAX_SMALL_FORM_BYTES)
