import type { Page } from '@playwright/test'
import { languageCodes } from '../../domain/languages.ts'
import { routes } from '../../src/app/routes.ts'
import {
  type AgencyKey,
  type Person,
  demoPerson,
  freshToken,
  jobsOf,
  nameOfAgency,
  originOf,
  today,
  visitor,
} from './stage.ts'
import { axe, expect, openSidebar, prepareDevice, scrollsSideways, settled, test } from './support.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// The longest file: its tests share the workers.
test.describe.configure({ mode: 'parallel' })

interface Visit {
  /** As in the table of routes. */
  route: string
  path: string
  who: Person | null
  title: string
}

/** Every address with the demo's data in it, as whoever uses it. */
async function visits(agency: AgencyKey): Promise<Visit[]> {
  const [crew, chief, planner, client, office] = (['crew', 'chief', 'planner', 'client', 'office'] as const).map(role =>
    demoPerson(agency, role),
  ) as [Person, Person, Person, Person, Person]
  const { crewId, crew: led } = await today(agency)
  const upcoming = await jobsOf(crew)
  const todays = upcoming.find(job => job.projectCrew.id === crewId)?.id ?? upcoming[0]?.id
  const [invited] = await jobsOf(crew, 'toConfirm')
  const member = led.members.find(({ id }) => id !== chief.id && id !== crew.id)
  const under = `/crews/${crewId}`
  const [project, plusCrew] = [visitor(agency, 'project'), visitor(agency, 'plusCrew')]
  const manager = `${project.page}/contact-project-manager`
  const list: [route: string, path: string, who: Person | null, title: string][] = [
    ['/login', '/login', null, 'Log in'],
    ['/forgotten-password', '/forgotten-password', null, 'Forgotten password'],
    ['/renew-password', '/renew-password', null, 'Renew password'],
    ['/forgottenPassword/:token', '/forgottenPassword/of-nobody', null, 'New password'],
    ['/welcome/:token', '/welcome/of-nobody', null, 'Welcome'],
    ['/version', '/version', null, 'Version'],
    ['/version', '/version', office, 'Version'],
    ['/', '/', crew, 'Home'],
    ['/', '/', chief, 'Home'],
    ['/', '/', planner, 'Home'],
    ['/', '/', client, 'Home'],
    ['/', '/', office, 'Home'],
    ...(['upcoming', 'past', 'toConfirm', 'appliedFor', 'open'] as const).map(
      (tab): [string, string, Person, string] => ['/jobs', `/jobs?tab=${tab}`, crew, 'Jobs'],
    ),
    ['/jobs', '/jobs', planner, 'Jobs'],
    ['/jobs/:id', `/jobs/${todays}`, crew, 'Job'],
    ['/jobs/:id', `/jobs/${invited?.id}`, crew, 'Job'],
    ['/jobs/:id/contact-project-manager', `/jobs/${todays}/contact-project-manager`, crew, 'Project manager'],
    ['/crews/:id', under, crew, 'Crew'],
    ['/crews/:id', under, chief, 'Crew'],
    ['/crews/:id', under, client, 'Crew'],
    ['/crews/:id/crew-chief-job', `${under}/crew-chief-job`, chief, 'Crew list'],
    ['/crews/:id/crew-chief-location', `${under}/crew-chief-location`, chief, 'Where the crew is'],
    ['/crews/:id/contact-crew-chief', `${under}/contact-crew-chief`, crew, 'Meet your crew chief'],
    ['/crews/:id/contact-contact-on-site', `${under}/contact-contact-on-site`, chief, 'Contact on site'],
    ['/crews/:id/contact-crew-member/:contactId', `${under}/contact-crew-member/${member?.id}`, chief, 'Crew member'],
    ['/crews/:id/check-in', `${under}/check-in`, crew, 'Check in'],
    ['/crews/:id/check-out', `${under}/check-out`, crew, 'Check out'],
    ['/crews/:id/sign-off', `${under}/sign-off`, chief, 'Sign-off'],
    ['/crews/:id/sign-off', `${under}/sign-off`, crew, 'Sign-off'],
    ['/crews/:id/delivery-note', `${under}/delivery-note`, chief, 'Delivery note'],
    ['/crews/:id/delivery-note', `${under}/delivery-note`, crew, 'Delivery note'],
    ['/locations/:id', `/locations/${led.location.id}`, crew, 'Place'],
    ['/profile', '/profile', crew, 'Profile'],
    ['/profile', '/profile', office, 'Profile'],
    ['/projects/:number', project.page, planner, 'Project'],
    ['/projects/:number', project.page, client, 'Project'],
    ['/projects/:number', project.page, crew, 'Project'],
    ['/projects/:number', `${project.page}9`, planner, 'Project'],
    ['/projects/:number/contact-project-manager', manager, planner, 'Project manager'],
    ['/plus-crews/:number', plusCrew.page, planner, 'Plus crew'],
    ['/plus-crews', '/plus-crews', planner, 'Plus crews'],
    ['/plus-crews', '/plus-crews', crew, 'Plus crews'],
    ['/plus-crews/:number/data', `${plusCrew.page}/data`, planner, 'Figures'],
    ['/plus-crews/:number/data', `${plusCrew.page}/data`, crew, 'Figures'],
    ['/plus-crews/:number/settings', `${plusCrew.page}/settings`, planner, 'Plus crew settings'],
    ['/plus-crews/:number/settings', `${plusCrew.page}/settings`, client, 'Plus crew settings'],
    ['/projects/:number', project.page, project, 'Project'],
    ['/projects/:number/contact-project-manager', manager, project, 'Project manager'],
    ['/crews/:id', under, project, 'Crew'],
    ['/crews/:id/contact-crew-chief', `${under}/contact-crew-chief`, project, 'Meet your crew chief'],
    ['/crews/:id/contact-crew-member/:contactId', `${under}/contact-crew-member/${member?.id}`, project, 'Crew member'],
    ['/locations/:id', `/locations/${led.location.id}`, project, 'Place'],
    ['/jobs', '/jobs', project, 'Jobs'],
    ['/plus-crews/:number', plusCrew.page, plusCrew, 'Plus crew'],
    ['/plus-crews/:number/data', `${plusCrew.page}/data`, plusCrew, 'Figures'],
    ['*', '/does-not-exist', null, 'Not found'],
    ['*', '/does-not-exist', crew, 'Not found'],
  ]
  return list.map(([route, path, who, title]) => ({ route, path, who, title }))
}

