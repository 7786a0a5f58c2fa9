import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { mailboxOf } from '../mails.ts'
import { type Person, call, crewFor, demoPerson, originOf, password, port } from '../stage.ts'
import { axe, expect, loginAs, logInByForm, mainOf, menuButton, prepareDevice, stored, test } from '../support.ts'

const people = crewFor('password', 'nordlicht')
const person = (at: number): Person => {
  const found = people[at]
  if (!found) throw new Error('there are too few people')
  return found
}
const fresh = 'behind the scenes'
const passwordField = (page: Page) => page.getByLabel('New password', { exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const tokenIn = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Asks for a link as people do, and follows it from the mail. */
async function askAndFollow(page: Page, { login }: Person): Promise<string> {
  const mailbox = await mailboxOf(login)
  await page.goto('/forgotten-password')
  await page.getByLabel('E-mail or login').fill(login)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(heading(page)).toHaveText('Check your mail')
  const path = await mailbox.nextLink()
  await page.goto(path)
  await expect(heading(page)).toHaveText('Set a new password')
  return path
}
async function choose(page: Page, chosen: string): Promise<void> {
  await passwordField(page).fill(chosen)
  await page.getByRole('button', { name: 'Save password' }).click()
}
const saved = (page: Page) => page.getByText('Your new password is saved. Log in with it.')

test.beforeEach(({ page }) => prepareDevice(page, 'nordlicht', null))

test('a forgotten password: asked for, mailed, set once, and every other device is logged out', async ({
  page,
  open,
}) => {
  const who = person(0)
  const other = await open()
  await other.clock.install()
  const token = await loginAs(other, who)
  await expect(menuButton(other)).toBeVisible()

  await page.goto('/login')
  await page.getByLabel('E-mail or login').fill(who.login)
  await page.getByRole('link', { name: 'Forgotten password?' }).click()
  await expect(heading(page)).toHaveText('Forgotten password')
  await expect(page.getByLabel('E-mail or login')).toHaveValue(who.login)
  const path = await askAndFollow(page, who)
  await expect(page.getByText(`For your login ${who.login}`)).toBeVisible()
  await expect(passwordField(page)).toBeFocused()
  expect(await axe(page)).toEqual([])

  await choose(page, fresh)
  await expect(saved(page)).toBeVisible()
  await expect(page).toHaveURL(`/login?login=${encodeURIComponent(who.login)}`)
  await expect(page.getByLabel('E-mail or login')).toHaveValue(who.login)
  const own = page.getByLabel('Password', { exact: true })
  await expect(own).toBeFocused()

  // The other device has no session any more; it notices at its next refresh at the latest.
  const held = await call('nordlicht', token, 'GET', '/userRights')
  expect(held.status).toBe(401)
  await other.clock.fastForward(300_000)
  await expect(other).toHaveURL(/\/login$/)
  await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible()

  await logInByForm(page, who.login, password)
  await expect(page.getByRole('alert')).toHaveText('Login or password is wrong. Check the spelling or ask planning.')
  await expect(saved(page)).toHaveCount(0)
  await logInByForm(page, who.login, fresh)
  await expect(page).toHaveURL('/')
  await expect(menuButton(page)).toBeVisible()

  await other.goto(path)
  await expect(heading(other)).toHaveText('This link no longer works')
  await other.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(heading(other)).toHaveText('Forgotten password')
})

test('a login nobody has shows the very same screen, and gets no mail', async ({ page }) => {
  const shown: string[] = []
  const unknown = 'nobody.at.all@nordlicht.example'
  const mailbox = await mailboxOf(unknown)
  for (const login of [person(1).login, unknown]) {
    const known = await mailboxOf(login)
    await page.goto('/renew-password')
    await page.getByLabel('E-mail or login').fill(login)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(
      page.getByText('If this login exists, a mail with a link is on its way. It works for one hour.'),
    ).toBeVisible()
    const html = await mainOf(page).innerHTML()
    shown.push(html.replaceAll(login, 'LOGIN').replaceAll(encodeURIComponent(login), 'LOGIN'))
    if (login !== unknown) await known.nextLink()
  }
  expect(shown[0]).toBe(shown[1])
  expect(await mailbox.unread()).toBe(0)
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(page.getByLabel('E-mail or login')).toHaveValue(unknown)
})

test('rules are shown while typing, and a password against them is never sent', async ({ page }) => {
  const who = person(2)
  const sent: string[] = []
  await askAndFollow(page, who)
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  const rule = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(rule('At least 10 characters')).toContainText('not yet fulfilled')
  await choose(page, 'too short')
  await expect(page.getByText('Use at least 10 characters.')).toBeVisible()
  await expect(passwordField(page)).toBeFocused()
  await passwordField(page).fill(who.login.toUpperCase())
  await expect(page.getByText('Choose something other than your login.')).toBeVisible()
  await page.getByRole('button', { name: 'Save password' }).click()
  expect(sent).toEqual([])
  await passwordField(page).fill(fresh)
  for (const name of ['At least 10 characters', 'Not your login'])
    await expect(rule(name)).toHaveText(`${name}, fulfilled`)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  // What a password manager looks for.
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'new-password')
  await expect(page.locator('form input[autocomplete=username]')).toHaveValue(who.login)
})

test('the token of a link is in no referrer, title, storage or history', async ({ page }) => {
  const who = person(3)
  const [headers, addresses]: [string[], string[]] = [[], []]
  await page.goto('/version.json')
  await askAndFollow(page, who)
  const mailbox = await mailboxOf(who.login)
  await page.goto('/version.json')
  expect((await call('nordlicht', null, 'POST', '/forgottenPassword', { login: who.login })).status).toBe(204)
  const path = await mailbox.nextLink()
  const token = tokenIn(path)
  const length = await page.evaluate(() => history.length)
  page.on('request', request => {
    headers.push(JSON.stringify({ ...request.headers(), referer: request.headers()['referer'] || undefined }))
    addresses.push(new URL(request.url()).pathname)
  })
  await page.goto(path)
  await choose(page, fresh)
  await expect(saved(page)).toBeVisible()
  expect(headers.filter(text => text.includes(token) || text.includes('"referer"'))).toEqual([])
  expect(new Set(addresses.filter(address => address.includes(token)))).toEqual(
    new Set([path, `/api/v1/forgottenPassword/${token}`]),
  )
  expect(await page.title()).not.toContain(token)
  expect(JSON.stringify(await stored(page))).not.toContain(token)
  const elsewhere = await page.evaluate(async () => [
    JSON.stringify(history.state),
    JSON.stringify(sessionStorage),
    document.documentElement.outerHTML,
    ...(
      await Promise.all(
        (await caches.keys()).map(async name => (await (await caches.open(name)).keys()).map(r => r.url)),
      )
    ).flat(),
  ])
  expect(elsewhere.filter(text => text.includes(token) || text.includes(fresh))).toEqual([])
  expect(await page.evaluate(() => history.length)).toBe(length + 1)
  await page.goBack()
  await expect(page).toHaveURL('/version.json')
  await page.goForward()
  await expect(page).toHaveURL(/\/login\?login=/)
})

test('whoever else is logged in stays so and is told', async ({ page }) => {
  const who = person(4)
  const planner = demoPerson('nordlicht', 'planner')
  const token = await loginAs(page, planner)
  await expect(menuButton(page)).toBeVisible()
  await askAndFollow(page, who)
  await choose(page, fresh)
  await expect(heading(page)).toHaveText('The password is saved')
  await expect(page.getByText(`On this device ${planner.name} is still logged in.`)).toBeVisible()
  expect((await stored(page))['token']).toBe(token)
  await page.getByRole('link', { name: `Continue as ${planner.name}` }).click()
  await expect(menuButton(page)).toBeVisible()
})

test('one’s own session in this browser ends with the old password', async ({ page }) => {
  const who = person(5)
  await loginAs(page, who)
  await expect(menuButton(page)).toBeVisible()
  await askAndFollow(page, who)
  await choose(page, fresh)
  await expect(saved(page)).toBeVisible()
  expect(Object.keys(await stored(page))).not.toContain('token')
  await logInByForm(page, who.login, fresh)
  await expect(menuButton(page)).toBeVisible()
})

test('a password whose answer was lost is saved once: sent again, it is answered as it was the first time', async ({
  page,
}) => {
  const who = person(6)
  await askAndFollow(page, who)
  await page.route('**/api/v1/forgottenPassword/*', async route => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort('failed')
    return page.unroute('**/api/v1/forgottenPassword/*')
  })
  await choose(page, fresh)
  await expect(page.getByText('The server did not answer. Check the network and try again.')).toBeVisible()
  await expect(passwordField(page)).toHaveValue(fresh)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(saved(page)).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(fresh)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(menuButton(page)).toBeVisible()
})

