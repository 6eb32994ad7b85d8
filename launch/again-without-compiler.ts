import { flushCompileCache } from 'node:module'

/** What Node removes types with; it keeps 20 MB for it until the process ends. */
const TYPE_STRIPPER = 'NativeModule internal/deps/amaro/dist/index'
/** Set for the second run: where its cache cannot be written, that one has to compile, too. */
const IS_SECOND = 'COMPILED_BEFORE'

/**
 * Where this process has had to compile TypeScript, as the first one after an update does, it becomes a new one that
 * finds everything compiled. It is to be called before anything is started: what runs keeps its process id, but no
 * more than that.
 * @param file What the process runs.
 */
export function againWithoutCompiler(file: string): void {
  const isSecond = process.env[IS_SECOND] !== undefined
  delete process.env[IS_SECOND]
  // A channel to the parent process would be lost.
  if (isSecond || process.channel || !process.execve || !hasCompiled()) return
  flushCompileCache()
  const args = [process.execPath, ...process.execArgv, file, ...process.argv.slice(2)]
  process.execve(process.execPath, args, { ...process.env, [IS_SECOND]: '1' })
}

function hasCompiled(): boolean {
  const { moduleLoadList = [] } = process as { moduleLoadList?: string[] }
  return moduleLoadList.includes(TYPE_STRIPPER)
}
