import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { agencies } from '../../../server/demo/tenants.ts'
import { languageCodes } from '../../../domain/languages.ts'
import { type AgencyKey, crewFor, demoPerson, freshToken, nameOfAgency, originOf, password } from '../stage.ts'
import {
  expect,
  loginAs,
  logInByForm,
  logOut,
  mainOf,
  menuButton,
  openSidebar,
  scrollsSideways,
  stored,
  test,
} from '../support.ts'

const keys: AgencyKey[] = ['nordlicht', 'harbour']
const roles = ['crew', 'chief', 'planner', 'client', 'office'] as const

/** What each of the five finds; it grows with the screens that are built. */
const menus: Record<(typeof roles)[number], { sidebar: string[]; bar: string[] }> = {
  crew: {
    sidebar: [
      'Home',
      'Jobs',
      'Calendar',
      'Trainings',
      'Documents',
      'Payrolls',
      'Contracts',
      'Crew info',
      'Receipts',
      'Projects with vacancies',
      'Vacancies',
      'Profile',
      'One crew, one tree',
      'Help centre',
      'Version',
    ],
    bar: ['Jobs', 'Home', 'Calendar'],
  },
  chief: {
    sidebar: [
      'Home',
      'Jobs',
      'Calendar',
      'Trainings',
      'Documents',
      'Payrolls',
      'Contracts',
      'Crew info',
      'Receipts',
      'Projects with vacancies',
      'Vacancies',
      'Profile',
      'One crew, one tree',
      'Help centre',
      'Version',
    ],
    bar: ['Jobs', 'Home', 'Calendar'],
  },
  planner: {
    sidebar: [
      'Home',
      'Planning calendar',
      'Projects',
      'Crew planner',
      'Membership crews',
      'Trainings',
      'Documents',
      'Plus crews',
      'Projects calendar',
      'To-do calendar',
      'Projects with vacancies',
      'Vacancies',
      'Papers',
      'Profile',
      'One crew, one tree',
      'Help centre',
      'Version',
    ],
    bar: ['Projects', 'Home', 'Calendar'],
  },
  client: {
    sidebar: [
      'Home',
      'Planning calendar',
      'Projects',
      'Crew planner',
      'Membership crews',
      'Planning crew item list',
      'Invoices',
      'Trainings',
      'Documents',
      'Plus crews',
      'Projects calendar',
      'Mailbox',
      'Profile',
      'Help centre',
      'Version',
    ],
    bar: ['Projects', 'Home', 'Calendar'],
  },
  office: {
    sidebar: [
      'Home',
      'Invoices',
      'Trainings',
      'Documents',
      'Plus crews',
      'Receipts',
      'Rate cards',
      'Mailbox',
      'Papers',
      'Settings',
      'Profile',
      'Help centre',
      'Version',
    ],
    bar: ['Home'],
  },
}

const rgb = (hex: string) => `rgb(${[1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

for (const agency of agencies) {
  const { key, name } = agency
  test.describe(`${name} without any script`, () => {
    test.use({ javaScriptEnabled: false })

    test('shows name, ground and mark of the agency', async ({ page }) => {
      await page.goto(originOf(key))
      await expect(page).toHaveTitle(name)
      await expect(page.getByText(name, { exact: true })).toBeVisible()
      // Words within noscript are no text for a locator.
      expect(await page.content()).toContain('This page needs JavaScript.')
      await expect(page.locator('.first-paint')).toHaveCSS('background-color', rgb(agency.look.ground))
      const icon = await page.request.get(`http://127.0.0.1:${new URL(originOf(key)).port}/favicon.svg`, {
        headers: { host: new URL(originOf(key)).host },
      })
      expect(await icon.text()).toContain(agency.look.light.accent)
      await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg')
    })
  })

  for (const role of roles)
    test(`${role} of ${name} logs in and finds exactly this menu`, async ({ page }) => {
      await page.goto(originOf(key))
      await expect(page).toHaveURL(`${originOf(key)}/login`)
      await expect(page).toHaveTitle(`${name} | Log in`)
      await logInByForm(page, demoPerson(key, role).login, password)
      await expect(page).toHaveURL(`${originOf(key)}/`)
      await expect(page).toHaveTitle(`${name} | Home`)
      const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
      for (const [at, entry] of menus[role].bar.entries())
        await expect(bar.getByRole('link').nth(at)).toContainText(entry)
      await expect(bar.getByRole('link')).toHaveCount(menus[role].bar.length)
      const sidebar = await openSidebar(page)
      await expect(sidebar.getByText(name)).toBeVisible()
      // An agency calls its page of trees as it likes.
      const own = (entry: string) =>
        entry === 'One crew, one tree' && key === 'harbour' ? 'Trees from the harbour' : entry
      await expect(sidebar.getByRole('link')).toHaveText(menus[role].sidebar.map(own))
      await expect(sidebar.getByRole('button', { name: 'Log out' })).toBeVisible()
    })
}

