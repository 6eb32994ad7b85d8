import { expect, onTestFinished, test, vi } from 'vitest'
import { findBrowser } from '../../browser/find.ts'

test('what CHROMIUM_PATH names is not passed over when it is no browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/bin/true').stubEnv('E2E_BROWSER', undefined)
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(findBrowser()).rejects.toThrow('The tests cannot use /bin/true (CHROMIUM_PATH)')
})
