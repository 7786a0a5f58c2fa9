import type { Page } from '@playwright/test'
import { type Schemas, asked, demoPerson, tokenOf } from '../stage.ts'
import { expect, loginAs, settled, test } from '../support.ts'

const who = demoPerson('harbour', 'crew')
const dayMs = 86_400_000
const dateAfter = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

const calendar = async (from: string, to: string) =>
  asked<Schemas['PersonalCalendar']>(
    who.agency,
    await tokenOf(who),
    'GET',
    `/personalCalendar?dateFrom=${from}&dateTo=${to}`,
  )

/** A day of its own, beyond what other people's tests do, with nothing on it nor on the two after it. */
async function freeDay(): Promise<string> {
  const { jobs, blockDates, vacationRequests, availabilities } = await calendar(dateAfter(50), dateAfter(90))
  const taken = [...jobs, ...blockDates, ...vacationRequests, ...availabilities]
  const near = (date: string) =>
    taken.some(({ startDate }) => Math.abs(Date.parse(startDate) - Date.parse(date)) < 7 * dayMs)
  const free = Array.from({ length: 35 }, (_, at) => dateAfter(52 + at)).find(date => !near(date))
  if (!free) throw new Error('no day is free')
  return free
}

const open = async (page: Page, date: string) => {
  await page.locator(`[data-date="${date}"]`).click()
  await expect(page.locator(`[aria-selected=true] [data-date="${date}"]`)).toBeVisible()
}
const action = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Enter days' }).getByRole('button', { name })
const entry = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('a date is blocked once however often it is tapped, and only taken away after a question', async ({ page }) => {
  const day = await freeDay()
  await loginAs(page, who, '/personal-calendar')
  await settled(page)
  await open(page, day)
  await action(page, 'Block a date').click()
  const sheet = page.getByRole('dialog', { name: 'Block a date' })
  await sheet.getByLabel('Reason').fill('My sister moves house')
  await expect(sheet.getByText('No job in these days')).toBeVisible()
  await sheet.getByRole('button', { name: 'Block 1 day' }).dblclick()
  await expect(entry(page, 'Blocked date')).toContainText('Reason: My sister moves house')
  await expect(sheet).toHaveCount(0)
  expect((await calendar(day, day)).blockDates).toHaveLength(1)

  await page.reload()
  await settled(page)
  await open(page, day)
  await entry(page, 'Blocked date').getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Do you really want to delete this blocked date?' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await entry(page, 'Blocked date').getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing on this day.')).toBeVisible()
  expect((await calendar(day, day)).blockDates).toHaveLength(0)
})

test('vacation is asked for, survives a reload in the middle, and is withdrawn after a question', async ({ page }) => {
  const day = await freeDay()
  page.on('dialog', dialog => void dialog.accept())
  await loginAs(page, who, '/personal-calendar')
  await settled(page)
  await open(page, day)
  await action(page, 'Vacation').click()
  const sheet = page.getByRole('dialog', { name: 'Ask for vacation' })
  await sheet.getByLabel('Reason').fill('Half written')
  await page.reload()
  await settled(page)
  // What was not sent was not asked for.
  expect((await calendar(day, day)).vacationRequests).toHaveLength(0)

  await open(page, day)
  await action(page, 'Vacation').click()
  const last = new Date(Date.parse(day) + 2 * dayMs)
  await sheet.getByLabel('Last day (optional)').fill(last.toLocaleDateString('en-GB', { timeZone: 'UTC' }))
  await sheet.getByLabel('Reason').click()
  await expect(sheet.getByRole('status')).toContainText('3 days')
  const sending = page.waitForRequest(
    request => request.method() === 'POST' && request.url().endsWith('/vacationRequests'),
  )
  await sheet.getByRole('button', { name: 'Ask for 3 days' }).click()
  await sending
  await page.reload()
  await settled(page)
  await open(page, day)
  await expect(entry(page, 'Vacation asked for')).toBeVisible()
  expect((await calendar(day, day)).vacationRequests).toMatchObject([
    { status: 'asked', endDate: last.toISOString().slice(0, 10) },
  ])

  await entry(page, 'Vacation asked for').getByRole('button', { name: 'Withdraw' }).click()
  const question = page.getByRole('alertdialog', { name: 'Do you really want to delete this requested vacation?' })
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await entry(page, 'Vacation asked for').getByRole('button', { name: 'Withdraw' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing on this day.')).toBeVisible()
  expect((await calendar(day, day)).vacationRequests).toHaveLength(0)
})

test('a date over a confirmed job is asked about, and what was entered is undone at once', async ({ page }) => {
  const { jobs } = await calendar(dateAfter(1), dateAfter(30))
  const job = jobs.find(({ kind }) => kind === 'confirmed')
  if (!job) throw new Error(`${who.name} has nothing confirmed`)
  await loginAs(page, who, '/personal-calendar')
  await settled(page)
  await open(page, job.startDate)
  await action(page, 'Block a date').click()
  const sheet = page.getByRole('dialog', { name: 'Block a date' })
  await expect(sheet.getByRole('status')).toContainText(/^\d\d:\d\d/)
  await sheet.getByRole('button', { name: 'Block 1 day' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure? This date is already confirmed' })
  await expect(question.getByRole('listitem').filter({ hasText: job.startTime })).toContainText(job.venue)
  await expect(question.getByRole('button', { name: 'Keep the job' })).toBeFocused()
  await question.getByRole('button', { name: 'Keep the job' }).click()
  await expect(question).toHaveCount(0)
  expect((await calendar(job.startDate, job.startDate)).blockDates).toHaveLength(0)

  await action(page, 'Block a date').click()
  await sheet.getByRole('button', { name: 'Block 1 day' }).click()
  await question.getByRole('button', { name: 'Block the date anyway' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Blocked date deleted')).toBeVisible()
  const after = await calendar(job.startDate, job.startDate)
  expect([after.blockDates.length, after.jobs.length]).toEqual([
    0,
    jobs.filter(({ startDate }) => startDate === job.startDate).length,
  ])
})

test('without network the last weeks stand with their age, and what was entered waits for a second try', async ({
  page,
  context,
}) => {
  const day = await freeDay()
  await loginAs(page, who, '/personal-calendar')
  await settled(page)
  await open(page, day)
  await action(page, 'Block a date').click()
  const sheet = page.getByRole('dialog', { name: 'Block a date' })
  await expect(sheet.getByText('No job in these days')).toBeVisible()
  await context.setOffline(true)
  await sheet.getByLabel('Reason').fill('Moving house')
  await sheet.getByRole('button', { name: 'Block 1 day' }).click()
  await expect(sheet.getByRole('alert')).toContainText('The server did not answer')
  await expect(sheet.getByLabel('Reason')).toHaveValue('Moving house')
  await context.setOffline(false)
  await sheet.getByRole('button', { name: 'Block 1 day' }).click()
  await expect(entry(page, 'Blocked date')).toContainText('Moving house')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Five weeks later' }).filter({ visible: true }).dblclick()
  const note = page.getByRole('status').filter({ hasText: /^Could not be refreshed. As of / })
  await expect(note).toBeVisible()
  await expect(note).not.toContainText('1970')
  await context.setOffline(false)
  // By itself, once there is a network again.
  await expect(note).toHaveCount(0)
  await open(page, day)
  await entry(page, 'Blocked date').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Blocked date deleted')).toBeVisible()
})