test('every address of the application is visited', async () => {
  const visited = new Set((await visits('nordlicht')).map(({ route }) => route))
  expect(routes.map(({ path }) => path).filter(path => !visited.has(path))).toEqual([])
})

/**
 * The same browser goes from person to person, each by the token of an earlier login; addresses are opened one by one,
 * or within the page as links do.
 */
async function goAround(
  page: Page,
  agency: AgencyKey,
  how: 'loading' | 'following',
  look: (visit: Visit) => Promise<void>,
): Promise<void> {
  let before: string | null | undefined
  let route = ''
  for (const visit of await visits(agency)) {
    const login = visit.who?.login ?? null
    if (login !== before) {
      await prepareDevice(page, agency, visit.who && (await freshToken(visit.who)))
      if (login === null) await page.evaluate(() => localStorage.removeItem('token'))
      before = login
      await page.goto(originOf(agency) + visit.path)
    } else if (how === 'loading' || visit.route === route) await page.goto(originOf(agency) + visit.path)
    else {
      await page.evaluate(path => {
        document.querySelector('main')?.setAttribute('data-left', '')
        history.pushState(null, '', path)
      }, visit.path)
      await expect(page.locator('main[data-left]')).toHaveCount(0)
    }
    route = visit.route
    await settled(page)
    await test.step(`${visit.path} as ${login ?? 'nobody'}`, () => look(visit))
  }
}

const keyShown =
  /(?:^|\s)(?:app|home|jobs|crews|kiosk|kioskLead|profile|password|places|projects|plusCrewValues|plusCrews|shell|signOff)\.[a-z]\w*/
const textOf = (page: Page) => page.locator('body').innerText()

