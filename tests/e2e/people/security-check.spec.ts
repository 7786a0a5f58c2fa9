import type { Page } from '@playwright/test'
import { localOf } from '../../../domain/shift-time.ts'
import { mailboxOf } from '../mails.ts'
import { drawsOn } from '../pad.ts'
import { aProject } from '../projects.ts'
import { type Person, type Schemas, asPlanner, demoPerson, jobsOf, place, somebodyNew } from '../stage.ts'
import { axe, expect, loginAs, scrollsSideways, settled, test } from '../support.ts'

const agency = 'nordlicht'
const zone = 'Europe/Berlin'
const minute = 60_000

/** A crew of one's own whose shift has just begun: its chief has no position, and two stagehands. */
async function aShift(chief: Person, people: readonly Person[]) {
  const [from, to] = [localOf(Date.now() - 10 * minute, zone), localOf(Date.now() + 4 * 60 * minute, zone)]
  const project = await aProject('Safe on site', from.date)
  const { items: functions } = await asPlanner<{ items: Schemas['Caption'][] }>(agency, 'GET', '/functions')
  const { id: crewId } = await asPlanner<{ id: string }>(agency, 'POST', `/projects/${project.number}/projectCrews`, {
    ...{ name: 'Load-in', crewChiefId: chief.id, startDate: from.date, startTime: from.time },
    ...{ endDate: to.date === from.date ? null : to.date, endTime: to.time },
    positions: [{ functionId: functions.find(({ code }) => code === 'stagehand')?.id, amountOfRows: people.length }],
  })
  const { items } = await asPlanner<Schemas['ProjectCrewItemList']>(
    agency,
    'GET',
    `/projectCrews/${crewId}/projectCrewItems`,
  )
  const [item] = items
  if (!item) throw new Error('the crew has no position')
  for (const person of people) await place(person, item, 'confirmed')
  const comes = (person: Person) =>
    asPlanner(agency, 'POST', `/projectCrewItems/${item.id}/activities`, {
      ...{ type: 'LOG', caption: 'Check-in', personId: person.id },
    })
  return { crewId, comes, project }
}

