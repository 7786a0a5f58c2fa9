import { demoPerson, asked, place, tokenOf, type Schemas } from './stage.ts'
import { axe, expect, loginAs, scrollsSideways, settled, test } from './support.ts'

const planner = demoPerson('nordlicht', 'planner')
const told = demoPerson('nordlicht', 'crew')

const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A project of one's own, far enough from today that nobody on it works elsewhere. */
async function aProject(beginDate: string): Promise<Schemas['Project']> {
  const token = await tokenOf(planner)
  const { items } = await asked<{ items: Schemas['ProjectSummary'][] }>('nordlicht', token, 'GET', '/projects?limit=1')
  const [like] = items
  if (!like) throw new Error('the demo has no project')
  return asked('nordlicht', token, 'POST', '/projects', {
    name: 'Night of the Lanterns',
    companyId: like.company.id,
    locationId: like.location.id,
    beginDate,
    endDate: beginDate,
  })
}

/** A crew of it with four stagehands, one of them confirmed. */
async function aCrew(project: Schemas['Project'], startDate: string) {
  const token = await tokenOf(planner)
  const { items } = await asked<{ items: Schemas['Caption'][] }>('nordlicht', token, 'GET', '/functions')
  const functionId = items.find(({ code }) => code === 'stagehand')?.id
  const crew = await asked<{ id: string }>('nordlicht', token, 'POST', `/projects/${project.number}/projectCrews`, {
    name: 'Load-in',
    startDate,
    startTime: '09:00',
    endTime: '17:00',
    positions: [{ functionId, amountOfRows: 4 }],
  })
  const positions = await asked<{ items: Schemas['ProjectCrewItem'][] }>(
    'nordlicht',
    token,
    'GET',
    `/projects/${project.number}/projectCrewItems`,
  )
  const [position] = positions.items
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
    const project = await aProject(first)
    await loginAs(page, planner)
    await page.goto(`/projects/${project.number}`)
    await settled(page)
    await page.getByRole('button', { name: 'Crew', exact: true }).click()
    await page.getByRole('button', { name: 'Add crew' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add crew' })
    await dialog.getByRole('textbox', { name: 'What it does' }).fill('Build-up')
    await dialog.getByRole('textbox', { name: 'Start' }).fill('7')
    await dialog.getByRole('textbox', { name: 'End' }).fill('1530')
    await dialog.getByRole('button', { name: 'A day more' }).click()
    await dialog.getByRole('button', { name: 'A day more' }).click()
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
    const project = await aProject(day)
    const position = await aCrew(project, day)
    await loginAs(page, planner)
    await page.goto(`/projects/${project.number}?view=crew`)
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
  const project = await aProject(day)
  await aCrew(project, day)
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, planner)
  await page.goto(`/projects/${project.number}?view=crew`)
  await settled(page)
  await page.getByRole('checkbox', { name: 'Choose Stagehand' }).check()
  await page.getByRole('button', { name: 'Start 15 minutes later' }).click()
  await expect(page.getByRole('textbox', { name: 'Start, Stagehand' })).toHaveValue('09:15')
  expect(await scrollsSideways(page)).toBe(false)
  await page.getByRole('button', { name: 'Discard what was altered' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave anyway' }).click()
  await expect(page.getByRole('textbox', { name: 'Start, Stagehand' })).toHaveValue('09:00')
})
