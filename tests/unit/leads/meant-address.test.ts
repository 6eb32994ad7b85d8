import { expect, test } from 'vitest'
import { meantAddress } from '../../../src/forms/meant-address.ts'

test.each([
  ['jane@gmial.com', 'jane@gmail.com'],
  ['jane@gmai.com', 'jane@gmail.com'],
  ['jane@gmail.con', 'jane@gmail.com'],
  ['jane@gmail.co', 'jane@gmail.com'],
  ['jane@gmail.cm', 'jane@gmail.com'],
  ['jane@gmail.om', 'jane@gmail.com'],
  ['jane@gmail.comm', 'jane@gmail.com'],
  ['jane@gmailcom', 'jane@gmail.com'],
  ['jane@gmail,com', 'jane@gmail.com'],
  ['Jane.Doe@GMIAL.COM ', 'Jane.Doe@gmail.com'],
  ['jane@yaho.com', 'jane@yahoo.com'],
  ['jane@yahooo.com', 'jane@yahoo.com'],
  ['jane@yhaoo.com', 'jane@yahoo.com'],
  ['jane@hotmial.con', 'jane@hotmail.com'],
  ['jane@hotnail.com', 'jane@hotmail.com'],
  ['jane@outlok.com', 'jane@outlook.com'],
  ['jane@iclould.com', 'jane@icloud.com'],
  ['jane@icoud.com', 'jane@icloud.com'],
  ['jane@comcst.net', 'jane@comcast.net'],
  ['jane@optonlne.net', 'jane@optonline.net'],
  ['jane@sbcgobal.net', 'jane@sbcglobal.net'],
  ['jane@aol.con', 'jane@aol.com'],
  ['jane@msn.cm', 'jane@msn.com'],
  ['jane@snet.nte', 'jane@snet.net'],
])('%s: %s is asked about', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant)
})

test.each([
  'jane@gmail.com',
  'jane@GMAIL.com',
  'jane@mail.com',
  'jane@email.com',
  'jane@ymail.com',
  'jane@gmx.com',
  'jane@fastmail.com',
  'jane@rocketmail.com',
  'jane@hotmail.fr',
  'jane@hotmail.co.uk',
  'jane@outlook.cz',
  'jane@yahoo.ca',
  'jane@yahoo.com.br',
  'jane@live.ca',
  'jane@aon.com',
  'jane@ge.com',
  'jane@ms.com',
  'jane@box.net',
  'jane@max.com',
  'jane@small.com',
  'jane@uconn.edu',
  'jane@marina.example',
  'jane',
  '@gmial.com',
  '',
])('%s is not', (typed) => {
  expect(meantAddress(typed)).toBeUndefined()
})
