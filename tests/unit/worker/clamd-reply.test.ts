import { expect, test } from 'vitest'
import { readReply } from '../../../worker/scanner/clamd.ts'

test('only the whole word of clamd means that nothing was found', () => {
  expect(readReply('stream: OK\0')).toEqual({ found: 'nothing' })
})

test.each([
  'Eicar-Test-Signature',
  'Win.Test.EICAR_HDB-1',
  'Sanesecurity.Foxhole.Zip_fs(123abc:68)',
  'Heuristics.OLE2.ContainsMacros',
  'Heuristics.LimitsOfTaste',
  'OK',
])('%s is malware', (signature) => {
  expect(readReply(`stream: ${signature} FOUND\0`)).toEqual({ found: 'malware', signature })
})

test.each([
  'Heuristics.Limits.Exceeded',
  'Heuristics.Limits.Exceeded.MaxRecursion',
  'Heuristics.Limits.Exceeded.MaxFileSize',
  'Heuristics.Encrypted.PDF',
  'Heuristics.Encrypted.Zip',
])('%s means that it could not look', (signature) => {
  expect(readReply(`stream: ${signature} FOUND\0`)).toEqual({ found: 'limit', signature })
})

test.each([
  '',
  '\0',
  'stream: OK',
  'stream: OK\n',
  'stream: OK\0\0',
  'stream: OK\0stream: OK\0',
  'stream: OK\0stream: Eicar FOUND\0',
  ' stream: OK\0',
  'stream: ok\0',
  'stream:OK\0',
  'STREAM: OK\0',
  'stream: OK ERROR\0',
  'stream: not OK\0',
  'stream: FOUND\0',
  'stream:  FOUND\0',
  'stream: Eicar FOUND',
  'stream: Eicar\nTest FOUND\0',
  `stream: ${'x'.repeat(301)} FOUND\0`,
  'INSTREAM size limit exceeded. ERROR\0',
  "stream: Can't allocate memory ERROR\0",
  'stream: Can not open file ERROR\0',
  'UNKNOWN COMMAND\0',
  'PONG\0',
  'HTTP/1.1 200 OK\r\n\r\nstream: OK\0',
  '\u00ff\u00fe\u0000',
  '{"verdict":"clean"}\0',
])('%j is no verdict', (reply) => {
  expect(() => readReply(reply)).toThrow('gave no verdict')
})
