import type { Page } from '@playwright/test'
import { paper } from '../../support/files/papers.ts'
import { demoPerson, originOf } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

const agency = 'nordlicht'
const client = 'Hanse Konzerte GmbH'

/** Whether the device keeps a draft that says this. */
const lies = (page: Page, words: string) =>
  page.evaluate(
    said =>
      new Promise<boolean>(resolve => {
        const opening = indexedDB.open('drafts')
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
          all.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(all.result).includes(said))
          }
        }
      }),
    words,
  )

/** Shifts of the client that can be charged, once its projects are shown. */
async function shiftsOf(page: Page) {
  await page.goto(`${originOf(agency)}/invoices?view=create`)
  await page.getByRole('searchbox', { name: 'Find a project or client' }).fill(client)
  const shifts = page
    .getByRole('list', { name: 'Work that is over and not charged' })
    .getByRole('listitem')
    .filter({ hasText: client })
    .getByRole('listitem')
    .filter({ hasNotText: /not signed yet|On / })
  await expect(shifts.first()).toBeVisible()
  return shifts
}

test('signed shifts become an invoice, which is released, sent, paid in two parts, and read by its client', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, demoPerson(agency, 'office'), '/invoices')
  await page.getByRole('button', { name: 'Create invoice' }).click()
  await expect(page.getByText('Tick what is to be charged. Here you say to whom and when.')).toBeVisible()
  // Of the client whose contact logs in below.
  await page.getByRole('searchbox', { name: 'Find a project or client' }).fill('Hanse Konzerte')
  const shift = page
    .getByRole('list', { name: 'Work that is over and not charged' })
    .getByRole('listitem')
    .filter({ hasText: 'Hanse Konzerte' })
    .first()
    .getByRole('listitem')
    .filter({ hasNotText: 'not signed yet' })
    .first()
  await shift.getByRole('checkbox').check()
  const form = page.getByRole('form', { name: 'Hanse Konzerte GmbH' })
  await expect(form).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  const reference = `HK-${Date.now()}`
  await form.getByRole('textbox', { name: 'Client reference' }).fill(reference)
  await form.getByRole('button', { name: 'Agreed amount', exact: true }).click()
  await form.getByRole('textbox', { name: 'What was agreed' }).fill('Fork-lift')
  await form.getByRole('button', { name: 'Create invoice' }).click()
  await expect(form.getByText('Enter an amount.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Quantity' }).fill('2.5')
  await form.getByRole('textbox', { name: 'Unit', exact: true }).fill('day')
  await form.getByRole('textbox', { name: 'Each in EUR' }).fill('120.01')
  await expect(form.getByText('€300.03')).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  // Enter in a field is as good as the button; a second one makes no second invoice.
  await form.getByRole('textbox', { name: 'Client reference' }).press('Enter')
  await expect(page.getByText(/ is in design\.$/)).toBeVisible()
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Fork-lift' })).toContainText('2.5 day€120.01€300.03')
  await settled(page)
  expect(await axe(page)).toEqual([])

  const dialog = page.getByRole('dialog')
  for (const [name, forClient] of [
    ['Order', true],
    ['Calculation', false],
    ['Wrong one', true],
  ] as const) {
    await page.getByRole('button', { name: 'More with this invoice' }).click()
    await page.getByRole('menuitem', { name: 'Add a document' }).click()
    await dialog.getByLabel('File', { exact: true }).setInputFiles({
      ...{ name: 'paper.pdf', mimeType: 'application/pdf' },
      buffer: Buffer.from(await paper()),
    })
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    if (forClient) await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible()
  }
  await expect(page.getByText('agency only', { exact: true })).toHaveCount(1)
  await settled(page)
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Take Wrong one away' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take away' }).click()
  await expect(page.getByText('Took Wrong one away')).toBeVisible()

  await page.getByRole('button', { name: 'Release', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Send to' }).fill('')
  await dialog.getByRole('button', { name: 'Release', exact: true }).click()
  await expect(page.getByText(/^Released as 20\d\d-\d{4}\.$/)).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^20\d\d-\d{4}$/)
  const number = (await heading.textContent())?.trim() ?? ''
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Send to' }).fill('accounts@hanse.example')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Sent to accounts@hanse.example')).toBeVisible()

  await page.getByRole('button', { name: 'Payment received' }).click()
  const amount = dialog.getByRole('textbox', { name: 'Amount in EUR' })
  const whole = await amount.inputValue()
  await amount.fill('100')
  await dialog.getByRole('button', { name: 'Note it' }).click()
  await expect(page.getByText('€100.00 paid')).toBeVisible()
  await page.getByRole('button', { name: 'Payment received' }).click()
  // What is still open stands there already.
  expect(Number((await amount.inputValue()).replaceAll(',', ''))).toBeCloseTo(
    Number(whole.replaceAll(',', '')) - 100,
    2,
  )
  await dialog.getByRole('button', { name: 'Note it' }).click()
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Payment received' })).toHaveCount(0)
  await settled(page)
  expect(await axe(page)).toEqual([])

  const theirs = await open({ viewport: { width: 390, height: 844 }, baseURL: originOf(agency) })
  await loginAs(theirs, demoPerson(agency, 'client'), '/invoices')
  await theirs.getByRole('searchbox').fill(number)
  await theirs.getByRole('link', { name: number }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await expect(theirs.getByRole('main').getByText(reference)).toBeVisible()
  await expect(theirs.getByText('Paid', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Credit' })).toHaveCount(0)
  await expect(theirs.getByRole('button', { name: /^Order/ })).toBeVisible()
  await expect(theirs.getByText('Calculation')).toHaveCount(0)
  const order = theirs.waitForEvent('download')
  await theirs.getByRole('button', { name: /^Order/ }).click()
  expect((await order).suggestedFilename()).toBe('Order.pdf')
  const saved = theirs.waitForEvent('download')
  await theirs.getByRole('button', { name: 'PDF' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  await settled(theirs)
  expect(await axe(theirs)).toEqual([])
})

test('of two who charge the same shift one wins, and the other is told which invoice has it', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const [mine, theirs] = [page, await open({ viewport: { width: 1440, height: 900 } })]
  await loginAs(mine, demoPerson(agency, 'office'))
  await loginAs(theirs, demoPerson(agency, 'office'))
  const both = [await shiftsOf(mine), await shiftsOf(theirs)]
  for (const shifts of both) await shifts.first().getByRole('checkbox').check()
  // Another shift stays chosen, whoever was faster.
  for (const shifts of both) await shifts.nth(1).getByRole('checkbox').check()
  await both[1]?.nth(1).getByRole('checkbox').check()
  await both[0]?.nth(1).getByRole('checkbox').uncheck()
  for (const of of [mine, theirs])
    await of.getByRole('form', { name: client }).getByRole('button', { name: 'Create invoice' }).click()
  const winner = mine.getByRole('heading', { level: 1, name: /^D-\d{4}$/ })
  const other = theirs.getByRole('heading', { level: 1, name: /^D-\d{4}$/ })
  const dialog = (of: Page) => of.getByRole('alertdialog', { name: 'Somebody was faster' })
  await expect(winner.or(dialog(mine))).toBeVisible()
  await expect(other.or(dialog(theirs))).toBeVisible()
  const [won, lost] = (await winner.isVisible()) ? [mine, theirs] : [theirs, mine]
  const made = (await won.getByRole('heading', { level: 1 }).textContent())?.trim() ?? ''
  await expect(dialog(lost)).toContainText(`is on ${made} already`)
  await expect(won.getByRole('alertdialog')).toHaveCount(0)
  await settled(lost)
  expect(await axe(lost)).toEqual([])
  await dialog(lost).getByRole('button', { name: 'Open it' }).click()
  await expect(lost.getByRole('heading', { level: 1, name: made })).toBeVisible()
  await lost.getByRole('button', { name: 'More with this invoice' }).click()
  await lost.getByRole('menuitem', { name: 'Throw away' }).click()
  await lost.getByRole('button', { name: 'Throw away' }).click()
  await expect(lost.getByText('Thrown away.')).toBeVisible()
})

test('what is chosen and typed stays while another search is asked for', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, demoPerson(agency, 'office'))
  const shifts = await shiftsOf(page)
  await shifts.first().getByRole('checkbox').check()
  let answer = () => undefined as void
  const answered = new Promise<void>(resolve => (answer = resolve))
  await page.route(/invoicePositions\?.*q=Wienfluss/, async route => {
    await answered
    await route.continue()
  })
  const asked = page.waitForRequest(/invoicePositions\?.*q=Wienfluss/)
  const search = page.getByRole('searchbox', { name: 'Find a project or client' })
  await search.fill('Wienfluss')
  await asked
  const title = page.getByRole('form', { name: client }).getByRole('textbox', { name: 'Title' })
  await expect(search).toBeFocused()
  await title.fill('Typed meanwhile')
  answer()
  await expect(page.getByRole('list', { name: 'Work that is over and not charged' })).toContainText('Wienfluss')
  await expect(title).toHaveValue('Typed meanwhile')
  await page.getByRole('button', { name: 'Start anew' }).click()
})

