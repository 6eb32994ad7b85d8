import { tmpdir } from 'node:os'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FormFields, openFormParser } from '../../../src/attachments/read-form.ts'

test('a body of nothing but names is refused at the first field too many, and the rest is not looked at', async () => {
  const add = vi.spyOn(FormFields.prototype, 'add')
  onTestFinished(() => add.mockRestore())
  const parser = openFormParser('application/x-www-form-urlencoded', {
    fileField: 'attachments',
    spoolFolder: tmpdir(),
    maxFiles: 1,
    maxFields: 10,
  })
  await parser.write(Buffer.from('a&'.repeat(30_000)))
  await expect(parser.end()).rejects.toMatchObject({ status: 413, message: 'more than 10 fields' })
  expect(add).toHaveBeenCalledTimes(11)
})
