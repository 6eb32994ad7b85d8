import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isForwardedUnasked, noticeUntrustedProxy } from '../../../src/http/client-address.ts'
import { log } from '../../../src/http/log.ts'
import { proxyState } from '../../../src/staff/dashboard/health/states.ts'

test('requests that are forwarded where TRUSTED_PROXIES is not set are said once, and on the dashboard', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
  onTestFinished(() => {
    warn.mockRestore()
    // Of the process, which other tests share.
    delete (globalThis as { fayerweatherForwards?: boolean }).fayerweatherForwards
  })
  const site = (isSet: boolean) =>
    new Hono().use(noticeUntrustedProxy(isSet)).get('/', (c) => c.text('page'))
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  await site(true).request('/', { headers })
  await site(false).request('/')
  expect([warn.mock.calls.length, proxyState(isForwardedUnasked())]).toEqual([0, []])
  const unset = site(false)
  for (let again = 0; again < 3; again++) {
    expect(await (await unset.request('/', { headers })).text()).toBe('page')
  }
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls[0]?.[0]).toContain('TRUSTED_PROXIES is not set')
  expect(proxyState(isForwardedUnasked())).toEqual([
    expect.objectContaining({
      state: 'attention',
      text: expect.stringContaining('set TRUSTED_PROXIES'),
    }),
  ])
})
