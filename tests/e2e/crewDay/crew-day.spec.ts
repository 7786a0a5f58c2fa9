import type { Locator, Page } from '@playwright/test'
import {
  type AgencyKey,
  type Placed,
  call,
  comesToday,
  demoPerson,
  jobsOf,
  lineOf,
  nameOfAgency,
  openPositions,
  originOf,
  placeAhead,
  placeOnBoth,
  positionFor,
  punchedBy,
  somebodyNew,
  today,
  tokenOf,
} from '../stage.ts'
import { expect, loginAs, mainOf, refusesLocation, settled, standsAt, test } from '../support.ts'

const statusOf = async (placed: Placed) => (await lineOf(placed)).status
const crewMember = (agency: AgencyKey = 'nordlicht') => somebodyNew('crewDay', agency)
const said = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text)
const cardOf = (page: Page, jobId: string): Locator =>
  page.getByRole('article').filter({ has: page.locator(`a[href="/jobs/${jobId}"]`) })

/** A list stands still for a second after a tap and takes no other. */
const listMoves = (page: Page) => expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)

test.describe('answering', () => {
  test('a job that waits is confirmed with one tap, and taken back within five seconds', async ({ page }) => {
    const person = await crewMember()
    const placed = await placeAhead(person, 'invited')
    await loginAs(page, person, '/jobs?tab=toConfirm')
    const confirm = cardOf(page, placed.jobId).getByRole('button', { name: 'Confirm', exact: true })
    await expect(confirm).toHaveCount(1)
    await confirm.click()
    await expect(said(page, /^Confirmed, /)).toBeVisible()
    await expect.poll(() => statusOf(placed)).toBe('confirmed')
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(said(page, 'Confirmation taken back')).toBeVisible()
    await expect.poll(() => statusOf(placed)).toBe('invited')
    await expect(confirm).toHaveCount(1)
    await listMoves(page)
    await confirm.click()
    await page.getByRole('tab', { name: 'Upcoming' }).click()
    await expect(page.locator(`a[href="/jobs/${placed.jobId}"]`)).toBeVisible()
  })

  test('home shows what waits, and it is answered there', async ({ page }) => {
    const person = await crewMember('harbour')
    const placed = await placeAhead(person, 'invited')
    await loginAs(page, person)
    // The most urgent stand first; others may have been there before.
    const card = cardOf(page, placed.jobId)
    if (await page.getByText(/^All \d+ to confirm$/).isVisible()) await page.goto('/jobs?tab=toConfirm')
    await card.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(said(page, /^Confirmed, /)).toBeVisible()
    await expect.poll(() => statusOf(placed)).toBe('confirmed')
  })

  test('a clash is asked about once, by name: kept, then accepted', async ({ page }) => {
    const person = await crewMember()
    const { confirmed, invited: placed } = await placeOnBoth(person)
    const { location, startTime } = confirmed.position
    await loginAs(page, person, '/jobs?tab=toConfirm')
    const confirm = cardOf(page, placed.jobId).getByRole('button', { name: 'Confirm', exact: true })
    await confirm.click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure? This date is already confirmed' })
    await expect(question).toContainText(`${location.name}, ${location.city}, already confirmed`)
    await expect(question).toContainText(startTime)
    await expect(question.getByRole('button', { name: 'Keep the job I have' })).toBeFocused()
    await question.getByRole('button', { name: 'Keep the job I have' }).click()
    await expect(question).toHaveCount(0)
    expect(await statusOf(placed)).toBe('invited')
    await listMoves(page)
    await confirm.click()
    await question.getByRole('button', { name: 'Confirm both' }).click()
    await expect(said(page, /^Confirmed, /)).toBeVisible()
    expect(await statusOf(placed)).toBe('confirmed')
    await page.goto('/jobs?tab=upcoming')
    await expect(page.getByText('You said yes to both.').first()).toBeVisible()
  })

  test('the demo’s own crew member finds a clash that names the other job', async ({ page }) => {
    const person = demoPerson('harbour', 'crew')
    await loginAs(page, person, '/jobs?tab=toConfirm')
    const clash = (await jobsOf(person, 'toConfirm')).find(({ collisions }) => collisions.length > 0)
    if (!clash) throw new Error('nothing clashes in the demo')
    await cardOf(page, clash.id).getByRole('button', { name: 'Confirm', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure? This date is already confirmed' })
    await expect(question).toContainText(clash.collisions[0]?.venue ?? 'a venue')
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    expect((await jobsOf(person, 'toConfirm')).map(({ id }) => id)).toContain(clash.id)
  })

  test('declining is asked once and then gone from what waits', async ({ page }) => {
    const person = await crewMember()
    const placed = await placeAhead(person, 'invited')
    await loginAs(page, person, '/jobs?tab=toConfirm')
    await cardOf(page, placed.jobId).getByRole('button', { name: 'Decline', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Decline this job?' })
    await question.getByRole('button', { name: 'Keep it open' }).click()
    expect(await statusOf(placed)).toBe('invited')
    await listMoves(page)
    await cardOf(page, placed.jobId).getByRole('button', { name: 'Decline', exact: true }).click()
    await question.getByRole('button', { name: 'Decline' }).click()
    await expect(said(page, /^Declined, /)).toBeVisible()
    await expect(cardOf(page, placed.jobId)).toHaveCount(0)
    expect(await statusOf(placed)).toBe('declined')
  })

  test('an open position is applied for with one tap, and the application is taken back', async ({ page }) => {
    const person = await crewMember()
    const position = await positionFor(person)
    await loginAs(page, person, `/jobs?tab=open&q=${encodeURIComponent(position.project.name)}`)
    const applications = async () => (await jobsOf(person, 'appliedFor')).filter(job => job.status === 'applied')
    const known = (await applications()).map(({ id }) => id)
    const before = known.length
    // The same words find others as well, of which some would ask about what else there is.
    await page
      .getByRole('article', { name: new RegExp(`${position.startTime} – ${position.endTime}`) })
      .filter({ hasNotText: /already booked|working day|blocked/ })
      .getByRole('button', { name: 'Apply', exact: true })
      .first()
      .click()
    await expect(said(page, /^Applied for /)).toBeVisible()
    await expect.poll(async () => (await applications()).length).toBe(before + 1)
    await page.goto('/jobs?tab=appliedFor')
    await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(before + 1)
    // Others are found by the same words: it is the one that is new.
    const [job] = (await applications()).filter(({ id }) => !known.includes(id))
    await cardOf(page, job?.id ?? '')
      .getByRole('button', { name: 'Take back' })
      .click()
    await expect(said(page, 'Application taken back')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
    await expect.poll(async () => (await applications()).length).toBe(before)
    await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(before)
  })

  test('no answer of the server is said, changes nothing, and the same tap works afterwards', async ({ page }) => {
    const person = await crewMember()
    const placed = await placeAhead(person, 'invited')
    await loginAs(page, person, '/jobs?tab=toConfirm')
    const confirm = cardOf(page, placed.jobId).getByRole('button', { name: 'Confirm', exact: true })
    await expect(confirm).toBeVisible()
    await page.route('**/confirmation', route => route.abort())
    await confirm.click()
    await expect(said(page, /^The server did not answer\. Check the network/)).toBeVisible()
    expect(await statusOf(placed)).toBe('invited')
    await page.unroute('**/confirmation')
    await listMoves(page)
    await confirm.click()
    await expect(said(page, /^Confirmed, /)).toBeVisible()
  })
})

test('tabs and search stand in the address: a reload and the way back find them again', async ({ page }) => {
  const person = demoPerson('nordlicht', 'crew')
  await loginAs(page, person, '/jobs')
  await expect(page.getByRole('tab', { name: 'Upcoming' })).toHaveAttribute('aria-selected', 'true')
  for (const [name, tab] of [
    ['Past', 'past'],
    ['To confirm', 'toConfirm'],
    ['Applied for', 'appliedFor'],
    ['Open', 'open'],
    ['Upcoming', 'upcoming'],
  ] as const) {
    await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
    await expect(page).toHaveURL(new RegExp(`/jobs\\?tab=${tab}$`))
    await page.reload()
    await expect(page.getByRole('tab', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-selected', 'true')
  }
  const [job] = await jobsOf(person)
  await page.locator(`a[href="/jobs/${job?.id}"]`).first().click()
  await expect(page).toHaveURL(`/jobs/${job?.id}`)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/jobs?tab=upcoming')
  await page.getByRole('button', { name: 'Search jobs' }).click()
  await page.getByRole('searchbox').fill('zzz nowhere')
  await expect(page.getByText('Nothing fits “zzz nowhere”.')).toBeVisible()
  await expect(page).toHaveURL(/q=zzz\+nowhere/)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.locator(`a[href="/jobs/${job?.id}"]`).first()).toBeVisible()
})

test.describe('today', () => {
  test('on the way: one tap tells the chief and shares the place', async ({ page, context }) => {
    const placed = await comesToday('crewDay')
    const { geoData } = (await today('nordlicht')).crew.location
    await standsAt(context, 'nordlicht', geoData ?? { latitude: 0, longitude: 0 }, 2_500)
    await loginAs(page, placed.person, `/crews/${placed.crewId}`)
    await page.getByRole('button', { name: 'I am on my way' }).click()
    // A long way off is where somebody on the way is: nobody asks why.
    await expect(page.getByRole('status').filter({ hasText: /^Pre-call/ })).toContainText('Received')
    const line = await lineOf(placed)
    expect(line.preCallAt).not.toBeNull()
    expect(line.status).toBe('confirmed')
  })

  test('a slip of the thumb without network is taken back, and every screen knows it at once', async ({
    page,
    context,
  }) => {
    const placed = await comesToday('crewDay')
    const { geoData } = (await today('nordlicht')).crew.location
    await standsAt(context, 'nordlicht', geoData ?? { latitude: 0, longitude: 0 }, 20)
    await loginAs(page, placed.person, `/crews/${placed.crewId}`)
    await page.getByRole('link', { name: 'Check in' }).click()
    await expect(page.getByText(/m to /)).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Check in' }).click()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(said(page, 'Taken back: Check-in')).toBeVisible()
    await page.getByRole('button', { name: 'Check in' }).click()
    await expect(page.getByText(/^Checked in \d\d:\d\d$/)).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('link', { name: 'Check out' })).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => statusOf(placed)).toBe('checkedIn')
    expect(await lineOf(placed)).toMatchObject({ flagged: false, trail: [{ counts: false }, { counts: true }] })
    await expect(page.getByRole('link', { name: 'Check out' })).toBeVisible()
  })

  test('inside the circle: checked in and out with a tap each', async ({ page, context }) => {
    const placed = await comesToday('crewDay')
    const { geoData } = (await today('nordlicht')).crew.location
    if (!geoData) throw new Error('today has no place')
    await standsAt(context, 'nordlicht', geoData, 20)
    await loginAs(page, placed.person, `/crews/${placed.crewId}/check-in`)
    await expect(page.getByText(/m to /)).toBeVisible()
    await page.getByRole('button', { name: 'Check in' }).click()
    await expect(page.getByText(/^Checked in \d\d:\d\d$/)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Saved on this device' })).toContainText('Received')
    const line = await lineOf(placed)
    expect(line).toMatchObject({ status: 'checkedIn', flagged: false })

    await page.goto('/')
    await page.getByRole('link', { name: 'Check out' }).click()
    await page.getByRole('button', { name: 'Check out' }).click()
    // Hours before the end: asked first.
    const early = page.getByRole('alertdialog', { name: /^Check out .+ before the end\?$/ })
    await early.getByRole('button', { name: 'Check out' }).click()
    await expect(page.getByText(/^Checked out \d\d:\d\d$/)).toBeVisible()
    await expect.poll(() => statusOf(placed)).toBe('checkedOut')
  })

  test('outside the circle a reason is asked for, and kept for the chief', async ({ page, context }) => {
    const placed = await comesToday('crewDay', 'harbour')
    const { geoData } = (await today('harbour')).crew.location
    if (!geoData) throw new Error('today has no place')
    await standsAt(context, 'harbour', geoData, geoData.radius + 400)
    await loginAs(page, placed.person, `/crews/${placed.crewId}/check-in`)
    await expect(page.getByText(/^Outside the .* circle\. You can still check in/)).toBeVisible()
    await page.getByRole('button', { name: 'Check in' }).click()
    const question = page.getByRole('dialog', { name: 'Why are you outside the circle?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Check in' })).toBeVisible()
    await page.getByRole('button', { name: 'Check in' }).click()
    await question.getByRole('button', { name: 'Parking the car' }).click()
    await expect(page.getByText(/^Checked in \d\d:\d\d$/)).toBeVisible()
    await expect.poll(() => lineOf(placed)).toMatchObject({ status: 'checkedIn', flagged: true, flagReason: 'outside' })
  })

  test('refused location says what will not work, and lets people check in', async ({ page, context }) => {
    const placed = await comesToday('crewDay')
    await refusesLocation(context, 'nordlicht')
    await loginAs(page, placed.person, `/crews/${placed.crewId}/check-in`)
    await expect(
      page.getByText(
        'Permissions not granted. Pre-call, check-in and check-out may not be possible. Please update your browser settings.',
      ),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Check in' }).click()
    await expect(page.getByText(/^Checked in \d\d:\d\d$/)).toBeVisible()
    await expect.poll(() => statusOf(placed)).toBe('checkedIn')
  })

  test('a job that is days away cannot be checked in to yet', async ({ page }) => {
    const person = await crewMember()
    const { crewId } = await placeAhead(person, 'confirmed')
    await loginAs(page, person, `/crews/${crewId}/check-in`)
    await expect(page.getByText(/^Job has not started\. Check-in opens at /)).toBeVisible()
    // Locked, not dead: a tap says what is missing.
    await page.getByRole('button', { name: 'Check in' }).click({ force: true })
    await expect(said(page, 'Job has not started.')).toBeVisible()
    await page.goto(`/crews/${crewId}/check-out`)
    await expect(page.getByText(/^Job has not started\./)).toBeVisible()
  })

  test('whoever has not confirmed is led to the job first', async ({ page }) => {
    const person = await crewMember()
    const { crewId, jobId } = await placeAhead(person, 'invited')
    await loginAs(page, person, `/crews/${crewId}/check-in`)
    await expect(page.getByText('Confirm the job first, then you can check in.')).toBeVisible()
    await page.getByRole('link', { name: 'See the job' }).click()
    await expect(page).toHaveURL(`/jobs/${jobId}`)
    await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible()
  })
})

test.describe('leading', () => {
  const lineIn = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
  const open = async (page: Page, name: string) => {
    await listMoves(page)
    await lineIn(page, name).click()
  }

  test('the chief sees an arrival without touching anything', async ({ page, open: device }) => {
    const placed = await comesToday('crewDay')
    const chief = await device({ viewport: { width: 1440, height: 900 } })
    await loginAs(chief, demoPerson('nordlicht', 'chief'), `/crews/${placed.crewId}/crew-chief-job`)
    await expect(chief.getByText('Live', { exact: true })).toBeVisible()
    await expect(lineIn(chief, placed.person.name)).not.toContainText(/^.*In \d\d:\d\d/)
    await loginAs(page, placed.person, `/crews/${placed.crewId}/check-in`)
    await chief.evaluate(() => Object.assign(window, { untouched: true }))
    await page.getByRole('button', { name: 'Check in' }).click()
    await page.getByRole('button', { name: 'Continue without' }).click()
    await expect(page.getByText(/^Checked in \d\d:\d\d$/)).toBeVisible()
    await expect(lineIn(chief, placed.person.name)).toContainText(/In \d\d:\d\d/)
    expect(await chief.evaluate(() => 'untouched' in window)).toBe(true)
  })

  test('the chief punches for somebody, and the person sees who did it is on the list', async ({ page }) => {
    const placed = await comesToday('crewDay', 'harbour')
    const { name } = placed.person
    await loginAs(page, demoPerson('harbour', 'chief'), `/crews/${placed.crewId}/crew-chief-job`)
    await open(page, name)
    await page
      .getByRole('dialog', { name })
      .getByRole('button', { name: `Check in for ${name}` })
      .click()
    await expect(said(page, `${name}: check-in received`)).toBeVisible()
    await expect(lineIn(page, name)).toContainText(/In \d\d:\d\d/)
    await expect
      .poll(() => lineOf(placed))
      .toMatchObject({ status: 'checkedIn', recordedBy: demoPerson('harbour', 'chief').name })
    await open(page, name)
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toContainText(`Punched by ${demoPerson('harbour', 'chief').name}`)
    await dialog.getByRole('button', { name: `Check out for ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Check out' }).click()
    await expect(said(page, `${name}: check-out received`)).toBeVisible()
    await expect.poll(() => statusOf(placed)).toBe('checkedOut')
  })

  test('somebody who did not come is marked after one question, and can have come after all', async ({ page }) => {
    const placed = await comesToday('crewDay')
    const { name } = placed.person
    await loginAs(page, demoPerson('nordlicht', 'chief'), `/crews/${placed.crewId}/crew-chief-job`)
    await open(page, name)
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Did not come' }).click()
    const question = page.getByRole('alertdialog', { name: `Mark ${name} as not having come?` })
    await question.getByRole('button', { name: 'Leave it' }).click()
    expect(await statusOf(placed)).toBe('confirmed')
    await open(page, name)
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Did not come' }).click()
    await question.getByRole('button', { name: 'Did not come' }).click()
    await expect.poll(() => statusOf(placed)).toBe('noShow')
    await expect(lineIn(page, name)).toContainText('No show')
    await open(page, name)
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Has come after all' }).click()
    await expect.poll(() => statusOf(placed)).toBe('confirmed')
  })

  test('several are checked in at once without network, and taken back together', async ({ page, context }) => {
    const both = [await comesToday('crewDay'), await comesToday('crewDay')]
    const names = both.map(({ person }) => person.name)
    const [{ crewId }] = both as [Placed, Placed]
    await loginAs(page, demoPerson('nordlicht', 'chief'), `/crews/${crewId}/crew-chief-job`)
    const several = page.getByRole('button', { name: 'Check in several' })
    const checkIn = async () => {
      await several.click()
      for (const name of names) await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check()
      await page.getByRole('button', { name: 'Check in 2 people' }).click()
      for (const name of names) await expect(lineIn(page, name)).toContainText(/In \d\d:\d\d/)
    }
    await expect(several).toBeVisible()
    await settled(page)
    await context.setOffline(true)
    await checkIn()
    await expect(said(page, '2 check-ins saved')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(said(page, '2 check-ins taken back')).toBeVisible()
    for (const name of names) await expect(lineIn(page, name)).not.toContainText(/In \d\d:\d\d/)
    await checkIn()
    expect(await Promise.all(both.map(statusOf))).toEqual(['confirmed', 'confirmed'])
    await context.setOffline(false)
    for (const placed of both) await expect.poll(() => statusOf(placed)).toBe('checkedIn')
  })

  test('whoever does not lead the crew does not see its list', async ({ page }) => {
    const placed = await comesToday('crewDay')
    await punchedBy('nordlicht', placed, 'Check-in')
    await loginAs(page, placed.person, `/crews/${placed.crewId}/crew-chief-job`)
    await expect(
      page.getByText('You do not have the required login type to access this feature, please contact support'),
    ).toBeVisible()
  })
})

test('one agency’s ids are nothing to the other', async ({ page }) => {
  const { crewId, crew, items } = await today('nordlicht')
  const [vacancy] = await openPositions('nordlicht')
  const [job] = await jobsOf(demoPerson('nordlicht', 'crew'))
  const stranger = demoPerson('harbour', 'crew')
  await loginAs(page, stranger)
  for (const [path, sentence] of [
    [`/jobs/${job?.id}`, 'No jobs found.'],
    [`/crews/${crewId}`, 'No jobs found.'],
    [`/crews/${crewId}/check-in`, 'No jobs found.'],
    [`/locations/${crew.location.id}`, 'Location not found.'],
  ] as const) {
    await page.goto(originOf('harbour') + path)
    await expect(page.getByText(sentence).first(), path).toBeVisible()
    await expect(mainOf(page)).not.toContainText(crew.location.name)
  }
  const token = await tokenOf(stranger)
  for (const path of [
    `/jobs/${job?.id}`,
    `/projectCrews/${crewId}`,
    `/projectCrewItems/${items[0]?.id}`,
    `/projectCrewItems/${vacancy?.id}`,
    `/locations/${crew.location.id}`,
  ])
    expect((await call('harbour', token, 'GET', path)).status, path).toBe(404)
  expect((await call('nordlicht', token, 'GET', '/jobs')).status).toBe(401)
  await expect(page).toHaveTitle(new RegExp(`^${nameOfAgency('harbour')} \\| `))
})
