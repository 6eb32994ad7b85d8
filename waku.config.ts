import { resolve } from 'node:path'
import { build, transform } from 'esbuild'
import { defineConfig, type VitePlugin } from 'waku/config'
import { publicFiles } from './launch/public-files.ts'

// Native or stateful packages: bundled, the first query kills the process.
const external = [
  'arktype',
  'better-sqlite3',
  'minio',
  'pg',
  'pino',
  '@fastify/busboy',
  'file-type',
  'sharp',
  '@tus/file-store',
  '@tus/server',
]

/** What nearly every page shows that is awake. */
const LOOK =
  /styled-system[\\/]css[\\/]|src[\\/]ui[\\/](button|field|layout|notice|progress|phone-link)/

export default defineConfig({
  // Where `launch/built.ts` makes a build, before `dist` leads to it.
  distDir: process.env.BUILD_FOLDER ?? 'dist',
  vite: {
    plugins: [
      script('page-script', 'src/browser/main.ts'),
      script('late-script', 'src/chart/late-script/main.ts'),
      publicFiles(),
      completeHtml(),
      textFromReact(),
      noProbeForEval(),
      shortServerCode(),
    ],
    build: { sourcemap: false },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // In one file, with what it needs: the headers of each are half a kilobyte.
                groups: [{ name: 'look', test: LOOK }],
              },
            },
          },
        },
      },
      rsc: { resolve: { external } },
      ssr: { resolve: { external } },
    },
  },
})

/** `virtual:<name>`: a script for the browser as one minified string; the page script stands in every page. */
function script(name: string, entryPoint: string): VitePlugin {
  const id = `\0virtual:${name}`
  return {
    name,
    resolveId: (source) => (source === `virtual:${name}` ? id : undefined),
    async load(loaded) {
      if (loaded !== id) return undefined
      const { outputFiles, metafile } = await build({
        entryPoints: [entryPoint],
        bundle: true,
        minify: true,
        write: false,
        metafile: true,
        format: 'iife',
        target: 'es2022',
      })
      for (const input of Object.keys(metafile.inputs)) this.addWatchFile(input)
      return `export default ${JSON.stringify(outputFiles[0]?.text.trim())}`
    },
  }
}

const SHORT = {
  charset: 'ascii',
  minifyWhitespace: true,
  // A stack trace still leads to a line that can be read.
  lineLimit: 120,
  legalComments: 'none',
} as const

/**
 * Writes the server's code without what only people read, and what is not ASCII escaped: the process keeps
 * its text, and V8 takes two bytes for each character of a file that has one beyond Latin-1.
 */
function shortServerCode(): VitePlugin {
  return {
    name: 'short-server-code',
    applyToEnvironment: ({ name }) => name !== 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type === 'chunk') part.code = (await transform(part.code, SHORT)).code
        }
      },
    },
  }
}

/**
 * Makes Waku wait for the whole page, and answer with it and its payload (`src/server/pages/whole-page.ts`). React
 * otherwise moves what is large or late behind the page and swaps it in by script: without JavaScript it stays
 * invisible.
 */
function completeHtml(): VitePlugin {
  const wholePage = JSON.stringify(resolve('src/server/pages/whole-page.ts'))
  return rewritten('complete-html', 'waku/dist/lib/vite-rsc/ssr.js', [
    [
      "import { use } from 'react';",
      `$& import { readWhole, streamOf, wholePage } from ${wholePage};`,
    ],
    [
      'const [stream1, stream2] = rscStream.tee();',
      'const payload = await readWhole(rscStream); const stream1 = streamOf(payload);',
    ],
    [
      'bootstrapScriptContent: getBootstrapPreamble({\n                hydrate: true',
      'progressiveChunkSize: Number.MAX_SAFE_INTEGER, $&',
    ],
    [
      /const responseStream = htmlStream\.pipeThrough\([\s\S]*?;/,
      'await htmlStream.allReady; const responseStream = await wholePage(htmlStream, payload);',
    ],
  ])
}

/**
 * Makes React write HTML as text instead of encoding each name, attribute and text of it: a page is tens of thousands
 * of them, and leaves as one piece (`docs/decisions/2026-11-24-pages-as-text.md`).
 */
function textFromReact(): VitePlugin {
  const identity = 'return content;'
  return rewritten('text-from-react', 'react-dom-server.edge.production.js', [
    ['function stringToChunk(content) {', `$& ${identity}`],
    ['function stringToPrecomputedChunk(content) {', `$& ${identity}`],
    ['function byteLengthOfChunk(chunk) {', '$& return chunk.length;'],
    ['segmentByteSize += segment[i].byteLength', 'segmentByteSize += segment[i].length'],
    ['writtenBytes = 0;', "writtenBytes = 0, writtenText = '';"],
    ['function writeChunk(destination, chunk) {', '$& writtenText += chunk; return;'],
    [
      'function completeWriting(destination) {',
      "$& if (writtenText !== '') destination.enqueue(writtenText); writtenText = ''; return;",
    ],
    [/type: "bytes",/g, ''],
  ])
}

/**
 * Keeps ArkType from trying `new Function` where it is told not to use it (`src/forms/arktype-without-eval.ts`): Firefox
 * and Safari report each try in their console, as a violation of our Content-Security-Policy.
 */
function noProbeForEval(): VitePlugin {
  return rewritten('no-probe-for-eval', '@ark/schema/out/kinds.js', [
    ['jitless: envHasCsp(),', 'jitless: true,'],
  ])
}

/** A file of a package with changes. The build fails if an update of the package no longer has what is changed. */
function rewritten(
  name: string,
  file: string,
  changes: readonly (readonly [from: string | RegExp, to: string])[],
): VitePlugin {
  return {
    name,
    transform(code, id) {
      if (!id.split('?', 1)[0]?.endsWith(file)) return undefined
      return changes.reduce((changed, [from, to]) => {
        const result = changed.replace(from, to)
        if (result === changed) throw new Error(`${name}: ${file} no longer says ${from}`)
        return result
      }, code)
    },
  }
}
