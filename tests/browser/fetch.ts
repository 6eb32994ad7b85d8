import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../launch/root.ts'
import type { Browser } from './options.ts'

const run = promisify(execFile)
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js')

/** A download that hangs must not block the tests forever. */
const DOWNLOAD_LIMIT_MS = 300_000

export async function fetchFromPlaywright(): Promise<Omit<Browser, 'source'>> {
  console.log('Fetching a browser: npx playwright install chromium')
  await download(process.execPath, [PLAYWRIGHT, 'install', 'chromium'])
  return {}
}

/** Where we may install packages, on Debian and its relatives. */
export async function fetchFromDebian(): Promise<Omit<Browser, 'source'>> {
  if (!existsSync('/etc/debian_version')) throw new Error('this is not Debian')
  if (process.getuid?.() !== 0) throw new Error('it takes root')
  console.log('Fetching a browser: apt-get install chromium')
  await download('apt-get', ['-q', 'update'])
  await download('apt-get', ['-q', 'install', '-y', '--no-install-recommends', 'chromium'])
  return { executablePath: '/usr/bin/chromium' }
}

async function download(command: string, args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await run(command, args, { env, timeout: DOWNLOAD_LIMIT_MS })
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string }
    throw new Error(stderr.split('\n').findLast((line) => /^(E|Error): /.test(line)) ?? message)
  }
}
