import { paper } from '../../support/files/papers.ts'
import { type Schemas, asked, demoPerson, originOf, somebodyNew, tokenOf } from '../stage.ts'
import { expect, loginAs, scrollsSideways, settled, test } from '../support.ts'

const agency = 'nordlicht'
const office = demoPerson(agency, 'office')
const pages = 300

/** A paper of so many pages that waits for somebody to sign it. */
async function longPaper(personId: string): Promise<string> {
  const token = await tokenOf(office)
  const { items } = await asked<{ items: Schemas['Caption'][] }>(agency, token, 'GET', '/documentTypes')
  const type = items.find(({ code }) => code === 'safetyBriefing')
  const { id } = await asked<Schemas['Document']>(agency, token, 'POST', '/documents', {
    ...{ name: 'Frame agreement with all its annexes', typeId: type?.id },
    signatories: [{ role: 'Crew', personId }],
  })
  const uploaded = await fetch(`${originOf(agency)}/api/v1/documents/${id}/file`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/pdf',
      'idempotency-key': crypto.randomUUID(),
    },
    body: Buffer.from(await paper([], pages)),
  })
  expect(uploaded.status).toBe(200)
  return id
}

test(`a paper of ${pages} pages is read to its end, six of them drawn at most`, async ({ page }) => {
  const person = await somebodyNew('profile')
  const id = await longPaper(person.id)
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, person, `/documents/${id}`)
  await expect(page.getByText(`Page 1 of ${pages}`)).toBeVisible()
  await settled(page)
  expect(await scrollsSideways(page)).toBe(false)
  /** Those that hold a picture, shown or not. */
  const drawn = () =>
    page.evaluate(() => [...document.querySelectorAll('canvas')].filter(({ width }) => width > 0).length)
  await expect.poll(drawn).toBeGreaterThan(0)
  let most = 0
  for (const at of [2, 3, 4, 20, 21, 150, 151, 152, 299, 300]) {
    await page.locator(`[data-page="${at - 1}"]`).evaluate(element => element.scrollIntoView({ block: 'center' }))
    await expect(page.getByText(`Page ${at} of ${pages}`)).toBeVisible()
    await expect
      .poll(() => page.locator(`[data-page="${at - 1}"] canvas`).evaluate(one => (one as HTMLCanvasElement).width))
      .toBeGreaterThan(0)
    most = Math.max(most, await drawn())
  }
  expect(most).toBeLessThanOrEqual(6)
})
