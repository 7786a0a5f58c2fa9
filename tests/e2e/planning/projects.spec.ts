import { asPlanner, demoPerson, type Schemas } from '../stage.ts'
import { expect, loginAs, settled, test } from '../support.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a planner finds a project by what is on, by its tab and by its words, and comes back to the same list', async ({
  page,
}) => {
  await loginAs(page, demoPerson('nordlicht', 'planner'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects', exact: true }).click()
  const table = page.getByRole('table', { name: 'Projects', exact: true })
  const running = table.getByRole('row', { name: /Running now/ })
  await expect(running).toContainText(/\d+ projects?/)
  // What is on now comes first.
  await expect(table.getByRole('row', { name: 'Nordic Sounds' })).toContainText(/Now \d\d:\d\d/)

  await page.getByRole('tab', { name: 'Past' }).click()
  await expect(page.getByRole('tab', { name: 'Past', selected: true })).toBeVisible()
  await expect(page.getByText('Newest first')).toBeVisible()
  await expect(running).toHaveCount(0)
  const months = page.getByRole('navigation', { name: 'Jump to' }).getByRole('button')
  await months.last().click()
  await expect(months.last()).toHaveAttribute('aria-current', 'true')

  await page.getByRole('tab', { name: 'Ongoing' }).click()
  await page.keyboard.press('/')
  await page.keyboard.type('n-1001 hanse')
  await expect(table.getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: '1 project' })).toBeVisible()
  await table.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nordic Sounds' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('n-1001 hanse')
  await expect(table.getByRole('link')).toHaveCount(1)

  await page.getByRole('button', { name: 'Closed', exact: true }).click()
  await expect(page.getByText('Nothing here fits what is searched and filtered for.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(table.getByRole('row', { name: /Running now/ })).toBeVisible()
  await expect(page).toHaveURL(/\/projects$/)
})

test('a client finds the own projects only, and whoever works on site finds none', async ({ page }) => {
  await loginAs(page, demoPerson('nordlicht', 'client'), '/projects')
  await settled(page)
  const rows = page
    .getByRole('table', { name: 'Projects', exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
  await expect(rows.first()).toContainText('Hanse Konzerte GmbH')
  await expect(rows.filter({ hasNotText: 'Hanse Konzerte GmbH' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mine' })).toHaveCount(0)
})

test('a project is copied to its next time in six clicks, with its shifts and nobody on them', async ({ page }) => {
  await loginAs(page, demoPerson('nordlicht', 'planner'), '/projects?q=n-1001')
  await settled(page)
  await page.getByRole('button', { name: 'Copy Nordic Sounds' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy project' })
  const moved = dialog.getByRole('list', { name: 'Shifts on their new days' }).getByRole('listitem')
  await expect(moved.first()).toBeVisible()
  const shifts = await moved.count()
  await dialog.getByRole('button', { name: 'A week later' }).click()
  // A project that began yesterday, as it may at midnight, is copied to next year.
  await expect(dialog.getByText(/^(2|53) weeks later, same weekday$/)).toBeVisible()
  // A second tap while the first is on its way makes no second project.
  await dialog.getByRole('button', { name: /^Create project, \d+ places$/ }).dblclick()
  await expect(page).toHaveURL(/\/projects\/N-5\d\d\d$/)
  const number = page.url().split('/').at(-1) ?? ''
  await expect(page.getByText(`Project ${number} was created.`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Nordic Sounds' })).toBeVisible()
  await page.goto(`/projects?q=${number.toLowerCase()}`)
  const row = page.getByRole('table', { name: 'Projects', exact: true }).getByRole('row', { name: number })
  await expect(row).toContainText(/^.*0 of \d+/)
  expect(shifts).toBeGreaterThan(2)
  const copies = async () => {
    const { items } = await asPlanner<Schemas['ProjectList']>('nordlicht', 'GET', '/projects?q=nordic%20sounds')
    const copy = items.find(one => one.number === number)
    return items.filter(one => one.name === copy?.name && one.beginDate === copy.beginDate).length
  }
  expect(await copies()).toBe(1)
})

test('a new project says what is missing, brings its place along, and is not lost by a slip', async ({ page }) => {
  await loginAs(page, demoPerson('nordlicht', 'planner'), '/projects')
  await settled(page)
  await page.getByRole('button', { name: 'Create project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create project' })
  await dialog.getByRole('button', { name: 'Create project' }).click()
  await expect(dialog.getByText('Enter a name.')).toBeVisible()
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(dialog.getByText('Choose the client.')).toBeVisible()

  await dialog.getByLabel('Name', { exact: true }).fill('Wintergarten')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await dialog.getByRole('combobox', { name: 'Company' }).fill('hanse')
  await page.getByRole('option', { name: /Hanse Konzerte GmbH/ }).click()
  await dialog.getByLabel('First day', { exact: true }).fill('2027-02-03')
  await dialog.getByLabel('Last day', { exact: true }).fill('2027-02-05')
  await dialog.getByRole('combobox', { name: 'Location' }).fill('Schuppen 59')
  await page.getByRole('option', { name: /Add “Schuppen 59” here/ }).click()
  await dialog.getByRole('button', { name: 'Create project' }).click()
  await expect(dialog.getByText('Say what the place is called and in which town it is.')).toBeVisible()
  await dialog.getByLabel('City').fill('Hamburg')
  await dialog.getByRole('button', { name: 'Create project' }).click()
  await expect(page).toHaveURL(/\/projects\/N-5\d\d\d$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Wintergarten' })).toBeVisible()
  await expect(page.getByText('No shifts yet')).toBeVisible()
})

test('going back from a form that is half filled asks first, and goes once that is meant', async ({ page }) => {
  await loginAs(page, demoPerson('nordlicht', 'planner'), '/')
  await settled(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects', exact: true }).click()
  await page.getByRole('button', { name: 'Create project' }).click()
  const name = page.getByRole('dialog', { name: 'Create project' }).getByLabel('Name', { exact: true })
  await name.fill('Wintergarten')
  await page.goBack()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(name).toHaveValue('Wintergarten')
  await expect(page).toHaveURL(/\/projects$/)
  await page.goBack()
  await page.getByRole('button', { name: 'Leave anyway' }).click()
  await expect(page).not.toHaveURL(/\/projects$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
