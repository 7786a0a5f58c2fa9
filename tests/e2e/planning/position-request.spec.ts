import { asPlanner, demoPerson, type Schemas } from '../stage.ts'
import { aCrew, dayFrom } from '../projects.ts'
import { expect, loginAs, settled, test } from '../support.ts'

test('a client asks for more people on the phone, planning accepts one request and declines another, and the client sees both', async ({
  page,
  browser,
}) => {
  const agency = 'nordlicht'
  const first = await asPlanner<Schemas['Project']>(agency, 'GET', '/projects/N-1001')
  const day = dayFrom(40)
  const project = await asPlanner<Schemas['Project']>(agency, 'POST', '/projects', {
    name: 'Harbour day',
    companyId: first.company.id,
    locationId: first.location.id,
    beginDate: day,
    endDate: day,
  })
  await aCrew(project, day, 3)
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await context.newPage()
  await loginAs(phone, demoPerson(agency, 'client'), `/projects/${project.number}`)
  await settled(phone)
  const ask = async (places: number, note: string) => {
    await phone.getByRole('button', { name: 'Ask for more' }).click()
    const dialog = phone.getByRole('dialog', { name: 'Ask for more people' })
    await expect(dialog.getByLabel('Start')).toHaveValue('09:00')
    await dialog.getByRole('combobox', { name: 'Function' }).click()
    await phone.getByRole('option', { name: 'Stagehand', exact: true }).click()
    for (let more = 1; more < places; more++) await dialog.getByRole('button', { name: 'One place more' }).click()
    await dialog.getByLabel('A word to the agency').fill(note)
    // A second tap while the first is on its way asks for nothing more.
    await dialog.getByRole('button', { name: 'Ask the agency' }).dblclick()
    await expect(dialog).toBeHidden()
  }
  await ask(2, 'For the second truck')
  await ask(5, 'And for the ramp')
  const asked = phone.getByRole('list', { name: 'What you asked for' })
  await expect(asked.getByRole('listitem')).toHaveCount(2)
  await expect(asked.getByText('Waits for the agency')).toHaveCount(2)

  await loginAs(page, demoPerson(agency, 'planner'), '/')
  const warning = page
    .getByRole('list', { name: 'Warnings' })
    .getByRole('listitem')
    .filter({ hasText: project.name })
    .filter({ hasText: 'Client asks for 7 places more' })
  const all = page.getByRole('button', { name: /^Show all/ }).first()
  await expect(warning.or(all).first()).toBeVisible()
  if (!(await warning.isVisible())) await all.click()
  await warning.getByRole('link').click()
  const two = page.getByRole('article', { name: '2 × Stagehand' })
  await expect(two).toContainText('For the second truck')
  await two.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('dialog', { name: 'Accept 2 × Stagehand?' }).getByRole('button', { name: 'Accept' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Client added' }).filter({ hasText: '0 of 2' })
  await expect(row).toBeVisible()
  await page.getByRole('article', { name: '5 × Stagehand' }).getByRole('button', { name: 'Decline' }).click()
  const no = page.getByRole('dialog', { name: 'Decline 5 × Stagehand' })
  await no.getByLabel('Why? The client reads it.').fill('Nobody is free that day')
  await page.keyboard.press('Control+Enter')
  await expect(no).toBeHidden()

  // The client sees both without opening the page again, and the plan with what was accepted.
  await expect(asked.getByRole('listitem').filter({ hasText: '2 × Stagehand' })).toContainText('Accepted')
  await expect(asked.getByRole('listitem').filter({ hasText: '5 × Stagehand' })).toContainText(
    'The agency: “Nobody is free that day”',
  )
  await expect(phone.getByRole('button', { name: /Load-in/ }).first()).toContainText('5')
  await context.close()
})