test('the two agencies look different and know nothing of each other', async ({ page, open }) => {
  const grounds = await Promise.all(
    keys.map(async key => {
      const other = key === 'nordlicht' ? page : await open()
      await other.goto(`${originOf(key)}/login`)
      await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible()
      return other.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tenant-ground'))
    }),
  )
  expect(new Set(grounds).size).toBe(2)
  await logInByForm(page, demoPerson('harbour', 'crew').login, password)
  await expect(page.getByText('Login or password is wrong.')).toBeVisible()
})

test('an address of no agency says so plainly', async ({ page }) => {
  const answer = await page.request.get('/', { headers: { host: 'nobody.example' } })
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('No agency is served under this address.')
})

test('a wrong password keeps the login, says so and asks for the password again', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Enter your e-mail or login.')).toBeVisible()
  const { login } = demoPerson('nordlicht', 'office')
  await page.getByLabel('E-mail or login').fill(login)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Enter your password.')).toBeVisible()
  await logInByForm(page, login, 'not this one')
  await expect(page.getByRole('alert')).toHaveText('Login or password is wrong. Check the spelling or ask planning.')
  await expect(page.getByLabel('E-mail or login')).toHaveValue(login)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  expect(Object.keys(await stored(page))).not.toContain('token')
  await logInByForm(page, login, password)
  await expect(menuButton(page)).toBeVisible()
})

test('too many attempts are told with the minutes to wait', async ({ page }) => {
  const [who] = crewFor('login', 'harbour')
  await page.goto(`${originOf('harbour')}/login`)
  for (let attempt = 0; attempt < 6; attempt++) {
    const answered = page.waitForResponse('**/api/v1/auth/token')
    await logInByForm(page, who?.login ?? '', `guess ${attempt}`)
    await answered
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  }
  await expect(page.getByText(/^Too many attempts\. Wait 1[45] minutes, then try again\.$/)).toBeVisible()
  await logInByForm(page, who?.login ?? '', password)
  await expect(page.getByText('Please wait until the time is over.')).toBeVisible()
})

