import { readFile } from 'node:fs/promises'
import { PDFDocument } from 'pdf-lib'
import type { components } from '../../../src/client/schema.d.ts'
import { demoPerson } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

const office = demoPerson('nordlicht', 'office')
const crew = demoPerson('nordlicht', 'crew')
const chief = demoPerson('nordlicht', 'chief')

async function payslip(name: string, pages: number) {
  const pdf = await PDFDocument.create()
  for (let page = 0; page < pages; page++) pdf.addPage([595, 842])
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) }
}

test('payslips of the payroll office come back, each to whose it is', async ({ browser, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, office, '/payrolls')
  await page.getByRole('button', { name: 'Export' }).waitFor()
  // The months before the last one are closed in the demo, whatever day it is.
  const earlier = page.getByRole('button', { name: /^\w+ \d{4}$/ }).first()
  const before = (await earlier.getAttribute('aria-label')) ?? ''
  await earlier.click()
  await expect(earlier).not.toHaveAccessibleName(before)
  await earlier.click()
  const answer = page.waitForResponse(/payrollMonths\/[\d-]+\/payslips$/)
  await page.getByRole('link', { name: 'Payroll office' }).click()
  const { payrolls } = (await (await answer).json()) as components['schemas']['PayslipMonth']
  const mine = payrolls.find(({ person }) => person.id === crew.id)
  const [other, third] = payrolls.filter(one => one !== mine && one.person.id !== chief.id)
  if (!mine || !other || !third) throw new Error('too few are paid for this month')
  await expect(page.getByText(/closed payrolls have no payslip:/)).toBeVisible()

  const files = [
    await payslip(`Lohn_${mine.person.number}.pdf`, 1),
    await payslip(`${other.person.number}.pdf`, 2),
    await payslip('Abrechnung.pdf', 3),
    { name: 'Notiz.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') },
  ]
  await page.getByLabel('Payslips as PDF or ZIP').setInputFiles(files)
  await expect(page.getByText('2 payslips can be taken over')).toBeVisible()
  const left = page.getByRole('list', { name: 'What is left out' }).getByRole('listitem')
  await expect(left.filter({ hasText: 'Notiz.pdf' })).toContainText('is no PDF')
  await expect(left.filter({ hasText: 'Abrechnung.pdf' })).toContainText('nobody’s number stands in its name')
  await settled(page)
  expect(await axe(page)).toEqual([])
  await left.filter({ hasText: 'Abrechnung.pdf' }).getByLabel('Whose is it?').click()
  await page.getByRole('option', { name: third.person.name }).first().click()
  await expect(page.getByText('3 payslips can be taken over')).toBeVisible()
  await expect(page.getByRole('list', { name: 'What is taken over' })).toContainText('assigned by hand')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Take over 3 payslips' }).click()
  await expect(page.getByRole('alert')).toHaveText('The server did not answer. Check the network and try again.')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Take over 3 payslips' }).click()
  await expect(page.getByText('3 payslips are taken over, and their owners are told.')).toBeVisible()
  await expect(page.getByText(/^3 people have their payslip/)).toBeVisible()
  await expect(page.getByText('The server did not answer. Check the network and try again.')).toHaveCount(0)

  const own = await browser.newPage()
  await own.setViewportSize({ width: 390, height: 844 })
  await loginAs(own, crew, `/payrolls/${mine.payroll.number}`)
  await settled(own)
  expect(await axe(own)).toEqual([])
  await expect(own.getByRole('button', { name: 'Take it away' })).toHaveCount(0)
  const [saved] = await Promise.all([
    own.waitForEvent('download'),
    own.getByRole('link', { name: 'Payslip of the payroll office' }).click(),
  ])
  expect(await readFile(await saved.path())).toEqual(files[0]?.buffer)
  await expect(own.getByText('It is among your downloads.')).toBeVisible()

  const another = await browser.newPage()
  await loginAs(another, chief, `/payrolls/${mine.payroll.number}/download/netPayslip`)
  await expect(another.getByText('No payrolls found.')).toBeVisible()

  // Somebody else's by mistake: the office takes it away again.
  await page.goto(`/payrolls/${third.payroll.number}`)
  await page.getByRole('button', { name: 'Take it away' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it away' }).click()
  await expect(page.getByText('The payslip is taken away.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Payslip of the payroll office' })).toHaveCount(0)
})
