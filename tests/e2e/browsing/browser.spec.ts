import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { findBrowser } from '../../browser/find.ts'
import { whyUnusable } from '../../browser/trial.ts'
import { test } from '../fixtures/kept.ts'

test('a browser without a font is refused before any test meets it', async () => {
  test.skip(process.platform !== 'linux', 'fonts can be taken away on Linux only')
  const browser = await findBrowser()
  expect(await whyUnusable(browser)).toBeUndefined()

  const folder = mkdtempSync(join(tmpdir(), 'no-fonts-'))
  const config = join(folder, 'fonts.conf')
  writeFileSync(config, '<?xml version="1.0"?><fontconfig></fontconfig>')
  const env = { ...browser.env, FONTCONFIG_FILE: config }
  expect(await whyUnusable({ ...browser, env })).toMatch(/no font|crashed|closed/)
  rmSync(folder, { recursive: true })
})
