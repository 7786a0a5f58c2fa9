import { asChief, asked, call } from '../../stage.ts'
import { expect } from '../../support.ts'
import type { Step } from '../../walks.ts'
import { type Name, type Snapshot, agency, names, punches, roster } from './plan.ts'
import { type World, castOnly, letGo, letterOf, takeStore, tile } from './world.ts'

/** What is done for each step of a walk. */

const refusal = (status: number, code: string) => ({ status, body: { type: 'about:blank', title: code, status, code } })
const press =
  (...any: string[]) =>
  async ({ page }: World) =>
    page.getByRole('button', { name: new RegExp(`^(${any.join('|')})$`) }).click()
const afterwards = (ms: number) => async (world: World) => {
  world.passed += ms
  await world.page.clock.runFor(ms)
}
export const frame = 50

/** What is sent goes out after the next picture, after a pause, or once the other tab lets go: no sooner than it should. */
const isSent = (step: number) => async (world: World) =>
  expect
    .poll(
      async () => {
        await afterwards(step)(world)
        return world.network.isHeld(punches)
      },
      { message: 'the entry is sent' },
    )
    .toBe(true)

/** As when it was left on another tab; its session ends, and the server gets to know. */
const ended = async ({ token, kiosk }: World) => {
  const at = { deviceTime: new Date().toISOString(), pageLife: crypto.randomUUID(), monotonic: 1 }
  await asked(agency, token, 'POST', '/punches', { entries: [], waiting: 0, leaving: true, sent: at })
  await expect
    .poll(async () => (await call(agency, token, 'GET', `/projectCrews/${kiosk.crewId}/roster`)).status)
    .toBe(401)
}
const rosterComes = (kind: string) => async (world: World) => {
  const { network, kiosk } = world
  if (kind === 'revoked') await asChief(agency, 'POST', `/kiosks/${kiosk.id}/revoke`)
  if (kind === 'ended') await ended(world)
  await network.answer(
    roster,
    kind === 'unreachable' ? 'unreachable' : kind === 'loaded' ? { changed: castOnly(world) } : 'pass',
  )
}
const answered =
  (name: Name) =>
  async ({ network, spent }: World) => {
    spent.add(name)
    await network.answer(punches, 'pass')
  }
const nameIn = (label: string): Name => {
  const found = names.find(name => label.includes(name))
  if (!found) throw new Error(`nobody is named in "${label}"`)
  return found
}

/** What is done for each step. */
const acts: Record<string, (world: World) => Promise<unknown>> = {
  // The other tab is closed.
  LOCK_HELD: ({ otherTab }) => letGo(otherTab),
  RETRY: press('Try again'),
  LETTER_CHOSEN: world => press(letterOf(world))(world),
  PAGE_TURNED: press('Next page', 'Page 2 of .*'),
  MENU_OPENED: press('This tablet'),
  TASK_CHOSEN: press('Check out.*'),
  'TASK_CHOSEN as it is': press('Check in.*'),
  EXIT_ASKED: press('Leave the kiosk'),
  EXIT_SUBMITTED: press('Leave', 'Change'),
  BACK: press('Not me', 'Back', 'Back to the kiosk'),
  LEFT: press('Leave anyway', 'Sign in'),
  DELETED: press('Delete digit'),
  FORGOT: press('Forgot'),
  // The second half of a double tap is not yet one.
  TOUCHED: async world => {
    await world.page.clock.runFor(310)
    await press('OK')(world)
  },
  // The second half of a double tap takes nothing back.
  UNDO_ASKED: async world => {
    await world.page.clock.runFor(310)
    await press('Not me, undo')(world)
  },
  // Who it was stands there half a second longer.
  'undoable: over': world =>
    expect
      .poll(
        async () => {
          await afterwards(frame)(world)
          return world.page.getByRole('button', { name: 'Not me, undo' }).count()
        },
        { message: 'the way back is over', intervals: [1], timeout: 30_000 },
      )
      .toBe(0),
  'lateTouch: over': afterwards(500),
  'undoneSaid: over': afterwards(3_000),
  // The tablet was dark and is looked at again.
  ROSTER_DUE: ({ page }) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
  'after untilRetry': afterwards(5_000),
  'after idleReset': afterwards(60_000),
  'after saidFor': afterwards(5_000),
  'after pinPatience': afterwards(15_000),
  'after checkPatience': afterwards(1_500),
  'after doneFor': afterwards(2_000),
  'leave: 1 waiting': afterwards(10_000),
  'drain: 1 waiting': afterwards(5_000),
  // Nothing is left to be sent but that the kiosk was left.
  'leave: empty': ({ network }) => network.answer(punches, 'pass'),
  'OUTBOX_CHANGED 0 waiting': ({ network }) => network.answer(punches, refusal(404, 'notFound')),
  'OUTBOX_CHANGED no network, 1 waiting': ({ network }) => network.answer(punches, refusal(503, 'unavailable')),
  'OUTBOX_CHANGED 2 waiting': afterwards(frame),
}

export async function act(world: World, { label }: Step, before: Snapshot | undefined): Promise<unknown> {
  const ready = acts[label]
  if (ready) return ready(world)
  const [kind = '', how = ''] = label.split(/[: ]+/)
  if (kind === 'TAPPED') {
    if (world.start === 'a tablet that knows its crew, while another tab writes') await takeStore(world.otherTab)
    return tile(world, nameIn(label)).click()
  }
  if (kind === 'DIGIT') return press(how)(world)
  if (kind === 'loadFirst' || kind === 'loadRoster') return rosterComes(how)(world)
  if (kind === 'ENTRY_RECEIVED' || kind === 'PIN_WRONG') return answered(nameIn(label))(world)
  if (kind === 'ENTRY_DROPPED') return world.network.answer(punches, refusal(404, 'notFound'))
  if (label === 'OUTBOX_CHANGED 1 waiting') {
    if (before?.matches({ closing: 'closed' })) await letGo(world.otherTab)
    // What was refused as a question is reported as a fact a quarter of a minute later.
    return isSent(before?.matches({ open: { desk: 'faces' } }) ? 5_000 : frame)(world)
  }
  throw new Error(`nobody knows how to do "${label}"`)
}
export const byItself =
  /^(LOCK_HELD|after lockPatience|readStored|punch|undo: |checkExit|drain: empty|wipe|OUTBOX_CHANGED)/
