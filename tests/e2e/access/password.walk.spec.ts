import type { Page } from '@playwright/test'
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { passwordRecoveryMachine } from '../../../src/machines/password-recovery/password-recovery.machine.ts'
import type { PasswordRecoveryInput } from '../../../src/machines/password-recovery/password-recovery.types.ts'
import { Network } from '../network.ts'
import { demoPerson, freshToken, originOf } from '../stage.ts'
import { expect, prepareDevice, stored, test } from '../support.ts'
import { type Doing, type Plan, accountOf, answerOf, delaysOf, leavesOf, titleOf, walksOf } from '../walks.ts'

/**
 * The chart of a forgotten, outdated or first password, walked through its screens: every transition a person, the
 * network or time can cause, and after every step the screen held against what was written down for the state.
 */

type Snapshot = SnapshotFrom<typeof passwordRecoveryMachine>

const token = 'a-token-nobody-sent'
const linked = { login: 'ffion@nordlicht.example', name: 'Ffion Howells' }
const good = 'behind the scenes'
const planner = demoPerson('nordlicht', 'planner')
const limited = { kind: 'limited', waitMs: 30_000, until: 0 }

const starts: Record<string, PasswordRecoveryInput> = {
  forgotten: { asking: 'forgotten', login: '' },
  'to renew': { asking: 'renew', login: '' },
  'a link': { token },
  'an invitation, somebody else logged in': { token },
}
const paths: Record<string, string> = {
  forgotten: '/forgotten-password',
  'to renew': '/renew-password',
  'a link': `/forgottenPassword/${token}`,
  'an invitation, somebody else logged in': `/welcome/${token}`,
}
const isShared = (start: string) => start.includes('logged in')

const asked = (label: string, login: string): Doing => ({
  label: `ASKED ${label}`,
  event: { type: 'ASKED', login } as Doing['event'],
})
const chosen = (label: string, password: string): Doing => ({
  label: `CHOSEN ${label}`,
  event: { type: 'CHOSEN', password } as Doing['event'],
})
const sent = (type: string): Doing => ({ label: type, event: { type } })

/** What each effect can answer. */
const answers: Record<string, (start: string) => Doing[]> = {
  requestLink: () => [
    answerOf('requestLink', 'taken', { kind: 'taken' }),
    answerOf('requestLink', 'too many', limited),
    answerOf('requestLink', 'unreachable', { kind: 'unreachable' }),
  ],
  readLink: () => [
    answerOf('readLink', 'valid', { kind: 'valid', linked }),
    answerOf('readLink', 'not valid', { kind: 'notValid' }),
    answerOf('readLink', 'too many', limited),
    answerOf('readLink', 'unreachable', { kind: 'unreachable' }),
  ],
  setPassword: () => [
    answerOf('setPassword', 'set', { kind: 'set', login: linked.login }),
    answerOf('setPassword', 'not valid', { kind: 'notValid' }),
    answerOf('setPassword', 'refused', { kind: 'refused' }),
    answerOf('setPassword', 'too many', limited),
    answerOf('setPassword', 'unreachable', { kind: 'unreachable' }),
  ],
  lookAround: start => [
    isShared(start)
      ? answerOf('lookAround', 'somebody else', { kind: 'others', name: planner.name })
      : answerOf('lookAround', 'nobody', { kind: 'none' }),
  ],
  goToLogin: () => [answerOf('goToLogin', 'gone', undefined)],
}

const isPassing = (snapshot: AnyMachineSnapshot) => {
  const state = snapshot as Snapshot
  return state.matches({ done: 'lookingAround' }) || state.matches({ done: 'leaving' })
}

const plan: Plan = {
  machine: passwordRecoveryMachine,
  starts,
  possible: (snapshot, start) => {
    const state = snapshot as Snapshot
    const asks = (...stages: ('editing' | 'tooMany' | 'failed')[]) =>
      stages.some(stage => state.matches({ asking: stage }))
    return [
      ...(asks('editing', 'failed') ? [asked('for nobody', ''), asked('for somebody', 'somebody')] : []),
      ...(asks('tooMany') ? [asked('for somebody', 'somebody'), asked('for another', 'another')] : []),
      ...(state.matches({ asking: 'asked' }) ? [sent('ANEW')] : []),
      ...(state.matches({ linked: 'failed' }) ? [sent('RETRIED')] : []),
      ...(state.matches({ linked: { setting: 'editing' } })
        ? [chosen('well', good), chosen('too short', 'short')]
        : []),
      ...Object.keys(snapshot.children).flatMap(id => answers[id]?.(start) ?? []),
      ...delaysOf(snapshot),
    ]
  },
  isPassing,
  matters: snapshot => {
    const { notice, unanswered, login, asking } = (snapshot as Snapshot).context
    return [notice, unanswered, login, asking]
  },
}

