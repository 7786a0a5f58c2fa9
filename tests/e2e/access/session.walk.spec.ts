import type { Page } from '@playwright/test'
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { sessionMachine } from '../../../src/machines/session/session.machine.ts'
import type { LoginNotice, SessionInput } from '../../../src/machines/session/session.types.ts'
import { anotherTab, fillStorage, leaveUnsent, tokenFor, unsentOn } from '../device.ts'
import { Network } from '../network.ts'
import { type Placed, comesToday, freshToken, originOf, password } from '../stage.ts'
import {
  expect,
  isKioskOf,
  logInByForm,
  logOut,
  mainOf,
  menuButton,
  openSidebar,
  prepareDevice,
  stored,
  test,
} from '../support.ts'
import {
  type Doing,
  type Plan,
  type Step,
  accountOf,
  answerOf,
  delaysOf,
  leavesOf,
  titleOf,
  walksOf,
} from '../walks.ts'

/**
 * The session chart, walked through the screens: every transition a person, another tab, the network or time can cause,
 * each reached by its shortest way, and after every step the screen held against what was written down for the state.
 */

type Snapshot = SnapshotFrom<typeof sessionMachine>

const now = Date.now()
/** Only the kinds of answers matter to the chart; the real ones come from the server. */
const readable = (type: string, expiresIn = 3_600) => tokenFor(type, '7', expiresIn)
const found = (token: string | null) => ({ token, userRights: {}, mailboxUserRights: {}, now })

const stored_: Record<string, ReturnType<typeof found>> = {
  nothing: found(null),
  'a user': found(readable('MOBILE')),
  'a project visitor': found(readable('project')),
  'a plus-crew visitor': found(readable('pluscrew')),
  'a kiosk': found(readable('kiosk')),
  'an expired token': found(readable('MOBILE', -60)),
  'an expired screen on the wall': found(readable('pluscrew', -60)),
}
/** By where a walk begins; the wall's own session serves where its link is not answered. */
const lies: Record<string, readonly string[]> = {
  'a page': Object.keys(stored_),
  'a link': ['nothing', 'a user'],
  'the link of the wall': ['a plus-crew visitor'],
}
const readStored = (what: string): Doing => answerOf('readStored', what, stored_[what])
const loads = { loadUserRights: 'userRights', loadMailboxRights: 'mailboxUserRights', loadTenant: 'tenant' } as const

/** What each effect can answer. */
const answers: Record<string, (start: string) => Doing[]> = {
  readStored: start => (lies[start] ?? []).map(readStored),
  authenticate: () => [
    answerOf('authenticate', 'a token', { kind: 'token', token: readable('MOBILE'), now }),
    answerOf('authenticate', 'refused', { kind: 'refused' }),
    answerOf('authenticate', 'code wanted', { kind: 'codeWanted' }),
    answerOf('authenticate', 'code refused', { kind: 'codeRefused' }),
    answerOf('authenticate', 'too many, wait', { kind: 'limited', waitMs: 30_000 }),
    answerOf('authenticate', 'too many', { kind: 'limited', waitMs: null }),
    answerOf('authenticate', 'unreachable', { kind: 'unreachable' }),
    answerOf('authenticate', 'nonsense', { kind: 'token', token: 'nonsense', now }),
  ],
  storeToken: () => [
    answerOf('storeToken', 'stored', { kind: 'stored' }),
    answerOf('storeToken', 'no room', { kind: 'failed' }),
  ],
  ...Object.fromEntries(
    Object.keys(loads).map(id => [
      id,
      () => [answerOf(id, 'loaded', { kind: 'loaded', rights: {} }), answerOf(id, 'failed', { kind: 'failed' })],
    ]),
  ),
  renewRights: () => [
    answerOf('renewRights', 'renewed', { kind: 'renewed', userRights: {}, mailboxUserRights: {} }),
    answerOf('renewRights', 'refused', { kind: 'refused' }),
    answerOf('renewRights', 'not yet', { kind: 'notYet' }),
  ],
  tokenRefresh: () => [
    answerOf('tokenRefresh', 'refused', 'refused'),
    answerOf('tokenRefresh', 'elsewhere', 'elsewhere'),
  ],
  flushOutbox: () => [
    answerOf('flushOutbox', 'empty', { kind: 'empty' }),
    answerOf('flushOutbox', 'one waits', { kind: 'waiting', entries: 1 }),
  ],
  tellServer: () => [answerOf('tellServer', 'told', undefined)],
  clearStored: () => [answerOf('clearStored', 'cleared', undefined)],
  restart: () => [answerOf('restart', 'restarted', undefined)],
}

