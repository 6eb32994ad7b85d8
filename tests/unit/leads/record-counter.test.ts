import { expect, test } from 'vitest'
import { recordCounter } from '../../../src/staff/leads/list/fetch-export.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('the records of a CSV file are counted, not the lines in its cells, wherever it is cut', () => {
  const file = bytes('"Name","Message"\r\n"Jo","One\r\n""two""\r\nthree"\r\n"Al","né"\r\n')
  for (let cut = 0; cut <= file.length; cut++) {
    const count = recordCounter('csv')
    count(file.slice(0, cut))
    expect(count(file.slice(cut)), `cut at ${cut}`).toBe(3)
  }
})

test('JSON lines are counted by their ends, whatever quotes they hold', () => {
  const count = recordCounter('jsonl')
  expect(count(bytes('{"a":"\\""}\n{"b":'))).toBe(1)
  expect(count(bytes('"2"}\n'))).toBe(2)
})
