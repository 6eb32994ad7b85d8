import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { alertRules, dashboardQueries, metricsIn, metricsPrinted } from '../../tools/ops-docs.ts'

test('docs/operate.md says of every alarm what to do, and of no other', () => {
  const readme = readFileSync('docs/operate.md', 'utf8')
  const alarms = readme.slice(readme.indexOf('\n# Alarms\n'))
  const headings = [...alarms.matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
  expect(headings).toEqual(alertRules().map(({ alert }) => alert))
  for (const { labels, annotations } of alertRules()) {
    expect(labels.severity).toMatch(/^(page|ticket)$/)
    expect(annotations.summary).not.toBe('')
  }
})

test('metrics are found in queries, and in answers', () => {
  const query = 'max by (queue) (site_queue_jobs{state="open"}) > 2 and rate(a_total[5m]) < 100'
  expect(metricsIn(query)).toEqual(['site_queue_jobs', 'a_total'])
  const answer = '# HELP a b\n# TYPE a gauge\na 1\n# TYPE h histogram\n'
  expect([...metricsPrinted(answer)]).toEqual(['a', 'h_bucket', 'h_sum', 'h_count'])
})

test('no rule sums what every process says of the whole site', () => {
  for (const query of [...alertRules().map(({ expr }) => expr), ...dashboardQueries()]) {
    expect(query).not.toMatch(/sum( by \([^)]*\))? ?\(site_(queue|jobs|disk|worker|backup)_/)
  }
})
