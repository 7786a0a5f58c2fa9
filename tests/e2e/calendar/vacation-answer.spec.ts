import type { Page } from '@playwright/test'
import { type Schemas, asked, demoPerson, originOf, tokenOf } from '../stage.ts'
import { expect, loginAs, settled, test } from '../support.ts'

const agency = 'harbour'
const crew = demoPerson(agency, 'crew')
const planner = demoPerson(agency, 'planner')
const dateAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const asCrew = async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  asked<T>(agency, await tokenOf(crew), method, path, body)
const ask = (days: number, reason: string) =>
  asCrew<Schemas['VacationRequest']>('POST', '/vacationRequests', {
    startDate: dateAfter(days),
    endDate: dateAfter(days + 2),
    reason,
    acceptDoubleBooking: true,
  })

const list = '/todo-calendar?kinds=vacationRequest'
const panelOf = (page: Page) => page.getByRole('complementary', { name: crew.name })
const statusOf = async ({ id, startDate }: Schemas['VacationRequest']) => {
  const days = await asCrew<Schemas['PersonalCalendar']>(
    'GET',
    `/personalCalendar?dateFrom=${startDate}&dateTo=${startDate}`,
  )
  return days.vacationRequests.find(one => one.id === id)?.status
}

test('somebody of the crew asks for vacation, planning declines it with a reason and approves another, and the person reads both', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  const first = dateAfter(110)
  const last = new Date(Date.parse(first) + 4 * 86_400_000)
  await loginAs(phone, crew, '/personal-calendar')
  await settled(phone)
  await phone.getByRole('group', { name: 'Enter days' }).getByRole('button', { name: 'Vacation' }).click()
  const sheet = phone.getByRole('dialog', { name: 'Ask for vacation' })
  const written = (date: Date) => date.toLocaleDateString('en-GB', { timeZone: 'UTC' })
  await sheet.getByLabel('First day').fill(written(new Date(first)))
  await sheet.getByLabel('Last day (optional)').fill(written(last))
  await sheet.getByLabel('Reason').fill('Sailing to Gotland')
  await sheet.getByRole('button', { name: 'Ask for 5 days' }).dblclick()
  await expect(sheet).toHaveCount(0)
  const other = await ask(120, 'Moving house')

  await loginAs(page, planner, list)
  await page
    .getByRole('link', { name: new RegExp(crew.name) })
    .first()
    .click()
  const panel = panelOf(page)
  await expect(panel).toBeVisible()
  // Whichever is open first: both are found by their note.
  await page.goto(`${originOf(agency)}${list}&open=${other.id}`)
  await expect(panel).toContainText('“Moving house”')
  await expect(panel).toContainText('3 days')
  // A second tap while the first is on its way answers nothing more.
  await panel.getByRole('button', { name: 'Approve' }).dblclick()
  await expect(page.getByText(`Approved: ${crew.name}`)).toBeVisible()
  await expect.poll(() => statusOf(other)).toBe('approved')

  const days = await asCrew<Schemas['PersonalCalendar']>('GET', `/personalCalendar?dateFrom=${first}&dateTo=${first}`)
  const sailing = days.vacationRequests.find(({ reason }) => reason === 'Sailing to Gotland')
  if (!sailing) throw new Error('nothing was asked for')
  await page.goto(`${originOf(agency)}${list}&open=${sailing.id}`)
  await expect(panel).toContainText('5 days')
  await page.keyboard.press('d')
  const no = page.getByRole('dialog', { name: `Decline the vacation of ${crew.name}` })
  await no.getByLabel(`Why? ${crew.name} reads it.`).fill('Everybody is on tour then')
  await page.keyboard.press('Control+Enter')
  await expect(no).toBeHidden()
  await expect(page.getByText(`Declined: ${crew.name}`)).toBeVisible()

  await phone.goto(`${originOf(agency)}/personal-calendar`)
  await settled(phone)
  const cell = phone.locator(`[data-date="${first}"]`)
  while (!(await cell.isVisible())) await phone.getByRole('button', { name: 'Five weeks later' }).click()
  const declined = phone.getByRole('article').filter({ hasText: 'Vacation declined' })
  // The weeks may still be on their way below the pointer: a click that went beside is made again.
  await expect(async () => {
    await cell.click()
    await expect(declined).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(declined).toContainText('Answer: Everybody is on tour then')
  await context.close()
})

test('vacation is asked for as unpaid, granted so, and told apart from paid vacation in both calendars', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  const day = dateAfter(170)
  await loginAs(phone, crew, '/personal-calendar')
  await settled(phone)
  await phone.getByRole('group', { name: 'Enter days' }).getByRole('button', { name: 'Vacation' }).click()
  const sheet = phone.getByRole('dialog', { name: 'Ask for vacation' })
  await sheet.getByLabel('First day').fill(new Date(day).toLocaleDateString('en-GB', { timeZone: 'UTC' }))
  await sheet.getByRole('group', { name: 'Paid or unpaid' }).getByRole('button', { name: 'Unpaid' }).click()
  await sheet.getByLabel('Reason').fill('A semester')
  await sheet.getByRole('button', { name: 'Ask for 1 day' }).dblclick()
  await expect(sheet).toHaveCount(0)
  const asks = async () => {
    const days = await asCrew<Schemas['PersonalCalendar']>('GET', `/personalCalendar?dateFrom=${day}&dateTo=${day}`)
    return days.vacationRequests.filter(({ reason }) => reason === 'A semester')
  }
  await expect.poll(asks).toMatchObject([{ status: 'asked', unpaid: true }])
  const [semester] = await asks()

  await loginAs(page, planner, `${list}&open=${semester?.id}`)
  const panel = panelOf(page)
  await expect(panel).toContainText('“A semester”')
  const kind = panel.getByRole('group', { name: 'Paid or unpaid' })
  await expect(kind.getByRole('button', { name: 'Unpaid' })).toHaveAttribute('aria-pressed', 'true')
  await panel.getByRole('button', { name: 'Approve' }).dblclick()
  await expect(page.getByText(`Approved: ${crew.name}`)).toBeVisible()
  await expect.poll(asks).toMatchObject([{ status: 'approved', unpaid: true }])

  await phone.goto(`${originOf(agency)}/personal-calendar`)
  await settled(phone)
  const cell = phone.locator(`[data-date="${day}"]`)
  while (!(await cell.isVisible())) await phone.getByRole('button', { name: 'Five weeks later' }).click()
  await expect(async () => {
    await cell.click()
    await expect(phone.getByRole('article').filter({ hasText: 'Unpaid vacation, approved' })).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await expect(cell).toContainText('Unpaid vacation')
  await context.close()
})

test('whoever answers too late is told what was said, and what is answered without network is said to be unanswered', async ({
  page,
}) => {
  const quick = await ask(130, 'First')
  const gone = await ask(140, 'Second')
  const third = await ask(150, 'Third')
  const panel = panelOf(page)
  await loginAs(page, planner, `${list}&open=${quick.id}`)
  await expect(panel).toContainText('“First”')
  await asked(agency, await tokenOf(planner), 'POST', `/vacationRequests/${quick.id}/approve`, { answer: 'Enjoy it' })
  await panel.getByRole('button', { name: 'Approve' }).click()
  await expect(panel.getByRole('alert')).toContainText('Somebody was quicker')
  await expect(panel).toContainText('“Enjoy it”')

  await page.goto(`${originOf(agency)}${list}&open=${gone.id}`)
  await expect(panel).toContainText('“Second”')
  await asCrew('DELETE', `/vacationRequests/${gone.id}`)
  await panel.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('The person has withdrawn this request.')).toBeVisible()

  await page.goto(`${originOf(agency)}${list}&open=${third.id}`)
  await expect(panel).toContainText('“Third”')
  await page.route('**/approve', route => route.abort())
  await panel.getByRole('button', { name: 'Approve' }).click()
  await expect(panel.getByRole('alert')).toBeVisible()
  expect(await statusOf(third)).toBe('asked')
  await page.unroute('**/approve')
  await panel.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(`Approved: ${crew.name}`)).toBeVisible()
  expect(await statusOf(third)).toBe('approved')
})