/** States that are over before anybody could look or tap. */
const passing = ['reading', 'forgetting', 'login.storing', 'leaving.telling', 'ended.clearing', 'ended.restarting']
const isPassing = (snapshot: AnyMachineSnapshot) =>
  snapshot.status === 'active' && leavesOf(snapshot).some(leaf => passing.includes(leaf))

const submitted: Doing = {
  label: 'SUBMITTED',
  event: { type: 'SUBMITTED', credentials: { login: 'somebody', password: 'a password' } } as Doing['event'],
}
/** Of what was typed before, with a code. */
const coded = ({ context }: Snapshot): Doing => ({
  label: 'SUBMITTED with a code',
  event: { type: 'SUBMITTED', credentials: { ...context.credentials, code: '123456' } } as Doing['event'],
})
const given = (what: string, token: string): Doing => ({
  label: `TOKEN_GIVEN ${what}`,
  event: { type: 'TOKEN_GIVEN', token, now: Date.now() } as Doing['event'],
})
const sent = (type: string): Doing => ({ label: type, event: { type } })

const inputs: Record<string, SessionInput> = {
  'a page': { heading: '/', link: null },
  'a link': { heading: '/', link: { login: 'somebody', password: 'a password' } },
  'the link of the wall': { heading: '/plus-crews/7', link: { login: 'somebody', password: 'a password' } },
}

const plan: Plan = {
  machine: sessionMachine,
  starts: inputs,
  possible: (snapshot, start) => {
    const state = snapshot as Snapshot
    const answered = Object.keys(snapshot.children).flatMap(id => answers[id]?.(start) ?? [])
    if (isPassing(snapshot)) return answered
    const byPeople = [
      ...(state.matches({ login: 'ready' }) || state.matches({ login: 'waiting' })
        ? [submitted, given('valid', readable('MOBILE')), given('nonsense', 'nonsense')]
        : []),
      ...(state.matches({ login: 'codeAsked' }) ? [coded(state), sent('CODE_DECLINED')] : []),
      ...(state.matches('askingFirst') ? [sent('LINK_ACCEPTED'), sent('LINK_DECLINED')] : []),
      ...(state.matches({ active: { kind: 'user' } }) ? [sent('LOGOUT_ASKED')] : []),
      // A punch that is answered with "who are you?" makes the page ask.
      ...(state.matches({ active: { kind: 'user', rights: 'current' } }) ||
      state.matches({ active: { kind: 'user', rights: 'stale' } })
        ? [sent('RIGHTS_ASKED')]
        : []),
      ...(state.matches('leaving') ? [sent('STAYED'), sent('LEFT_ANYWAY')] : []),
      sent('CHANGED_ELSEWHERE'),
    ]
    return [...byPeople, ...answered, ...delaysOf(snapshot)]
  },
  isPassing,
  goesWith: (before, doing) => {
    // Whether something waits to be sent is settled before the page is opened, and what was tried rests before it is tried again.
    const isAboutUnsent = doing === 'RIGHTS_ASKED' || doing === 'LOGOUT_ASKED' || doing.startsWith('flushOutbox: ')
    if (isAboutUnsent && !before.includes('readStored: a user')) return false
    if (doing === 'RIGHTS_ASKED' || doing === 'LOGOUT_ASKED')
      return !before.includes('RIGHTS_ASKED') && !before.includes('LOGOUT_ASKED')
    // A kiosk asks for its roster before anything else, and nobody issued this one.
    return !(doing.startsWith('renewRights: ') && before.includes('readStored: a kiosk'))
  },
  isLast: doing => doing === 'storeToken: no room',
  matters: snapshot => {
    const { who, notice, end, credentials, landing } = (snapshot as Snapshot).context
    return [
      who?.kind,
      notice,
      end,
      credentials !== null,
      credentials?.code,
      landing,
      Object.keys(snapshot.children).sort(),
    ]
  },
}

