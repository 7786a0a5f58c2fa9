import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { demoPerson, jobsOf, noteOf, today } from '../stage.ts'
import { expect, loginAs, settled, test } from '../support.ts'

/** What a page is on paper. */
async function printed(page: Page): Promise<{ pages: string[]; text: string }> {
  await settled(page)
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  const pages = text.map(words => words.replaceAll(/\s+/g, ' '))
  return { pages, text: pages.join(' ') }
}
/** The crew the chief was with last, signed off by now or not, of another project than today's. */
async function lastCrew(): Promise<string> {
  const [now, past] = await Promise.all([today('nordlicht'), jobsOf(demoPerson('nordlicht', 'chief'), 'past')])
  const { project } = await noteOf('nordlicht', now.crewId)
  const last = past
    .filter(job => job.project.id !== project.id)
    .toSorted((a, b) => Date.parse(b.ends) - Date.parse(a.ends))[0]
  if (!last) throw new Error('the chief has worked nowhere else')
  return last.projectCrew.id
}
const bars = /Skip to|Menu|Home|Jobs|Crew page|Sign off the hours/

test('a delivery note is one page with everybody and the sum', async ({ page }) => {
  const crewId = await lastCrew()
  const note = await noteOf('nordlicht', crewId)
  await loginAs(page, demoPerson('nordlicht', 'chief'), `/crews/${crewId}/delivery-note`)
  await expect(page.getByRole('table').getByText('In all')).toBeVisible()
  const { pages, text } = await printed(page)
  expect(pages).toHaveLength(1)
  for (const { personName } of note.lines) expect(text).toContain(personName)
  expect(text).toContain('In all')
  expect(text).not.toMatch(bars)
})

test('a project is two pages with all its shifts, and everybody of the one that is open', async ({ page }) => {
  const crewId = await lastCrew()
  const { project, lines } = await noteOf('nordlicht', crewId)
  await loginAs(page, demoPerson('nordlicht', 'planner'), `/projects/${project.number}?shift=${crewId}`)
  for (const { personName } of lines) await expect(page.getByText(personName).first()).toBeAttached()
  const { pages, text } = await printed(page)
  expect(pages.length).toBeLessThanOrEqual(2)
  // Nothing is moved to the next page whole, while this one stays empty: its people begin below the shift.
  expect(pages[0]).toContain(lines[0]?.personName)
  for (const { personName } of lines) expect(text).toContain(personName)
  expect(text).toContain('Whom to ask')
  expect(text).not.toMatch(bars)
})

test('an e-mail is one page with whom it went to and all it says, not the list beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await loginAs(page, demoPerson('nordlicht', 'office'), '/mailbox')
  const email = page.getByRole('article')
  await expect(email.locator('iframe')).toBeVisible()
  const subject = await email.getByRole('heading').innerText()
  const said = await email.frameLocator('iframe').locator('body').innerText()
  const { pages, text } = await printed(page)
  expect(pages).toHaveLength(1)
  expect(text).toContain(subject)
  for (const line of said.split('\n').filter(Boolean)) expect(text).toContain(line.replaceAll(/\s+/g, ' ').trim())
  expect(text).not.toMatch(bars)
  expect(text).not.toMatch(/Shown safely|Not delivered/)
  // It stands on the screen as before.
  await expect(email.locator('iframe')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Mailboxes' })).toBeVisible()
})