test('too many requests are told with the time, and do not stand in another’s way', async ({ page }) => {
  const login = 'asks.too.often@nordlicht.example'
  for (let asked = 0; asked < 5; asked++) await call('nordlicht', null, 'POST', '/forgottenPassword', { login })
  await page.goto(`/forgotten-password?login=${encodeURIComponent(login)}`)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/^Too many requests\. You can ask again at \d\d:\d\d\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/^Please wait until the time is over\. Too many requests\./)).toBeVisible()
  await page.getByLabel('E-mail or login').fill('somebody.else@nordlicht.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(heading(page)).toHaveText('Check your mail')
})

test('somebody who is invited is greeted by name and agency and chooses a first password', async ({ page }) => {
  const login = `newcomer.${port}@harbour.example`
  const invite = ['scripts/tenant.ts', 'invite', '--host', 'harbour.localhost', '--login', login]
  const { stdout } = await promisify(execFile)('npx', ['tsx', ...invite, '--person', 'Ffion Howells'], {
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA'] ?? '', PORT: String(port), LOG_LEVEL: 'warn' },
  })
  const path = /\/welcome\/\S+/.exec(stdout)?.[0] ?? ''
  await prepareDevice(page, 'harbour', null)
  await page.goto(originOf('harbour') + path)
  await expect(heading(page)).toHaveText('Welcome, Ffion')
  await expect(page.getByText(`Harbour Staging has set up a login for you: ${login}.`)).toBeVisible()
  await expect(page).toHaveTitle('Harbour Staging | Welcome')
  expect(await axe(page)).toEqual([])
  await choose(page, fresh)
  await expect(saved(page)).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(fresh)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: /Ffion/ })).toBeVisible()
  // The link of one agency is none at another.
  await page.goto(`${originOf('nordlicht')}${path}`)
  await expect(heading(page)).toHaveText('This link no longer works')
})

test('words follow the language that is chosen, on the way as well', async ({ page }) => {
  await askAndFollow(page, person(7))
  await page.locator('[aria-haspopup=menu]').click()
  await page.getByRole('menuitemradio', { name: 'Deutsch', exact: true }).click()
  await expect(heading(page)).toHaveText('Neues Passwort festlegen')
  await page.getByLabel('Neues Passwort', { exact: true }).fill(fresh)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(page.getByText('Dein neues Passwort ist gespeichert. Melde dich damit an.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a link that is no good leaves whoever is logged in alone', async ({ page }) => {
  const token = await loginAs(page, demoPerson('nordlicht', 'planner'), '/forgottenPassword/of-nobody')
  await expect(heading(page)).toHaveText('This link no longer works')
  await expect(menuButton(page)).toHaveCount(0)
  expect((await stored(page))['token']).toBe(token)
})
