import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type LanguageCode, languageCodes } from '../../../domain/languages.ts'
import { routes } from '../../../src/app/routes.ts'
import {
  type AgencyKey,
  type Person,
  type Schemas,
  asked,
  demoPerson,
  jobsOf,
  nameOfAgency,
  originOf,
  today,
  tokenOf,
  visitor,
} from '../stage.ts'
import { axe, expect, openSidebar, prepareDevice, scrollsSideways, settled, test } from '../support.ts'

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
  const api = `/projectCrews/${crewId}`
  const [project, plusCrew] = [visitor(agency, 'project'), visitor(agency, 'plusCrew')]
  const manager = `${project.page}/contact-project-manager`
  const papers = await asked<{ items: Schemas['DocumentToSign'][] }>(
    agency,
    await tokenOf(crew),
    'GET',
    '/documentsToSign',
  )
  const paper = (turn: boolean) => `/documents/${papers.items.find(one => one.turn === turn)?.id}`
  const forms = await asked<{ items: Schemas['FormToFill'][] }>(
    agency,
    await tokenOf(crew),
    'GET',
    `/persons/${crew.id}/formsPerform`,
  )
  const contracts = await asked<{ items: Schemas['StaffContract'][] }>(
    agency,
    await tokenOf(crew),
    'GET',
    `/persons/${crew.id}/activeStaffContracts`,
  )
  const slips = await asked<{ items: Schemas['Receipt'][] }>(agency, await tokenOf(crew), 'GET', '/receipts')
  const slip = slips.items.find(({ state, documents }) => state === 'inReview' && documents > 0)?.number
  const payrolls = await asked<{ items: Schemas['Payroll'][] }>(
    agency,
    await tokenOf(crew),
    'GET',
    `/persons/${crew.id}/payrolls`,
  )
  const payroll = payrolls.items[0]?.number
  const paid = await asked<{ items: Schemas['PayrollItem'][] }>(
    agency,
    await tokenOf(crew),
    'GET',
    `/payrolls/${payroll}/items?limit=1`,
  )
  const invoicesOf = async (who: Person) =>
    asked<{ items: Schemas['Invoice'][] }>(agency, await tokenOf(who), 'GET', '/invoices?limit=1')
  const [books, sent] = await Promise.all([invoicesOf(office), invoicesOf(client)])
  const kept = await asked<{ items: Schemas['PCrew'][] }>(agency, await tokenOf(client), 'GET', '/pCrews?limit=1')
  const regulars = `/membership-crews/${kept.items[0]?.id}`
  const [regular] = (
    await asked<{ items: Schemas['PCrewMember'][] }>(
      agency,
      await tokenOf(client),
      'GET',
      `/pCrews/${kept.items[0]?.id}/members?limit=1`,
    )
  ).items
  const mailed = await asked<{ items: Schemas['EmailMessage'][] }>(
    agency,
    await tokenOf(office),
    'GET',
    '/emailMessages?limit=1',
  )
  const form = `/forms/${forms.items[0]?.id}`
  const made = await asked<{ items: Schemas['ListedQuestionnaire'][] }>(
    agency,
    await tokenOf(planner),
    'GET',
    '/questionnaires?use=training',
  )
  const training = made.items.find(({ handedOut }) => handedOut > 0)
  const due = await asked<Schemas['SecurityChecksDue']>(agency, await tokenOf(chief), 'GET', `${api}/securityChecksDue`)
  const [night] = due.checks
  const check = `${under}/security-check/${night?.formId}/${night?.date}/${night?.shift}`
  const list: [route: string, path: string, who: Person | null, title: string][] = [
    ['/login', '/login', null, 'Log in'],
    ['/forgotten-password', '/forgotten-password', null, 'Forgotten password'],
    ['/renew-password', '/renew-password', null, 'Renew password'],
    ['/forgottenPassword/:token', '/forgottenPassword/of-nobody', null, 'New password'],
    ['/welcome/:token', '/welcome/of-nobody', null, 'Welcome'],
    ['/unsubscribe/:token', '/unsubscribe/of-nobody', null, 'Unsubscribe from e-mails'],
    ['/answer/:token', '/answer/of-nobody', null, 'A shift for you'],
    ['/HelpCenter', '/HelpCenter', null, 'Help centre'],
    ['/help', '/help', crew, 'Help centre'],
    ['/help', '/help', planner, 'Help centre'],
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
    ['/personal-calendar', '/personal-calendar', crew, 'Calendar'],
    ['/personal-calendar', '/personal-calendar', planner, 'Calendar'],
    ['/jobs/:id', `/jobs/${todays}`, crew, 'Job'],
    ['/jobs/:id', `/jobs/${invited?.id}`, crew, 'Job'],
    ['/jobs/:id/contact-project-manager', `/jobs/${todays}/contact-project-manager`, crew, 'Project manager'],
    ['/jobs/:id/crew-chief-documents', `/jobs/${todays}/crew-chief-documents`, crew, 'Crew chief documents'],
    ['/crews/:id', under, crew, 'Crew'],
    ['/crews/:id', under, chief, 'Crew'],
    ['/crews/:id', under, client, 'Crew'],
    ['/crews/:id/crew-chief-job', `${under}/crew-chief-job`, chief, 'Crew list'],
    ['/crews/:id/crew-chief-location', `${under}/crew-chief-location`, chief, 'Where the crew is'],
    ['/crews/:id/photos', `${under}/photos`, crew, 'Photos of the work'],
    ['/crews/:id/photos', `${under}/photos`, chief, 'Photos of the work'],
    ['/crews/:id/photos', `${under}/photos`, planner, 'Photos of the work'],
    ['/crews/:id/contact-crew-chief', `${under}/contact-crew-chief`, crew, 'Meet your crew chief'],
    ['/crews/:id/contact-contact-on-site', `${under}/contact-contact-on-site`, chief, 'Contact on site'],
    ['/crews/:id/contact-crew-member/:contactId', `${under}/contact-crew-member/${member?.id}`, chief, 'Crew member'],
    ['/crews/:id/check-in', `${under}/check-in`, crew, 'Check in'],
    ['/crews/:id/check-out', `${under}/check-out`, crew, 'Check out'],
    ['/crews/:id/security-check/:formId/:date/:shift', check, chief, 'Site check'],
    ['/crews/:id/security-check/:formId/:date/:shift', check, crew, 'Security check'],
    ['/crews/:id/sign-off', `${under}/sign-off`, chief, 'Sign-off'],
    ['/crews/:id/sign-off', `${under}/sign-off`, crew, 'Sign-off'],
    ['/crews/:id/delivery-note', `${under}/delivery-note`, chief, 'Delivery note'],
    ['/crews/:id/delivery-note', `${under}/delivery-note`, crew, 'Delivery note'],
    ['/locations/:id', `/locations/${led.location.id}`, crew, 'Place'],
    ['/documents/:id', paper(true), crew, 'Document'],
    ['/documents/:id', paper(false), crew, 'Document'],
    ['/documents/:id', paper(true), office, 'Document'],
    ['/documents/:id', paper(true), client, 'Document'],
    ['/forms/:id/:name?/:questionId?', form, crew, 'Form'],
    ['/forms/:id/:name?/:questionId?', `${form}/safety`, office, 'Form'],
    ['/payrolls-documents', '/payrolls-documents', crew, 'Documents'],
    ['/payrolls-documents', '/payrolls-documents', client, 'Documents'],
    ['/mobileDocuments', '/mobileDocuments', crew, 'Documents'],
    ['/mobileDocuments', '/mobileDocuments', client, 'Documents'],
    ['/receipts', '/receipts', crew, 'Receipts'],
    ['/receipts', '/receipts', office, 'Receipts'],
    ['/receipt/:number', `/receipt/${slip}`, crew, 'Receipts'],
    ['/receipt/:number', `/receipt/${slip}`, office, 'Receipts'],
    ['/mailbox', '/mailbox', office, 'Mailbox'],
    ['/mailbox', '/mailbox?mailbox=invoices', client, 'Mailbox'],
    ['/mailbox', '/mailbox', crew, 'Mailbox'],
    ['/email-messages/:id', `/email-messages/${mailed.items[0]?.id}`, office, 'Sent e-mail'],
    ['/email-messages/:id', `/email-messages/${crew.id}`, client, 'Sent e-mail'],
    ['/rate-cards', '/rate-cards', office, 'Rate cards'],
    ['/documents', '/documents', office, 'Papers'],
    ['/documents', '/documents?state=open', planner, 'Papers'],
    ['/documents', '/documents', crew, 'Papers'],
    ['/document-types', '/document-types', office, 'Kinds of papers'],
    ['/document-types', '/document-types', planner, 'Kinds of papers'],
    ['/document-types', '/document-types', client, 'Kinds of papers'],
    ['/settings', '/settings', office, 'Settings'],
    ['/settings', '/settings', planner, 'Settings'],
    ['/logins', '/logins', office, 'Logins'],
    ['/logins', '/logins', planner, 'Logins'],
    ['/unsent-emails', '/unsent-emails', office, 'Unsent e-mails'],
    ['/unsent-emails', '/unsent-emails', planner, 'Unsent e-mails'],
    ['/data-exports', '/data-exports', office, 'Export of all data'],
    ['/data-exports', '/data-exports', planner, 'Export of all data'],
    ['/kiosks', '/kiosks', office, 'Kiosks'],
    ['/kiosks', '/kiosks', planner, 'Kiosks'],
    ['/login-type-rights', '/login-type-rights', office, 'Rights'],
    ['/login-type-rights', '/login-type-rights', planner, 'Rights'],
    ['/agency-log', '/agency-log', office, 'Log of the agency'],
    ['/agency-log', '/agency-log', planner, 'Log of the agency'],
    ['/import', '/import', office, 'Import data'],
    ['/import', '/import', planner, 'Import data'],
    ['/trainings', '/trainings', crew, 'Trainings'],
    ['/trainings', '/trainings', client, 'Trainings'],
    ['/questionnaires', '/questionnaires', planner, 'Forms and trainings'],
    ['/questionnaires', '/questionnaires', office, 'Forms and trainings'],
    ['/questionnaires/:id/forms', `/questionnaires/${training?.id}/forms`, planner, training?.name ?? ''],
    ['/payrolls', '/payrolls', crew, 'Payrolls'],
    ['/payrolls', '/payrolls', planner, 'Payrolls'],
    ['/payrolls/:number', `/payrolls/${payroll}`, crew, 'Payroll'],
    ['/payrolls/:number/download/:documentType', `/payrolls/${payroll}/download/items`, crew, 'Items'],
    ['/public/payrolls', '/public/payrolls', crew, 'Payrolls'],
    ['/public/payrolls/:number', `/public/payrolls/${payroll}`, crew, 'Payroll'],
    ['/payroll-items/:id', `/payroll-items/${paid.items[0]?.id}`, crew, 'Payroll item'],
    ['/contracts', '/contracts', crew, 'Contracts'],
    ['/contracts', '/contracts', planner, 'Contracts'],
    ['/contracts/:id', `/contracts/${contracts.items[0]?.id}`, crew, 'Contract'],
    ['/invoices', '/invoices', office, 'Invoices'],
    ['/invoices', '/invoices', client, 'Invoices'],
    ['/invoices', '/invoices?state=unpaid', crew, 'Invoices'],
    ['/invoices', '/invoices?view=books', office, 'Bookkeeping'],
    // Whoever takes nothing to accounting finds the list.
    ['/invoices', '/invoices?view=books', client, 'Invoices'],
    ['/invoice/:number', `/invoice/${books.items[0]?.number}`, office, 'Invoice'],
    ['/invoice/:number', `/invoice/${sent.items[0]?.number}`, client, 'Invoice'],
    ['/invoice/:number', '/invoice/2000-0000', client, 'Invoice'],
    ['/crew-info', '/crew-info', crew, 'Crew info'],
    ['/crew-info', '/crew-info', planner, 'Crew info'],
    ['/planning-crew-item-list', '/planning-crew-item-list', client, 'Planning crew item list'],
    ['/profile', '/profile', crew, 'Profile'],
    ['/profile', '/profile', office, 'Profile'],
    ['/projects', '/projects', planner, 'Projects'],
    ['/projects', '/projects', client, 'Projects'],
    ['/projects-calendar', '/projects-calendar', planner, 'Projects calendar'],
    ['/projects-calendar', '/projects-calendar?weeks=12', client, 'Projects calendar'],
    ['/planning-calendar', '/planning-calendar', planner, 'Planning calendar'],
    ['/planning-calendar', '/planning-calendar?weeks=5', client, 'Planning calendar'],
    ['/planning-calendar', '/planning-calendar', crew, 'Planning calendar'],
    ['/planner-crew', '/planner-crew', planner, 'Crew planner'],
    ['/planner-crew', '/planner-crew?weeks=2', client, 'Crew planner'],
    ['/planner-crew', '/planner-crew', crew, 'Crew planner'],
    ['/projects/:number', project.page, planner, 'Project'],
    ['/projects/:number', project.page, client, 'Project'],
    ['/projects/:number', project.page, crew, 'Project'],
    ['/projects/:number', `${project.page}9`, planner, 'Project'],
    ['/projects/:number', `${project.page}?view=fill`, planner, 'Project'],
    ['/projects/:number', `${project.page}?view=profile`, planner, 'Project'],
    ['/projects/:number', `${project.page}?view=profile`, client, 'Project'],
    ['/projects/:number/documents', `${project.page}/documents`, planner, 'Documents'],
    ['/projects/:number/documents', `${project.page}/documents`, client, 'Documents'],
    ['/projects/:number/documents', `${project.page}/documents`, crew, 'Documents'],
    ['/projects/:number/contact-project-manager', manager, planner, 'Project manager'],
    ['/oneXOneTree', '/oneXOneTree', crew, 'One crew, one tree'],
    ['/oneXOneTree', '/oneXOneTree', client, 'One crew, one tree'],
    ['/vacancies', '/vacancies', crew, 'Vacancies'],
    ['/vacancies', '/vacancies?tab=fits&day=weekend', crew, 'Vacancies'],
    ['/vacancies', '/vacancies', planner, 'Vacancies'],
    ['/vacancies', '/vacancies', client, 'Vacancies'],
    ['/projects-vacancy', '/projects-vacancy', crew, 'Projects with vacancies'],
    ['/projects-vacancy', '/projects-vacancy', planner, 'Projects with vacancies'],
    ['/membership-crews', '/membership-crews', planner, 'Membership crews'],
    ['/membership-crews', '/membership-crews', client, 'Membership crews'],
    ['/membership-crews', '/membership-crews', crew, 'Membership crews'],
    ['/membership-crews/:id', regulars, planner, 'Membership crews'],
    ['/membership-crews/:id', regulars, client, 'Membership crews'],
    ['/membership-crews/:id/contact/:personId', `${regulars}/contact/${regular?.id}`, planner, 'Crew member'],
    ['/membership-crews/:id/contact/:personId', `${regulars}/contact/${planner.id}`, client, 'Crew member'],
    ['/public/crew-profile/:personId', `/public/crew-profile/${chief.id}`, null, 'Crew profile'],
    ['/public/crew-profile/:personId', `/public/crew-profile/${planner.id}`, crew, 'Crew profile'],
    ['/crew-profile/:personId', `/crew-profile/${crew.id}`, planner, 'Crew profile'],
    ['/crew-profile/:personId', `/crew-profile/${crew.id}`, office, 'Crew profile'],
    ['/crew-profile/:personId', `/crew-profile/${planner.id}`, planner, 'Crew profile'],
    ['/crew-profile/:personId', `/crew-profile/${crew.id}`, client, 'Crew profile'],
    ['/todo-calendar', '/todo-calendar', planner, 'To-do calendar'],
    ['/todo-calendar', '/todo-calendar', office, 'To-do calendar'],
    ['/todo-calendar', '/todo-calendar', client, 'To-do calendar'],
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
    ['/oneXOneTree', '/oneXOneTree', null, 'One crew, one tree'],
    ['*', '/does-not-exist', null, 'Not found'],
    ['*', '/does-not-exist', crew, 'Not found'],
  ]
  return list.map(([route, path, who, title]) => ({ route, path, who, title }))
}

