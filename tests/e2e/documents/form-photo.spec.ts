import sharp from 'sharp'
import { type Schemas, asked, demoPerson, somebodyNew, tokenOf } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

const agency = 'harbour'
const planner = demoPerson(agency, 'planner')
const ask = (kind: 'photo' | 'file', title: string, label: string, required: boolean) => ({
  ...{ kind, title, label, required },
})
/** As a phone held upright takes it. */
const picture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#d9822b' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()

test('a photo answers a form without network, is sent before the form is handed in, and the desk sees it', async ({
  page,
  open,
}) => {
  const person = await somebodyNew('check', agency)
  const made = await asked<Schemas['Questionnaire']>(agency, await tokenOf(planner), 'POST', '/questionnaires', {
    ...{ use: 'form', name: 'Tool check' },
    questions: [
      ask('photo', 'A photo of your harness, buckles closed', 'Harness', true),
      ask('file', 'Your licence, if you have one', 'Licence', false),
    ],
  })
  const out = await asked<Schemas['HandedOut']>(
    agency,
    await tokenOf(planner),
    'POST',
    `/questionnaires/${made.id}/forms`,
    {
      personIds: [person.id],
    },
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, person, `/forms/${out.formIds[0] ?? ''}`)
  await expect(page.getByText('Question 1 of 2')).toBeVisible()
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(page.getByText('Please add a photo.')).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])

  // What is none is said at once; nothing of it is kept.
  const [camera, gallery] = [page.locator('input[type=file]').first(), page.locator('input[type=file]').last()]
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  await gallery.setInputFiles({ name: 'harness.jpg', mimeType: 'image/jpeg', buffer: svg })
  await expect(page.getByText('This picture cannot be read. Take it again.')).toBeVisible()

  // The licence lies behind the next page, whose parts are there by now or come later.
  await camera.setInputFiles({ name: 'harness.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  await expect(page.getByRole('img', { name: 'Harness' })).toBeVisible()
  // Nothing arrives, as on a bad line; what is loaded late comes all the same.
  await page.route('**/api/v1/**', route => route.abort())
  await page.getByRole('button', { name: 'Turn a quarter' }).click()
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible()
  await next.click()
  await expect(page.getByText('May stay without an answer')).toBeVisible()
  await page.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByRole('region', { name: 'Still being sent' })).toContainText('1 file')

  await page.unroute('**/api/v1/**')
  await expect(page.getByText('Still being sent')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Handed in / })).toBeVisible()
  await expect(page.getByRole('img', { name: 'harness.jpg' })).toBeVisible()

  const desk = await open()
  await desk.setViewportSize({ width: 1440, height: 900 })
  await loginAs(desk, planner, `/questionnaires/${made.id}/forms`)
  await desk.getByText(person.name).click()
  const shown = desk.getByRole('dialog').getByRole('img', { name: 'harness.jpg' })
  // Turned upright by the phone's word, and then a quarter by hand.
  await expect
    .poll(() => shown.evaluate(image => image instanceof HTMLImageElement && [image.naturalWidth, image.naturalHeight]))
    .toEqual([800, 600])
})
