import { expect, test } from 'vitest'
import { contactForm } from '../../../src/contact/form.ts'
import { contactRules } from '../../../src/contact/rules.ts'
import { signsOf } from '../../../src/forms/accept.ts'
import { readAnswer } from '../../../src/forms/read-answer.ts'
import { answersOf, fieldNames } from '../../../src/forms/table.ts'
import { cleanText, cleanValues } from '../../../src/forms/values.ts'

const NOBODY = cleanValues(fieldNames(contactForm), {})

/** What the contact form says to an answer as it is pasted, and what is stored of it. */
function paste(field: 'phone' | 'email' | 'zipCode', text: string) {
  const values = cleanValues(fieldNames(contactForm), { [field]: text })
  return {
    error: contactRules.check('message', values)[field],
    stored: answersOf(contactForm, values)[field],
  }
}

test.each([
  ['\u202d(203) 555-0123\u202c', '(203) 555-0123'],
  ['\u202a+1\u00a0(203)\u00a0555\u20110123\u202c', '+1 (203) 555-0123'],
  ['203/555-0123', '203-555-0123'],
  ['(203) 555 - 0142', '(203) 555-0142'],
  ['203  555  0142', '203 555 0142'],
  ['001 203 555 0142', '+1 203 555 0142'],
  ['tel:+12035550142', '+12035550142'],
  ['203-555-0142 ext. 4', '203-555-0142 ext. 4'],
  ['203-555-0142x4', '203-555-0142 ext. 4'],
  ['203-555-0142, extension 12 (Cell)', '203-555-0142 ext. 12 (cell)'],
  ['203-555-0142 cell', '203-555-0142 (cell)'],
  ['203 555 0142 - cell phone', '203 555 0142 (cell)'],
  ['Cell: 203-555-0142', '203-555-0142 (cell)'],
  ['h 203-555-0142', '203-555-0142 (home)'],
  ['203-555-0142 (c)', '203-555-0142 (cell)'],
  ['tel:+12035550142;ext=4', '+12035550142 ext. 4'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['00351 21 123 4567', '+351 21 123 4567'],
  ['011 44 (0)20 7946 0958', '+44 20 7946 0958'],
  ['203 / 555 0123', '203-555 0123'],
  ['203\u2013555\u20130123\u200e', '203-555-0123'],
  ['( 203 ) 555-0142', '(203) 555-0142'],
  ['203) 555-0142', '203 555-0142'],
  ['(203 555-0142', '203 555-0142'],
  ['[203] 555-0142', '(203) 555-0142'],
  ['203·555·0142', '203-555-0142'],
  ['203,555,0142', '203-555-0142'],
  ['203_555_0142', '203-555-0142'],
  ['2O3-555-O142', '203-555-0142'],
  ['(1) 203-555-0142', '1 203-555-0142'],
  ['(+44) 20 7946 0958', '+44 20 7946 0958'],
  ['+(44) 20 7946 0958', '+44 20 7946 0958'],
  ['+ 44 20 7946 0958', '+44 20 7946 0958'],
  ['+44(0)20 7946 0958', '+44 20 7946 0958'],
  ['UK: +44 20 7946 0958', '+44 20 7946 0958'],
  ['<tel:+12035550142>', '+12035550142'],
  ['sms:+12035550142', '+12035550142'],
  ['203-555-0142.', '203-555-0142'],
  ['Ph. 203-555-0142', '203-555-0142'],
  ['Tel 203-555-0142', '203-555-0142'],
  ['my cell is 203-555-0142', '203-555-0142 (cell)'],
  ['(c) 203-555-0142', '203-555-0142 (cell)'],
  ['cell #: 203-555-0142', '203-555-0142 (cell)'],
  ['Direct: 203-555-0142', '203-555-0142 (direct)'],
  ['203-555-0142 Mob.', '203-555-0142 (mobile)'],
  ['203-555-0142 text only', '203-555-0142 (text only)'],
  ['203-555-0142 (after 5pm)', '203-555-0142 (after 5pm)'],
  ['203-555-0142 (Jane)', '203-555-0142 (Jane)'],
  ['203-555-0142 (work) ext 4', '203-555-0142 ext. 4 (work)'],
  ['203-555-0142 Ext: 4', '203-555-0142 ext. 4'],
  ['203-555-0142 extn 4', '203-555-0142 ext. 4'],
  ['203-555-0142 [ext 4]', '203-555-0142 ext. 4'],
  ['203-555-0142,,4', '203-555-0142 ext. 4'],
  ['203-555-0142 ask Bob', '203-555-0142 (ask Bob)'],
  ['203-555-0142, call after 6', '203-555-0142 (call after 6)'],
  ['ask for Bob: 203-555-0142', '203-555-0142 (ask for Bob)'],
  ['203-555-0142 or 203-555-0143', '203-555-0142 (or 203-555-0143)'],
  ['203-555-0142 / (203) 555-0143', '203-555-0142 (or 203 555-0143)'],
  ['203-555-BOAT', '203-555-2628'],
  ['1-800-555-BOAT', '1-800-555-2628'],
  ['2 0 3 5 5 5 0 1 4 2', '2035550142'],
  ['203-555-0142/', '203-555-0142'],
])('a phone number that was copied as %j is %s', (phone, stored) => {
  expect(paste('phone', phone)).toEqual({ error: undefined, stored })
})

test('an address that was copied with marks that nobody sees is that address', () => {
  const pasted = paste('email', '\u200bjane@visitor.example\u2060')
  expect(pasted).toEqual({ error: undefined, stored: 'jane@visitor.example' })
})

test.each([
  '+999 123 456 789',
  '+44',
  '555-0142',
  '+44 20 7946 0958 00 00 00',
  '203-555-0142 (ask (Bob))',
  '203-555-BOATYARDS',
  'H: 203-555-0142 C: 203-555-0143',
])('a phone number of %s is refused', (phone) => {
  expect(paste('phone', phone).error).toBe('Please enter a valid phone number.')
})

test.each([
  ['06604 1234', '06604-1234'],
  ['066041234', '06604-1234'],
  ['06604\u20131234', '06604-1234'],
  ['06604\u20111234', '06604-1234'],
  ['CT 06604', '06604'],
  ['ct, 06604-1234', '06604-1234'],
  ['Bridgeport, CT 06604', '06604'],
  ['CT06604.', '06604'],
  ['06604CT', '06604'],
  ['06604, USA', '06604'],
  ['O6604', '06604'],
  ['123 Main St, Bridgeport, CT 06604', '06604'],
  ["O'Fallon, MO 63366", '63366'],
  ['Winston-Salem NC 27101', '27101'],
  ['CT-06604', '06604'],
  ['ZIP+4: 06604-1234', '06604-1234'],
  ['06604.1234', '06604-1234'],
  ['06604 Conn.', '06604'],
  ['10580 NY', '10580'],
  ['06604 (home)', '06604'],
  ['"06604"', '06604'],
  ['0 6 6 0 4', '06604'],
  ['O66O4', '06604'],
  ['\uff10\uff16\uff16\uff10\uff14', '06604'],
])('a ZIP code of %s is %s', (zipCode, stored) => {
  expect(paste('zipCode', zipCode)).toEqual({ error: undefined, stored })
})

test.each(['6604', '06604-123', '06604 or 06605', '06604, 06605', '06400 Cannes', 'K1A 0B1'])(
  'a ZIP code of %s is asked for again, with an example',
  (zipCode) => {
    expect(paste('zipCode', zipCode).error).toMatch(/e\.g\., 06604/)
  },
)

test.each([
  ['mailto:jane@visitor.example', 'jane@visitor.example'],
  ['mailto:jane@visitor.example?subject=Hello', 'jane@visitor.example'],
  ['Jane Doe <jane@visitor.example>', 'jane@visitor.example'],
  ['<jane@visitor.example>', 'jane@visitor.example'],
  ['jane@visitor.example.', 'jane@visitor.example'],
  ['jane@visitor.example; ', 'jane@visitor.example'],
  ['"jane@visitor.example"', 'jane@visitor.example'],
  ['(jane@visitor.example)', 'jane@visitor.example'],
  ['E-mail: jane@visitor.example', 'jane@visitor.example'],
  ['jane@ visitor.example', 'jane@visitor.example'],
  ['jane@bücher.example', 'jane@xn--bcher-kva.example'],
  ['mailto://jane@visitor.example', 'jane@visitor.example'],
  ['mailto:jane%2Bboat@visitor.example', 'jane+boat@visitor.example'],
  ['Jane Doe [mailto:jane@visitor.example]', 'jane@visitor.example'],
  ['Jane Doe (jane@visitor.example)', 'jane@visitor.example'],
  ['jane@visitor.example (Jane Doe)', 'jane@visitor.example'],
  ['[jane@visitor.example](mailto:jane@visitor.example)', 'jane@visitor.example'],
  ['Jane Doe <jane@visitor.example>, ', 'jane@visitor.example'],
  ['"Doe, Jane" <jane@visitor.example> wrote:', 'jane@visitor.example'],
  ['To: jane@visitor.example', 'jane@visitor.example'],
  ['My email is jane@visitor.example', 'jane@visitor.example'],
  ['\u2018jane@visitor.example\u2019', 'jane@visitor.example'],
  ['«jane@visitor.example»', 'jane@visitor.example'],
  ['jane@visitor.example?', 'jane@visitor.example'],
  ['jane@visitor.example/', 'jane@visitor.example'],
  ['o\u2019brien@visitor.example', "o'brien@visitor.example"],
  ['jane@gmail. com', 'jane@gmail.com'],
  ['jane(at)visitor[dot]com', 'jane@visitor.com'],
  ['jane at visitor dot com', 'jane@visitor.com'],
  ['jane@visitor,com', 'jane@visitor.com'],
  ['jane\uff20visitor.example', 'jane@visitor.example'],
  ['jane@visitor\u3002example', 'jane@visitor.example'],
])('an address of %s is %s', (email, stored) => {
  expect(paste('email', email)).toEqual({ error: undefined, stored })
})

test.each([
  'jane doe@visitor.example',
  'jane.doe,smith@visitor.example',
  'Doe, jane@visitor.example',
  'jane@mail.visitor,com',
  'jane@visitor.example, bob@visitor.example',
  'Jane <jane@visitor.example>; Bob <bob@visitor.example>',
  'http://jane@visitor.example',
  'https://mail.visitor.example/?to=jane@visitor.example',
])('an address is not guessed from %s', (email) => {
  expect(paste('email', email).error).toBe('Please enter a valid email address.')
})

test('a question mark is a letter of a mailbox', () => {
  expect(paste('email', 'who?@visitor.example').stored).toBe('who?@visitor.example')
})

test('a mailbox that is not ASCII is refused with what would be right', () => {
  expect(paste('email', 'jürgen@visitor.example').error).toMatch(/plain letters before the @/)
})

test('reading what was read changes nothing', () => {
  const read = readAnswer('tel', '011 44 20 7946 0958 x4 (Cell)')
  expect(readAnswer('tel', read)).toBe(read)
  const noted = readAnswer('tel', '+44 (0)20 7946 0958 (Jane, after 5pm) x4')
  expect(readAnswer('tel', noted)).toBe(noted)
})

test('two letters of any script are a name, and a letter with its accent is one', () => {
  const named = (name: string) => contactRules.check('message', { ...NOBODY, name }).name
  expect(named('李明')).toBeUndefined()
  expect(named('e\u0301')).toBe('Name must be at least 2 characters.')
})

test('words on both sides of any line break stay apart', () => {
  for (const end of ['\u000b', '\f', '\u0085', '\u2028', '\u2029', '\r\n']) {
    expect(cleanText(`at${end}12 Dock Street`)).toBe('at\n12 Dock Street')
  }
})

test('two links count as two, in markup too', () => {
  const signs = (message: string) =>
    signsOf(contactForm, { ...NOBODY, message }, { trap: '', elapsedMs: undefined }, 0)
  const [one, other] = ['https://www.yachts.example/38/', 'https://www.boats.example/32/']
  expect(signs(`${one}\n${other}`)).toEqual([])
  expect(signs(`<a href="${one}">${one}</a> [url=${other}]${other}[/url]`)).toEqual([])
  expect(signs(`${one} ${other} www.third.example`)).toEqual(['links'])
})