test('every address of the application is visited', async () => {
  const visited = new Set((await visits('nordlicht')).map(({ route }) => route))
  expect(routes.map(({ path }) => path).filter(path => !visited.has(path))).toEqual([])
})

/** The same browser goes from person to person, each by the token of an earlier login. */
async function goAround(
  page: Page,
  agency: AgencyKey,
  list: readonly Visit[],
  look: (visit: Visit, where: string) => Promise<void>,
): Promise<void> {
  let before: string | null | undefined
  for (const visit of list) {
    const login = visit.who?.login ?? null
    if (login !== before) {
      await prepareDevice(page, agency, visit.who && (await tokenOf(visit.who)))
      if (login === null) await page.evaluate(() => localStorage.removeItem('token'))
      before = login
    }
    const where = `${visit.path} as ${login ?? 'nobody'}`
    await page.goto(originOf(agency) + visit.path)
    await settled(page)
    await test.step(where, () => look(visit, where))
  }
}

const groups = readdirSync('src/i18n/en').map(file => file.replace('.ts', ''))
const keyShown = new RegExp(String.raw`(?:^|\s)(?:${groups.join('|')})\.[a-z]\w*`)
const textOf = (page: Page) => page.locator('body').innerText()
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }

/** As when it is chosen in another tab: the page speaks it without being loaded again. */
async function speak(page: Page, language: LanguageCode): Promise<void> {
  await page.evaluate(code => {
    localStorage.setItem('uiSettings', JSON.stringify({ language: code }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'uiSettings' }))
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'deAt' ? 'de-AT' : language)
}

