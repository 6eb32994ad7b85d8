// npm run outdated: lists the direct dependencies that have a newer version. It fails only for a known hole, high or
// critical, in what the site runs, and only where the registry says which there are.
import { spawnSync } from 'node:child_process'

const SERIOUS = ['high', 'critical']

for (const [name, { current, latest }] of Object.entries(npm('outdated'))) {
  // The registry's latest may be older than a release candidate in use.
  if (current && current.localeCompare(latest, 'en', { numeric: true }) < 0) {
    console.log(`${name} ${current}: ${latest} is out`)
  }
}
const { auditReportVersion, vulnerabilities = {} } = npm('audit', '--omit=dev')
if (!auditReportVersion) console.log('The registry does not say which packages have known holes.')
for (const { name, severity, range } of Object.values(vulnerabilities)) {
  if (!SERIOUS.includes(severity)) continue
  console.error(`${name} has a known hole (${severity}): ${range}`)
  process.exitCode = 1
}

function npm(...args) {
  const { stdout } = spawnSync('npm', [...args, '--json'], { encoding: 'utf8' })
  try {
    return JSON.parse(stdout || '{}')
  } catch {
    return {}
  }
}
