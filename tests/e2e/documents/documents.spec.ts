import { drawsOn } from '../pad.ts'
import { type Schemas, asked, demoPerson, originOf, tokenOf } from '../stage.ts'
import { expect, loginAs, settled, test } from '../support.ts'

const agency = 'harbour'
const [crew, chief, office] = (['crew', 'chief', 'office'] as const).map(role => demoPerson(agency, role)) as [
  ReturnType<typeof demoPerson>,
  ReturnType<typeof demoPerson>,
  ReturnType<typeof demoPerson>,
]
const toSign = async (who: typeof crew) =>
  (await asked<{ items: Schemas['DocumentToSign'][] }>(agency, await tokenOf(who), 'GET', '/documentsToSign')).items

test('a paper is signed in its order: opened from home, filled, drawn, sent; who comes later waits and is told at once', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const before = await toSign(chief)
  expect(before.find(({ name }) => name === 'Rate agreement 2026')).toMatchObject({ turn: false, waitsFor: crew.name })

  // The chief has it open while it is not their turn.
  const other = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const paper = before.find(({ name }) => name === 'Rate agreement 2026')
  await loginAs(other, chief, `/documents/${paper?.id}`)
  await expect(other.getByRole('button', { name: 'Not your turn yet' })).toBeVisible()
  await expect(other.getByText(`You`, { exact: true })).toBeVisible()

  await loginAs(page, crew)
  await page.getByRole('link', { name: 'Rate agreement 2026' }).click()
  await expect(page.getByText('Page 1 of 4')).toBeVisible()
  await settled(page)
  // The button leads through what is missing; what the profile knows stands there already.
  await page.getByRole('button', { name: 'Next field: Tax number' }).click()
  await page.getByRole('textbox', { name: 'Tax number' }).fill('22/481/07365')
  await page.getByRole('button', { name: 'Next field', exact: true }).click()
  await page.getByRole('textbox', { name: 'Valid from' }).fill('2026-06-01')
  await page.getByRole('button', { name: 'Next field', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /I have read the rate agreement/ })
    .check()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.getByText('4 of 4 fields filled')).toBeVisible()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await drawsOn(page, 'Your signature')
  await page.getByRole('radio', { name: '4 of 5' }).check({ force: true })
  await page.getByRole('button', { name: 'Sign the document' }).dblclick()
  await expect(page.getByRole('heading', { name: /Signed at/ })).toBeVisible()
  await expect(page.getByText(`Now it is ${chief.name}’s turn. A mail says so.`)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Signed', { exact: true }).first()).toBeVisible()

  // Without a reload.
  await expect(other.getByRole('button', { name: 'Sign', exact: true })).toBeVisible()
  await expect(other.getByText('22/481/07365')).toBeVisible()
  await other.getByRole('button', { name: 'Sign', exact: true }).click()
  await drawsOn(other, 'Your signature')
  await other.getByRole('radio', { name: '5 of 5' }).check({ force: true })
  await other.getByRole('button', { name: 'Sign the document' }).click()
  await expect(other.getByRole('heading', { name: /Signed at/ })).toBeVisible()
  expect((await toSign(office)).find(({ name }) => name === 'Rate agreement 2026')).toMatchObject({ turn: true })

  // The last one signs: everybody reads the finished paper, with its certificate behind the four pages, and keeps it.
  await loginAs(page, office, `/documents/${paper?.id}`)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await drawsOn(page, 'Your signature')
  await page.getByRole('radio', { name: '5 of 5' }).check({ force: true })
  await page.getByRole('button', { name: 'Sign the document' }).click()
  await page.getByRole('button', { name: 'Read the finished paper' }).click()
  await expect(page.getByText(/Page 1 of [56]/)).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as PDF' }).click()
  expect((await saving).suggestedFilename()).toBe('Rate agreement 2026.pdf')
  await other.goto(`${originOf(agency)}/documents/${paper?.id}`)
  await expect(other.getByText(/The finished paper is here/)).toBeVisible()

  // The other paper waits for the client: nobody signs it out of turn.
  await loginAs(page, crew)
  await page.getByRole('link', { name: 'House rules and access' }).click()
  await expect(page.getByRole('button', { name: 'Not your turn yet' })).toBeVisible()
  await expect(page.getByText('2 days')).toBeVisible()
  await other.close()
})
