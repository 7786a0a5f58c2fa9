import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { drawsOn } from '../pad.ts'
import {
  asChief,
  chiefsCrew,
  crewAhead,
  crewToSign,
  demoPerson,
  linesOf,
  minutesBefore,
  noteOf,
  today,
} from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

const agency = 'nordlicht'
const said = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text)
const hours = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Chargeable hours of ${name}: `) })
const text = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm and freeze hours' })

// One crew, from the end of its shift to a correction weeks later.
test.describe.configure({ mode: 'serial' })

test.describe('the chief signs a crew off', () => {
  let crewId = ''
  let blank = ''

  test('prefilled, stopped twice, corrected, signed on the glass and frozen', async ({ page }) => {
    const summary = await chiefsCrew(agency)
    crewId = summary.crew.id
    const lines = await linesOf(agency, crewId)
    const timeless = lines.find(({ status }) => status === 'checkedIn')?.person.name ?? ''
    const other = lines.find(({ checkOutAt }) => checkOutAt !== null)
    if (!other) throw new Error('nobody has checked out')
    blank = other.person.name
    const { startTime, endTime } = other
    // Somebody took one line's hours back by hand: the times stand, the hours are to be set.
    await asChief(agency, 'POST', `/projectCrewItemStatus/${other.id}`, {
      hours: { startTime, endTime, chargeable: null },
    })

    await loginAs(page, demoPerson(agency, 'chief'))
    await page.getByRole('list', { name: 'Unsigned delivery notes' }).getByRole('link').first().click()
    await expect(page).toHaveURL(`/crews/${crewId}/sign-off`)
    const banner = page.getByRole('main').getByRole('alert')
    await expect(banner).toContainText('No start or end time entered for a position.')
    for (const { person, checkOutAt, hours: known } of lines)
      if (checkOutAt !== null && person.name !== blank && known.proposed !== null)
        await expect(hours(page, person.name)).toHaveText(text(known.proposed))
    // The pad waits until every row is set; a tap on the locked button leads to the first missing one.
    await expect(page.getByText('Signs once all hours are set')).toBeVisible()
    await confirm(page).click({ force: true })
    await expect(said(page, 'No start or end time entered for a position.')).toBeVisible()

    await hours(page, timeless).click()
    const dialog = page.getByRole('dialog', { name: timeless })
    await dialog.getByLabel('Start').fill(startTime)
    await dialog.getByLabel('End').fill(minutesBefore(endTime, 15))
    await dialog.getByRole('button', { name: '15 minutes more' }).click()
    await dialog.getByRole('button', { name: 'Set hours' }).click()
    await expect(hours(page, timeless)).toHaveText('5:30')

    await expect(banner).toContainText('Please set chargeable hours for all positions.')
    await confirm(page).click({ force: true })
    await expect(said(page, 'Please set chargeable hours for all positions.')).toBeVisible()
    await hours(page, blank).click()
    await page.getByRole('dialog', { name: blank }).getByRole('button', { name: 'Set hours' }).click()
    await expect(banner).toHaveCount(0)
    await expect(page.getByText('12 of 12 set')).toBeVisible()
    await expect(said(page, 'Please set chargeable hours for all positions.')).toHaveCount(0)

    await drawsOn(page)
    const drawn = page.getByRole('group', { name: 'Client signature' }).locator('svg[viewBox^="0 0 1000"] path[d^=M]')
    await expect(drawn).toHaveCount(1)
    await page.getByRole('button', { name: 'Clear signature' }).click()
    await expect(drawn).toHaveCount(0)
    await drawsOn(page)
    expect(await axe(page)).toEqual([])
    await confirm(page).click()
    await expect(page.getByText(/^Frozen, signed by /)).toBeVisible()
    await expect(page.getByText('Received', { exact: true })).toBeVisible()
    const note = await noteOf(agency, crewId)
    expect(note).toMatchObject({ state: 'signed', number: expect.any(String) })
    expect(note.lines.find(({ personName }) => personName === timeless)?.chargeable).toBe(330)
    expect(note.signature?.strokes.length).toBe(1)
    await expect.poll(async () => (await linesOf(agency, crewId)).filter(l => l.status === 'signedOff').length).toBe(12)
  })

  test('the delivery note comes as a PDF, and goes to the client by mail', async ({ page }) => {
    await loginAs(page, demoPerson(agency, 'chief'), `/crews/${crewId}/delivery-note`)
    await expect(page.getByRole('img', { name: /^Signature of / })).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the PDF' }).click()
    const download = await downloading
    await expect(said(page, 'Downloaded successfully.')).toBeVisible()
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await page.getByRole('button', { name: 'Send by mail' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send the delivery note' })
    await dialog.getByLabel('Address of the client').fill('nonsense')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(dialog.getByText('Enter an e-mail address.')).toBeVisible()
    await dialog.getByLabel('Address of the client').fill('production@client.example')
    // A double tap is one.
    await dialog.getByRole('button', { name: 'Send', exact: true }).dblclick()
    await expect(said(page, 'The delivery note goes to production@client.example.')).toBeVisible()
    const mail = page.getByRole('listitem').filter({ hasText: 'production@client.example' })
    await expect(mail.getByText(/^(Will be sent|Being sent|Sent)$/)).toBeVisible()
    const { mails, project } = await noteOf(agency, crewId)
    expect(mails).toHaveLength(1)
    expect(await axe(page)).toEqual([])
    // Planning has those of all crews of the project in one paper.
    await loginAs(page, demoPerson(agency, 'planner'), `/projects/${project.number}/documents`)
    const all = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Delivery notes', exact: true }).click()
    expect((await readFile(await (await all).path())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('a later correction stands beside what was signed, with its author and reason', async ({ page }) => {
    await loginAs(page, demoPerson(agency, 'chief'), `/crews/${crewId}/delivery-note`)
    const signed = (await noteOf(agency, crewId)).lines.find(({ personName }) => personName === blank)?.chargeable ?? 0
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: blank }) })
    await row.getByRole('button', { name: /^Correct/ }).click()
    const dialog = page.getByRole('dialog', { name: `Correct the hours of ${blank}` })
    await dialog.getByRole('button', { name: '15 minutes less' }).click()
    await dialog.getByRole('button', { name: 'Save the correction' }).click()
    await expect(dialog.getByText('Say why, in a few words.')).toBeVisible()
    await dialog.getByLabel('Reason').fill('Left with the first truck.')
    await dialog.getByRole('button', { name: 'Save the correction' }).dblclick()
    await expect(said(page, `The hours of ${blank} are corrected.`)).toBeVisible()
    await expect(row.getByRole('deletion')).toContainText(text(signed))
    await expect(row.getByRole('insertion')).toContainText(text(signed - 15))
    await expect(row).toContainText(`Left with the first truck. · ${demoPerson(agency, 'chief').name}`)
    await expect(row.getByText('Left with the first truck.')).toHaveCount(1)
    // The signed sheet says so as well, and takes no more hours.
    await page.goto(`/crews/${crewId}/sign-off`)
    await expect(page.getByText('Frozen, corrected since')).toBeVisible()
    await expect(hours(page, blank)).toHaveCount(0)
  })

  test('the client rates the crew person by person', async ({ page }) => {
    await loginAs(page, demoPerson(agency, 'chief'), `/crews/${crewId}/delivery-note`)
    await page.getByRole('button', { name: 'Rate the crew' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rate the crew' })
    await dialog.getByRole('radio', { name: '4 of 5' }).first().check({ force: true })
    await dialog.getByRole('button', { name: 'Save the rating' }).click()
    await expect(said(page, 'Thank you for the rating.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: '4 of 5' })).toBeVisible()
  })
})

test('a client who does not sign leaves a remark, and the hours are frozen all the same', async ({ page }) => {
  const id = await crewToSign(agency)
  await loginAs(page, demoPerson(agency, 'planner'), `/crews/${id}/sign-off`)
  await settled(page)
  await page.getByRole('button', { name: 'I do not agree' }).click()
  const dialog = page.getByRole('dialog', { name: 'I do not agree' })
  await dialog.getByRole('button', { name: 'Confirm with this remark' }).click()
  await expect(dialog.getByText('Say why, in a few words.')).toBeVisible()
  await dialog.getByLabel('Why not?').fill('Two people came an hour late.')
  await dialog.getByRole('button', { name: 'Confirm with this remark' }).click()
  await expect(page.getByText(/^Frozen, .* did not sign$/)).toBeVisible()
  await expect
    .poll(() => noteOf(agency, id))
    .toMatchObject({
      state: 'refused',
      refusal: 'Two people came an hour late.',
    })
  await page.getByRole('link', { name: 'Delivery note' }).click()
  await expect(page.getByRole('blockquote')).toHaveText('Two people came an hour late.')
})

test('the client’s own login signs a note that was released without a signature', async ({ page }) => {
  await loginAs(page, demoPerson(agency, 'client'))
  await page.getByRole('list', { name: 'Unsigned delivery notes' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/delivery-note$/)
  await expect(page.getByText('Signature missing').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send by mail' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Client signature' })
  await dialog.getByRole('button', { name: 'Sign now' }).click()
  await expect(dialog.getByText('Nobody has signed yet.')).toBeVisible()
  await drawsOn(page)
  await dialog.getByRole('button', { name: 'Sign now' }).click()
  await expect(said(page, 'Thank you, the signature has arrived.')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Signature of / })).toBeVisible()
  const crewId = /crews\/([^/]+)/.exec(page.url())?.[1] ?? ''
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Nothing waits for a signature.')).toBeVisible()

  // On the project's page somebody who worked is rated, and rated again on second thoughts.
  const { project, lines } = await noteOf(agency, crewId)
  const somebody = lines.find(({ status }) => status === 'signedOff')?.personName ?? ''
  await page.goto(`/projects/${project.number}?shift=${crewId}`)
  await page.getByRole('button', { name: `Rate ${somebody}` }).click()
  const rating = page.getByRole('dialog', { name: `Rate ${somebody}` })
  await rating.getByRole('radio', { name: '3 of 5' }).check({ force: true })
  await rating.getByLabel(`A word about ${somebody} (optional)`).fill('Knows the house')
  await page.route('**/projectCrewItemRatings', route =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await rating.getByRole('button', { name: 'Save the rating' }).click()
  await expect(rating.getByRole('alert')).toBeVisible()
  await page.unroute('**/projectCrewItemRatings')
  await rating.getByRole('button', { name: 'Save the rating' }).dblclick()
  await expect(said(page, 'Thank you for the rating.')).toBeVisible()
  const rated = page
    .getByRole('list', { name: 'How was the crew?' })
    .getByRole('listitem')
    .filter({ hasText: somebody })
  await expect(rated).toContainText('“Knows the house”')
  await rated.getByRole('button', { name: `Change the rating of ${somebody}` }).click()
  const change = page.getByRole('dialog', { name: `Change the rating of ${somebody}` })
  await change.getByRole('radio', { name: '5 of 5' }).check({ force: true })
  await change.getByRole('button', { name: 'Save the rating' }).click()
  await expect(said(page, 'The rating is changed.')).toBeVisible()
  await page.reload()
  await expect(rated).toContainText('5 of 5')
  expect(await axe(page)).toEqual([])
})

test('who does not lead the crew cannot open its sheet, and before the start nobody can', async ({ page }) => {
  const ahead = await crewAhead(agency)
  await loginAs(page, demoPerson(agency, 'planner'), `/crews/${ahead}/sign-off`)
  await expect(page.getByText('Job has not started.')).toBeVisible()
  const { crewId } = await today(agency)
  await loginAs(page, demoPerson(agency, 'crew'), `/crews/${crewId}/sign-off`)
  await expect(
    page.getByText('You do not have the required login type to access this feature, please contact support'),
  ).toBeVisible()
  await page.goto(`/crews/${crewId}/delivery-note`)
  await expect(
    page.getByText('You do not have the required login type to access this feature, please contact support'),
  ).toBeVisible()
})