const nobodyCauses: Record<string, string> = {}

interface World {
  page: Page
  network: Network
  placed: Placed
  start: string
  loggedInElsewhere: boolean
  begun: boolean
}

/** A page that loads again has lost its mark; while it does it cannot be asked. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window).catch(() => true)

const punch = 'POST /punches'
const notices: Record<LoginNotice, string> = {
  refused: 'Login or password is wrong. Check the spelling or ask planning.',
  codeRefused: 'This code is wrong, too old or was used already. Wait for the next one.',
  unreachable: 'The server did not answer. Check the network and try again.',
  limited: 'Too many attempts. Wait 1 minute, then try again.',
  mustWait: 'Please wait until the time is over.',
  loadsFailed: 'Something went wrong.',
  expired: 'You were logged out because the session had ended. Log in again.',
  linkEnded: 'The session of this screen has ended. Open its link here once more; planning has it.',
}

const hold = (network: Network) => {
  for (const path of ['userRights', 'mailboxUserRights', 'tenant']) network.set(`GET /${path}`, 'hold')
  network.set('POST /auth/token', 'hold')
  network.set('GET /auth/stream', 'hold')
  network.set(punch, 'hold')
}

/** Opens the page on a device on which lies what the walk begins with. */
async function begin(world: World, what: string): Promise<void> {
  const { page, network, placed, start } = world
  // What is stored is read once more where a link was not answered: nothing has to be done for it.
  if (world.begun) return
  world.begun = true
  const { person } = placed
  const origin = originOf(person.agency)
  await page.clock.install()
  const token: Record<string, () => Promise<string | null>> = {
    nothing: async () => null,
    'a user': () => freshToken(person),
    'a project visitor': async () => tokenFor('project', '4711'),
    'a plus-crew visitor': async () => tokenFor('pluscrew', '7'),
    'a kiosk': async () => tokenFor('kiosk', '9'),
    'an expired token': async () => tokenFor('MOBILE', null, -60),
    'an expired screen on the wall': async () => tokenFor('pluscrew', '7', -60),
  }
  await prepareDevice(page, person.agency, (await token[what]?.()) ?? null)
  if (what === 'a user') await leaveUnsent(page, person, { ...placed, caption: 'Pre-call' })
  hold(network)
  const link = `?login=${encodeURIComponent(person.login)}&password=${encodeURIComponent(password)}`
  const path = start === 'the link of the wall' ? '/plus-crews/7' : '/'
  await page.goto(origin + path + (start === 'a page' ? '' : link))
  await mark(page)
}

const refusal = (status: number, code: string) => ({ status, body: { type: 'about:blank', title: code, status, code } })
const failed = refusal(503, 'unavailable')
const rights = async ({ network }: World, fault: Parameters<Network['answer']>[1]) => {
  for (const path of ['userRights', 'mailboxUserRights', 'tenant']) await network.answer(`GET /${path}`, fault)
}

/** What was asked before, by an earlier try or as who was logged in until then, is nobody's any more. */
const forgetLoads = (network: Network) => {
  for (const path of Object.values(loads)) network.drop(`GET /${path}`)
}

/** The device signs something, and the server takes it for what it is told here. */
async function byPasskey({ page, network }: World, token: string): Promise<void> {
  forgetLoads(network)
  if (await page.getByText(notices.linkEnded).isVisible()) await page.getByRole('button', { name: 'Log in' }).click()
  network.set('POST /auth/passkey', { status: 200, body: { token } })
  await page.evaluate(() => {
    const bytes = new Uint8Array([1, 2, 3]).buffer
    const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: null }
    const signed = { id: 'AQID', rawId: bytes, type: 'public-key', response, getClientExtensionResults: () => ({}) }
    navigator.credentials.get = () => Promise.resolve(signed as never)
  })
  // The notice it leads to may stand there from before: without its answer the next step would overtake it.
  const answered = page.waitForResponse(answer => answer.url().endsWith('/auth/passkey'))
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await answered
}

