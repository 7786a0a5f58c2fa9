import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { demoPerson } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

const office = demoPerson('nordlicht', 'office')
const table = (...lines: string[]) => ({
  name: 'kunden.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Kunden-Nr.;Firma;PLZ;Ort;E-Mail', ...lines].join('\r\n')),
})
const good = [
  '88101;Pfeffersack Veranstaltungen;20457;Hamburg;office@pfeffersack.example',
  '88102;Schwanenwik Kultur;22087;Hamburg;',
]

test('the office brings its clients: wrong rows stay behind, and the same table again doubles nobody', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, office, '/settings')
  await page.getByRole('link', { name: 'Import data' }).click()
  const file = page.getByLabel('Table of clients')
  await file.waitFor()
  await settled(page)
  expect(await axe(page)).toEqual([])

  // A page that was saved as a table is none.
  await file.setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('<html><table></table></html>') })
  await expect(page.getByRole('alert')).toContainText('This is neither a CSV nor an XLSX file.')

  await file.setInputFiles(
    table(...good, '88103;;22087;Hamburg;', '88104;Uhlenhorst Bühne;22085;Hamburg;uhlenhorst.example'),
  )
  await expect(page.getByText('kunden.csv · 4 rows · 5 of 5 are read')).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Look through' }).click()

  const take = page.getByRole('button', { name: /^Take over/ })
  await expect(take).toBeDisabled()
  await expect(page.getByText(/^2 rows cannot be taken over/)).toBeVisible()
  const rows = page.getByRole('table', { name: 'What becomes of the rows' })
  await expect(rows).toContainText('Name: missing')
  await expect(rows).toContainText('E-mail: no e-mail address – “uhlenhorst.example”')
  await settled(page)
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: '2 New' }).click()
  await expect(rows).not.toContainText('Name: missing')
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Report as XLSX' }).click(),
  ])
  expect(await readSheet(await readFile(await report.path()))).toHaveLength(5)

  // Left and come back to: it stands where it stood.
  await page.reload()
  await page.getByRole('checkbox', { name: 'Take over the good rows (2) and leave 2 out' }).check()
  await take.dblclick()
  await expect(page.getByText('2 clients added, 0 clients changed.')).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])

  // The clients are there.
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('Pfeffersack')
  await expect(page.getByRole('option', { name: /Pfeffersack Veranstaltungen/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Another table' }).click()
  await page.getByLabel('Table of clients').setInputFiles(table(...good))
  await page.getByRole('button', { name: 'Look through' }).click()
  await expect(page.getByText('There is nothing to take over: all of it is known.')).toBeVisible()
  await expect(page.getByRole('button', { name: '2 Stays the same' })).toBeVisible()

  // And one of them has moved.
  await page.getByRole('button', { name: 'Another table' }).click()
  await page
    .getByLabel('Table of clients')
    .setInputFiles(table(good[0] ?? '', '88102;Schwanenwik Kultur;22085;Uhlenhorst;'))
  await page.getByRole('button', { name: 'Look through' }).click()
  await expect(rows).toContainText('Postcode 22087 22085, City Hamburg Uhlenhorst')
  // Between a desk and a phone the bar of the menu is at the foot, and what writes lies above it.
  await page.setViewportSize({ width: 1100, height: 700 })
  await settled(page)
  const main = page.getByRole('button', { name: 'Take over 1 row' })
  expect(
    await main.evaluate(button => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(x + width / 2, y + height - 2))
    }),
  ).toBe(true)
  await main.click()
  await expect(page.getByText('0 clients added, 1 client changed.')).toBeVisible()
  await page.getByRole('button', { name: 'Another table' }).click()
  await expect(page.getByRole('list', { name: 'Brought before' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('list', { name: 'Brought before' })).toContainText('Taken over')
  await page.getByRole('list', { name: 'Brought before' }).getByRole('link').first().click()
  await expect(page.getByText('0 clients added, 1 client changed.')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Table of clients')).toBeVisible()
})

test('the office brings its people: one answer settles all rows alike, nobody is mailed, and the same again is the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await loginAs(page, office, '/import?kind=people')
  const lines = [
    'Name, Vorname;Geb.;Mail;Wohnort;Einsatz',
    'Zwickel, Ada;36169;ada@zwickel.example;Hamburg;Stagehnd',
    'Zwickel, Bo;36170;bo@zwickel.example;Hamburg;Stagehand',
    'Zwickel, Cem;31.02.1994;cem@zwickel.example;Hamburg;',
    'Zwickel, Dee;1.2.1990;;Hamburg;',
    'Zwickel, Dee;01.02.1990;;Hamburg;',
  ]
  const people = { name: 'crew.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
  await page.getByLabel('Table of people').setInputFiles(people)
  await page.getByRole('button', { name: 'Look through' }).click()
  const rows = page.getByRole('table', { name: 'What becomes of the rows' })
  await expect(rows).toContainText('Is it 9 January 1999?')
  await settled(page)
  expect(await axe(page)).toEqual([])

  await rows.getByRole('button', { name: 'Yes, for 2 rows' }).first().click()
  await rows.getByRole('button', { name: 'Take “Stagehand” for 1 row' }).click()
  await rows.getByRole('button', { name: 'Keep row 5' }).click()
  await rows.getByRole('button', { name: 'Type it' }).click()
  await page.getByRole('textbox', { name: 'Instead of “31.02.1994”' }).fill('28.02.1994')
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByRole('button', { name: '4 New' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take back “Numbers taken as dates”' })).toBeVisible()
  await expect(rows).toContainText('36169 9 January 1999')
  await expect(rows).toContainText('Stagehnd Stagehand')
  await expect(rows).toContainText('31.02.1994 28 February 1994')
  await expect(rows).toContainText('Person without a login: there is no e-mail')
  await page.getByRole('button', { name: 'Take over 4 rows' }).click()
  await expect(page.getByText('4 people added, 0 people changed.')).toBeVisible()

  await page.getByRole('button', { name: 'Another table' }).click()
  await page.getByLabel('Table of people').setInputFiles(people)
  await page.getByRole('button', { name: 'Look through' }).click()
  await expect(page.getByRole('button', { name: '1 Stays the same' })).toBeVisible()

  // One that was brought is of its kind, whatever the address says; the next may be of another.
  await page.goto('/import')
  await page
    .getByRole('list', { name: 'Brought before' })
    .getByRole('link', { name: /crew\.csv/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Another table' }).click()
  await expect(page.getByLabel('Table of people')).toBeVisible()
  await page.getByRole('radio', { name: 'Clients' }).check()
  await expect(page.getByLabel('Table of clients')).toBeVisible()

  // They wait for their invitation.
  await page.goto('/logins?state=entered&q=zwickel')
  await expect(page.getByText('ada@zwickel.example')).toBeVisible()
  await expect(page.getByText('Not invited yet').first()).toBeVisible()
})