interface World {
  page: Page
  network: Network
  start: string
}

const refusal = (status: number, code: string) => ({ status, body: { type: 'about:blank', title: code, status, code } })
const tooMany = { ...refusal(429, 'tooManyAttempts'), headers: { 'retry-after': '30' } }
const notValid = refusal(410, 'linkNotValid')
const request = 'POST /forgottenPassword'
const set = `POST /forgottenPassword/${token}`
const readOf = ({ start }: World) => `GET /forgottenPassword/${token}${isShared(start) ? '' : ' as nobody'}`
const link = { ...linked, purpose: 'forgotten', expiresAt: new Date(Date.now() + 3_600_000).toISOString() }

const login = (page: Page) => page.getByLabel('E-mail or login')
const field = (page: Page) => page.getByLabel('New password', { exact: true })
const ask =
  (given: string) =>
  async ({ page }: World) => {
    await login(page).fill(given)
    await page.getByRole('button', { name: 'Send the link' }).click()
  }
const choose =
  (password: string) =>
  async ({ page }: World) => {
    await field(page).fill(password)
    await page.getByRole('button', { name: 'Save password' }).click()
  }

const acts: Record<string, (world: World) => Promise<unknown>> = {
  'ASKED for nobody': ask(''),
  'ASKED for somebody': ask('somebody'),
  'ASKED for another': ask('another'),
  ANEW: ({ page }) => page.getByRole('button', { name: 'Ask again' }).click(),
  RETRIED: ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  'CHOSEN well': choose(good),
  'CHOSEN too short': choose('short'),
  'requestLink: taken': ({ network }) => network.answer(request, { status: 204 }),
  'requestLink: too many': ({ network }) => network.answer(request, tooMany),
  'requestLink: unreachable': ({ network }) => network.answer(request, 'unreachable'),
  'readLink: valid': world => world.network.answer(readOf(world), { status: 200, body: link }),
  'readLink: not valid': world => world.network.answer(readOf(world), notValid),
  'readLink: too many': world => world.network.answer(readOf(world), tooMany),
  'readLink: unreachable': world => world.network.answer(readOf(world), 'unreachable'),
  'setPassword: set': ({ network }) => network.answer(set, { status: 200, body: { login: linked.login } }),
  'setPassword: not valid': ({ network }) => network.answer(set, notValid),
  'setPassword: refused': ({ network }) => network.answer(set, refusal(400, 'invalidInput')),
  'setPassword: too many': ({ network }) => network.answer(set, tooMany),
  'setPassword: unreachable': ({ network }) => network.answer(set, 'unreachable'),
  'after serverSaysWait': ({ page }) => page.clock.fastForward(30_000),
}
const byItself = /^(lookAround|goToLogin): /

