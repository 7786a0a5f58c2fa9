import { daysLater } from '../../../domain/shift-display.ts'
import { asked, demoPerson, type Schemas, tokenOf } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

const agency = 'nordlicht'
const person = demoPerson(agency, 'chief')
const office = demoPerson(agency, 'office')

test('a paper the office asks for is found on home and among all one’s documents, and is opened from there', async ({
  page,
}) => {
  const token = await tokenOf(office)
  const types = await asked<{ items: Schemas['Caption'][] }>(agency, token, 'GET', '/documentTypes')
  const today = new Date().toISOString().slice(0, 10)
  const wanted = await asked<Schemas['PersonDocument']>(agency, token, 'POST', `/persons/${person.id}/documents`, {
    typeId: types.items[0]?.id,
    name: 'Proof of the journey',
    dueDate: daysLater(today, 40),
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, person)
  const papers = page.getByRole('region', { name: 'Papers and forms' })
  await expect(papers.getByRole('link', { name: 'Proof of the journey' })).toHaveAccessibleDescription('To upload')
  await papers.getByRole('link', { name: 'All', exact: true }).click()

  await expect(page).toHaveURL(/\/payrolls-documents$/)
  const own = page.getByRole('region', { name: 'Waits for you' })
  const row = own.getByRole('listitem').filter({ hasText: 'Proof of the journey' })
  await expect(row).toContainText(/To upload.*by \d/)
  await settled(page)
  expect(await axe(page)).toEqual([])
  await row.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/documents/${wanted.id}$`))
})

test('certificates say until when they count', async ({ page }) => {
  const crew = demoPerson(agency, 'crew')
  await loginAs(page, crew, '/payrolls-documents')
  const shown = page.getByRole('region', { name: 'Certificates' })
  await expect(shown.getByRole('listitem').filter({ hasText: 'Work at height' })).toContainText(/To \w+ \d{4}.*Valid/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await settled(page)
  expect(await axe(page)).toEqual([])
})
