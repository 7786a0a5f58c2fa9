import type { Locator, Page } from '@playwright/test'
import { type Schemas, asked, call, demoPerson, tokenOf, visitor } from '../stage.ts'
import { expect, loginAs, settled, test } from '../support.ts'

test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })
// They enter figures of the same plus crews, each in a month of its own.
test.describe.configure({ mode: 'serial' })

const planner = demoPerson('nordlicht', 'planner')
const asPlanner = async <T>(method: string, path: string, body?: unknown) =>
  asked<T>('nordlicht', await tokenOf(planner), method, path, body)

const crews = () => asPlanner<Schemas['PlusCrewList']>('GET', '/plusCrews')
async function crewNamed(name: string): Promise<Schemas['PlusCrew']> {
  const found = (await crews()).items.find(crew => crew.name === name)
  if (!found) throw new Error(`there is no plus crew ${name}`)
  return found
}
const month = (months: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + months, 1)).toISOString().slice(0, 7)
}
/** What the server has of a month. */
async function rowsOf(crew: Schemas['PlusCrew'], of: string): Promise<Schemas['PlusCrewValueData'][]> {
  const last = new Date(Date.UTC(Number(of.slice(0, 4)), Number(of.slice(5)), 0)).getUTCDate()
  const { items } = await asPlanner<Schemas['PlusCrewValueDataList']>(
    'GET',
    `/plusCrewValueDatas?dateFrom=${of}-01&dateTo=${of}-${last}&plusCrew=${crew.id}&limit=1000`,
  )
  return items
}
/** By day of the month. */
async function figuresOf(crew: Schemas['PlusCrew'], of: string, caption: string): Promise<Map<number, number>> {
  const days = new Map<number, number>()
  for (const { type, date, amount, hours } of await rowsOf(crew, of))
    if (type.caption === caption)
      days.set(Number(date.slice(8)), (days.get(Number(date.slice(8))) ?? 0) + (amount ?? hours ?? 0))
  return days
}

