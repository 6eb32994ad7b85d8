import { describe, expect, test } from 'vitest'
import { scaleTop } from '../../../src/staff/dashboard/figures/charts.tsx'
import { changeOf } from '../../../src/staff/dashboard/figures/figures.ts'
import { slowState } from '../../../src/staff/dashboard/health/load-health.ts'
import { inBytes, inTime } from '../../../src/staff/dashboard/health/part.ts'
import {
  databaseState,
  diskState,
  mailState,
  scannerState,
} from '../../../src/staff/dashboard/health/states.ts'
import { queueState, workerState } from '../../../src/staff/dashboard/health/worker.ts'
import { answeredInWords, medianInWords } from '../../../src/staff/dashboard/open/open-section.tsx'
import { crmTrouble } from '../../../src/staff/dashboard/work/load-work.ts'
import { mailTrouble, refusal } from '../../../src/staff/dashboard/work/mail-words.ts'
import { notShown, workInAll } from '../../../src/staff/dashboard/work/work-section.tsx'

const GB = 1024 ** 3
const disk = (freeBytes: number) => diskState({ freeBytes, sizeBytes: 100 * GB, reservedBytes: GB })
const NOW = new Date('2026-11-23T20:00:00.000Z')
const beatAgo = (seconds: number, details = {}) => ({
  at: new Date(NOW.getTime() - seconds * 1000),
  details,
})