/** What is done for each step. Whatever happens on the device alone needs nobody. */
const acts: Record<string, (world: World, next: Step | undefined) => Promise<unknown>> = {
  ...Object.fromEntries(
    Object.keys(stored_).map(what => [`readStored: ${what}`, (world: World) => begin(world, what)]),
  ),
  SUBMITTED: async ({ page, network, placed }) => {
    forgetLoads(network)
    // A screen on the wall that is over shows the form to whoever asks for it.
    if (await page.getByText(notices.linkEnded).isVisible()) await page.getByRole('button', { name: 'Log in' }).click()
    return logInByForm(page, placed.person.login, password)
  },
  'SUBMITTED with a code': async ({ page, network }) => {
    forgetLoads(network)
    await page.getByRole('textbox', { name: 'Code' }).fill('123456')
    await page.getByRole('button', { name: 'Log in' }).click()
  },
  CODE_DECLINED: ({ page }) => page.getByRole('button', { name: 'Back' }).click(),
  'TOKEN_GIVEN valid': async (world, next) => {
    const token = await freshToken(world.placed.person)
    if (next?.label === 'storeToken: no room') await fillStorage(world.page)
    await byPasskey(world, token)
  },
  'TOKEN_GIVEN nonsense': world => byPasskey(world, 'nonsense'),
  'authenticate: a token': async ({ page, network }, next) => {
    if (next?.label === 'storeToken: no room') await fillStorage(page)
    await network.answer('POST /auth/token', 'pass')
  },
  'authenticate: refused': ({ network }) => network.answer('POST /auth/token', refusal(401, 'loginRefused')),
  'authenticate: code wanted': ({ network }) => network.answer('POST /auth/token', refusal(401, 'codeWanted')),
  'authenticate: code refused': ({ network }) => network.answer('POST /auth/token', refusal(401, 'codeRefused')),
  'authenticate: too many, wait': ({ network }) =>
    network.answer('POST /auth/token', { ...refusal(429, 'tooManyAttempts'), headers: { 'retry-after': '30' } }),
  'authenticate: too many': ({ network }) => network.answer('POST /auth/token', refusal(429, 'tooManyAttempts')),
  'authenticate: unreachable': ({ network }) => network.answer('POST /auth/token', 'unreachable'),
  'authenticate: nonsense': ({ network }) =>
    network.answer('POST /auth/token', { status: 200, body: { token: 'nonsense' } }),
  ...Object.fromEntries(
    Object.entries(loads).flatMap(([id, path]) => [
      [`${id}: loaded`, ({ network }: World) => network.answer(`GET /${path}`, 'pass')],
      [`${id}: failed`, ({ network }: World) => network.answer(`GET /${path}`, failed)],
    ]),
  ),
  'renewRights: renewed': world => rights(world, 'pass'),
  'renewRights: refused': world => rights(world, refusal(401, 'sessionEnded')),
  'renewRights: not yet': world => rights(world, failed),
  'tokenRefresh: refused': async ({ page, network }) => {
    network.set('GET /auth/refresh', refusal(401, 'sessionEnded'))
    // Faults end with the page: the refusal has to have been given by then.
    const given = page.waitForResponse(answer => answer.url().endsWith('/auth/refresh')).then(() => true)
    const soon = () => page.waitForTimeout(1_000).then(() => false)
    // A page that is still opening has not set its timer yet, and would wait as long again.
    do await page.clock.fastForward(300_000)
    while (!(await Promise.race([given, soon()])))
  },
  // A tab that slept while another one logged out wakes up and finds nothing.
  'tokenRefresh: elsewhere': ({ page }) =>
    page.evaluate(() => {
      localStorage.removeItem('token')
      document.dispatchEvent(new Event('visibilitychange'))
    }),
  'flushOutbox: empty': ({ network }) => network.answer(punch, 'pass'),
  'flushOutbox: one waits': ({ page }) => page.clock.fastForward(5_000),
  LINK_ACCEPTED: ({ page, network }) => {
    forgetLoads(network)
    return page.getByRole('button', { name: 'Open the link' }).click()
  },
  LINK_DECLINED: ({ page }) => page.getByRole('button', { name: 'Stay logged in' }).click(),
  RIGHTS_ASKED: ({ network }) => network.answer(punch, refusal(401, 'sessionEnded')),
  LOGOUT_ASKED: ({ page }) => logOut(page),
  STAYED: ({ page }) => page.getByRole('button', { name: 'Stay logged in' }).click(),
  LEFT_ANYWAY: ({ page }) => page.getByRole('button', { name: 'Log out anyway' }).click(),
  CHANGED_ELSEWHERE: async world => {
    const { page, placed, network } = world
    const token = (await stored(page))['token'] ? null : await freshToken(placed.person)
    world.loggedInElsewhere = token !== null
    // What is asked from now on is answered; what is held stays open, or its failure would come before the other tab.
    network.clear()
    const tab = await anotherTab(page.context(), placed.person.agency)
    await tab.evaluate(
      text => (text === null ? localStorage.removeItem('token') : localStorage.setItem('token', text)),
      token,
    )
  },
  'after serverSaysWait': ({ page }) => page.clock.fastForward(30_000),
  'after untilLinkIsTriedAgain': ({ page }) => page.clock.fastForward(30_000),
}
const byItself = /^(storeToken|clearStored|tellServer|restart): /