/** Whether the page can be pushed sideways once it has fitted itself to a new size or new words, which takes a moment. */
const staysSideways = async (page: Page): Promise<boolean> => {
  for (const ms of [0, 100, 300, 900, 2_700]) {
    await page.waitForTimeout(ms)
    if (!(await scrollsSideways(page))) return false
  }
  return true
}

/** Everything that is judged at an address, while it is open. */
async function judge(page: Page, { title }: Visit, isFirst: boolean): Promise<string[]> {
  const found: string[] = []
  const look = async (size: keyof typeof sizes, colorScheme: 'light' | 'dark', withAxe: boolean) => {
    await page.setViewportSize(sizes[size])
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    if (await staysSideways(page)) found.push(`${size}: can be pushed sideways`)
    const rules = colorScheme === 'light' ? 'everything' : 'colours'
    if (withAxe) for (const violation of await axe(page, rules)) found.push(`${size}, ${colorScheme}: ${violation}`)
  }
  // A thing is called by its name once it is there, in the bar and on the tab.
  const headings = await page.getByRole('heading', { level: 1 }).allTextContents()
  const tab = (await page.title()).replace(`${nameOfAgency('nordlicht')} | `, '')
  // A heading on the wall goes on with the month.
  expect(tab === title || headings.some(text => `${text} `.startsWith(`${tab} `)), `${tab}: ${headings.join()}`).toBe(
    true,
  )
  await look('phone', 'dark', isFirst)
  await look('desk', 'dark', true)
  await look('desk', 'light', isFirst)
  await look('phone', 'light', true)
  // Whoever else sees it reads the same words.
  if (!isFirst) return found
  for (const language of languageCodes.toSorted((one, other) => Number(one === 'en') - Number(other === 'en'))) {
    await speak(page, language)
    const text = await textOf(page)
    const key = keyShown.exec(text)
    if (key) found.push(`${language}: shows the key ${key[0]}`)
    if (/\{\{|\}\}|undefined|NaN/.test(text)) found.push(`${language}: shows a blank`)
    if (await staysSideways(page)) found.push(`${language}: can be pushed sideways`)
    for (const words of await clippedWords(page, false)) found.push(`${language}: clips ${words}`)
  }
  for (const words of await clippedWords(page, true)) found.push(`40 % longer: clips ${words}`)
  return found
}

