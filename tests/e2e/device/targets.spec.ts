import type { Page } from '@playwright/test'
import { drawsOn } from '../pad.ts'
import {
  asChief,
  chiefsCrew,
  comesToday,
  crewFor,
  demoPerson,
  linesOf,
  noteOf,
  originOf,
  password,
  placeAhead,
  positionFor,
  somebodyNew,
  today,
} from '../stage.ts'
import { expect, loginAs, standsAt, test } from '../support.ts'

/** What people are asked to do, counted: inputs filled, taps made, dialogs answered. */
function counting(page: Page) {
  const done = { inputs: 0, taps: 0 }
  return {
    done,
    fill: async (label: string, text: string) => {
      done.inputs++
      await page.getByLabel(label, { exact: true }).fill(text)
    },
    tap: async (role: 'button' | 'link', name: string) => {
      done.taps++
      await page.getByRole(role, { name, exact: true }).first().click()
    },
  }
}

test('log in: one screen, at most three inputs', async ({ page }) => {
  const person = crewFor('targets', 'nordlicht')[0]
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  const screens: string[] = []
  page.on('framenavigated', frame => screens.push(new URL(frame.url()).pathname))
  const { done, fill, tap } = counting(page)
  await fill('E-mail or login', person?.login ?? '')
  await fill('Password', password)
  await tap('button', 'Log in')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(done.inputs + done.taps).toBeLessThanOrEqual(3)
  expect(screens.filter(path => path !== '/')).toEqual([])
})

test('confirm a job: one tap, from home', async ({ page }) => {
  const person = await somebodyNew('targets', 'harbour')
  await placeAhead(person, 'invited')
  await loginAs(page, person)
  const { done, tap } = counting(page)
  await tap('button', 'Confirm')
  await expect(page.getByText(/^Confirmed, /)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  expect(done.taps).toBe(1)
})

test('apply for a position: one tap, with undo', async ({ page }) => {
  const person = await somebodyNew('targets')
  const { project } = await positionFor(person)
  await loginAs(page, person, `/jobs?tab=open&q=${encodeURIComponent(project.name)}`)
  const { done, tap } = counting(page)
  await tap('button', 'Apply')
  await expect(page.getByText(/^Applied for /)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  expect(done.taps).toBe(1)
})

test('check in: at most two taps from home, told without waiting for the network', async ({ page, context }) => {
  const placed = await comesToday('targets')
  const { geoData } = (await today('nordlicht')).crew.location
  if (!geoData) throw new Error('today has no place')
  await standsAt(context, 'nordlicht', geoData)
  await loginAs(page, placed.person)
  const { done, tap } = counting(page)
  await tap('link', 'Check in')
  await expect(page.getByText(/m to /)).toBeVisible()
  // From here on the server says nothing at all.
  await page.route('**/api/v1/**', () => new Promise(() => undefined))
  await tap('button', 'Check in')
  await expect(page.getByText(/^Checked in \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible()
  expect(done.taps).toBeLessThanOrEqual(2)
  expect(page.url()).toContain(originOf('nordlicht'))
})

test('sign off an unchanged crew of 12: at most four taps and the signature, from the crew to frozen', async ({
  page,
}) => {
  const { crew, people } = await chiefsCrew('harbour')
  expect(people).toBe(12)
  // Whoever forgot to check out was put right on the crew list before.
  for (const { id, checkOutAt, startTime, endTime } of await linesOf('harbour', crew.id))
    if (checkOutAt === null)
      await asChief('harbour', 'POST', `/projectCrewItemStatus/${id}`, {
        hours: { startTime, endTime, chargeable: 330 },
      })
  await loginAs(page, demoPerson('harbour', 'chief'), `/crews/${crew.id}`)
  const { done, tap } = counting(page)
  await tap('link', 'Sign off the hours')
  await expect(page.getByText('12 of 12 set')).toBeVisible()
  await drawsOn(page)
  await tap('button', 'Confirm and freeze hours')
  await expect(page.getByText(/^Frozen, signed by /)).toBeVisible()
  expect(done.taps).toBeLessThanOrEqual(4)
  await expect.poll(async () => (await noteOf('harbour', crew.id)).state).toBe('signed')
})
