import sharp from 'sharp'
import { asked, demoPerson, originOf, type Schemas, tokenOf } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

const agency = 'harbour'
const chief = demoPerson(agency, 'chief')
const office = demoPerson(agency, 'office')
const card = () =>
  sharp({
    create: {
      width: 1600,
      height: 1100,
      channels: 3,
      background: '#f3efe4',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

/** A paper of its own that the chief is asked for. */
async function wanted(name: string): Promise<string> {
  const token = await tokenOf(office)
  const { items } = await asked<{ items: { id: string; code: string }[] }>(
    agency,
    token,
    'GET',
    '/documentTypes?limit=100',
  )
  const { items: people } = await asked<{ items: Schemas['User'][] }>(
    agency,
    token,
    'GET',
    '/users?all=true&order=name&paging=false',
  )
  const person = people.find(({ login }) => login === chief.login)?.person
  const made = await asked<Schemas['PersonDocument']>(agency, token, 'POST', `/persons/${person?.id}/documents`, {
    typeId: items.find(({ code }) => code === 'idCard')?.id,
    name,
    dueDate: '2032-05-31',
  })
  return `${originOf(agency)}/documents/${made.id}`
}

test('a paper is photographed, survives a bad line and a reload, is handed in, looked at and counts', async ({
  page,
  open,
}) => {
  const path = await wanted('Identity card, both sides')
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, chief)
  await page.goto(path)
  await expect(page.getByText('by 31 May')).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])

  // Nothing arrives: it is kept on the device and says so.
  await page.route('**/api/v1/uploads/**', route => route.abort())
  const picture = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await card() }
  await page.locator('input[type=file]').first().setInputFiles(picture)
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await expect(page.getByText('Bad line, goes on by itself')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await page.unroute('**/api/v1/uploads/**')
  await page.getByRole('button', { name: 'Turn a quarter' }).click()
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled()
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ ...picture, name: 'back.jpg' })
  await expect(page.getByText('Back', { exact: true })).toBeVisible()
  // What was taken away does not come back.
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ ...picture, name: 'slip.jpg' })
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove' }).last().click()
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(2)
  await page.reload()
  await expect(page.getByText('Back', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('In review')).toBeVisible()
  await expect(page.getByText(/^2 files/)).toBeVisible()
  await expect(page.getByText(/Uploaded files need approval/)).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])

  const desk = await open({ viewport: { width: 1440, height: 900 } })
  await loginAs(desk, office)
  await desk.goto(path)
  await desk.getByRole('link', { name: 'Decide' }).click()
  const name = 'Identity card, both sides'
  await expect(desk.getByRole('heading', { name })).toBeVisible()
  await settled(desk)
  expect(await axe(desk)).toEqual([])

  // A second thought: nothing was told, and it waits as before.
  await desk.keyboard.press('a')
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.getByRole('heading', { name })).toBeVisible()
  await page.reload()
  await expect(page.getByText('In review')).toBeVisible()

  await desk.getByRole('textbox', { name: 'Number' }).fill('L01X00T47')
  await desk.getByLabel('Valid until', { exact: true }).fill('2032-06-12')
  const answer = desk.waitForResponse(/\/approve$/)
  await desk.getByRole('button', { name: 'Approve' }).dblclick()
  await expect(desk.getByText(`${name} of ${chief.name}: approved.`)).toBeVisible()
  // Whoever leaves sends it at once.
  await desk.getByRole('link', { name: 'Home' }).click()
  expect((await answer).status()).toBe(200)

  await page.reload()
  await expect(page.getByText('Valid', { exact: true })).toBeVisible()
  await expect(page.getByText('L01X00T47')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send a newer one' })).toBeVisible()
})

test('a file in which is nothing is refused at once, and nothing is handed in', async ({ page }) => {
  const path = await wanted('Certificate of good conduct')
  await loginAs(page, chief)
  await page.goto(path)
  await settled(page)
  const empty = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }
  await page.locator('input[type=file]').last().setInputFiles(empty)
  await expect(page.getByText('Pictures and PDFs are taken, other files are not.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0)
})

test('one that waits is withdrawn or changed; one that is declined says why, and is sent anew', async ({
  page,
  open,
}) => {
  const path = await wanted('Identity card, newer')
  await loginAs(page, chief)
  await page.goto(path)
  const picture = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await card() }
  const send = async () => {
    await page.locator('input[type=file]').last().setInputFiles(picture)
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('In review')).toBeVisible()
  }
  await send()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('button', { name: 'Take a picture first' })).toBeVisible()
  await send()
  // Changed while it waits: it stays until the new one has arrived.
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByText('Stays until the new one has been sent')).toBeVisible()
  await page.locator('input[type=file]').last().setInputFiles(picture)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Change' })).toBeVisible()

  const desk = await open({ viewport: { width: 1440, height: 900 } })
  await loginAs(desk, office)
  await desk.goto(path)
  await desk.getByRole('link', { name: 'Decide' }).click()
  await expect(desk.getByRole('heading', { name: 'Identity card, newer' })).toBeVisible()
  await desk.keyboard.press('d')
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog.getByText('Say why.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Why it does not count' }).fill('The end date is cut off.')
  // Nothing arrives: it waits again, says why, and goes with the same reason.
  await desk.route('**/decline', route => route.abort())
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await desk.getByRole('link', { name: 'Home' }).click()
  await expect(desk.getByRole('alert')).toBeVisible()
  await desk.goBack()
  await desk.getByRole('link', { name: 'Identity card, newer' }).click()
  await desk.unroute('**/decline')
  const answer = desk.waitForResponse(/\/decline$/)
  await desk.getByRole('button', { name: 'Try again' }).click()
  expect((await answer).status()).toBe(200)

  await page.reload()
  await expect(page.getByText('It was not taken: The end date is cut off.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take a picture first' })).toBeVisible()
})

test('a picture of oneself is cut out, waits, and is seen by others once it was looked at', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, chief)
  await page.goto(`${originOf(agency)}/profile`)
  const part = page.getByRole('region', { name: 'Your picture' })
  const choose = async () => {
    const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await card() }
    await part.locator('input[type=file]').last().setInputFiles(picture)
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  }
  await choose()
  await settled(page)
  expect(await axe(page)).toEqual([])
  await page.getByRole('img', { name: /Your picture/ }).press('ArrowLeft')
  await page.getByRole('slider', { name: 'Nearer' }).fill('2')

  // A dead network loses neither the picture nor the cut.
  await page.route('**/profilePictures', route => route.abort())
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('The server did not answer.', { exact: false })).toBeVisible()
  await page.unroute('**/profilePictures')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Sent. It is seen once it was looked at.')).toBeVisible()
  await expect(part.getByText('In review')).toBeVisible()
  await page.reload()
  await expect(part.getByText('In review')).toBeVisible()

  const desk = await open({ viewport: { width: 1440, height: 900 } })
  await loginAs(desk, office)
  await desk.goto(`${originOf(agency)}/todo-calendar?view=decide`)
  const mine = desk.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: chief.name })
  await mine.getByRole('link', { name: 'Profile picture' }).click()
  await expect(desk.getByText('Seen until then')).toBeVisible()
  await settled(desk)
  expect(await axe(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Approve' }).click()
  const answer = desk.waitForResponse(/profilePictures.*approve$/)
  await desk.getByRole('link', { name: 'Home' }).click()
  expect((await answer).status()).toBe(200)

  await page.reload()
  await expect(part.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  await expect(part.getByText('In review')).toHaveCount(0)
})