const form = async (page: Page, notice: LoginNotice | null) => {
  // A screen on the wall is not asked for somebody's password.
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(notice === 'linkEnded' ? 0 : 1)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  await expect(page).toHaveURL(/\/login(\?|$)/)
  await expect(menuButton(page)).toHaveCount(0)
  const said = mainOf(page).locator('[role=alert], [role=status]')
  if (notice === null) await expect(said).toHaveCount(0)
  else await expect(page.getByText(notices[notice])).toBeVisible()
  await expect.poll(async () => (await stored(page))['token']).toBeUndefined()
  expect(page.url()).not.toContain(password)
}
const busy = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Logging in' })).toHaveAttribute('aria-busy', 'true')
  expect(page.url()).not.toContain(password)
}
const loading = async ({ page }: World) => {
  await busy(page)
  await expect.poll(async () => (await stored(page))['token']).toBeDefined()
}
const inside = async ({ page }: World) => {
  await expect(page.getByRole('button', { name: /^Log(ging)? in$/ })).toHaveCount(0)
  expect((await stored(page))['token']).toBeDefined()
  expect(page.url()).not.toContain(password)
}
const visitor = (ownPage: string) => async (world: World) => {
  await inside(world)
  const { page } = world
  await expect(page.getByText('You are using a visitor login without a personal account.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to my page' })).toHaveAttribute('href', ownPage)
  await expect((await openSidebar(page)).getByRole('link')).toHaveText(['My page', 'Version'])
  await page.keyboard.press('Escape')
}
/** Written by hand from the specification: what is on the screen in each state. */
const facts: Record<string, (world: World, context: Snapshot['context']) => Promise<void>> = {
  askingFirst: async ({ page, placed }) => {
    await expect(page.getByRole('alertdialog', { name: 'Open this link?' })).toContainText(placed.person.login)
    expect(page.url()).not.toContain(password)
  },
  'login.ready': ({ page }, { notice }) => form(page, notice),
  'login.waiting': ({ page }, { notice }) => form(page, notice),
  'login.codeAsked': async ({ page }, { notice }) => {
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
    if (notice !== null) await expect(page.getByText(notices[notice])).toBeVisible()
    expect((await stored(page))['token']).toBeUndefined()
  },
  'login.retrying': async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'The link opens as soon as there is a network' })).toBeVisible()
    await expect(page.locator('input')).toHaveCount(0)
    expect(page.url()).not.toContain(password)
  },
  'login.submitting': ({ page }) => busy(page),
  'login.loading.userRights.loading': loading,
  'login.loading.userRights.loaded': loading,
  'login.loading.mailboxRights.loading': loading,
  'login.loading.mailboxRights.loaded': loading,
  'login.loading.tenant.loading': loading,
  'login.loading.tenant.loaded': loading,
  'active.kind.user': async world => {
    await inside(world)
    await expect(menuButton(world.page)).toBeVisible()
    await expect(world.page.getByRole('alertdialog')).toHaveCount(0)
    await expect(world.page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(3)
  },
  'active.kind.projectVisitor': visitor('/projects/4711'),
  'active.kind.plusCrewVisitor': async world => {
    if (world.start !== 'the link of the wall') return visitor('/plus-crews/7')(world)
    await inside(world)
    await expect(world.page).toHaveURL(/\/plus-crews\/7$/)
    await expect(mainOf(world.page)).toBeVisible()
    await expect(world.page.locator('input')).toHaveCount(0)
  },
  // Nobody issued this one: the server says so, and the tablet says it on, without a bar and without a way elsewhere.
  'active.kind.kiosk': async world => {
    await inside(world)
    await isKioskOf(world.page, '9')
  },
  'active.rights.renewing': inside,
  'active.rights.current': inside,
  'active.rights.stale': inside,
  'leaving.flushing': async ({ page }) => {
    await expect(page.getByRole('alertdialog', { name: 'Log out now?' })).toContainText(
      'Sending what was saved on this device',
    )
    expect((await stored(page))['token']).toBeDefined()
  },
  'leaving.asking': async ({ page }) => {
    await expect(page.getByRole('alertdialog', { name: 'Log out now?' })).toContainText(
      '1 entry could not be sent. It stays on this device and goes out after your next login.',
    )
    expect((await stored(page))['token']).toBeDefined()
  },
  // Nothing of the session is left but what the page shows, and no login page takes its place.
  'ended.standing': async ({ page }) => {
    await expect.poll(async () => (await stored(page))['token']).toBeUndefined()
    expect(await isMarked(page)).toBe(true)
    await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0)
    await expect(page).not.toHaveURL(/\/login/)
  },
  // The page begins anew: at the login, or, when another tab logged in, inside.
  over: async (world, { end }) => {
    const { page, network } = world
    // What another tab did is heard before what is held fails.
    if (end !== 'elsewhere') await network.release()
    await expect.poll(() => isMarked(page), 'the page begins anew').toBe(false)
    await network.release()
    if (world.loggedInElsewhere) {
      expect(end).toBe('elsewhere')
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await inside(world)
      return
    }
    if (end === 'linkOver') await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
    else await form(page, null)
    for (const key of ['userRights', 'mailboxUserRights']) expect(Object.keys(await stored(page))).not.toContain(key)
  },
}

