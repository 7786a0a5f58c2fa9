import sharp from 'sharp'
import { aProject, dayFrom } from '../projects.ts'
import { asked, demoPerson, tokenOf } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

const agency = 'nordlicht'
const chief = demoPerson(agency, 'chief')
const planner = demoPerson(agency, 'planner')
const photo = async (name: string) => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer: await sharp({
    create: {
      ...{ width: 1600, height: 1200, channels: 3 as const, background: '#c3ced2' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer(),
})

test('photos of the work survive a bad line, a reload and no network, and planning lets the client see them', async ({
  page,
  open,
}) => {
  const day = dayFrom(260)
  const project = await aProject('Photos of a stage', day)
  const crew = await asked<{ id: string }>(
    agency,
    await tokenOf(planner),
    'POST',
    `/projects/${project.id}/projectCrews`,
    {
      ...{
        name: 'Load-in',
        startDate: day,
        startTime: '09:00',
        endTime: '17:00',
        crewChiefId: chief.id,
        positions: [],
      },
    },
  )
  const path = `/crews/${crew.id}`
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, chief)
  await page.goto(path)
  await page.getByRole('link', { name: /^Photos of the work/ }).click()
  await expect(page.getByRole('button', { name: 'Take photo' })).toBeVisible()
  await settled(page)
  const gallery = page.locator('input[type=file][multiple]')
  const camera = page.locator('input[type=file][capture]')
  const inReview = page.getByRole('main').getByText('In review', { exact: true })
  await expect(page.getByRole('heading', { name: 'No photos yet' })).toBeVisible()

  // Nothing arrives: both are kept on the device, and say so.
  await page.route('**/api/v1/uploads', route => route.abort())
  await gallery.setInputFiles([await photo('truss.jpg'), await photo('stage.jpg')])
  await expect(page.getByText('2 photos are saved on this device and go out by themselves.')).toBeVisible()
  await settled(page)
  expect(await axe(page)).toEqual([])
  await page.reload()
  await expect(page.getByText('2 photos are saved on this device and go out by themselves.')).toBeVisible()
  // One that is taken away does not come back.
  await page.getByRole('button', { name: 'Remove the photo from this device' }).first().click()
  await expect(page.getByText('1 photo is saved on this device and goes out by itself.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 photo is saved on this device and goes out by itself.')).toBeVisible()
  await page.unroute('**/api/v1/uploads')
  await expect(inReview).toHaveCount(1)

  // Taken where there is no network at all.
  await page.context().setOffline(true)
  await camera.setInputFiles(await photo('desk.jpg'))
  await expect(page.getByText('1 photo is saved on this device and goes out by itself.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(inReview).toHaveCount(2)
  await expect(page.getByText(/are? saved on this device/)).toHaveCount(0)

  const desk = await open({ viewport: { width: 1440, height: 900 } })
  await loginAs(desk, planner)
  await desk.goto(`${path}/photos`)
  const waiting = desk.getByRole('main').getByText('In review', { exact: true })
  await expect(waiting).toHaveCount(2)
  const [newest] = await desk.getByRole('button', { name: new RegExp(`^${chief.name},`) }).all()
  await newest?.click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(desk.getByText('Approved. The client sees it now.')).toBeVisible()
  await expect(waiting).toHaveCount(1)

  // Whoever sent it takes it away, and brings it back.
  await page.reload()
  await expect(inReview).toHaveCount(1)
  const own = page.getByRole('button', { name: new RegExp(`^${chief.name},`) })
  await expect(own).toHaveCount(2)
  await own.first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(own).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(own).toHaveCount(2)
})
