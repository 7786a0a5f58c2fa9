import { browserFlags, ensureBrowser } from '../../../scripts/browser.ts'
import { heapBar, hurry, interpreted, lineOfSoak, soak } from '../../bench/tv-soak.ts'
import { full } from '../../support/full.ts'
import { seeded } from '../../support/random/seeded.ts'
import { visitor } from '../stage.ts'
import { expect, prepareDevice, test } from '../support.ts'

/** A day and a half in the suite, six days where the product is measured. */
const refreshes = full ? 8_640 : 2_592

test.use({ launchOptions: { executablePath: ensureBrowser(), args: [...browserFlags, interpreted] } })

test('a screen on the wall for days, with a bad network: it shows, holds on to nothing and never asks for a login', async ({
  page,
}) => {
  test.setTimeout(full ? 2_400_000 : 600_000)
  const wall = visitor('nordlicht', 'plusCrew')
  await page.setViewportSize({ width: 1920, height: 1080 })
  await prepareDevice(page, 'nordlicht', null)
  const { seed } = seeded()
  await page.addInitScript(hurry, seed)
  await page.goto(wall.link)
  const speed = page.getByRole('heading', { name: 'Team speed' })
  await expect(speed).toBeVisible()
  const visited: string[] = []
  page.on('framenavigated', frame => visited.push(frame.url()))
  const logins = page.getByRole('button', { name: /^Log(ging)? in$/ })

  const soaked = await soak(page, refreshes)
  console.log(`${lineOfSoak(soaked)}, SEED=${seed}`)
  expect(soaked.failed).toBeGreaterThan(refreshes / 20)
  expect(soaked.after.heap / soaked.before.heap).toBeLessThanOrEqual(heapBar)
  expect(soaked.after.nodes).toBeLessThanOrEqual(soaked.before.nodes)
  expect(soaked.after.listeners).toBeLessThanOrEqual(soaked.before.listeners)
  expect(visited).toEqual([])
  await expect(logins).toHaveCount(0)
  await expect(speed).toBeVisible()
  await expect(page).toHaveURL(wall.page)
})
