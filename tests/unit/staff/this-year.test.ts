import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { config } from '../../../src/settings/config.ts'
import { agencyErrors, agencyValues } from '../../../src/staff/settings/agency/check-agency.ts'
import { brokerValues, checkBroker } from '../../../src/staff/texts/brokers/broker-values.ts'

// New Year’s Eve in Bridgeport, and New Year’s Day in Greenwich.
beforeEach(() => vi.useFakeTimers({ now: new Date('2027-01-01T04:59:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test.each([
  ['2026', undefined],
  ['2027', 'Enter the year of the founding, from 1800 to 2026.'],
])('the agency was not founded after the year in its office: %s', (founded, problem) => {
  expect(agencyErrors(agencyValues({ founded }), config().site).founded).toBe(problem)
})

test.each(['203-555-0142', '+44 20 7946 0018', '(203) 555.0142'])('%s is a number', (phone) => {
  expect(agencyErrors(agencyValues({ phone }), config().site)).toEqual({})
})

test.each(['+++++1234567', '1'.repeat(90), '555-01', '203+5550142'])('%s is none', (phone) => {
  expect(agencyErrors(agencyValues({ phone }), config().site).phone).toContain('203-555-0142')
})

test.each([
  ['2026', undefined],
  ['2027', 'Please enter a year from 1940 to 2026.'],
])('nor is a broker in the business since a later one: %s', (sinceYear, problem) => {
  const checked = checkBroker(brokerValues({ name: 'Rosa', title: 'Broker', sinceYear }))
  expect('errors' in checked ? checked.errors.sinceYear : undefined).toBe(problem)
})
