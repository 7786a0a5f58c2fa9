import { mailboxOf } from '../mails.ts'
import { type Person, type Schemas, asked, demoPerson, originOf, tokenOf } from '../stage.ts'
import { axe, expect, loginAs, openSidebar, test } from '../support.ts'

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Has somebody of the crew told by mail that their vacation is approved; answers the days' number. */
async function approvedVacation(crew: Person, day: string): Promise<void> {
  const { agency } = crew
  const made = await asked<Schemas['VacationRequest']>(agency, await tokenOf(crew), 'POST', '/vacationRequests', {
    startDate: day,
    endDate: day,
  })
  const planner = await tokenOf(demoPerson(agency, 'planner'))
  await asked(agency, planner, 'POST', `/vacationRequests/${made.id}/approve`, {})
}

/** The demo's mails are written once the server has begun. */
async function mailsAreThere(): Promise<void> {
  const office = await tokenOf(demoPerson('nordlicht', 'office'))
  const failed = () => asked<Schemas['EmailMessageList']>('nordlicht', office, 'GET', '/emailMessages?state=failed')
  await expect.poll(async () => (await failed()).total, { timeout: 40_000 }).toBeGreaterThan(0)
}

test('the office finds a mail that came back, reads why, takes its paper along and goes to what it is about', async ({
  page,
}) => {
  const office = demoPerson('nordlicht', 'office')
  await page.setViewportSize({ width: 1440, height: 900 })
  await mailsAreThere()
  await loginAs(page, office, '/')
  await (await openSidebar(page)).getByRole('link', { name: 'Mailbox' }).click()
  await page.getByRole('button', { name: /^Not delivered/ }).click()
  await expect(page).toHaveURL(/\/mailbox\?state=failed/)
  // An invoice is known by its number, in whatever language its client reads; others may stand before it.
  await page
    .getByRole('list', { name: 'Mailboxes' })
    .getByRole('listitem')
    // Also while the list of before stands there.
    .filter({ hasText: 'Came back' })
    .getByRole('button', { name: /\b\d{4}-\d{4}\b/ })
    .first()
    .click()
  await expect(page.getByText(/no such user here/)).toBeVisible()
  const words = page.frameLocator('iframe')
  await expect(words.getByRole('link')).toBeVisible()
  expect(await axe(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download .*\.pdf$/ }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.pdf$/)
  // A reload in the middle finds the same.
  await page.reload()
  await expect(page.getByText(/no such user here/)).toBeVisible()
  // What it is about stands beside its name.
  await page.getByRole('article').getByRole('link').last().click()
  await expect(page).toHaveURL(/\/invoice\//)
})

test('on a phone the client finds by a word what was sent to their company, and nobody else reads it', async ({
  page,
}) => {
  const client = demoPerson('nordlicht', 'client')
  await mailsAreThere()
  await loginAs(page, client, '/mailbox')
  await page.getByRole('tab', { name: 'Invoices' }).click()
  const row = page.getByRole('listitem').getByRole('link').first()
  await expect(row).toBeVisible()
  await row.click()
  await expect(page).toHaveURL(/\/email-messages\//)
  await expect(page.getByText(/^Shown safely/)).toBeVisible()
  const [, id = ''] = /email-messages\/([\w-]+)/.exec(page.url()) ?? []
  const other = demoPerson('harbour', 'client')
  await expect(asked('harbour', await tokenOf(other), 'GET', `/emailMessages/${id}`)).rejects.toThrow('404')
  await page.goBack()
  await page.getByRole('searchbox').fill('zzzzunknown')
  await expect(page.getByText('No e-mails found.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(row).toBeVisible()
})

test('a notice is unsubscribed from by one press, only by the press, and turned on again in the profile', async ({
  page,
  browser,
}) => {
  const crew = demoPerson('harbour', 'crew')
  const token = await tokenOf(crew)
  const notices = () => asked<Schemas['EmailNotices']>('harbour', token, 'GET', '/emailMessages/notices')
  const { address } = await notices()
  const mailbox = await mailboxOf(address ?? '')
  await approvedVacation(crew, dayAhead(200))
  const link = await mailbox.nextLink()
  expect(link).toMatch(/^\/unsubscribe\//)

  const nobody = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const outside = await nobody.newPage()
  await outside.goto(originOf('harbour') + link)
  await expect(outside.getByRole('heading', { name: 'Unsubscribe from e-mails' })).toBeVisible()
  expect((await notices()).on).toBe(true)
  expect(await axe(outside)).toEqual([])
  // Without network it says so, and the same press is tried again.
  await nobody.setOffline(true)
  await outside.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(outside.getByText(/did not answer/)).toBeVisible()
  await nobody.setOffline(false)
  await outside.getByRole('button', { name: 'Unsubscribe' }).dblclick()
  await expect(outside.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  expect((await notices()).on).toBe(false)
  await outside.reload()
  await outside.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(outside.getByRole('heading', { name: 'You were unsubscribed already' })).toBeVisible()
  await outside.goto(`${originOf('harbour')}/unsubscribe/nothing-that-was-ever-sent`)
  await outside.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(outside.getByRole('heading', { name: 'This link does not work' })).toBeVisible()

  await loginAs(page, crew, '/profile')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible()
  expect((await notices()).on).toBe(true)
  await outside.goto(originOf('harbour') + link)
  await outside.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(outside.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await nobody.close()
})
