/** What the units of a site depend on. */
export interface UnitSettings {
  /** The folder of the site, which is built there. */
  root: string
  node: string
  user: string
  dataDir: string
  port: number
  webProcesses: number
}

/** Settings beside those of `.env`, for secrets that only root may read. */
export const ENVIRONMENT_FILE = '/etc/fayerweather-marine.env'
export const TARGET = 'fayerweather-marine.target'

/** systemd's unit files of a site, by name: its processes, the migration before them, and a target for all. */
export function unitFiles(settings: UnitSettings): Record<string, string> {
  const { webProcesses } = settings
  const webs = Array.from({ length: webProcesses }, (_, at) => `fayerweather-web@${at + 1}.service`)
  const worker = 'fayerweather-worker.service'
  return {
    [TARGET]: unit({
      Unit: [
        ['Description', 'Website of the agency'],
        ['Wants', [...webs, worker].join(' ')],
      ],
      Install: [['WantedBy', 'multi-user.target']],
    }),
    [MIGRATE]: unit({
      Unit: [
        ['Description', 'Migration of the database of the website'],
        ...AFTER_SYSTEM,
        ['PartOf', TARGET],
        ...AGAIN,
      ],
      Service: [
        ['Type', 'oneshot'],
        ['RemainAfterExit', 'yes'],
        ['Restart', 'on-failure'],
        ['RestartSec', '5'],
        ...command(settings, [settings.node, '--enable-source-maps', 'dist/migrate.js']),
        ...closed(settings),
      ],
    }),
    'fayerweather-web@.service': unit({
      Unit: [['Description', 'Web process %i of the website'], ...PART],
      Service: [
        ...command(settings, [`${settings.root}/launch/web.sh`, settings.node, 'dist/web.js']),
        ...KEPT_RUNNING,
        ...STOP_WITHIN_AFTER_DELAY,
        ...closed(settings, settings.port < 1024 ? 'CAP_NET_BIND_SERVICE' : ''),
      ],
    }),
    [worker]: unit({
      Unit: [['Description', 'Worker of the website: mail, scans, previews'], ...PART],
      Service: [
        ...command(settings, [
          `${settings.root}/launch/worker.sh`,
          settings.node,
          'dist/worker.js',
        ]),
        ['Nice', '5'],
        ...KEPT_RUNNING,
        ...STOP_WITHIN,
        ...closed(settings),
      ],
    }),
  }
}

type Lines = [key: string, value: string][]

const MIGRATE = 'fayerweather-migrate.service'
const AFTER_SYSTEM: Lines = [
  ['Wants', 'network-online.target'],
  ['After', 'network-online.target postgresql.service'],
]
/** Started again however often it ends: Postgres may be down for hours. */
const AGAIN: Lines = [['StartLimitIntervalSec', '0']]
/** Wants: a migration that fails is repeated, and until then the processes say that they are not ready. */
const PART: Lines = [['Wants', MIGRATE], ['After', MIGRATE], ['PartOf', TARGET], ...AGAIN]
const KEPT_RUNNING: Lines = [
  ['Restart', 'always'],
  ['RestartSec', '1'],
  ['KillMode', 'mixed'],
]
/** Longer than the 20 s after which the processes themselves give up. */
const STOP_WITHIN: Lines = [['TimeoutStopSec', '30']]
/** These 20 s begin after STOP_DELAY, which is at most 60 s and may be changed without new units. */
const STOP_WITHIN_AFTER_DELAY: Lines = [['TimeoutStopSec', '90']]

function command({ root, user }: UnitSettings, words: string[]): Lines {
  return [
    ['User', user],
    ['WorkingDirectory', literally(root)],
    ['Environment', 'NODE_ENV=production'],
    ['EnvironmentFile', `-${ENVIRONMENT_FILE}`],
    ['ExecStart', words.map((word) => quoted(word).replaceAll('$', '$$$$')).join(' ')],
  ]
}

/**
 * Nothing that the processes do not need. Not `MemoryDenyWriteExecute`: V8 compiles to memory that it then runs.
 * @param capability The only one that they have.
 */
function closed({ dataDir }: UnitSettings, capability = ''): Lines {
  return [
    ['ReadWritePaths', quoted(dataDir)],
    ['UMask', '0077'],
    ['CapabilityBoundingSet', capability],
    ['AmbientCapabilities', capability],
    ['NoNewPrivileges', 'yes'],
    ['ProtectSystem', 'strict'],
    ['ProtectHome', 'read-only'],
    ['PrivateTmp', 'yes'],
    ['PrivateDevices', 'yes'],
    ['ProtectKernelTunables', 'yes'],
    ['ProtectKernelModules', 'yes'],
    ['ProtectKernelLogs', 'yes'],
    ['ProtectControlGroups', 'yes'],
    ['ProtectClock', 'yes'],
    ['ProtectHostname', 'yes'],
    ['RestrictAddressFamilies', 'AF_INET AF_INET6 AF_UNIX AF_NETLINK'],
    ['RestrictNamespaces', 'yes'],
    ['RestrictRealtime', 'yes'],
    ['RestrictSUIDSGID', 'yes'],
    ['LockPersonality', 'yes'],
    ['SystemCallArchitectures', 'native'],
    ['SystemCallFilter', '@system-service'],
    ['SystemCallErrorNumber', 'EPERM'],
  ]
}

function unit(sections: Record<string, Lines>): string {
  return Object.entries(sections)
    .map(([name, lines]) => `[${name}]\n${lines.map((line) => `${line.join('=')}\n`).join('')}`)
    .join('\n')
}

function quoted(word: string): string {
  return `"${literally(word).replace(/["\\]/g, '\\$&')}"`
}

/** systemd replaces what follows a percent sign. */
function literally(text: string): string {
  return text.replaceAll('%', '%%')
}
