import { demoPerson, asked, personNamed, tokenOf, type Schemas } from '../stage.ts'
import { axe, expect, loginAs, scrollsSideways, settled, test } from '../support.ts'

const planner = demoPerson('nordlicht', 'planner')

const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Places of stagehands on two days, far enough from today that everybody is free; on the first only one is left. */
async function aProject(first: string, second: string): Promise<Schemas['Project']> {
  const token = await tokenOf(planner)
  const { items } = await asked<{ items: Schemas['ProjectSummary'][] }>('nordlicht', token, 'GET', '/projects?limit=1')
  const [like] = items
  if (!like) throw new Error('the demo has no project')
  const project = await asked<Schemas['Project']>('nordlicht', token, 'POST', '/projects', {
    name: 'Night of the Open Places',
    companyId: like.company.id,
    locationId: like.location.id,
    beginDate: first,
    endDate: second,
  })
  const functions = await asked<{ items: Schemas['Caption'][] }>('nordlicht', token, 'GET', '/functions')
  for (const [name, day] of [
    ['Load-in', first],
    ['Load-out', second],
  ])
    await asked('nordlicht', token, 'POST', `/projects/${project.number}/projectCrews`, {
      name,
      startDate: day,
      startTime: '09:00',
      endTime: '17:00',
      positions: [{ functionId: functions.items.find(({ code }) => code === 'stagehand')?.id, amountOfRows: 2 }],
    })
  return project
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a planner has all open places of a project proposed for, leaves one out and invites for the rest at once', async ({
    page,
    browser,
  }) => {
    const project = await aProject(dayFrom(71), dayFrom(72))
    await loginAs(page, planner, `/projects/${project.number}`)
    await settled(page)
    await page.getByRole('link', { name: 'Fill open places' }).click()
    await expect(page.getByText('4 places are open on these days.')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Propose' }).click()
    await expect(page.getByText(/^4 of 4 places with \d people/).filter({ visible: true })).toBeVisible()
    await expect(page).toHaveURL(/proposal=/)
    expect(await axe(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)

    // Whoever opens the address gets the same proposal.
    await page.reload()
    const rows = page.getByRole('list', { name: /Load-/ }).getByRole('checkbox')
    await expect(rows).toHaveCount(4)
    const names = await rows.evaluateAll(boxes =>
      boxes.map(box => (box.getAttribute('aria-label') ?? '').replace(/^Choose (.*), Stagehand 09:00$/, '$1')),
    )
    const [out, , , invited = ''] = names
    await rows.first().uncheck()
    await expect(page.getByRole('checkbox', { name: 'All places' })).toBeChecked({ indeterminate: true })
    await page.getByRole('textbox', { name: 'A word to all of them' }).fill('Stage door F')
    await page.getByRole('button', { name: /^Invite \d (person|people) to 3 places$/ }).click()
    await expect(page.getByText(/^\d (person|people) invited\.$/)).toBeVisible()
    await expect(page.getByRole('list', { name: /Load-/ }).getByText('Invited', { exact: true })).toHaveCount(3)
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).not.toBeChecked()
    await expect(rows.first()).toHaveAccessibleName(new RegExp(`Choose ${out},`))

    const member = personNamed('nordlicht', invited)
    const { items } = await asked<{ items: Schemas['Job'][] }>(
      'nordlicht',
      await tokenOf(member),
      'GET',
      '/jobs?tab=toConfirm&q=Places',
    )
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await loginAs(phone, member, `/jobs/${items[0]?.id}`)
    await expect(phone.getByText('Stage door F')).toBeVisible()
    await phone.close()
  })
})
