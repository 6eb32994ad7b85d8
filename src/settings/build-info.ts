import { readFileSync } from 'node:fs'

/** What a build was made of. */
export interface BuildInfo {
  /** As package.json and CHANGELOG.md have it. */
  version?: string
  /** Unset where the build had no repository to ask. */
  commit?: string
}

/** In the folder of a build, beside the code of the processes. */
export const BUILD_INFO = 'build.json'

/** Of the running code: read once, since an update makes `dist` another build. */
const RUNNING = readBuildInfo('dist')

/** What this process runs; empty in development. */
export function runningBuild(): BuildInfo {
  return RUNNING
}

/** What the build in a folder was made of; empty if it does not say so. */
export function readBuildInfo(folder: string): BuildInfo {
  try {
    return JSON.parse(readFileSync(`${folder}/${BUILD_INFO}`, 'utf8'))
  } catch {
    return {}
  }
}

/** A build in words: `version 1.0.0 (commit 1a2b3c4d5e)`. */
export function buildInWords({ version, commit }: BuildInfo): string | undefined {
  if (!version) return undefined
  return commit ? `version ${version} (commit ${commit.slice(0, 10)})` : `version ${version}`
}