describe('the words of the dashboard', () => {
  test('warn of a disk under a tenth, and of one that is full', () => {
    expect(disk(40 * GB)).toMatchObject({
      state: 'works',
      text: '40 GB of 100 GB are free (40%).',
    })
    expect(disk(9.9 * GB).state).toBe('attention')
    expect(disk(9.9 * GB).text).toContain('The disk is filling up')
    expect(disk(0.9 * GB).text).toContain('What is left of the disk is for leads')
    expect(disk(0.1 * GB).state).toBe('down')
    expect(diskState({ freeBytes: 0, sizeBytes: 0, reservedBytes: 0 }).text).toContain(
      'The disk is full',
    )
  })

  test('count one as one', () => {
    expect(notShown(10, 11)).toBe('10 are shown; 1 more is waiting.')
    expect(notShown(10, 12)).toBe('10 are shown; 2 more are waiting.')
    expect(answeredInWords(1)).toBe(
      'One lead of the last 30 days has been answered. The time is shown from 5 on.',
    )
    expect(answeredInWords(5)).toBe('Half of the 5 answered leads of the last 30 days waited less.')
  })

  test('take no percentage from fewer than ten, and no median from a few', () => {
    const change = (count: number, before: number) => changeOf({ days: 7, count, before })
    expect(change(54, 1)).toBe('53 more')
    expect(change(2, 9)).toBe('7 fewer')
    expect(change(15, 10)).toBe('50% more')
    expect(change(0, 10)).toBe('100% fewer')
    expect(change(4, 0)).toBe('none before')
    expect(medianInWords({ answered: 0, medianMs: undefined })).toBe('None yet')
    expect(medianInWords({ answered: 2, medianMs: undefined })).toBe('Too few yet')
    expect(medianInWords({ answered: 5, medianMs: 7_200_000 })).toBe('2 hours')
  })

  test('say what follows from a part that does not answer', () => {
    expect(scannerState(beatAgo(5, { scanner: { answers: false } }), true, NOW).text).toBe(
      'The scanner is not responding. Files wait in quarantine and are checked when it is available again.',
    )
    expect(scannerState(beatAgo(60, { scanner: { answers: true } }), true, NOW).state).toBe(
      'unknown',
    )
    expect(scannerState(beatAgo(5, { scanner: 'nonsense' }), true, NOW).state).toBe('unknown')
    expect(scannerState(undefined, false, NOW).text).toContain('None is set up.')
    const sent = '2026-11-23T19:04:00.000Z'
    expect(mailState(beatAgo(5, { mail: { answers: true } }), true, sent, NOW).text).toBe(
      'The mail server is working. The last message left on November 23 at 2:04 PM.',
    )
    const mailFails = (error?: string) =>
      mailState(beatAgo(5, { mail: { answers: false, error } }), true, undefined, NOW).text
    expect(mailFails('The mail server answered 535 5.7.8 to AUTH PLAIN')).toBe(
      'The mail server does not accept the site’s user name and password. Whoever runs the server has to correct SMTP_URL. Messages wait and are sent when it accepts them. No message has been sent yet.',
    )
    expect(mailFails('The mail server gave no answer (ECONNREFUSED)')).toContain(
      'The mail server could not be reached',
    )
    // As a worker of the version before reports it.
    expect(mailFails()).toContain('Messages wait and are sent when it accepts them.')
    expect(workerState(beatAgo(7200), NOW).text).toContain('The worker stopped 2 hours ago.')
    const jobs = { open: 1, oldest: '2026-11-23T19:50:00.000Z', notTaken: 0 }
    expect(queueState(beatAgo(5), jobs, NOW).text).toBe('1 job is open, the oldest for 10 minutes.')
    expect(queueState(beatAgo(5), { ...jobs, notTaken: 1 }, NOW).state).toBe('down')
    expect(databaseState(true, 400, GB).text).toContain('That is slow')
  })

  test('call slow what is slow, with what it last said and when, and down what stays silent', () => {
    const said = { text: 'SQLite. It answers in 3 ms.', at: new Date('2026-11-23T19:04:00.000Z') }
    const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)
    expect(slowState('Database', { said, silentSince: NOW }, NOW)).toEqual({
      name: 'Database',
      state: 'attention',
      text: 'It is slow: it did not answer within 1 second. Look again in a minute. On November 23 at 2:04 PM it said: SQLite. It answers in 3 ms.',
    })
    expect(slowState('Files', {}, NOW).state).toBe('attention')
    expect(slowState('Files', { silentSince: ago(59) }, NOW).state).toBe('attention')
    expect(slowState('Files', { said, silentSince: ago(300) }, NOW)).toMatchObject({
      state: 'down',
      text: expect.stringContaining('It has not answered for 5 minutes. On November 23'),
    })
  })

  test('tell what a mail server’s codes mean', () => {
    const words = [
      ['The mail server gave no answer (ETIMEDOUT)', 'could not be reached'],
      ['The mail server answered 535 5.7.8 to AUTH PLAIN', 'user name and password'],
      ['The mail server refused 1 of 1 recipients: 550 5.1.1', 'no such mailbox'],
      ['The mail server refused 1 of 2 recipients: 452 4.2.2', 'The mailbox is full'],
      ['The mail server gave no answer (ERR_TLS_CERT_ALTNAME_INVALID)', 'certificate is not valid'],
      ['The mail server gave no answer (DEPTH_ZERO_SELF_SIGNED_CERT)', 'certificate is not valid'],
      ['The mail server gave no answer (ERR_SSL_WRONG_VERSION_NUMBER)', 'smtps:// is for port 465'],
      ['The mail server gave no answer (ENOTFOUND)', 'name was not found'],
      ['The mail server answered 550 5.7.1 to MAIL FROM', 'has to correct MAIL_FROM'],
      ['The mail server answered 550 5.7.1 to DATA', 'rejects mail from this site as spam'],
      ['The mail server answered 421 4.3.2 to CONN', 'is busy'],
      ['The mail server answered 451 4.7.1 to RCPT TO', 'is busy'],
      ['Delivery 1 has no submission', 'could not be sent'],
    ] as const
    for (const [error, part] of words) expect(mailTrouble(error), error).toContain(part)
  })

  test('believe the longer code of a mail server, which says more', () => {
    const words = [
      ['The mail server refused 1 of 1 recipients: 552 5.2.2', 'The mailbox is full. '],
      ['The mail server refused 1 of 1 recipients: 552', 'full, or the message is too large'],
      ['The mail server answered 552 5.3.4 to MAIL FROM', 'The message is too large'],
      ['The mail server answered 552 5.3.4 to DATA', 'The message is too large'],
      ['The mail server refused 1 of 1 recipients: 552 5.2.3', 'The message is too large'],
      ['The mail server gave no answer (EMESSAGE)', 'The message is too large'],
      ['The mail server refused 1 of 1 recipients: 554 5.4.4', 'refused the message.'],
      ['The mail server refused 1 of 1 recipients: 550 5.1.10', 'no such mailbox'],
      ['The mail server refused 2 of 2 recipients: 451 4.3.0, 550 5.1.1', 'no such mailbox'],
      ['The mail server gave no answer (EAUTH)', 'user name and password'],
      ['The mail server answered 554 5.3.2 to CONN', 'refuses connections from this site'],
    ] as const
    for (const [error, part] of words) expect(mailTrouble(error, 'visitor'), error).toContain(part)
  })

  test('send nobody to ask the visitor because of the agency’s own mailbox', () => {
    const noMailbox = 'The mail server refused 1 of 1 recipients: 550 5.1.1'
    const full = 'The mail server refused 1 of 1 recipients: 552 5.2.2'
    const no = 'The mail server refused 1 of 1 recipients: 550'
    expect(mailTrouble(noMailbox, 'agency')).toBe(
      'The mail server says that there is no such mailbox. Check the mailbox and its address: the message goes to LEADS_TO, which whoever runs the server can correct, or to whoever gets the lead under Settings.',
    )
    expect(mailTrouble(no, 'agency')).toContain('LEADS_TO')
    expect(mailTrouble(full, 'agency')).toContain('Make room in the agency’s mailbox')
    for (const error of [noMailbox, full, no])
      expect(mailTrouble(error, 'agency')).not.toContain('visitor')
    expect(refusal('550 5.1.1', 'agency')).toContain('LEADS_TO')
    expect(mailTrouble(noMailbox, 'visitor')).toBe(
      'The mail server says that there is no such mailbox. Ask the visitor by phone whether the address is right.',
    )
    expect(refusal('550 5.1.1', 'visitor')).toContain('Ask the visitor by phone')
    for (const audience of ['visitor', 'subscriber'] as const)
      expect(mailTrouble(full, audience)).not.toContain('agency')
    expect(mailTrouble(noMailbox, 'subscriber')).not.toContain('phone')
  })

  test('say why a CRM has not taken a lead, and what helps', () => {
    expect(crmTrouble('no answer (ECONNREFUSED)')).toContain('could not be reached')
    expect(crmTrouble('status 302')).toContain('status 302, which points to another address')
    expect(crmTrouble('status 401')).toContain('LEADS_WEBHOOK_SECRET')
    expect(crmTrouble('status 404')).toContain('correct LEADS_WEBHOOK.')
    expect(crmTrouble('status 422')).toContain('does not take the lead')
    expect(crmTrouble('status 503')).toContain('wrong there')
  })

  test('say that nothing waits only when nothing does', () => {
    expect(workInAll(false, 0)).toMatch(/^Nothing: no message waits to be sent, /)
    expect(workInAll(false, 1)).toBe(
      'Nothing has waited for more than two minutes, and nothing has failed in the last 14 days. 1 newer job is on the way, such as a message to send or a file to check.',
    )
    expect(workInAll(true, 1200)).toMatch(/^What has waited .* 1,200 newer jobs are on the way, /)
    expect(workInAll(true, 0)).not.toContain('newer')
  })

  test('measure sizes, times and the scale of a chart', () => {
    expect([inBytes(0), inBytes(240 * 1024 ** 2), inBytes(12.34 * GB)]).toEqual([
      '1 MB',
      '240 MB',
      '12.3 GB',
    ])
    expect([0, 1000, 119_000, 120_000, 5 * 3_600_000, 3 * 86_400_000].map(inTime)).toEqual([
      '0 seconds',
      '1 second',
      '119 seconds',
      '2 minutes',
      '5 hours',
      '3 days',
    ])
    expect([0, 1, 3, 5, 7, 11, 45, 353].map(scaleTop)).toEqual([2, 2, 4, 6, 10, 20, 60, 400])
  })
})
