import { startOpenIdProvider } from '../../support/outside/open-id-provider.ts'
import { type Schemas, asked, demoPerson, originOf, tokenOf } from '../stage.ts'
import { axe, expect, loginAs, prepareDevice, scrollsSideways, test } from '../support.ts'

const agency = 'nordlicht'
const planner = demoPerson(agency, 'planner')
const office = demoPerson(agency, 'office')

test('planning logs in at the agency’s own provider, and whoever has no login here is told so', async ({
  page,
  open,
}) => {
  const provider = await startOpenIdProvider()
  try {
    const desk = await open({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' })
    await loginAs(desk, office, '/settings')
    await desk.getByRole('button', { name: /single sign-on/i }).click()
    const dialog = desk.getByRole('dialog', { name: 'Single sign-on' })
    await expect(dialog.getByText(`${originOf(agency)}/api/v1/auth/openId/callback`)).toBeVisible()
    await dialog.getByLabel('Address of the provider').fill(provider.url)
    await dialog.getByLabel('Client ID').fill(provider.clientId)
    await dialog.getByLabel('Client secret').fill(provider.clientSecret)
    await dialog.getByLabel('Name on the button').fill('Example ID')
    expect(await axe(desk)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(desk.getByText('Single sign-on was saved.')).toBeVisible()

    // Where somebody was heading is where they arrive, and nothing of the way stays in the address.
    await prepareDevice(page, agency, null)
    await page.goto(`${originOf(agency)}/projects`)
    const way = page.getByRole('button', { name: 'Continue with Example ID' })
    await expect(way).toBeVisible()
    expect(await axe(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    provider.user = { sub: 'unknown', email: 'nobody@nordlicht.example', email_verified: true }
    await way.click()
    await expect(page.getByText(/^Example ID knows you, but no planner or office login here/)).toBeVisible()
    expect(page.url()).not.toContain('failed')
    provider.user = { sub: 'planner', email: planner.login, email_verified: true }
    await way.click()
    await expect(page).toHaveURL(`${originOf(agency)}/projects`)
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  } finally {
    const token = await tokenOf(office)
    const { provider: kept } = await asked<Schemas['OpenIdSettings']>(agency, token, 'GET', '/openIdProvider')
    if (kept) {
      const { issuerUrl, clientId, name } = kept
      await asked(agency, token, 'PATCH', '/openIdProvider', { issuerUrl, clientId, name, enabled: false })
    }
    await provider.close()
  }
})
