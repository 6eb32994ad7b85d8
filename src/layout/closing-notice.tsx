import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { closingSentence } from '../settings/closings.ts'
import { officeDay } from '../settings/office-day.ts'

const notice = css({ p: '16', mb: '16', bg: 'buff', borderRadius: 'card', color: 'heading' })

/** Says when the office answers again, while a closing delays the answer; otherwise nothing. */
export function ClosingNotice() {
  const sentence = closingSentence(agency().closings, officeDay())
  return sentence ? <p className={notice}>{sentence}</p> : null
}
