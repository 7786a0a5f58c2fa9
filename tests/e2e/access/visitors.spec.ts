import type { Page } from '@playwright/test'
import { type AgencyKey, asked, demoPerson, originOf, port, tokenOf, visitor } from '../stage.ts'
import { expect, loginAs, menuButton, openSidebar, prepareDevice, settled, stored, test } from '../support.ts'

const name: Record<AgencyKey, RegExp> = { nordlicht: /^Nordic Sounds \d{4}$/, harbour: /^Land of Song Live \d{4}$/ }

/** Everything about a page where a password could have gone. */
function watchAddresses(page: Page): string[] {
  const seen: string[] = []
  page.on('request', request => {
    if (!request.isNavigationRequest()) seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`)
  })
  page.on('console', message => seen.push(message.text()))
  return seen
}
/** Everything that is kept for the next visit, as text. */
const keptAnswers = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('device')
        opening.onerror = () => reject(new Error('the database does not open'))
        opening.onsuccess = () => {
          const db = opening.result
          const reading = db.transaction('answers').objectStore('answers').getAll()
          reading.onsuccess = () => {
            db.close()
            resolve(JSON.stringify(reading.result))
          }
        }
      }),
  )
/** Calls of the API that were answered with a refusal. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = []
  page.on('response', answer => {
    if (answer.url().includes('/api/') && answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
  })
  return refused
}

for (const [of, heading] of [
  ['project', name.nordlicht],
  ['plusCrew', 'Hafen'],
] as const)
  test(`the link of a ${of} logs in without a tap, and its password is nowhere afterwards`, async ({ page }) => {
    const who = visitor('nordlicht', of)
    const seen = watchAddresses(page)
    const refused = watchRefusals(page)
    await prepareDevice(page, 'nordlicht', null)
    await page.goto(who.link)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page).toHaveURL(who.page)
    // Only the navigation itself carries it to the server.
    expect(seen.length).toBeGreaterThan(5)
    for (const address of seen) expect(address).not.toContain(who.password)
    for (const value of Object.values(await stored(page))) expect(value).not.toContain(who.password)
    expect(refused).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/version\.json$/)
    await page.goForward()
    await expect(page).toHaveURL(who.page)
  })

test('a bookmark of the wall logs in anew, also over an old session', async ({ page }) => {
  const who = visitor('harbour', 'plusCrew')
  const before = await loginAs(page, who, who.page)
  await expect(page.getByRole('heading', { name: 'Docks' })).toBeVisible()
  await page.goto(originOf('harbour') + who.link)
  await expect(page.getByRole('heading', { name: 'Docks' })).toBeVisible()
  await expect.poll(async () => (await stored(page))['token']).not.toBe(before)
  await expect(page).toHaveURL(originOf('harbour') + who.page)
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
})

test('whoever is logged in is asked before a link takes their place', async ({ page }) => {
  const who = visitor('nordlicht', 'project')
  const before = await loginAs(page, demoPerson('nordlicht', 'planner'))
  await expect(menuButton(page)).toBeVisible()
  await page.goto(who.link)
  const question = page.getByRole('alertdialog', { name: 'Open this link?' })
  await expect(question).toContainText(who.login)
  expect(page.url()).not.toContain(who.password)
  await question.getByRole('button', { name: 'Stay logged in' }).click()
  expect((await stored(page))['token']).toBe(before)
  await page.goto(who.link)
  await page.getByRole('button', { name: 'Open the link' }).click()
  await expect(page.getByRole('heading', { name: name.nordlicht })).toBeVisible()
  await expect.poll(async () => (await stored(page))['token']).not.toBe(before)
})

test('a visitor reads the project, its crew, its people and its place, and no call is refused', async ({ page }) => {
  const who = visitor('nordlicht', 'project')
  const refused = watchRefusals(page)
  await loginAs(page, who, who.page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.nordlicht)
  await expect(page).toHaveTitle(/^Nordlicht Crew \| Nordic Sounds \d{4}$/)
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
  const shifts = page.getByRole('list', { name: 'Shifts' })
  await expect(shifts.getByRole('button')).toHaveCount(5)
  await expect(shifts.locator('[aria-current=true]')).toContainText('Load-in')
  await shifts.getByRole('button', { name: /Show 2/ }).click()
  await expect(page.getByRole('heading', { name: /Show 2/ })).toBeVisible()
  await expect(page.getByText(/requested|Visitor link|Hours/)).toHaveCount(0)
  await shifts.getByRole('button', { name: /Load-in/ }).click()
  await page.getByRole('link', { name: 'Amira Haddad' }).first().click()
  await expect(page.getByText('No phone number or e-mail address is shown here.')).toBeVisible()
  await page.getByRole('link', { name: 'Project manager' }).click()
  await expect(page.getByRole('heading', { name: demoPerson('nordlicht', 'planner').name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('link', { name: 'Crew page' }).click()
  await expect(page.getByRole('heading', { name: 'Meet your crew chief' })).toBeVisible()
  await expect(page).toHaveTitle(/^Nordlicht Crew \| Load-in · Nordic Sounds \d{4}$/)
  await expect(page.getByRole('link', { name: /Check in|Crew list|Where the crew is/ })).toHaveCount(0)
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Elbphilharmonie' }).click()
  await expect(page.getByRole('link', { name: 'Directions' })).toBeVisible()
  await page.goto(who.page)
  await expect((await openSidebar(page)).getByRole('link')).toHaveText(['My page', 'Version'])
  expect(refused).toEqual([])
})

test('everything else is refused with the sentence and whom to turn to, without a call', async ({ page }) => {
  for (const of of ['project', 'plusCrew'] as const) {
    const who = visitor('nordlicht', of)
    await loginAs(page, who, who.page)
    await settled(page)
    const asked: string[] = []
    const note = (request: { url: () => string }) => asked.push(new URL(request.url()).pathname)
    page.on('request', note)
    for (const path of ['/', '/jobs', '/crews/9/check-in', of === 'project' ? '/plus-crews/7' : '/projects/N-1001']) {
      await page.goto(path)
      await expect(
        page.getByText('You do not have the required login type to access this feature, please contact support'),
      ).toBeVisible()
      await expect(
        page.getByText('You are using a visitor login without a personal account. Please contact the provider.'),
      ).toBeVisible()
      await expect(page).toHaveURL(path)
    }
    page.off('request', note)
    expect(asked.filter(path => /\/api\/v1\/(?!userRights|mailboxUserRights|tenant$|auth)/.test(path))).toEqual([])
    await page.getByRole('link', { name: 'Back to my page' }).click()
    await expect(page).toHaveURL(who.page)
  }
})

test('another project is not found, whatever it is called', async ({ page }) => {
  const who = visitor('nordlicht', 'project')
  await loginAs(page, who, '/projects/N-1002')
  await expect(page.getByText('No projects found.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to my page' }).click()
  await expect(page.getByRole('heading', { name: name.nordlicht })).toBeVisible()
})

test('the client and planning copy the link, which works for whoever has it', async ({ page, open, context }) => {
  const who = visitor('nordlicht', 'project')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const role of ['client', 'planner'] as const) {
    await loginAs(page, demoPerson('nordlicht', role), who.page)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied.')).toBeVisible()
    expect(await copied()).toBe(`http://nordlicht.localhost:${port}${who.link}`)
    await expect(page.getByRole('button', { name: 'Make a new link' })).toHaveCount(role === 'planner' ? 1 : 0)
  }
  const link = await copied()
  // Nothing of it lies among the answers that are kept for the next visit: what was asked after it lies there.
  const list = '"get","/api/v1/projects",'
  expect(await keptAnswers(page)).not.toContain(list)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.poll(() => keptAnswers(page)).toContain(list)
  const kept = await keptAnswers(page)
  expect(kept).toContain('N-1001')
  expect(kept).not.toContain(who.password)
  const elsewhere = await open()
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('heading', { name: name.nordlicht })).toBeVisible()
})

