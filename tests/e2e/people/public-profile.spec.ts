import { crewFor, originOf } from '../stage.ts'
import { axe, expect, loginAs, settled, test } from '../support.ts'

test('somebody makes their profile public, copies its link, and takes it back; everybody sees it only meanwhile', async ({
  page,
  context,
  browser,
}) => {
  const who = crewFor('profile', 'nordlicht').at(-1)
  if (!who) throw new Error('there is nobody')
  const nobody = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const outside = await nobody.newPage()
  const address = `${originOf('nordlicht')}/public/crew-profile/${who.id}`
  const absent = outside.getByText('Profile not found.')
  await outside.goto(address)
  await expect(absent).toBeVisible()
  const hidden = await outside.getByRole('main').innerText()
  await outside.goto(`${originOf('nordlicht')}/public/crew-profile/${crypto.randomUUID()}`)
  await expect(absent).toBeVisible()
  expect(await outside.getByRole('main').innerText()).toBe(hidden)
  await outside.goto(`${originOf('nordlicht')}/public/crew-profile/nobody`)
  await expect(absent).toBeVisible()
  expect(await axe(outside)).toEqual([])

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, who, '/profile')
  const section = page.getByRole('region', { name: 'Public profile' })
  const turn = section.getByRole('switch', { name: 'Public profile' })
  await expect(turn).not.toBeChecked()
  await turn.click()
  await expect(turn).toBeChecked()
  await section.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  expect(await axe(page)).toEqual([])

  await outside.goto(address)
  const [first = '', last = ''] = who.name.split(/ (.*)/)
  await expect(outside.getByRole('heading', { level: 1, name: `${first} ${last.slice(0, 1)}.` })).toBeVisible()
  await settled(outside)
  const shown = await outside.locator('body').innerText()
  expect(shown).not.toContain(last)
  expect(shown).not.toMatch(/@|\+\d\d/)
  expect(await axe(outside)).toEqual([])

  await page.reload()
  await expect(turn).toBeChecked()
  await turn.click()
  await expect(turn).not.toBeChecked()
  await outside.reload()
  await expect(absent).toBeVisible()
  await nobody.close()
})