test('after the login the requested page opens, and the login page is in no history', async ({ page }) => {
  await page.goto('/version.json')
  await page.goto('/jobs?tab=past')
  await expect(page).toHaveURL('/login?redirect=%2Fjobs%3Ftab%3Dpast')
  await logInByForm(page, demoPerson('nordlicht', 'crew').login, password)
  await expect(page).toHaveURL('/jobs?tab=past')
  await expect(page.getByRole('tab', { name: 'Past' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page).toHaveURL('/version.json')
})

/** Of the sessions ledger: where somebody without a session is sent. */
const redirects = [
  { requested: '/jobs', to: '/login?redirect=%2Fjobs' },
  { requested: '/', to: '/login' },
  { requested: '/jobs?tab=past&q=a%26b', to: '/login?redirect=%2Fjobs%3Ftab%3Dpast%26q%3Da%2526b' },
  { requested: '/crews/4711?project-id=AB12', to: '/login?login=AB12' },
  { requested: '/crews/4711?plus-crew-id=PX9', to: '/login?login=PX9' },
  { requested: '/?login=jane%40example.com', to: '/login?login=jane%40example.com' },
  { requested: '/jobs?password=pw', to: '/login?redirect=%2Fjobs' },
  { requested: '/crews/1?project-id=A&plus-crew-id=B&login=C', to: '/login?login=A' },
  { requested: '/crews/1?project-id=', to: '/login?redirect=%2Fcrews%2F1' },
  { requested: '/login', to: '/login' },
  { requested: '/version', to: '/version' },
  { requested: '/does-not-exist', to: '/does-not-exist' },
] as const
test('nobody in particular is sent to the login page with what they asked for', async ({ page }) => {
  for (const { requested, to } of redirects) {
    await page.goto(requested)
    await expect(page, requested).toHaveURL(to)
    await expect(mainOf(page)).toBeVisible()
  }
  await page.goto('/login?login=AB12')
  await expect(page.getByLabel('E-mail or login')).toHaveValue('AB12')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('an address elsewhere is no place to be sent to', async ({ page }) => {
  await page.goto('/login?redirect=%2F%2Fexample.com%2Fjobs')
  await logInByForm(page, demoPerson('nordlicht', 'office').login, password)
  await expect(page).toHaveURL('/')
})

test('an unknown address is not found, for everybody and without going elsewhere', async ({ page }) => {
  const notFound = async () => {
    await expect(page.getByRole('heading', { name: 'Page not found.' })).toBeVisible()
    await expect(page).toHaveURL('/does-not-exist')
    await expect(page).toHaveTitle('Nordlicht Crew | Not found')
  }
  await page.goto('/does-not-exist')
  await notFound()
  for (const role of ['crew', 'planner'] as const) {
    await loginAs(page, demoPerson('nordlicht', role), '/does-not-exist')
    await notFound()
  }
})

test('a page of another login type is refused with the sentence, without a call and without logging out', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', request => calls.push(new URL(request.url()).pathname))
  for (const role of ['planner', 'client', 'office'] as const) {
    await loginAs(page, demoPerson('nordlicht', role), '/jobs')
    await expect(
      page.getByText('You do not have the required login type to access this feature, please contact support'),
    ).toBeVisible()
    await expect(page).toHaveURL('/jobs')
    await page.getByRole('link', { name: 'Go to home' }).click()
    await expect(page).toHaveURL('/')
  }
  expect(calls).not.toContain('/api/v1/jobs')
})

test('a language is chosen before and after the login, and stays after a reload', async ({ page }) => {
  const own = {
    en: 'English',
    de: 'Deutsch',
    deAt: 'Deutsch (Österreich)',
    es: 'Español',
    nl: 'Nederlands',
    fr: 'Français',
    cy: 'Cymraeg',
  }
  const lang = (code: string) => (code === 'deAt' ? 'de-AT' : code)
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const headings = new Set<string>()
  for (const code of [...languageCodes.filter(code => code !== 'en'), 'en'] as const) {
    await page.locator('[aria-haspopup=menu]').click()
    await page.getByRole('menuitemradio', { name: own[code], exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', lang(code))
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', lang(code))
    await expect(page.locator('[aria-haspopup=menu]')).toContainText(own[code])
    headings.add(await page.locator('h1').innerText())
    expect(JSON.parse((await stored(page))['uiSettings'] ?? '{}')).toMatchObject({ language: code })
  }
  // Austria says what Germany says; Spanish, Dutch, French and Welsh have words of their own.
  expect(headings.size).toBeGreaterThanOrEqual(5)

  await loginAs(page, demoPerson('nordlicht', 'crew'))
  const sidebar = await openSidebar(page)
  await sidebar.getByRole('button', { name: 'Language: English' }).click()
  await sidebar.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('light and dark are chosen, and "as the device" follows it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await loginAs(page, demoPerson('nordlicht', 'planner'))
  const isDark = () =>
    page.evaluate(() => {
      const [r = 0, g = 0, b = 0] = (
        getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
      ).map(Number)
      return r + g + b < 200
    })
  await expect.poll(isDark).toBe(false)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(isDark).toBe(true)
  const sidebar = await openSidebar(page)
  await sidebar.getByRole('button', { name: /^Appearance/ }).click()
  await sidebar.getByRole('menuitemradio', { name: 'Light' }).click()
  await expect.poll(isDark).toBe(false)
  await page.reload()
  await expect(menuButton(page)).toBeVisible()
  await expect.poll(isDark).toBe(false)
})

/** Rows of every database, answers in every cache, and items of the tab: where it lies, without the settings. */
const leftOnTheDevice = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const rows = async (name: string) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(new Error(`${name} does not open`))
      })
      const counted = [...db.objectStoreNames].map(async store => {
        const reading = db.transaction(store).objectStore(store).count()
        await new Promise(resolve => (reading.onsuccess = resolve))
        return reading.result ? [`${name}/${store}`] : []
      })
      const found = (await Promise.all(counted)).flat()
      db.close()
      return found
    }
    const databases = (await indexedDB.databases()).map(({ name = '' }) => rows(name))
    const cached = (await caches.keys()).map(async name =>
      (await (await caches.open(name)).keys()).map(({ url }) => url),
    )
    const answers = (await Promise.all(cached)).flat().filter(url => url.includes('/api/'))
    return [...(await Promise.all(databases)).flat(), ...answers, ...Object.keys(sessionStorage)]
  })

test('exactly the six items are stored, and a logout leaves only the settings', async ({ page }) => {
  await page.goto('/login')
  await page.locator('[aria-haspopup=menu]').click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await logInByForm(page, demoPerson('nordlicht', 'chief').login, password)
  await expect(menuButton(page)).toBeVisible()
  await expect
    .poll(async () => Object.keys(await stored(page)).sort())
    .toEqual(['appCache', 'mailboxUserRights', 'tenant', 'token', 'uiSettings', 'userRights'])
  const told = page.waitForRequest('**/api/v1/auth/logout')
  const before = (await stored(page))['token']
  await logOut(page)
  await expect(page).toHaveURL('/login')
  expect((await told).headers()['authorization']).toBe(`Bearer ${before}`)
  const left = await stored(page)
  for (const key of ['token', 'userRights', 'mailboxUserRights']) expect(left[key]).toBeUndefined()
  expect(JSON.parse(left['uiSettings'] ?? '{}')).toMatchObject({ language: 'en' })
  await expect.poll(() => leftOnTheDevice(page)).toEqual([])
  // The token is worth nothing any more, wherever it was copied to.
  const headers = { authorization: `Bearer ${before}`, type: 'MOBILE' }
  await expect.poll(async () => (await page.request.get('/api/v1/userRights', { headers })).status()).toBe(401)
})

test('a logout reaches the other tabs, and so does a login', async ({ page, context }) => {
  await loginAs(page, demoPerson('nordlicht', 'planner'))
  await expect(menuButton(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/?seen=here')
  await expect(menuButton(other)).toBeVisible()
  await logOut(page)
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login?redirect=%2F%3Fseen%3Dhere')
  await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible()
  await logInByForm(page, demoPerson('nordlicht', 'planner').login, password)
  await expect(menuButton(page)).toBeVisible()
  await expect(menuButton(other)).toBeVisible()
  await expect(other).toHaveURL('/?seen=here')
})

test('a token that has expired is no session: it is said, and nothing of it stays', async ({ page }) => {
  await page.goto('/version.json')
  const payload = { exp: 1_700_000_000, iat: 1_699_000_000, type: 'MOBILE', loginData: { person: 'x', loginTypes: [] } }
  const token = ['{}', JSON.stringify(payload), 's'].map(part => Buffer.from(part).toString('base64url')).join('.')
  await page.evaluate(text => localStorage.setItem('token', text), token)
  await page.goto('/jobs')
  await expect(page).toHaveURL('/login?redirect=%2Fjobs')
  await expect(page.getByText('You were logged out because the session had ended. Log in again.')).toBeVisible()
  expect(Object.keys(await stored(page))).not.toContain('token')
})

test.describe('a link with a password', () => {
  const link = (login: string) => `/?login=${encodeURIComponent(login)}&password=${encodeURIComponent(password)}`

  test('logs in; the password is out of the address before anything is painted and in no history entry', async ({
    page,
  }) => {
    // Every address the bar ever showed while something was on screen.
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seenAddresses: seen })
      new PerformanceObserver(list => {
        for (const _ of list.getEntries()) seen.push(location.href)
      }).observe({ type: 'paint', buffered: true })
      const look = () => {
        if (document.querySelector('#root')?.childElementCount && !document.querySelector('.first-paint'))
          seen.push(location.href)
        requestAnimationFrame(look)
      }
      look()
      const { replaceState, pushState } = history
      history.pushState = function (...given: Parameters<History['pushState']>) {
        seen.push(String(given[2]))
        pushState.apply(this, given)
      }
      history.replaceState = function (...given: Parameters<History['replaceState']>) {
        seen.push(String(given[2]))
        replaceState.apply(this, given)
      }
    })
    // Scripts come late, as over a bad network: the page as it was served is painted long before them otherwise.
    await page.route('**/assets/*.js', async route => {
      await setTimeout(300)
      await route.continue()
    })
    const referrers: string[] = []
    page.on('request', request => {
      if (!request.isNavigationRequest()) referrers.push(`${request.headers()['referer'] ?? ''} ${request.url()}`)
    })
    await page.goto('/version.json')
    await page.goto(link(demoPerson('nordlicht', 'crew').login))
    await expect(menuButton(page)).toBeVisible()
    await expect(page).toHaveURL('/')
    const seen = await page.evaluate(() => (window as unknown as { seenAddresses: string[] }).seenAddresses)
    expect(seen.length).toBeGreaterThan(0)
    for (const address of [...seen, ...referrers]) expect(address).not.toContain(password)
    for (const value of Object.values(await stored(page))) expect(value).not.toContain(password)
    await page.goBack()
    await expect(page).toHaveURL('/version.json')
    await page.goForward()
    await expect(menuButton(page)).toBeVisible()
    expect(page.url()).not.toContain(password)
  })

  test('with a wrong password shows the form with the login filled in', async ({ page }) => {
    const who = crewFor('login', 'nordlicht')[1]
    await page.goto(`/?login=${encodeURIComponent(who?.login ?? '')}&password=wrong`)
    await expect(page.getByRole('alert')).toHaveText(
      'This link is no longer valid: it was renewed or has ended. Ask for the new one where you got it.',
    )
    await expect(page.getByLabel('E-mail or login')).toHaveValue(who?.login ?? '')
    expect(page.url()).not.toContain('wrong')
  })

  test('asks whoever is logged in first: they stay, or it logs in anew', async ({ page }) => {
    const other = crewFor('login', 'nordlicht')[2]
    const before = await loginAs(page, demoPerson('nordlicht', 'planner'))
    await expect(menuButton(page)).toBeVisible()
    await page.goto(link(other?.login ?? ''))
    const question = page.getByRole('alertdialog', { name: 'Open this link?' })
    await expect(question).toContainText(other?.login ?? '')
    expect(page.url()).not.toContain(password)
    await question.getByRole('button', { name: 'Stay logged in' }).click()
    await expect(menuButton(page)).toBeVisible()
    expect((await stored(page))['token']).toBe(before)

    await page.goto(link(other?.login ?? ''))
    await page.getByRole('button', { name: 'Open the link' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Jobs$/ })).toBeVisible()
    expect((await stored(page))['token']).not.toBe(before)
  })
})

