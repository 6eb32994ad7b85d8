import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SETTING_NAMES } from '../../../src/settings/environment.ts'
import { unknownSettings } from '../../../src/settings/unknown-settings.ts'

test.each([
  ['SMTP_ULR', 'SMTP_URL'],
  ['LEAD_TO', 'LEADS_TO'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['S3_ACCES_KEY_FILE', 'S3_ACCESS_KEY_FILE'],
])('%s is taken for %s, in .env as in the environment', (name, meant) => {
  const said = [`Unknown setting ${name}: did you mean ${meant}?`]
  expect(unknownSettings([name], [])).toEqual(said)
  expect(unknownSettings([], [name])).toEqual(said)
  // A process has those of the file as well.
  expect(unknownSettings([name], [name])).toEqual(said)
})

test('in .env every unknown name is said; of the environment only what looks like one of the site', () => {
  const said = (name: string) => [`Unknown setting ${name}: .env.example lists all that there are.`]
  expect(unknownSettings(['COLOR'], ['COLOR'])).toEqual(said('COLOR'))
  expect(unknownSettings([], ['SMTP_PASSWORD'])).toEqual(said('SMTP_PASSWORD'))
  const ordinary =
    `PATH HOME HOSTNAME HOST_NAME USER LOGNAME MAIL SHELL PWD OLDPWD TERM LANG LC_ALL TZ SHLVL _ EDITOR
    INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID MEMORY_PRESSURE_WATCH NODE_VERSION NODE_ENV npm_package_version
    npm_config_cache XDG_DATA_HOME SSH_CLIENT PORTS POST BASE_URL MAIL_HOST CACHE_DIR HTTPS_PROXY PGPASSWORD
    OTEL_EXPORTER_OTLP_HEADERS OTEL_SERVICE_NAME`.split(/\s+/)
  expect(unknownSettings([], ordinary)).toEqual([])
})

test('what the settings, the containers and the build read is not unknown', () => {
  const files = ['docker-compose.yml', 'Dockerfile'].map((file) => readFileSync(file, 'utf8'))
  const read = [...files.join('\n').matchAll(/\$\{([A-Z_]+)[:}]|^ARG (\w+)/gm)].map(
    ([, inCompose, inBuild]) => (inCompose ?? inBuild) as string,
  )
  for (const name of ['SITE_HOST', 'BACKUP_KEEP', 'CADDY_IMAGE', 'BUILD_COMMIT']) {
    expect(read).toContain(name)
  }
  expect(unknownSettings([...read, ...SETTING_NAMES, 'COMPOSE_PROFILES'], read)).toEqual([])
})