for (const [size, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`everywhere on a ${size} in ${colorScheme}: axe, titles, words, width`, async ({ page }) => {
      test.setTimeout(240_000)
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const agency: AgencyKey = colorScheme === 'light' ? 'nordlicht' : 'harbour'
      const found: string[] = []
      await goAround(page, agency, 'loading', async ({ path, title, who }) => {
        const where = `${path} as ${who?.login ?? 'nobody'}`
        await expect(page, where).toHaveTitle(`${nameOfAgency(agency)} | ${title}`)
        if (await scrollsSideways(page)) found.push(`${where}: can be pushed sideways`)
        const key = keyShown.exec(await textOf(page))
        if (key) found.push(`${where}: shows the key ${key[0]}`)
        for (const violation of await axe(page)) found.push(`${where}: ${violation}`)
      })
      await page.goto(originOf(agency))
      await prepareDevice(page, agency, await freshToken(demoPerson(agency, 'chief')))
      await page.goto(originOf(agency))
      await openSidebar(page)
      for (const violation of await axe(page)) found.push(`sidebar: ${violation}`)
      expect(found).toEqual([])
    })

/** Words of buttons, tabs, chips and headings that do not fit where they stand. */
const clippedWords = (page: Page, longer: boolean): Promise<string[]> =>
  page.evaluate(stretch => {
    const controls = 'button, [role=tab], a[href], h1, h2, h3, [class*=chip i], label, legend'
    const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      element => element.getClientRects().length > 0 && !element.closest('[inert], [aria-hidden=true]'),
    )
    if (stretch)
      for (const element of all) {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const words = text.nodeValue ?? ''
          if (!/\p{L}{3}/u.test(words) || text.parentElement?.dataset['longer']) continue
          if (text.parentElement) text.parentElement.dataset['longer'] = 'yes'
          // Words grow, they do not become one long word.
          text.nodeValue =
            `${words} ${'lorem ipsum dolor '.repeat(9).slice(0, Math.ceil(words.length * 0.4))}`.trimEnd()
        }
      }
    const beyond = (inner: DOMRect, outer: DOMRect) =>
      inner.right > outer.right + 1.5 || inner.left < outer.left - 1.5 || inner.bottom > outer.bottom + 3
    const isForEyes = (element: HTMLElement) => element.getBoundingClientRect().width > 1.5
    /** Where words stand beyond what they are drawn in: their control, or whatever cuts them off. */
    const cutOff = (text: Text, control: HTMLElement): boolean => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
      for (let box: HTMLElement | null = text.parentElement; box; box = box.parentElement) {
        const { overflowX, textOverflow, display } = getComputedStyle(box)
        if (overflowX === 'auto' || overflowX === 'scroll') return false
        const cuts = overflowX !== 'visible' || (box === control && !display.startsWith('inline'))
        // What ends in an ellipsis outside a control is somebody's data, and is whole elsewhere.
        const isMeant = textOverflow === 'ellipsis' && !control.matches('button, [role=tab]')
        if (cuts && !isMeant && rects.some(rect => beyond(rect, (box as HTMLElement).getBoundingClientRect())))
          return true
        if (box === control) return false
      }
      return false
    }
    return all.flatMap(control => {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
        if (!text.nodeValue?.trim() || !text.parentElement || !isForEyes(text.parentElement)) continue
        if (cutOff(text, control)) return [`${control.tagName.toLowerCase()} “${text.nodeValue.trim().slice(0, 60)}”`]
      }
      return []
    })
  }, longer)

for (const language of languageCodes)
  test(`everywhere in ${language}: whole words, nothing clipped`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.goto('/version.json')
    await page.evaluate(code => localStorage.setItem('uiSettings', JSON.stringify({ language: code })), language)
    const found: string[] = []
    await goAround(page, 'nordlicht', 'following', async ({ path, who }) => {
      const where = `${path} as ${who?.login ?? 'nobody'}`
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'deAt' ? 'de-AT' : language)
      const text = await textOf(page)
      const key = keyShown.exec(text)
      if (key) found.push(`${where}: shows the key ${key[0]}`)
      if (/\{\{|\}\}|undefined|NaN/.test(text)) found.push(`${where}: shows a blank`)
      if (await scrollsSideways(page)) found.push(`${where}: can be pushed sideways`)
      for (const words of await clippedWords(page, false)) found.push(`${where}: clips ${words}`)
      if (language !== 'en') return
      for (const words of await clippedWords(page, true)) found.push(`${where}, 40 % longer: clips ${words}`)
    })
    expect(found).toEqual([])
  })

test('words that are cut off are noticed', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await clippedWords(page, false)).toEqual([])
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('button[type=submit], [aria-haspopup=menu] { width: 44px; white-space: nowrap }')
    document.adoptedStyleSheets = [sheet]
  })
  expect(await clippedWords(page, false)).toEqual(['button “Log in”', 'button “English”'])
})
