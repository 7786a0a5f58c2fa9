import { paper as pdf } from '../../support/files/papers.ts'
import { type Schemas, asked, crewFor, demoPerson, tokenOf } from '../stage.ts'
import { expect, loginAs, settled, test } from '../support.ts'

const agency = 'nordlicht'
const [crew, planner, office] = [
  demoPerson(agency, 'crew'),
  demoPerson(agency, 'planner'),
  demoPerson(agency, 'office'),
]

test('planning sees how a paper stands, checks its chain, and reminds whom it waits for: once a day', async ({
  page,
}) => {
  const { items } = await asked<{ items: Schemas['DocumentToSign'][] }>(
    agency,
    await tokenOf(crew),
    'GET',
    '/documentsToSign',
  )
  const paper = items.find(({ name }) => name === 'House rules and access')
  const waitsFor = paper?.waitsFor ?? ''
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, planner, `/documents/${paper?.id}`)
  await expect(page.getByRole('banner').getByText('1 of 3 signed')).toBeVisible()
  await page.getByRole('button', { name: 'Page 3', exact: true }).click()
  await expect(page.getByText('Page 3 of 4')).toBeVisible()
  await settled(page)
  const checked = page.waitForResponse(answer => answer.url().endsWith('/trail'))
  await page.getByRole('button', { name: 'Chain intact' }).click()
  expect((await checked).status()).toBe(200)

  const remind = page.getByRole('button', { name: `Remind ${waitsFor}` })
  await remind.dblclick()
  await expect(page.getByText('Reminded once', { exact: false })).toBeVisible()
  await expect(page.getByText(`Reminded: ${waitsFor}`)).toHaveCount(1)
  await expect(remind).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(remind).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'Chain intact' })).toBeVisible()

  // Stacked on a phone: who signs stands above the paper.
  await page.setViewportSize({ width: 360, height: 740 })
  const signatories = await page.getByRole('heading', { name: 'Signatories' }).boundingBox()
  const read = await page.getByText('Page 1 of 4').boundingBox()
  expect(signatories?.y).toBeLessThan(read?.y ?? 0)
})

test('the office uploads a paper and another version, saves its draft and changes it: the trail says so', async ({
  page,
}) => {
  const token = await tokenOf(office)
  const { items } = await asked<{ items: { id: string }[] }>(agency, token, 'GET', '/documentTypes')
  const [signer] = crewFor('kioskWalk', agency)
  const { id } = await asked<Schemas['Document']>(agency, token, 'POST', '/documents', {
    ...{ name: 'Key agreement', typeId: items[0]?.id, signatories: [{ role: 'Crew', personId: signer?.id }] },
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, office, `/documents/${id}`)
  const upload = async (pages: number, bytes?: Buffer) => {
    await page.getByRole('button', { name: 'Upload a version' }).click()
    const dialog = page.getByRole('dialog')
    const buffer = bytes ?? Buffer.from(await pdf([], pages))
    await dialog.getByLabel('PDF, at most 25 MB').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer })
    await dialog.getByRole('button', { name: 'Upload', exact: true }).dblclick()
  }
  await upload(2)
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await upload(0, Buffer.from('no paper at all'))
  await expect(page.getByRole('alert')).toHaveText('This is not a PDF.')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await upload(3)
  await expect(page.getByText('Page 1 of 3')).toBeVisible()
  await expect(page.locator('s')).toHaveText(/^2 pages/)
  await expect(page.getByText('Version 1 withdrawn; nobody had signed it')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Chain intact' })).toBeVisible()

  const head = page.getByRole('banner')
  const saved = page.waitForEvent('download')
  await head.getByRole('button', { name: 'Download draft' }).click()
  expect((await saved).suggestedFilename()).toBe('Draft Key agreement.pdf')
  await head.getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Key agreement, house B')
  await dialog.getByRole('button', { name: 'Save' }).dblclick()
  await expect(head.getByRole('heading', { name: 'Key agreement, house B' })).toBeVisible()
  await expect(page.getByText('Changed', { exact: true })).toHaveCount(1)
})