const unreachable = 'The server did not answer. Check the network and try again.'
const heading = (page: Page, text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
const asking = async ({ page, start }: World, said: string | RegExp | null) => {
  await heading(page, start === 'forgotten' ? 'Forgotten password' : 'Renew password')
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeEnabled()
  if (said === null) await expect(page.locator('main [role=status], main [role=alert]')).toHaveCount(0)
  else await expect(page.getByText(said)).toBeVisible()
}
const sayings: Record<string, string | RegExp> = {
  rules: 'Use at least 10 characters.',
  refused: 'Many people use this password, so it is guessed first. Choose another one.',
  limited: /^Too many attempts\. You can try again at \d\d:\d\d\.$/,
  unreachable,
}

/** Written by hand from the specification: what is on the screen in each state. */
const facts: Record<string, (world: World, context: Snapshot['context']) => Promise<void>> = {
  'asking.editing': async (world, { notice }) => {
    await asking(world, null)
    await expect(world.page.getByText('Enter your e-mail or login.')).toHaveCount(notice === 'loginMissing' ? 1 : 0)
  },
  'asking.submitting': ({ page }) =>
    expect(page.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true'),
  'asking.asked': async ({ page }, { login: given }) => {
    await heading(page, 'Check your mail')
    await expect(page.getByText(given, { exact: true })).toBeVisible()
    await expect(page.getByText('If this login exists, a mail with a link is on its way.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', `/login?login=${given}`)
  },
  'asking.tooMany': async (world, { notice }) => {
    await asking(world, /Too many requests\. You can ask again at \d\d:\d\d\./)
    await expect(world.page.getByText(/^Please wait until the time is over\./)).toHaveCount(
      notice === 'mustWait' ? 1 : 0,
    )
  },
  'asking.failed': async (world, { login: given }) => {
    await asking(world, unreachable)
    await expect(login(world.page)).toHaveValue(given)
  },
  'linked.reading': async ({ page }) => {
    await expect(page.locator('main [role=status][aria-busy=true]')).toHaveCount(1)
    await expect(field(page)).toHaveCount(0)
  },
  'linked.invalid': async ({ page }) => {
    await heading(page, 'This link no longer works')
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgotten-password')
    await expect(field(page)).toHaveCount(0)
  },
  'linked.failed': async ({ page }, { notice }) => {
    await expect(page.getByText(sayings[notice ?? ''] ?? '')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
  'linked.setting.editing': async ({ page, start }, { notice }) => {
    await heading(page, isShared(start) ? 'Welcome, Ffion' : 'Set a new password')
    await expect(page.getByRole('button', { name: 'Save password' })).toBeEnabled()
    if (notice !== null) await expect(page.getByText(sayings[notice] ?? '')).toBeVisible()
    // What was typed is kept, whatever became of it.
    if (notice !== null) await expect(field(page)).toHaveValue(notice === 'rules' ? 'short' : good)
  },
  'linked.setting.submitting': ({ page }) =>
    expect(page.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy', 'true'),
  'linked.perhapsSet': async ({ page }) => {
    await heading(page, 'Your password may be saved already')
    const href = `/login?login=${encodeURIComponent(linked.login)}`
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', href)
  },
  'done.othersSession': async ({ page }) => {
    await heading(page, 'The password is saved')
    await expect(page.getByText(`On this device ${planner.name} is still logged in.`)).toBeVisible()
    expect((await stored(page))['token']).toBeDefined()
  },
  over: async ({ page }) => {
    await expect(page).toHaveURL(`/login?login=${encodeURIComponent(linked.login)}`)
    await expect(page.getByText('Your new password is saved. Log in with it.')).toBeVisible()
    await expect(login(page)).toHaveValue(linked.login)
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  },
}

async function check(world: World, snapshot: Snapshot): Promise<void> {
  for (const leaf of snapshot.status === 'active' ? leavesOf(snapshot) : ['over']) {
    const fact = facts[leaf]
    if (!fact) throw new Error(`nothing is written about the state ${leaf}`)
    await fact(world, snapshot.context)
  }
}

const { walks, all } = walksOf(plan)

for (const walk of walks)
  test(titleOf(walk), async ({ page, context }) => {
    const network = await Network.under(context)
    const world: World = { page, network, start: walk.start }
    await page.clock.install()
    await prepareDevice(page, 'nordlicht', isShared(walk.start) ? await freshToken(planner) : null)
    for (const endpoint of [request, set, readOf(world)]) network.set(endpoint, 'hold')
    await page.goto(originOf('nordlicht') + (paths[walk.start] ?? ''))
    for (const step of walk.steps)
      await test.step(step.label, async () => {
        if (!byItself.test(step.label)) {
          const act = acts[step.label]
          if (!act) throw new Error(`nobody knows how to do "${step.label}"`)
          await act(world)
        }
        if (!isPassing(step.snapshot)) await check(world, step.snapshot as Snapshot)
      })
    expect(JSON.stringify(await stored(page))).not.toContain(token)
    await network.release()
  })

test('every transition of a password’s recovery is walked', () => {
  const { line, missing, causedAfterAll } = accountOf(walks, all, {})
  console.log(line)
  expect({ missing, causedAfterAll }).toEqual({ missing: [], causedAfterAll: [] })
})
