import type { BrowserContext, Page } from '@playwright/test'
import { type Person, type Schemas, asked, demoPerson, jobsOf, originOf, tokenOf } from '../stage.ts'
import { expect, loginAs, logOut, settled, test } from '../support.ts'

const day = 86_400_000
const person = demoPerson('nordlicht', 'crew')

/** Everything that lies on the device about answers and faces, as text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answers = await new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('device')
      opening.onerror = () => reject(new Error('the database does not open'))
      opening.onsuccess = () => {
        const db = opening.result
        const reading = db.transaction('answers').objectStore('answers').getAll()
        reading.onsuccess = () => {
          db.close()
          resolve(reading.result)
        }
      }
    })
    const faces = (await caches.has('faces-v1')) ? await (await caches.open('faces-v1')).keys() : []
    return [JSON.stringify(answers), ...faces.map(({ url }) => new URL(url).pathname)].join('\n')
  })

/** The soonest of somebody's jobs that is still to come, with its crew. */
async function nextJob(who: Person) {
  const [job] = (await jobsOf(who)).filter(({ starts }) => Date.parse(starts) < Date.now() + 6 * day)
  if (!job) throw new Error(`${who.name} has no job in the next days`)
  const token = await tokenOf(who)
  const crew = await asked<Schemas['ProjectCrew']>(who.agency, token, 'GET', `/projectCrews/${job.projectCrew.id}`)
  const detail = await asked<Schemas['JobDetail']>(who.agency, token, 'GET', `/jobs/${job.id}`)
  return { job, crew, detail }
}

/** In the clock of the page only: what the worker and the database do has no date. */
const daysLater = (context: BrowserContext, days: number) =>
  context.addInitScript(ahead => {
    const { now } = Date
    Date.now = () => now() + ahead
  }, days * day)

test('a week without network after one visit, whatever is opened of the next days is there, faces too', async ({
  launch,
}) => {
  const { job, crew, detail } = await nextJob(person)
  const before = await launch()
  const page = await before.newPage()
  await loginAs(page, person)
  await settled(page)
  // Nothing but the start page is ever opened.
  for (const part of [job.id, `projectCrews/{id}/projectCrewItems`, job.projectCrew.id, job.location.id])
    await expect.poll(() => kept(page), { timeout: 40_000 }).toContain(part)
  const manager = detail.projectManager
  // At the end of a line, for an answer that names a face is kept before the face itself.
  if (manager?.pictureUrl)
    await expect.poll(() => kept(page), { timeout: 40_000 }).toMatch(new RegExp(`/${manager.id}/picture$`, 'm'))
  await before.close()

  const after = await launch()
  await daysLater(after, 7)
  await after.setOffline(true)
  const again = await after.newPage()
  const open = async (path: string) => {
    await again.goto(originOf(person.agency) + path)
    await settled(again)
    await expect(again.getByText('This could not be loaded')).toHaveCount(0)
  }
  await open('/')
  await expect(again.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await open('/jobs')
  await expect(again.getByRole('article').first()).toBeVisible()
  await open(`/jobs/${job.id}`)
  await expect(again.getByText(crew.location.name).first()).toBeVisible()
  await open(`/jobs/${job.id}/contact-project-manager`)
  await expect(again.getByText(manager?.name ?? '').first()).toBeVisible()
  if (manager?.pictureUrl)
    await expect
      .poll(() =>
        again
          .locator('main img')
          .first()
          .evaluate((face: HTMLImageElement) => face.naturalWidth),
      )
      .toBeGreaterThan(0)
  await open(`/locations/${job.location.id}`)
  await expect(again.getByText(crew.location.name).first()).toBeVisible()
  await open(`/crews/${crew.id}`)
  await expect(again.getByText(crew.crewChief?.name ?? crew.name).first()).toBeVisible()
  await open(`/crews/${crew.id}/contact-crew-chief`)
  await open(`/crews/${crew.id}/contact-contact-on-site`)
  await open('/crew-info')
  await expect(again.getByRole('link', { name: /^Call / }).first()).toBeVisible()
  // A language that was never spoken here.
  await again.evaluate(() => localStorage.setItem('uiSettings', '{"language":"cy"}'))
  await open(`/crews/${crew.id}/check-in`)
  await expect(again.locator('html')).toHaveAttribute('lang', 'cy')
})

test('faces are kept too when the worker of a first visit is slow to come', async ({ launch }) => {
  const context = await launch()
  await context.addInitScript(() => {
    // The empty page before the first has none.
    if (!('serviceWorker' in navigator)) return
    const { serviceWorker } = navigator
    const register = serviceWorker.register.bind(serviceWorker)
    serviceWorker.register = async (...given) => {
      await new Promise(resolve => addEventListener('let-it-come', resolve, { once: true }))
      return register(...given)
    }
  })
  const page = await context.newPage()
  const { crew } = await nextJob(person)
  await loginAs(page, person)
  await settled(page)
  // The last answers of the look ahead; the faces are asked for after them.
  for (const part of [crew.id, 'projectCrewItemStatus'])
    await expect.poll(() => kept(page), { timeout: 40_000 }).toContain(part)
  await page.evaluate(() => dispatchEvent(new Event('let-it-come')))
  await expect.poll(() => kept(page), { timeout: 70_000 }).toMatch(/\/api\/v1\/persons\/[^/]+\/picture$/m)
})

test('after a logout nothing of it is left: no answer, no face', async ({ launch }) => {
  const context = await launch()
  const page = await context.newPage()
  await loginAs(page, person)
  await settled(page)
  await expect.poll(() => kept(page), { timeout: 40_000 }).toMatch(/\/api\/v1\/persons\/[^/]+\/picture$/m)
  await logOut(page)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await kept(page)).toBe('[]')
})

test('a face that is asked for while somebody logs out is not kept', async ({ launch }) => {
  const context = await launch()
  const page = await context.newPage()
  await loginAs(page, person)
  await settled(page)
  await expect.poll(() => kept(page), { timeout: 40_000 }).toMatch(/\/api\/v1\/persons\/[^/]+\/picture$/m)
  // As screens and the look ahead do, up to the last moment of the page.
  await page.evaluate(() => {
    const face = performance.getEntriesByType('resource').find(({ name }) => name.includes('/picture?'))
    // Each asks again as soon as it is answered: one is always on its way, and no machine is flooded.
    const ask = (): Promise<void> =>
      fetch(face?.name ?? '')
        .catch(() => undefined)
        .then(ask)
    for (let at = 0; at < 3; at++) void ask()
  })
  await logOut(page)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await kept(page)).toBe('[]')
})
