import { build } from 'esbuild'
import { defineConfig, type VitePlugin } from 'waku/config'
import { publicFiles } from './launch/public-files.ts'

/**
 * Packages that only the server runs stay outside of its code: native and stateful ones must, and each of the others is read
 * once instead of twice a build.
 */
const external = [
  '@better-auth/passkey',
  '@fastify/busboy',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  '@tus/file-store',
  '@tus/server',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  'arktype',
  'better-auth',
  'better-sqlite3',
  'csv-stringify',
  'file-type',
  'hono',
  'html-to-text',
  'lru-cache',
  'marked',
  'minio',
  'nodemailer',
  'p-limit',
  'pdfkit',
  'pg',
  'pino',
  'prom-client',
  'proxy-addr',
  'sanitize-html',
  'sharp',
  '@trpc/server',
  'uqr',
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
      reactForNode(),
    ],
    build: { sourcemap: false, reportCompressedSize: false },
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

/**
 * Has pages rendered with React's build for Node. The build for the edge, which Waku names, encodes each name, attribute
 * and text of a page by itself, which is tens of thousands of them. Development keeps Waku's.
 */
function reactForNode(): VitePlugin {
  const alias = { 'react-dom/server.edge': 'react-dom/server.node' }
  return { name: 'react-for-node', apply: 'build', config: () => ({ resolve: { alias } }) }
}

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
