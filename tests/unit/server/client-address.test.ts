import { describe, expect, test } from 'vitest'
import { addressGroup, clientAddress } from '../../../src/http/client-address.ts'
import { parseTrustedProxies } from '../../../src/settings/addresses.ts'

const forwarded = (list: string) => new Headers({ 'x-forwarded-for': list })

describe('the network address of a request', () => {
  test('is the one of the connection when no proxy is trusted, whatever a header says', () => {
    expect(clientAddress(forwarded('6.6.6.6'), '203.0.113.9', 0)).toBe('203.0.113.9')
    expect(clientAddress(new Headers(), '::ffff:203.0.113.9', 0)).toBe('203.0.113.9')
    expect(clientAddress(forwarded('6.6.6.6'), undefined, 1)).toBeUndefined()
  })

  test('is what the last trusted proxy saw: what a visitor makes up stands further left', () => {
    const made = forwarded('6.6.6.6, 203.0.113.9')
    expect(clientAddress(made, '10.0.0.1', 1)).toBe('203.0.113.9')
    expect(clientAddress(forwarded('6.6.6.6, 203.0.113.9, 10.0.0.2'), '10.0.0.1', 2)).toBe(
      '203.0.113.9',
    )
    expect(clientAddress(made, '10.0.0.1', ['10.0.0.0/8'])).toBe('203.0.113.9')
  })

  test('counts a proxy of the list only while it is reached through trusted ones', () => {
    const chain = forwarded('203.0.113.9, 10.0.0.2')
    expect(clientAddress(chain, '10.0.0.1', ['10.0.0.0/24'])).toBe('203.0.113.9')
    expect(clientAddress(chain, '198.51.100.7', ['10.0.0.0/24'])).toBe('198.51.100.7')
    expect(clientAddress(forwarded('2001:db8::7'), '::1', ['::1'])).toBe('2001:db8::7')
  })

  test('stops at what is no address, and where the header is short', () => {
    expect(clientAddress(forwarded('6.6.6.6, unknown'), '10.0.0.1', 2)).toBe('10.0.0.1')
    expect(clientAddress(new Headers(), '10.0.0.1', 3)).toBe('10.0.0.1')
    expect(clientAddress(forwarded('[2001:DB8::7]:443'), '10.0.0.1', 1)).toBe('2001:db8::7')
    expect(clientAddress(forwarded('203.0.113.9:5123'), '10.0.0.1', 1)).toBe('203.0.113.9')
  })
})

test('a household with IPv6 counts as one, however many addresses it takes', () => {
  expect(addressGroup('203.0.113.9')).toBe('203.0.113.9')
  expect(addressGroup('2001:db8:1:2:3:4:5:6')).toBe(addressGroup('2001:db8:1:2::9'))
  expect(addressGroup('2001:db8:1:2::9')).not.toBe(addressGroup('2001:db8:1:3::9'))
})

test('TRUSTED_PROXIES is a small number, or addresses and networks', () => {
  expect(parseTrustedProxies('0')).toBe(0)
  expect(parseTrustedProxies('2')).toBe(2)
  expect(parseTrustedProxies('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1'])
  for (const wrong of ['11', '-1', 'proxy', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.1,', '1.5']) {
    expect(parseTrustedProxies(wrong), wrong).toBeUndefined()
  }
})
