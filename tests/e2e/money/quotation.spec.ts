import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { drawsOn } from '../pad.ts'
import { asPlanner, demoPerson } from '../stage.ts'
import { expect, loginAs, settled, test } from '../support.ts'

interface Made {
  id: string
  number: string
  status: string
  company: { id: string }
  location: { id: string }
}

test('a project is changed, quoted by mistake and again, confirmed by the client with a signature on the phone, closed and opened again', async ({
  page,
  browser,
}) => {
  const agency = 'nordlicht'
  const first = await asPlanner<Made>(agency, 'GET', '/projects/N-1001')
  // A project of its own, like the one that is on: nobody else reads it.
  const made = await asPlanner<Made>(agency, 'POST', '/projects/N-1001/copy', {
    name: 'Autumn show',
    companyId: first.company.id,
    locationId: first.location.id,
    beginDate: '2027-09-06',
    endDate: '2027-09-12',
  })
  await loginAs(page, demoPerson(agency, 'planner'), `/projects/${made.number}?view=cost`)
  await settled(page)
  await page.getByRole('button', { name: 'Edit' }).click()
  const change = page.getByRole('dialog', { name: 'Change project' })
  await change.getByLabel('Client mark').fill('AS-27')
  await change.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The project was changed.')).toBeVisible()

  const foot = page.getByRole('table', { name: 'Costs' }).getByRole('row').last()
  const total = /€[\d,.]+/.exec(await foot.innerText())?.[0] ?? 'no total'
  await page.getByRole('button', { name: 'Quote', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Send a quotation' })
  await dialog.getByLabel('A word to the client').fill('As discussed')
  // A second tap while the first is on its way sends no second one.
  await dialog.getByRole('button', { name: `Send quotation, ${total}` }).dblclick()
  const status = async () => (await asPlanner<Made>(agency, 'GET', `/projects/${made.number}`)).status
  const mistaken = page.getByRole('article', { name: `Quotation ${made.number}-1` })
  await expect(mistaken).toContainText('Waiting for the client')
  expect(await status()).toBe('quoted')
  // Sent by mistake: withdrawn, it leaves the project as it was.
  await mistaken.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(mistaken).toContainText('Withdrawn')
  expect(await status()).toBe('confirmed')

  await page.getByRole('button', { name: 'New quotation' }).click()
  await dialog.getByLabel('A word to the client').fill('As discussed')
  await page.keyboard.press('Control+Enter')
  const card = page.getByRole('article', { name: `Quotation ${made.number}-2` })
  await expect(card).toContainText('Waiting for the client')
  const close = page.getByRole('button', { name: 'Close project' })
  await close.click()
  const closing = page.getByRole('alertdialog', { name: 'Not everything is done yet' })
  await expect(closing).toContainText(`Quotation ${made.number}-2 waits for the client`)
  await closing.getByRole('button', { name: 'Cancel' }).click()

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  await loginAs(phone, demoPerson(agency, 'client'), `/projects/${made.number}`)
  await settled(phone)
  const offered = phone.getByRole('article', { name: `Quotation ${made.number}-2` })
  await expect(offered).toContainText('Waiting for your answer')
  await expect(offered).toContainText('As discussed')
  await offered.getByRole('button', { name: 'Accept' }).click()
  const signing = phone.getByRole('dialog', { name: 'Accept the quotation' })
  await signing.getByRole('button', { name: 'Sign and accept' }).click()
  await expect(signing.getByText('Nobody has signed yet.')).toBeVisible()
  await drawsOn(phone)
  await signing.getByLabel('Who signs for the client').fill('Henrike Lohmann')
  await signing.getByRole('button', { name: 'Sign and accept' }).click()
  await expect(offered).toContainText('Accepted by Henrike Lohmann')
  const download = phone.waitForEvent('download')
  await offered.getByRole('button', { name: 'Save PDF' }).click()
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await readFile(await (await download).path()))),
  )
  expect(text.join('\n')).toContain(`${made.number}-2`)
  expect(text.join('\n')).toContain('Henrike Lohmann')
  await context.close()

  await expect(card).toContainText('Accepted by Henrike Lohmann')
  expect(await status()).toBe('confirmed')

  await close.click()
  await expect(closing).not.toContainText('waits for the client')
  await closing.getByRole('button', { name: 'Close all the same' }).click()
  await expect(page.getByText(/^This project is closed/)).toBeVisible()
  await expect(close).toHaveCount(0)
  await page.getByRole('button', { name: 'Open again' }).click()
  await expect(page.getByText(/^This project is closed/)).toHaveCount(0)
  await expect(close).toBeVisible()
})
