import { expect, test } from 'vitest'
import { email } from '../../../src/forms/rules.ts'

test.each([
  'jane@visitor.example',
  "o'neill@visitor.example",
  'smith&sons@visitor.example',
  'jane+boat@mail.visitor.example',
  'JANE@VISITOR.EXAMPLE',
  '-jane=doe@visitor.example',
  'jane@xn--bcher-kva.example',
  'jane@visitor.xn--p1ai',
  `${'j'.repeat(64)}@visitor.example`,
])('%s is an address', (address) => {
  expect(email.holds.allows(address)).toBe(true)
})

test.each([
  '',
  '=jane@visitor.example',
  'jane',
  'jane@visitor',
  'jane@visitor..example',
  'jane@.visitor.example',
  'jane@-visitor.example',
  'jane@visitor.example.',
  'jane@visitor.e',
  'jane@visitor.5',
  'jane doe@visitor.example',
  'jane@visitor.example\nBcc: all@visitor.example',
  '<jane@visitor.example>',
  'jane@visitor.example,ann@visitor.example',
  'jane@ann@visitor.example',
  `${'j'.repeat(250)}@visitor.example`,
])('%j is none', (address) => {
  expect(email.holds.allows(address)).toBe(false)
})
