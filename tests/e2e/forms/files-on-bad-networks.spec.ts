import { expect } from '@playwright/test'
import { mailWith } from '../../servers/mailbox.ts'
import { expectAccessible } from '../checks/axe.ts'
import { listenForComplaints } from '../checks/complaints.ts'
import { nextPart, sha256, storedFiles, surveyOf, test } from '../fixtures/bad-network.ts'
import { formAwake, hurryUntilSeen } from '../steps/awake.ts'
import { attach, openForm, row, send } from '../steps/file-steps.ts'
import { freshEmail, writeMessage } from '../steps/form-steps.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string
const MEGABYTE = 1024 * 1024
/** What a page and its requests weigh besides the file. */
const BESIDES = 300_000

type Survey = ReturnType<typeof surveyOf>

/** It waits longer after each break. */
const AFTER_ALL_BREAKS = { timeout: 150_000 }

test('two files at once arrive whole, once, over connections that break at every tenth', async ({
  page,
  network,
}) => {
  test.slow()
  const files = [surveyOf(3 * MEGABYTE), surveyOf(3 * MEGABYTE)]
  const offsets = new Map<string, number[]>()
  page.on('request', (request) => {
    if (request.method() !== 'PATCH') return
    const offset = Number(request.headers()['upload-offset'])
    offsets.set(request.url(), [...(offsets.get(request.url()) ?? []), offset])
  })
  await openForm(page)
  await writeMessage(page, freshEmail())
  network.set({ cutUpAfter: 0.3 * MEGABYTE })
  network.cutAll()
  await attach(page, ...files)
  for (const { name } of files) {
    await expect(row(page, name)).toContainText('Arrived, 3.0 MB', AFTER_ALL_BREAKS)
  }
  // Each goes on where it broke: one beginning, and never back to it.
  expect(offsets.size).toBe(files.length)
  for (const seen of offsets.values()) {
    expect(seen.length).toBeGreaterThan(5)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(seen.filter((offset) => offset > 0.9 * 3 * MEGABYTE)).not.toEqual([])
  }
  network.set({})
  const [agency] = await mailWith(dataDir(), await send(page))
  for (const { name, buffer } of files) {
    expect(agency?.text).toContain(name)
    expect(storedFiles(name).map(sha256)).toEqual([sha256(buffer)])
  }
})

test('after a reload in the middle, the file is chosen again and only its rest is sent', async ({
  page,
  network,
}) => {
  const survey = surveyOf(8 * MEGABYTE)
  await openForm(page)
  await writeMessage(page, freshEmail())
  network.set({ swallowUpAfter: 7.2 * MEGABYTE })
  network.cutAll()
  await attach(page, survey)
  await expect(row(page, survey.name)).toContainText(/Sending, [1-9]/)
  network.set({ refuse: true })
  network.cutAll()
  await expect(row(page, survey.name)).toContainText('Waiting for the connection')
  network.set({})
  await page.reload()
  await page.getByLabel('Name').focus()
  const words = row(page, survey.name).getByText(
    /Choose this file again to resume at \d+ percent\./,
  )
  await expect(words).toBeVisible()
  await expectAccessible(page)
  const percent = Number(/at (\d+) percent/.exec((await words.textContent()) ?? '')?.[1])
  const before = network.sentUp()
  await attach(page, survey)
  await expect(row(page, survey.name)).toContainText('Arrived, 8.0 MB')
  const rest = 8 * MEGABYTE * (1 - percent / 100)
  expect(network.sentUp() - before).toBeLessThan(rest + BESIDES)
  await send(page)
  expect(storedFiles(survey.name).map(sha256)).toEqual([sha256(survey.buffer)])
})

test('files of one name are told apart: a reload loses none, and choosing one again settles one', async ({
  page,
  network,
}) => {
  const { name } = surveyOf(40_000)
  const [here, first, second] = [40_000, 50_000, 60_000].map((bytes) => ({
    ...surveyOf(bytes),
    name,
  })) as [Survey, Survey, Survey]
  const interrupted = row(page, name).filter({ hasText: 'did not arrive in full' })
  await openForm(page)
  await writeMessage(page, freshEmail())
  await attach(page, here)
  await expect(row(page, name)).toContainText('Arrived')
  await expect(page.getByText(/^Saved at \d/)).toBeVisible()
  network.set({ refuse: true })
  network.cutAll()
  await attach(page, first, second)
  await expect(row(page, name).filter({ hasText: 'Waiting for the connection' })).toHaveCount(2)
  network.set({})
  await page.reload()
  await page.getByLabel('Name').focus()
  await expect(row(page, name)).toHaveCount(3)
  await expect(interrupted).toHaveCount(2)
  await attach(page, first)
  await expect(row(page, name)).toHaveCount(3)
  await expect(interrupted).toHaveCount(1)
  const [agency] = await mailWith(dataDir(), await send(page))
  expect(agency?.text?.match(/did not arrive/g)).toHaveLength(1)
  expect(storedFiles(name).map(sha256).sort()).toEqual(
    [here, first].map(({ buffer }) => sha256(buffer)).sort(),
  )
})

