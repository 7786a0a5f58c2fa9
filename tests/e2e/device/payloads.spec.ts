import type { Page } from '@playwright/test'
import { type Person, demoPerson, jobsOf, today, visitor } from '../stage.ts'
import { expect, loginAs, settled, test } from '../support.ts'

/** What somebody would write who wants it to be run, in every place where it could be. */
const hostile = `"><img src=x onerror="window.ran=1"><script>window.ran=1</script>' onload='window.ran=1' \${7*7} {{7*7}}`
/** Texts that somebody types and others read; addresses that run something are refused where they are saved. */
const texts =
  /^(name|firstName|lastName|personName|client|clientMark|caption|title|body|task|comment\w*|remark|info|entrance|meetingPoint|label|reason|flagReason|city|street|region|country|role|reference|text|author|rater)$/

function poisoned(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map(one => poisoned(one, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one, name)]))
  if (typeof value !== 'string') return value
  return texts.test(key) ? hostile : value
}

async function poison(page: Page): Promise<void> {
  await page.route('**/api/v1/**', async (route, request) => {
    const isRights = /\/(userRights|mailboxUserRights|auth\/\w+)$/.test(new URL(request.url()).pathname)
    if (request.method() !== 'GET' || isRights || request.url().includes('/stream')) return route.continue()
    const answer = await route.fetch().catch(() => null)
    if (!answer) return route.abort()
    const isJson = answer.headers()['content-type']?.includes('json') ?? false
    if (!answer.ok() || !isJson) return route.fulfill({ response: answer })
    return route.fulfill({ response: answer, json: poisoned(await answer.json()) })
  })
}

async function pathsOf(who: 'crew' | 'chief' | 'planner' | 'visitor'): Promise<{ person: Person; paths: string[] }> {
  const { crewId, crew } = await today('nordlicht')
  const under = `/crews/${crewId}`
  const project = visitor('nordlicht', 'project')
  const [plusCrew, place] = [visitor('nordlicht', 'plusCrew').page, `/locations/${crew.location.id}`]
  const person = who === 'visitor' ? project : demoPerson('nordlicht', who)
  const [job] = who === 'crew' ? await jobsOf(person) : []
  const paths = {
    crew: ['/', '/jobs', '/jobs?tab=open', `/jobs/${job?.id}`, under, `${under}/check-in`, place, '/profile'],
    chief: ['/', under, ...['job', 'location'].map(of => `${under}/crew-chief-${of}`), `${under}/sign-off`],
    planner: ['/', project.page, '/plus-crews', plusCrew, `${plusCrew}/data`, `${plusCrew}/settings`],
    visitor: [project.page, `${project.page}/contact-project-manager`, under, place],
  }
  return { person, paths: paths[who] }
}

for (const who of ['crew', 'chief', 'planner', 'visitor'] as const)
  test(`what is written to be run stays text on the screens of a ${who}`, async ({ page, troubles }) => {
    // The agency's own words serve for no address and no colour: nothing of them is asked for.
    troubles.excuse(/Content Security Policy/)
    const { person, paths } = await pathsOf(who)
    page.on('dialog', dialog => {
      throw new Error(`a dialog was opened: ${dialog.message()}`)
    })
    await loginAs(page, person, '/version')
    await poison(page)
    let read = 0
    for (const path of paths) {
      await page.goto(path)
      await settled(page)
      read += await page.getByText(hostile.slice(0, 20), { exact: false }).count()
      expect(await page.evaluate(() => 'ran' in window), path).toBe(false)
      expect(await page.locator('img[src="x"], [onerror], [onload]').count(), path).toBe(0)
    }
    expect(read).toBeGreaterThan(paths.length)
    // What is still asked for in the background is answered before the page goes.
    await page.unrouteAll({ behavior: 'wait' })
  })
