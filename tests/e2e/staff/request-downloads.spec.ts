import { readFile } from 'node:fs/promises'
import { saveApplication } from '../../../db/leads/application.ts'
import { acceptLead } from '../../samples/leads.ts'
import { pagesOfPdf } from '../../tools/pdf-text.ts'
import { expect, expectAccessibleEverywhere, pathOf, test } from '../fixtures/lead-site.ts'

const SAILBOAT = {
  request: {
    insurance_type: 'boat',
    vessel_type: 'sailboat',
    vessel_length: 34,
    vessel_value: '85000',
    vessel_use: 'pleasure',
    first_name: 'Åsa',
    last_name: 'Ångström',
    additional_details: `We sail to Block Island and, once a year, to Maine. ${'More about it. '.repeat(190)}`,
  },
  saved: {
    owner_names: 'Åsa Ångström and Łukasz Nguyễn',
    mailing_address: '1 Dock Street\nMystic, CT 06355',
    propulsion: 'Sail, with an engine',
    model_year: '2004',
    make: 'Catalina',
    hin: 'ABC12345D404',
    top_speed: '70',
    value_now: '85,000',
    price_paid: '60,000',
    had_losses: 'One',
    losses: 'August 2023, grounding, new propeller, $4,200 paid by the insurer',
  },
  reads: ['Åsa Ångström and Łukasz Nguyễn', 'Built in April 2004', 'hardly reaches 70 knots'],
}
const MARINA = {
  request: {
    insurance_type: 'commercial',
    business_name: 'Mystic Yard and 漢 Boats',
    business_kind: 'marina',
    docks_or_vessels: '120 slips, 40 moorings',
    first_name: 'Łukasz',
    last_name: 'Żak',
  },
  saved: { owner_names: 'Mystic Yard LLC', slips: '120' },
  reads: ['Łukasz Żak', 'do not have U+6F22', 'Mystic Yard and □ Boats', 'Slips 120'],
}
const HOUSE = {
  request: {
    insurance_type: 'other',
    coverage_wanted: 'flood',
    property_place: '12 Beach Road, Fairfield',
    first_name: 'Nguyễn',
    last_name: 'Văn Bảo',
  },
  saved: { flood_zone: 'VE', built: '1962', roof_year: '1950', elevation_certificate: 'Yes' },
  reads: ['Nguyễn Văn Bảo', 'Flood zone VE', 'The roof (1950) is older than the house (1962).'],
}

for (const [name, { request, saved, reads }] of Object.entries({ SAILBOAT, MARINA, HOUSE })) {
  test(`the request of a ${name.toLowerCase()} is downloaded as a PDF`, async ({ page, desk }) => {
    const contact = { email: 'owner@visitor.example', phone: '203-555-0123' }
    const lead = await acceptLead(desk.db, { formData: { ...request, ...contact } })
    await saveApplication(desk.db, lead.id, saved)
    await page.goto(pathOf(lead))
    const application = page.getByRole('region', { name: 'Application' })
    const begun = page.waitForEvent('download')
    await application.getByRole('link', { name: 'Request as PDF' }).click()
    const download = await begun
    expect(download.suggestedFilename()).toBe(`${lead.reference}.pdf`)
    const text = (await pagesOfPdf(await readFile(await download.path()))).join(' ')
    for (const words of reads) expect(text).toContain(words)
    await page.reload()
    await expect(page.getByRole('region', { name: 'History' })).toContainText(
      'downloaded it as PDF',
    )
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('a broker sets the columns of the agency’s system, and takes a lead along in them', async ({
      page,
      desk,
    }) => {
      const lead = await acceptLead(desk.db)
      await page.goto(pathOf(lead))
      const application = page.getByRole('region', { name: 'Application' })
      await application.getByRole('link', { name: 'Set these columns' }).click()
      const columns = page.getByLabel('One column a line')
      await columns.fill('Surname = Last names')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('alert')).toContainText('Do you mean “Last name”?')
      await expect(columns).toHaveValue('Surname = Last names')
      if (javaScriptEnabled) await expectAccessibleEverywhere(page)
      await columns.fill(`Surname = Last name\nMobile${javaScriptEnabled} = Phone`)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('status').first()).toContainText('Saved.')
      await page.goto(pathOf(lead))
      const begun = page.waitForEvent('download')
      await application.getByRole('button', { name: 'CSV with your columns' }).click()
      const text = await readFile(await (await begun).path(), 'utf8')
      expect(text).toBe(`\uFEFF"Surname","Mobile${javaScriptEnabled}"\r\n"Doe","203-555-0123"\r\n`)
      if (javaScriptEnabled) await expectAccessibleEverywhere(page)
    })
  })
}
