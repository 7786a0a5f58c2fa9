import { aProject, dayFrom, quietDayFrom } from '../projects.ts'
import { demoPerson } from '../stage.ts'
import { axe, expect, loginAs, scrollsSideways, settled, test } from '../support.ts'

const planner = demoPerson('nordlicht', 'planner')

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a planner plans ten positions on three days from a template, takes it back, and keeps a crew as another one', async ({
    page,
  }) => {
    const name = `Arena load-in ${crypto.randomUUID().slice(0, 8)}`
    const project = await aProject('Night of the Templates', dayFrom(64))
    await loginAs(page, planner, `/projects/${project.number}?view=crew`)
    await settled(page)
    await page.getByRole('button', { name: 'From template' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add from template' })
    await expect(dialog.getByRole('searchbox', { name: 'Template or project' })).toBeFocused()
    await dialog.getByRole('button', { name: /^Arena standard/ }).click()
    expect(await axe(page)).toEqual([])
    // A second tap while the first is on its way adds nothing twice.
    await dialog.getByRole('button', { name: 'Add 27 positions, 102 places' }).dblclick()
    await expect(page.getByText('27 positions added.')).toBeVisible()
    const crews = page.getByRole('region', { name: /Load-in|Show 1|Show 2, load-out/ })
    await expect(crews).toHaveCount(3)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('It is as it was before.')).toBeVisible()
    await expect(crews).toHaveCount(0)

    await page.getByRole('button', { name: 'From template' }).click()
    await dialog.getByRole('searchbox').fill('arena st')
    await expect(dialog.getByRole('button', { name: /^Club night/ })).toHaveCount(0)
    await dialog.getByRole('searchbox').press('Enter')
    const stagehands = dialog.getByRole('textbox', { name: /^Stagehand, / })
    await stagehands.first().fill('20')
    await stagehands.first().press('ArrowRight')
    await expect(stagehands.nth(1)).toBeFocused()
    // What was entered is not lost by Escape.
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
    await stagehands.nth(1).press('Control+Enter')
    await expect(dialog).toHaveCount(0)
    const loadIn = page.getByRole('region', { name: /Load-in/ })
    await expect(loadIn.getByRole('textbox', { name: 'Places, Stagehand' })).toHaveValue('20')

    await page.getByRole('checkbox', { name: 'Choose all of Load-in' }).check()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Save as template' }).click()
    const keeping = page.getByRole('dialog', { name: 'Save as template' })
    await expect(keeping.getByText(/^9 positions on 1 day\./)).toBeVisible()
    await keeping.getByRole('textbox', { name: 'Name' }).fill('arena STANDARD')
    await keeping.getByRole('button', { name: 'Save' }).click()
    await expect(keeping.getByRole('alert')).toHaveText('That name is taken already: choose another one.')
    await keeping.getByRole('textbox', { name: 'Name' }).fill(name)
    await keeping.getByRole('textbox', { name: 'Name' }).press('Enter')
    await expect(page.getByText(`The template ${name} was saved.`)).toBeVisible()

    await page.getByRole('button', { name: 'From template' }).click()
    await dialog.getByRole('button', { name: new RegExp(`^${name}\\s*9 positions, 1 day\\s*Never used yet`) }).click()
    await expect(dialog.getByRole('textbox', { name: /^Stagehand, / })).toHaveValue('20')
    await dialog.getByRole('button', { name: `More about ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Remove template' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove template' }).click()
    await expect(page.getByText('The template was removed.')).toBeVisible()
    await expect(dialog.getByText('Choose a template')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(loadIn).toHaveCount(1)
  })
})

test('on a phone a template is chosen, altered and added, without pushing the page sideways', async ({ page }) => {
  const project = await aProject('Night of the Templates', quietDayFrom(71))
  await page.setViewportSize({ width: 360, height: 740 })
  await loginAs(page, planner, `/projects/${project.number}?view=crew`)
  await settled(page)
  await page.getByRole('button', { name: 'From template' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add from template' })
  await dialog.getByRole('button', { name: /^Club night/ }).click()
  await dialog.getByRole('textbox', { name: /^Loader, / }).fill('5')
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add 5 positions, 12 places' }).click()
  await expect(page.getByText('5 positions added.')).toBeVisible()
  await expect(page.getByRole('region', { name: /15:00–02:00 \+1 Show|15:00–02:00\+1 Show/ })).toHaveCount(1)
})