test('a new link is made after one question, and ends what the old one opened', async ({ page, open }) => {
  const planner = demoPerson('harbour', 'planner')
  const old = visitor('harbour', 'project')
  const visiting = await open()
  await loginAs(visiting, old, old.page)
  await expect(visiting.getByRole('heading', { name: name.harbour })).toBeVisible()

  await loginAs(page, planner, old.page)
  await page.getByRole('button', { name: 'Make a new link' }).click()
  await page.getByRole('button', { name: 'Keep the old link' }).click()
  await visiting.reload()
  await expect(visiting.getByRole('heading', { name: name.harbour })).toBeVisible()

  await page.getByRole('button', { name: 'Make a new link' }).click()
  const question = page.getByRole('alertdialog', { name: 'Make a new link?' })
  await expect(question).toContainText('The old link stops at once.')
  await question.getByRole('button', { name: 'Make a new link' }).click()
  await expect(page.getByText('The new link is ready.')).toBeVisible()
  // Nobody has touched the page that is open.
  await expect(visiting.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
  await expect(visiting.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await visiting.getByRole('button', { name: 'Log in' }).click()
  await expect(visiting.getByLabel('Password', { exact: true })).toBeVisible()
  await visiting.goto(originOf('harbour') + old.link)
  await expect(visiting.getByRole('alert')).toContainText('This link is no longer valid: it was renewed or has ended.')

  const { link } = await asked<{ link: string }>('harbour', await tokenOf(planner), 'GET', '/projects/H-1001/password')
  await visiting.goto(link)
  await expect(visiting.getByRole('heading', { name: name.harbour })).toBeVisible()
})