const cell = (page: Page, day: number, column: number): Locator => page.locator(`[data-at="${day - 1},${column}"]`)
const saved = (page: Page) => expect(page.getByText('All saved')).toBeVisible()
async function emptied(name: string, of: string): Promise<Schemas['PlusCrew']> {
  const crew = await crewNamed(name)
  for (const { id } of await rowsOf(crew, of)) await asPlanner('DELETE', `/plusCrewValueDatas/${id}`)
  return crew
}
async function openMonth(page: Page, crew: Schemas['PlusCrew'], of: string): Promise<void> {
  await loginAs(page, planner, `/plus-crews/${crew.number}/data?date=${of}-01`)
  await settled(page)
}
/** As from a spreadsheet in another window. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(copied => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+v')
}

test('planning pastes a column, undoes it, does it again, and goes on by keyboard', async ({ page }) => {
  const of = month(3)
  const crew = await emptied('Speicher', of)
  await openMonth(page, crew, of)
  await cell(page, 2, 0).click()
  await paste(page, '1.234,50 €\r\n2.000\r\n\r\n999,9\r\n')
  await expect(cell(page, 2, 0)).toHaveText(/1,234\.50/)
  await expect(cell(page, 5, 0)).toHaveText(/999\.90/)
  await saved(page)
  expect([...(await figuresOf(crew, of, 'Actual Turnover'))]).toEqual([
    [2, 1234.5],
    [3, 2000],
    [5, 999.9],
  ])

  await page.keyboard.press('ControlOrMeta+z')
  await expect(cell(page, 2, 0)).toHaveText(/^(saved)?$/)
  await expect.poll(async () => (await figuresOf(crew, of, 'Actual Turnover')).size).toBe(0)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(cell(page, 3, 0)).toHaveText(/2,000\.00/)

  // Typing replaces, Enter goes down, Tab to the right, Escape takes back, Delete clears, F2 goes on writing.
  await cell(page, 2, 0).click()
  await page.keyboard.type('1500')
  await page.keyboard.press('Enter')
  await page.keyboard.type('77')
  await page.keyboard.press('Escape')
  await expect(cell(page, 3, 0)).toHaveText(/2,000\.00/)
  await expect(cell(page, 3, 0)).toBeFocused()
  await page.keyboard.press('F2')
  await page.keyboard.press('End')
  await page.keyboard.type('.5')
  await page.keyboard.press('Tab')
  await page.keyboard.type('7:30')
  await page.keyboard.press('Shift+Tab')
  await expect(cell(page, 3, 0)).toBeFocused()
  await cell(page, 5, 0).click()
  await page.keyboard.press('Delete')
  await saved(page)
  const turnover = [
    [2, 1500],
    [3, 2000.5],
  ]
  await expect.poll(async () => [...(await figuresOf(crew, of, 'Actual Turnover'))]).toEqual(turnover)
  expect([...(await figuresOf(crew, of, 'Staff Hours'))]).toEqual([[3, 7.5]])

  await page.reload()
  await settled(page)
  await expect(cell(page, 2, 0)).toHaveText('1,500.00')
  await expect(cell(page, 3, 0)).toHaveText('2,000.50')
  await expect(cell(page, 3, 1)).toHaveText('7.5')
  await expect(cell(page, 5, 0)).toHaveText('')
  await expect(page.locator('tfoot td').first()).toHaveText('3,500.50')

  // What is selected goes into the other spreadsheet.
  await cell(page, 2, 0).click()
  await cell(page, 3, 1).click({ modifiers: ['Shift'] })
  await page.keyboard.press('ControlOrMeta+c')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1500\t\n2000.5\t7.5')
})

test('without a mouse: into the sheet, through it, a column from elsewhere, back and forth, and out again', async ({
  page,
}) => {
  const of = month(5)
  const crew = await emptied('Speicher', of)
  await openMonth(page, crew, of)
  const grid = page.getByRole('grid')
  const key = (...keys: string[]) =>
    keys.reduce((done, one) => done.then(() => page.keyboard.press(one)), Promise.resolve())
  const inSheet = () => grid.evaluate(sheet => sheet.contains(document.activeElement))
  // As many Tabs as the bars above it take.
  await expect(async () => {
    await key('Tab')
    expect(await inSheet()).toBe(true)
  }).toPass()
  await key('Control+Home')
  await expect(cell(page, 1, 0)).toBeFocused()
  await key('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft')
  await expect(cell(page, 3, 0)).toBeFocused()
  await key('PageDown')
  await expect(cell(page, 10, 0)).toBeFocused()
  await key('PageUp')
  await page.keyboard.type('120')
  await key('Tab')
  await expect(cell(page, 3, 1)).toBeFocused()
  await page.keyboard.type('8')
  await key('Enter')
  await expect(cell(page, 4, 1)).toBeFocused()
  await key('Home')
  await expect(cell(page, 4, 0)).toBeFocused()
  await paste(page, '10\n20\n30\n')
  await expect(cell(page, 6, 0)).toHaveText(/30\.00/)
  await saved(page)
  const [typed, pasted] = [
    [[3, 120]],
    [
      [3, 120],
      [4, 10],
      [5, 20],
      [6, 30],
    ],
  ]
  const turnover = async () => [...(await figuresOf(crew, of, 'Actual Turnover'))]
  await expect.poll(turnover).toEqual(pasted)
  // The column goes at once, then what was typed, one by one; and all comes back.
  await key('ControlOrMeta+z')
  await expect.poll(turnover).toEqual(typed)
  await key('ControlOrMeta+z')
  await expect.poll(async () => (await figuresOf(crew, of, 'Staff Hours')).size).toBe(0)
  await key('ControlOrMeta+y', 'ControlOrMeta+Shift+z')
  await expect.poll(turnover).toEqual(pasted)
  expect([...(await figuresOf(crew, of, 'Staff Hours'))]).toEqual([[3, 8]])
  // By Shift and arrows to the next spreadsheet, and cleared here.
  await key('Control+Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown')
  await key('ControlOrMeta+c')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('10\n20\n30')
  await key('Delete')
  await expect.poll(turnover).toEqual(typed)
  await key('Escape', 'Tab')
  expect(await inSheet()).toBe(false)
})

test('whoever goes to another month goes on from where they were', async ({ page }) => {
  const [of, next] = [month(8), month(9)]
  await openMonth(page, await emptied('Speicher', of), of)
  const later = page.getByRole('button', { name: 'Next month' })
  await later.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`date=${next}-01`))
  await expect(later).toBeFocused()
})

test('a paste takes what it can, and names and marks what it cannot', async ({ page }) => {
  const of = month(4)
  const crew = await emptied('Speicher', of)
  await openMonth(page, crew, of)
  await cell(page, 1, 0).click()
  await paste(page, '100\nTurnover\n300\n')
  await expect(page.getByRole('alert')).toContainText('“Turnover” is no figure')
  await expect(page.getByRole('alert')).toContainText('2 figures were taken. Not taken:')
  await expect(cell(page, 2, 0)).toHaveAttribute('aria-invalid', 'true')
  // Far down the month everything that belongs to it is still in sight.
  await cell(page, 28, 0).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 5_000)
  for (const name of ['Undo', 'Redo', 'Next month', '1 figure needs you'])
    await expect(page.getByRole('button', { name })).toBeInViewport()
  await page.getByRole('button', { name: '1 figure needs you' }).click()
  await expect(cell(page, 2, 0)).toBeInViewport()
  await page.keyboard.type('200')
  await page.keyboard.press('Enter')
  await saved(page)
  expect([...(await figuresOf(crew, of, 'Actual Turnover'))]).toEqual([
    [1, 100],
    [2, 200],
    [3, 300],
  ])
  // Taken back it goes as a whole, also what was not taken of it.
  await cell(page, 6, 0).click()
  await paste(page, '600\nTurnover\n')
  await expect(cell(page, 7, 0)).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cell(page, 6, 0)).not.toContainText('600')
  await expect(cell(page, 7, 0)).not.toContainText('Turnover')
  await expect(page.getByRole('button', { name: '1 figure needs you' })).toHaveCount(0)
  await saved(page)
})

test('a figure somebody else changed meanwhile waits for a word', async ({ page }) => {
  const of = month(3)
  const crew = await emptied('Prater', of)
  const types = await asPlanner<Schemas['PlusCrewValueTypeList']>('GET', '/plusCrewValueTypes')
  const type = types.items.find(({ caption }) => caption === 'Actual Turnover')
  const row = await asPlanner<Schemas['PlusCrewValueData']>('POST', '/plusCrewValueDatas', {
    plusCrewId: crew.id,
    plusCrewValueTypeId: type?.id,
    date: `${of}-10`,
    amount: 100,
  })
  const change = (version: number, amount: number) =>
    asPlanner<Schemas['PlusCrewValueData']>('POST', `/plusCrewValueDatas/${row.id}`, { version, amount })
  await openMonth(page, crew, of)
  await expect(cell(page, 10, 0)).toHaveText('100.00')
  await change(1, 111)
  await cell(page, 10, 0).click()
  await page.keyboard.type('222')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/entered 111\.00 € meanwhile\. You entered 222\.00 €/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep theirs: 111.00 €' }).click()
  await expect(cell(page, 10, 0)).toHaveText('111.00')

  await change(2, 333)
  await cell(page, 10, 0).click()
  await page.keyboard.type('444')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save mine: 444.00 €' }).click()
  await saved(page)
  expect([...(await figuresOf(crew, of, 'Actual Turnover'))]).toEqual([[10, 444]])
})

test('without network figures wait on the page, leaving it asks, and they are saved afterwards', async ({
  page,
  context,
}) => {
  const of = month(4)
  const crew = await emptied('Prater', of)
  await openMonth(page, crew, of)
  await context.setOffline(true)
  await cell(page, 1, 0).click()
  await page.keyboard.type('50')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^No connection: what you enter waits on this page/)).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL(new RegExp(`/data\\?date=${of}-01$`))
  await expect(cell(page, 1, 0)).toHaveText(/50\.00/)
  await context.setOffline(false)
  await saved(page)
  expect([...(await figuresOf(crew, of, 'Actual Turnover'))]).toEqual([[1, 50]])
})

test('a visitor reads the figures and cannot change them', async ({ page }) => {
  const wall = visitor('nordlicht', 'plusCrew')
  await loginAs(page, wall, `${wall.page}/data`)
  await settled(page)
  await expect(page.getByRole('grid')).toHaveAttribute('aria-readonly', 'true')
  await cell(page, 1, 0).dblclick()
  await page.keyboard.type('5')
  await expect(page.locator('[data-at] input')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0)
})

test('the list leads to the dashboard, the settings change the bonus', async ({ page }) => {
  await loginAs(page, planner, '/plus-crews')
  await settled(page)
  await expect(page.getByText(/^\d+ plus crews$/)).toBeVisible()
  await page.getByRole('searchbox').fill('speich')
  await expect(page.getByText('1 plus crew', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Speicher' }).click()
  await expect(page).toHaveURL(/\/plus-crews\/\d+$/)
  const crew = await crewNamed('Speicher')
  const { items } = await asPlanner<Schemas['PlusCrewValueList']>('GET', `/plusCrewValues?plusCrew=${crew.id}`)
  const bonus = items.find(({ type }) => type.unit === 'bonus')
  await asPlanner('POST', `/plusCrewValues/${bonus?.id}`, { bonus: { ofTurnover: 1, aboveTarget: 2 } })
  await loginAs(page, planner, `/plus-crews/${crew.number}/settings`)
  await settled(page)
  const field = page.getByLabel('Percent of the turnover')
  await field.fill('150')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Enter a percent from 0 to 100.')).toBeVisible()
  await page.getByLabel('Percent of what lies above the target').fill('0')
  await field.fill('10')
  const progress = await asPlanner<Schemas['PlusCrewProgress']>('GET', `/plusCrews/${crew.number}/prgrss`)
  const tenth = new Intl.NumberFormat('en-GB', { style: 'currency', currency: crew.currency })
  await expect(page.getByText(`This month: ${tenth.format(progress.turnover / 10)}`)).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('10')
  const refused = await call('nordlicht', await tokenOf(demoPerson('nordlicht', 'crew')), 'GET', '/plusCrews')
  expect(refused.status).toBe(403)
})