const main = (page: Page) => page.getByRole('main')
async function inOrder(page: Page, title: string) {
  await page.getByRole('button', { name: title }).click()
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'In order', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
async function signs(page: Page, { name }: Person) {
  await page.getByRole('button', { name: new RegExp(`${name} Sign$`) }).click()
  await drawsOn(page, `Signature of ${name}`)
  await page.getByRole('button', { name: 'Done, next one' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('img', { name: `Signature of ${name}` })).toBeVisible()
}

test('a security check is gone through and signed on one tablet, without network as well, and whoever comes later signs later', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const [chief, early, late] = [await somebodyNew('check'), await somebodyNew('check'), await somebodyNew('check')]
  const { crewId, comes } = await aShift(chief, [early, late])
  await comes(early)
  await loginAs(page, chief, `/crews/${crewId}/crew-chief-job`)
  await expect(page.getByText('Security check: Site check')).toBeVisible()
  await page.getByRole('link', { name: 'Go through it' }).click()
  await expect(main(page).getByText('0 of 2 present signed')).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)

  // The button leads to what is open.
  await page.getByRole('button', { name: '7 still to look at' }).click()
  await page.getByRole('dialog', { name: 'Escape routes free' }).getByRole('button', { name: 'In order' }).click()
  await expect(page.getByRole('button', { name: '6 still to look at' })).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Railings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Railings' })
  await dialog.getByRole('radio', { name: 'Defect' }).check()
  await dialog.getByRole('button', { name: 'Keep the defect' }).click()
  await expect(dialog.getByText('Say what was done about it.')).toBeVisible()
  await dialog.getByRole('textbox').fill('Level 2 loose, closed off')
  await dialog.getByRole('button', { name: 'Keep the defect' }).click()
  await signs(page, early)
  await expect(page.getByText('Saved on this device, is sent by itself')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Saved on this device, is sent by itself')).toHaveCount(0)
  await page.reload()
  await expect(main(page).getByText('1 of 2 present signed')).toBeVisible()
  await expect(main(page).getByText('Level 2 loose, closed off')).toBeVisible()

  for (const title of ['Helmet, shoes, gloves', 'Harness and tool ties', 'First aid box', 'Power boards', 'Fork-lift'])
    await inOrder(page, title)
  await expect(page.getByRole('button', { name: '1 still signs' })).toBeVisible()
  await signs(page, chief)
  await page.getByRole('button', { name: 'Finish the check' }).click()
  await expect(page.getByText(new RegExp(`^Finished .* by ${chief.name}$`))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Railings' })).toHaveCount(0)

  // The signed paper goes to whom the chief says.
  const box = await mailboxOf('safety@client.example')
  await page.getByRole('button', { name: 'Send to the client' }).click()
  const sending = page.getByRole('dialog', { name: 'Send the signed check' })
  const address = sending.getByRole('textbox', { name: /address/i })
  await address.fill('nobody')
  await sending.getByRole('button', { name: 'Send now' }).click()
  await expect(sending.getByText('This is no e-mail address.')).toBeVisible()
  await address.fill('safety@client.example')
  await sending.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText(/^On its way to/)).toBeVisible()
  await expect.poll(() => box.unread()).toBe(1)

  await comes(late)
  await signs(page, late)
  await expect(main(page).getByText('3 of 3 present signed')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await settled(page)
  expect(await axe(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)

  const path = `/projectCrews/${crewId}/securityChecks`
  await expect
    .poll(async () => (await asPlanner<Schemas['SecurityCheckList']>(agency, 'GET', path)).items)
    .toMatchObject([{ asked: 7, answered: 7, signed: 3 }])
})

test('the sheet of a crew is a draft until its chief hands it over, then version by version, and planning finds it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [chief, other] = [await somebodyNew('check'), await somebodyNew('check')]
  const { crewId, comes, project } = await aShift(chief, [chief, other])
  await comes(other)
  const [job] = (await jobsOf(chief)).filter(({ projectCrew }) => projectCrew.id === crewId)
  await loginAs(page, chief, `/jobs/${job?.id}`)
  await page.getByRole('link', { name: /^Crew chief documents/ }).click()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: /^Crew chief sheet/ }).click()
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Page 1' })).toContainText(other.name)
  await page.getByRole('button', { name: 'Close' }).click()

  const release = async (remark: string, before: string) => {
    await page.getByRole('button', { name: /^Release/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toHaveValue(before)
    await dialog.getByRole('textbox').fill(remark)
    // The second tap of a hasty thumb makes no second version.
    await dialog.getByRole('button', { name: 'Release' }).dblclick()
    await expect(dialog).toHaveCount(0)
  }
  await release('The lift was late.', '')
  await expect(page.getByText(/^Version 1/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Release/ })).toHaveCount(0)
  await comes(chief)
  await page.reload()
  // What was said with the one before is said again unless it is taken out.
  await release('The lift was late. It works again.', 'The lift was late.')
  await expect(page.getByText(/^Version 2/)).toBeVisible()

  await loginAs(page, demoPerson(agency, 'planner'), `/projects/${project.number}/documents`)
  const site = page.getByRole('region', { name: 'From the site' })
  await expect(site.getByText(/Crew chief sheet/).first()).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
})

test('whoever does not lead the crew is told so of its check and its documents, in the words of every refused feature', async ({
  page,
}) => {
  const [chief, member] = [await somebodyNew('check'), await somebodyNew('check')]
  const { crewId } = await aShift(chief, [member])
  const job = (await jobsOf(member)).find(({ projectCrew }) => projectCrew.id === crewId)
  const day = localOf(Date.now() - 10 * minute, zone).date
  const refused = 'You do not have the required login type to access this feature, please contact support'
  await loginAs(page, member, `/jobs/${job?.id}/crew-chief-documents`)
  await expect(main(page)).toContainText(`${refused}These documents are for the crew chief.`)
  await page.goto(`/crews/${crewId}/security-check/${crewId}/${day}/1`)
  await expect(main(page)).toContainText(`${refused}A security check is for the crew chief and planning.`)
  expect(await axe(page)).toEqual([])
})