test('an invoice whose answer is lost is there once, and what was typed is there after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, demoPerson(agency, 'office'))
  const shifts = await shiftsOf(page)
  await shifts.first().getByRole('checkbox').check()
  const form = page.getByRole('form', { name: client })
  const title = `Lost answer ${Date.now()}`
  await form.getByRole('textbox', { name: 'Title' }).fill(title)
  await expect.poll(() => lies(page, title)).toBe(true)
  await page.reload()
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(title)
  await expect(page.getByText('1 shift chosen, one client per invoice')).toBeVisible()

  // The server makes it; nobody hears of it.
  const keys: (string | undefined)[] = []
  await page.route('**/api/v1/invoices', async route => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 1) await route.fetch()
    await route.abort()
  })
  await form.getByRole('button', { name: 'Create invoice' }).click()
  await expect(page.getByText('No answer yet.')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Create invoice' })).toHaveCount(0)
  await settled(page)
  expect(await axe(page)).toEqual([])
  await page.reload()
  await expect(page.getByText('No answer yet.')).toBeVisible()
  const asked = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('/invoices'))
  await page.unroute('**/api/v1/invoices')
  keys.push((await asked).headers()['idempotency-key'])
  await expect(page.getByRole('heading', { level: 1, name: /^D-\d{4}$/ })).toBeVisible()
  await expect(page.getByText(title).first()).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  await page.goto(`${originOf(agency)}/invoices?q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('link', { name: /^D-\d{4}$/ })).toHaveCount(1)
  // Another is begun anew.
  await page.goto(`${originOf(agency)}/invoices?view=create`)
  await expect(page.getByText('Tick what is to be charged.')).toBeVisible()
})
