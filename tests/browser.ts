import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const CACHE = resolve(import.meta.dirname, '../node_modules/.cache')

// The sandbox refuses to run as root and in most containers; the pages are our own.
const ARGS = ['--no-sandbox']

export interface Browser {
  /** Where it was found, for the log. */
  source: string
  options: LaunchOptions
}

/**
 * A Chromium to test with: the one that CHROMIUM_PATH names, the system's, Playwright's own, or the
 * one that lies in an npm package and needs nothing of the system.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`)
  const installed = named ?? INSTALLED.find(existsSync)
  if (installed) return { source: installed, options: { executablePath: installed, args: ARGS } }
  if (existsSync(chromium.executablePath())) {
    return { source: "Playwright's own", options: { args: ARGS } }
  }
  return packagedBrowser()
}

async function packagedBrowser(): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('set CHROMIUM_PATH, or run: npx playwright install chromium')
  }
  const folder = join(CACHE, `chromium-${packageVersion()}`)
  if (!existsSync(folder)) await unpackBrowser(folder)
  return {
    source: 'the npm package @sparticuz/chromium',
    options: {
      executablePath: join(folder, 'chromium'),
      args: ARGS,
      env: {
        ...(process.env as Record<string, string>),
        LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
        FONTCONFIG_PATH: join(folder, 'fonts'),
      },
    },
  }
}

/** The package unpacks into the temporary folder, and its libraries only where it sees a Lambda. */
async function unpackBrowser(folder: string) {
  const { default: packaged } = await import('@sparticuz/chromium')
  mkdirSync(CACHE, { recursive: true })
  const unfinished = mkdtempSync(join(CACHE, 'chromium-unfinished-'))
  const { TMPDIR, AWS_EXECUTION_ENV } = process.env
  Object.assign(process.env, { TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' })
  try {
    await packaged.executablePath()
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another process may have unpacked it meanwhile.
    if (!existsSync(folder)) throw error
  } finally {
    putBack('TMPDIR', TMPDIR)
    putBack('AWS_EXECUTION_ENV', AWS_EXECUTION_ENV)
  }
}

function putBack(name: string, value: string | undefined) {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}

function packageVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  return JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')).version
}
