import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string }
}

/** The alert rules of docs/ops. */
export function alertRules(): Rule[] {
  const { groups } = parse(readFileSync('docs/ops/alerts.yml', 'utf8'))
  return groups.flatMap(({ rules }: { rules: Rule[] }) => rules)
}

/** The queries of its dashboard. */
export function dashboardQueries(): string[] {
  const { panels } = JSON.parse(readFileSync('docs/ops/dashboard.json', 'utf8'))
  return panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  )
}

/** What PromQL calls by itself. */
const WORDS =
  /^(and|or|by|sum|min|max|absent|vector|rate|time|predict_linear|histogram_quantile|le|queue|state|layer|status|verdict)$/

/** The metrics that a query of Prometheus names. */
export function metricsIn(query: string): string[] {
  const names = query.replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ').match(/[a-z_][\w:]*/gi) ?? []
  return names.filter((name) => !WORDS.test(name))
}

/** The metrics that an answer of /metrics has; of a histogram, all its series. */
export function metricsPrinted(text: string): Set<string> {
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  return new Set(
    types.flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [`${name}`],
    ),
  )
}
