import type { BrowserContext, Page } from '@playwright/test'
import { browserFlags, findWholeBrowser } from '../../../scripts/browser.ts'
import { type Schemas, asked, comesToday, originOf, somebodyNew, tokenOf } from '../stage.ts'
import { axe, expect, loginAs, openSidebar, test } from '../support.ts'

/** A browser is subscribed at a service of the network outside; there is none here, so the browser’s part is played. */
test.use({ serviceWorkers: 'allow', launchOptions: { executablePath: findWholeBrowser(), args: browserFlags } })

const origin = originOf('nordlicht')
const turn = (page: Page) => page.getByRole('switch', { name: 'Messages on this device' })
const devicesOf = async (login: string) =>
  (
    await asked<Schemas['PushDevices']>(
      'nordlicht',
      await tokenOf({ agency: 'nordlicht', login }),
      'GET',
      '/pushNotificationSubscriptions',
    )
  ).items

/** The browser’s own part of a subscription, kept over a reload. */
const playService = (context: BrowserContext) =>
  context.addInitScript(() => {
    const kept = 'played subscription'
    const made = () => {
      const endpoint = localStorage.getItem(kept)
      if (endpoint === null) return null
      const keys = {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      }
      return {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: () => {
          localStorage.removeItem(kept)
          return Promise.resolve(true)
        },
      }
    }
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(made()),
      subscribe: (options: { applicationServerKey: Uint8Array }) => {
        if (options.applicationServerKey.length !== 65) return Promise.reject(new Error('no key of a server'))
        localStorage.setItem(kept, `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`)
        return Promise.resolve(made())
      },
    })
  })

test('messages are turned on for a device, stay on over a reload, and are turned off', async ({ page, context }) => {
  await playService(context)
  await context.grantPermissions(['notifications'], { origin })
  const person = await somebodyNew('profile')
  await loginAs(page, person, '/profile')
  await expect(page.getByText('Nothing is sent here')).toBeVisible()
  await expect(turn(page)).not.toBeChecked()
  await turn(page).click()
  await expect(turn(page)).toBeChecked()
  await expect(page.getByText('Nothing sent yet')).toBeVisible()
  expect(await devicesOf(person.login)).toMatchObject([{ kind: 'desk', browser: 'Chrome', on: true }])
  expect(await axe(page)).toEqual([])
  await page.reload()
  await expect(turn(page)).toBeChecked()
  await turn(page).click()
  await expect(turn(page)).not.toBeChecked()
  await expect.poll(() => devicesOf(person.login)).toEqual([])
})

test('where no service takes the browser, it says whom to turn to', async ({ page, context, troubles }) => {
  // Not every time does Chromium say so on its console.
  troubles.excuse(/does not support the Push API in incognito mode/)
  await context.grantPermissions(['notifications'], { origin })
  await loginAs(page, await somebodyNew('profile'), '/profile')
  await turn(page).click()
  await expect(page.getByRole('alert')).toContainText('Subscription issue, contact support.')
  await expect(turn(page)).not.toBeChecked()
})

test('a message is shown while the app is elsewhere, and leads to its job', async ({ page, context }) => {
  await context.grantPermissions(['notifications'], { origin })
  const { person, jobId } = await comesToday('profile')
  await loginAs(page, person, '/profile')
  await expect(turn(page)).toBeVisible()
  const inspector = await context.newCDPSession(page)
  const registrations = new Map<string, string>()
  inspector.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
    for (const { scopeURL, registrationId } of all) registrations.set(new URL(scopeURL).origin, registrationId)
  })
  await inspector.send('ServiceWorker.enable')
  await expect.poll(() => registrations.get(origin)).toBeTruthy()
  // Ready says that there is one, not that it hears already.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated')
  await inspector.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: registrations.get(origin) ?? '',
    data: JSON.stringify({ title: 'New job: Stagehand', body: 'Tomorrow', path: `/jobs/${jobId}`, tag: 'job' }),
  })
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, data }) => ({
        title,
        body,
        path: (data as { path: string }).path,
      })),
    )
  await expect.poll(shown).toEqual([{ title: 'New job: Stagehand', body: 'Tomorrow', path: `/jobs/${jobId}` }])
  // The next person on this device reads nothing of the one before.
  await page.getByRole('link', { name: 'Home' }).click()
  await (await openSidebar(page)).getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect.poll(shown).toEqual([])
})