test('nothing has to be pushed sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await scrollsSideways(page)).toBe(false)
  await page.getByRole('button', { name: 'Log in' }).click()
  expect(await scrollsSideways(page)).toBe(false)
  await loginAs(page, demoPerson('nordlicht', 'crew'))
  await expect(menuButton(page)).toBeVisible()
  for (const path of ['/', '/jobs', '/jobs?tab=open', '/version', '/does-not-exist']) {
    await page.goto(path)
    await expect(mainOf(page)).toBeVisible()
    expect(await scrollsSideways(page), path).toBe(false)
  }
  await page.goto('/')
  await openSidebar(page)
  expect(await scrollsSideways(page)).toBe(false)
})

test('the server forgets a session that was ended elsewhere, and the page notices', async ({ page }) => {
  const who = demoPerson('nordlicht', 'client')
  const token = await loginAs(page, who)
  await expect(menuButton(page)).toBeVisible()
  expect(await freshToken(who)).not.toBe(token)
  const answer = await page.request.post('/api/v1/auth/logout', {
    headers: { authorization: `Bearer ${token}`, type: 'MOBILE', 'idempotency-key': crypto.randomUUID() },
  })
  expect(answer.status()).toBe(204)
  await page.reload()
  await expect(page).toHaveURL('/login')
  await expect(page).toHaveTitle(`${nameOfAgency('nordlicht')} | Log in`)
})
