import { dateIn } from '../../../domain/shift-display.ts'
import { type Schemas, asked, demoPerson, tokenOf } from '../stage.ts'
import { expect, loginAs, settled, test } from '../support.ts'

const crew = demoPerson('harbour', 'crew')
const planner = demoPerson('harbour', 'planner')
const dayMs = 86_400_000
const dayAfter = (days: number) => dateIn('Europe/London', Date.now() + days * dayMs)

test('planning asks for dates before there are positions, each is answered by itself, and planning reads who can', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, planner, '/planning-calendar')
  await settled(page)
  await page.getByRole('button', { name: 'Ask for dates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for dates' })
  await dialog.getByRole('textbox', { name: 'Day' }).fill(dayAfter(95))
  await dialog.getByRole('textbox', { name: 'From' }).fill('06:00')
  await dialog.getByRole('textbox', { name: 'Until' }).fill('14:00')
  await dialog.getByRole('button', { name: 'Another shift' }).click()
  const second = dialog.getByRole('group', { name: 'Shift 2' })
  await second.getByRole('textbox', { name: 'Day' }).fill(dayAfter(96))
  await dialog.getByRole('textbox', { name: 'Answer by the end of' }).fill(dayAfter(60))
  const note = `Harbour days ${crypto.randomUUID().slice(0, 8)}`
  await dialog.getByRole('textbox', { name: 'A word to all of them' }).fill(note)
  await dialog.getByRole('checkbox', { name: crew.name }).check()
  await dialog.getByRole('button', { name: 'Ask 1 person' }).dblclick()
  await expect(dialog).toHaveCount(0)
  const questions = await asked<{ items: Schemas['DateQuestion'][] }>(
    planner.agency,
    await tokenOf(planner),
    'GET',
    '/dateQuestions',
  )
  expect(questions.items.filter(one => one.note === note)).toHaveLength(1)

  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, crew, '/')
  const card = page.getByRole('article').filter({ hasText: note })
  await card.getByRole('checkbox').first().check()
  await card.getByRole('button', { name: 'I can on 1 of 2' }).dblclick()
  await expect(card).toContainText('Answered')
  await page.reload()
  await expect(card.getByRole('checkbox').first()).toBeChecked()
  await expect(card.getByRole('checkbox').last()).not.toBeChecked()

  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, planner, '/planning-calendar')
  await page.getByRole('button', { name: 'Ask for dates' }).click()
  await page.getByRole('button', { name: 'Asked before' }).click()
  const list = page.getByRole('dialog', { name: 'Asked before' })
  await list
    .getByRole('button', { name: /06:00–14:00 1 can/ })
    .first()
    .click()
  await expect(list.getByText(note)).toBeVisible()
  await expect(list.getByRole('row', { name: new RegExp(crew.name) })).toContainText('CanCannot')
})