test('a file that stalls says so, goes on by itself, and is removed at any moment', async ({
  page,
  network,
}) => {
  await page.clock.install()
  const [survey, unwanted] = [surveyOf(3 * MEGABYTE), surveyOf(3 * MEGABYTE)]
  const complaints = listenForComplaints(page)
  await openForm(page)
  network.set({ swallowUpAfter: MEGABYTE / 2 })
  network.cutAll()
  await attach(page, survey)
  const waiting = row(page, survey.name).getByText(
    /^Waiting for the connection; the upload resumes automatically\. \d+ percent is sent\.$/,
  )
  await hurryUntilSeen(page, waiting, 3000)
  await expectAccessible(page)
  const [isThere] = await Promise.all([nextPart(page), attach(page, unwanted)])
  await hurryUntilSeen(page, row(page, unwanted.name).getByText('Waiting for the connection'), 3000)
  expect(isThere()).toBe(true)
  await page.getByRole('button', { name: `Remove ${unwanted.name}` }).click()
  await expect(row(page, unwanted.name)).toHaveCount(0)
  await expect.poll(isThere).toBe(false)
  network.set({})
  await hurryUntilSeen(page, row(page, survey.name).getByText('Arrived, 3.0 MB'), 3000)
  expect(storedFiles(survey.name).map(sha256)).toEqual([sha256(survey.buffer)])
  expect(storedFiles(unwanted.name)).toEqual([])
  expect(complaints).toEqual([])
})

test('a store that fails for a while, or for good, never holds up the form', async ({ page }) => {
  await page.clock.install()
  const [survey, second] = [surveyOf(50_000), surveyOf(50_000)]
  await openForm(page)
  await writeMessage(page, freshEmail())
  let asked = 0
  await page.route('**/api/uploads/*/attachment', async (route) => {
    asked++
    if (asked === 1) return route.fulfill({ status: 503, json: { error: '', lost: true } })
    // Stored, but the answer is lost on its way.
    if (asked === 2) await route.fetch()
    return asked === 2 ? route.abort('connectionreset') : route.fallback()
  })
  await attach(page, survey)
  await hurryUntilSeen(page, row(page, survey.name).getByText('Arrived'))
  expect(storedFiles(survey.name)).toHaveLength(1)
  await page.route('**/api/uploads', (route) => route.fulfill({ status: 500, body: '' }))
  await attach(page, second)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await hurryUntilSeen(page, page.getByText('One file did not reach us.', { exact: false }))
})

test('a site whose machines do not share the parts takes the file in one request', async ({
  page,
}) => {
  const survey = surveyOf(300_000)
  await openForm(page)
  await page.route('**/api/uploads/*', (route) => route.fulfill({ status: 404, body: '' }))
  await attach(page, survey)
  await expect(row(page, survey.name)).toContainText('Arrived')
  expect(storedFiles(survey.name).map(sha256)).toEqual([sha256(survey.buffer)])
})

test('a file on its way that has also come with a post of the form is listed once, and not as lost', async ({
  page,
}) => {
  const file = surveyOf(40_000)
  const sentFiles = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('form-contact') ?? '{}').sentFiles ?? [])
  await openForm(page)
  await writeMessage(page, freshEmail())
  await expect(page.getByText(/^Saved at \d/)).toBeVisible()
  let held = true
  await page.route(/\/api\/(attachments|uploads)/, (route) => (held ? undefined : route.continue()))
  await attach(page, file)
  await expect(row(page, file.name)).toHaveCount(1)
  // As Enter does before the form is wholly awake.
  await page.request.post('/api/forms/contact', {
    multipart: { email: 'not an address', attachments: file },
  })
  await page.getByLabel('Message').fill('The survey is from last year.')
  await expect.poll(sentFiles).toHaveLength(1)
  // Taking the route away would let what it holds go on.
  held = false
  await page.reload()
  await writeMessage(page, freshEmail())
  await formAwake(page)
  await expect(row(page, file.name)).toContainText('Arrived')
  await expect(row(page, file.name)).toHaveCount(1)
  const [agency] = await mailWith(dataDir(), await send(page))
  expect(agency?.text).toContain(file.name)
  expect(agency?.text).not.toContain('did not arrive')
})