const shares = 4
for (let share = 0; share < shares; share++)
  test(`every address, part ${share + 1} of ${shares}: title, width, axe in both sizes and schemes, words of seven languages`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    // Not every browser takes another size while it shows the wall in full.
    await page.addInitScript(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('no'))
    })
    const all = await visits('nordlicht')
    const firsts = new Set(all.filter(({ route }, at) => all.findIndex(one => one.route === route) === at))
    const found: string[] = []
    const own = all.slice(Math.floor((all.length * share) / shares), Math.floor((all.length * (share + 1)) / shares))
    await goAround(page, 'nordlicht', own, async (visit, where) => {
      for (const flaw of await judge(page, visit, firsts.has(visit))) found.push(`${where}: ${flaw}`)
    })
    // In one line, so that wherever only the first is kept it says what was found.
    if (found.length) throw new Error(found.join('; '))
  })

test('another agency looks otherwise, and is as easy to read', async ({ page }) => {
  const found: string[] = []
  const looks = (await visits('harbour')).filter(({ path }) => path === '/' || path === '/login')
  await page.setViewportSize(sizes.desk)
  await goAround(page, 'harbour', looks, async (_, where) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const violation of await axe(page)) found.push(`${where}, ${colorScheme}: ${violation}`)
    }
  })
  await prepareDevice(page, 'harbour', await tokenOf(demoPerson('harbour', 'chief')))
  await page.goto(originOf('harbour'))
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
