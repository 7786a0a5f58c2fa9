import { type Schemas, asked, demoPerson, tokenOf } from './stage.ts'
import { expect, loginAs, settled, test } from './support.ts'

const agency = 'nordlicht'
const [crew, planner] = [demoPerson(agency, 'crew'), demoPerson(agency, 'planner')]

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
