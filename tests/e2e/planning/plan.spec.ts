import { aCrew, aProject, dayFrom } from '../projects.ts'
import { demoPerson, asked, place, tokenOf, type Schemas } from '../stage.ts'
import { axe, expect, loginAs, scrollsSideways, settled, test } from '../support.ts'

const planner = demoPerson('nordlicht', 'planner')
const told = demoPerson('nordlicht', 'crew')

/** A crew of a project with four stagehands, one of them confirmed. */
async function oneOfFour(project: Schemas['Project'], day: string) {
  const crew = await aCrew(project, day, 4)
  const { items } = await asked<{ items: Schemas['ProjectCrewItem'][] }>(
    'nordlicht',
    await tokenOf(planner),
    'GET',
    `/projects/${project.number}/projectCrewItems`,
  )
  const [position] = items
  if (!position) throw new Error('the crew has no position')
  await place(told, { id: position.id, projectCrew: crew }, 'confirmed')
  return position
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a planner adds a crew for three days, alters hours by typing and together, tells people once, and takes it back', async ({
    page,
  }) => {
    const first = dayFrom(61)
    const project = await aProject('Night of the Lanterns', first)
    await loginAs(page, planner, `/projects/${project.number}`)
    await settled(page)
    await page.getByRole('button', { name: 'Crew', exact: true }).click()
    await page.getByRole('button', { name: 'Add crew' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add crew' })
    await dialog.getByRole('textbox', { name: 'What it does' }).fill('Build-up')
    await dialog.getByRole('textbox', { name: 'Start' }).fill('7')
    await dialog.getByRole('textbox', { name: 'End' }).fill('1530')
    await dialog.getByRole('button', { name: 'A day more' }).click()
    await dialog.getByRole('button', { name: 'A day more' }).click()
    // They work elsewhere, where nobody has been yet.
    await dialog.getByRole('combobox', { name: 'Location' }).fill('Lantern workshop')
    await page.getByRole('option', { name: 'Add “Lantern workshop”' }).click()
    const place = page.getByRole('dialog', { name: 'New place' })
    await place.getByLabel('City').fill('Altona')
    expect(await axe(page)).toEqual([])
    await place.getByRole('button', { name: 'Add place' }).click()
    await expect(dialog.getByRole('combobox', { name: 'Location' })).toHaveValue('Lantern workshop')
    await dialog.getByRole('combobox', { name: 'Function' }).click()
    await page.getByRole('option', { name: 'Rigger' }).click()
    await dialog.getByRole('button', { name: 'One place more' }).click()
    // A second tap while the first is on its way adds nothing twice.
    await dialog.getByRole('button', { name: 'Add 6 places' }).dblclick()
    await expect(page.getByText('3 crews added.')).toBeVisible()
    const crews = page.getByRole('region', { name: /07:00–15:30 Build-up/ })
    await expect(crews).toHaveCount(3)

    const start = crews.first().getByRole('textbox', { name: 'Start, Rigger' })
    await start.fill('630')
    await start.press('Enter')
    await expect(crews.nth(1).getByRole('textbox', { name: 'Start, Rigger' })).toBeFocused()
    // Nothing is written before the button: whoever goes is asked.
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
    await page.getByRole('checkbox', { name: 'Choose all of Build-up' }).nth(1).check()
    const bar = page.getByRole('region', { name: 'Alter what is chosen' })
    await bar.getByRole('button', { name: 'End 15 minutes later' }).click()
    await bar.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(page.getByRole('region', { name: /06:30–15:30 Build-up/ })).toHaveCount(1)
    await expect(page.getByRole('region', { name: /07:00–15:45 Build-up/ })).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('It is as it was before.')).toBeVisible()
    await expect(page.getByRole('region', { name: /07:00–15:30 Build-up/ })).toHaveCount(3)
    expect(await axe(page)).toEqual([])
  })

  test('two planners do not overwrite each other, and whoever had confirmed is asked about other hours', async ({
    page,
  }) => {
    const day = dayFrom(75)
    const project = await aProject('Night of the Lanterns', day)
    const position = await oneOfFour(project, day)
    await loginAs(page, planner, `/projects/${project.number}?view=crew`)
    await settled(page)
    const start = page.getByRole('textbox', { name: 'Start, Stagehand' })
    await start.fill('8')
    await start.press('Tab')
    await asked('nordlicht', await tokenOf(planner), 'POST', `/projectCrewItems/${position.id}`, { endTime: '16:00' })
    await page.getByRole('button', { name: 'Save, tell 1' }).click()
    const question = page.getByRole('alertdialog', { name: 'Somebody else has changed 1 position meanwhile' })
    await expect(question.getByText('Theirs: 16:00')).toBeVisible()
    await expect(question.getByText('Yours: 08:00')).toBeVisible()
    await question.getByRole('button', { name: 'Save mine over it' }).click()
    await expect(page.getByText('Saved, 1 person was told.')).toBeVisible()
    // Theirs stays where one has altered something else.
    await expect(page.getByRole('region', { name: /08:00–16:00 Load-in/ })).toBeVisible()

    const { items } = await asked<{ items: Schemas['Job'][] }>(
      'nordlicht',
      await tokenOf(told),
      'GET',
      `/jobs?tab=upcoming&q=${project.number}`,
    )
    expect(items.map(({ change }) => change?.now.startTime)).toEqual(['08:00'])
  })
})

test('on a phone the rows stay in view while they are altered', async ({ page }) => {
  const day = dayFrom(90)
  const project = await aProject('Night of the Lanterns', day)
  await oneOfFour(project, day)
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, planner, `/projects/${project.number}?view=crew`)
  await settled(page)
  await page.getByRole('checkbox', { name: 'Choose Stagehand' }).check()
  await page.getByRole('button', { name: 'Start 15 minutes later' }).click()
  await expect(page.getByRole('textbox', { name: 'Start, Stagehand' })).toHaveValue('09:15')
  expect(await scrollsSideways(page)).toBe(false)
  await page.getByRole('button', { name: 'Discard what was altered' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave anyway' }).click()
  await expect(page.getByRole('textbox', { name: 'Start, Stagehand' })).toHaveValue('09:00')
})