const { walks, all } = walksOf(plan)
/** One person walks all of it; each walk is a session of its own. */
let somebody: Promise<Placed> | undefined

for (const walk of walks)
  test(titleOf(walk), async ({ page, context, troubles }) => {
    troubles.excuse(/QuotaExceededError/)
    const network = await Network.under(context)
    somebody ??= comesToday('sessionWalk')
    const placed = await somebody
    const world: World = { page, network, placed, start: walk.start, loggedInElsewhere: false, begun: false }
    let unsent = 0
    for (const [at, step] of walk.steps.entries()) {
      if (step.label === 'readStored: a user') unsent = 1
      if (step.label === 'flushOutbox: empty') unsent = 0
      await test.step(step.label, async () => {
        if (!byItself.test(step.label)) {
          const act = acts[step.label]
          if (!act) throw new Error(`nobody knows how to do "${step.label}"`)
          await act(world, walk.steps[at + 1])
        }
        if (isPassing(step.snapshot)) return
        for (const leaf of step.snapshot.status === 'active' ? leavesOf(step.snapshot) : ['over']) {
          const fact = facts[leaf]
          if (!fact) throw new Error(`nothing is written about the state ${leaf}`)
          await fact(world, (step.snapshot as Snapshot).context)
        }
      })
    }
    // Whatever ended, an unsent entry is still there.
    expect((await unsentOn(page)).length).toBe(unsent)
    await network.release()
  })

test('every transition of the session is walked, or said to be out of reach', () => {
  const { line, missing, causedAfterAll } = accountOf(walks, all, nobodyCauses)
  console.log(line)
  expect({ missing, causedAfterAll }).toEqual({ missing: [], causedAfterAll: [] })
})
