import { isUnsent } from '../../../../domain/kiosks/kiosk-roster.ts'
import type { KioskContext } from '../../../../src/machines/kiosk/kiosk.types.ts'
import { unsentOn } from '../../device.ts'
import { demoPerson } from '../../stage.ts'
import { expect, stored } from '../../support.ts'
import { faces } from '../../tablet.ts'
import { frame } from './acts.ts'
import { type Name, agency, names, roster } from './plan.ts'
import { type World, button, initialOf, heading, isLoading, keptRoster, letterOf, nobodyShown, tile } from './world.ts'

/** A page of its own is loaded when it is first needed; React shows it a moment later, by the clock that stands still. */
const comes = (world: World, name: string) =>
  expect
    .poll(
      async () => {
        await world.page.clock.runFor(frame)
        return heading(world, name).isVisible()
      },
      { message: `"${name}" is read` },
    )
    .toBe(true)
const only = async ({ page }: World, ...buttons: string[]) => {
  // What lies beneath is covered once what covers it is painted, and the clock stands still.
  await expect(async () => {
    await page.clock.runFor(frame)
    await expect(page.getByRole('button')).toHaveText(buttons, { timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('link')).toHaveCount(0)
}
/** What is kept is counted once the device has written it, and shown by the clock that stands still. */
const countsUnsent = ({ page }: World, waiting: number) => {
  const wanted = waiting ? [`${waiting} waiting to send`] : []
  return expect
    .poll(
      async () => {
        const said = await page.getByText(/waiting to send$/).allTextContents()
        if (said.join() !== wanted.join()) await page.clock.runFor(frame)
        return said
      },
      { message: 'how many wait to be sent' },
    )
    .toEqual(wanted)
}
const says = (world: World, text: string | RegExp) => expect(world.page.getByText(text)).toBeVisible()
const unsentSaid = async (world: World) => {
  await says(world, /^1 entry has not been sent\. What is unsent stays sealed on this tablet/)
}
const forgotten = ({ page }: World) => expect.poll(() => keptRoster(page), 'what is kept of the crew').toBe(0)
const typed = ({ page }: World, count: number, of: string) =>
  expect(page.getByRole('status', { name: of.replace('#', String(count)) })).toBeAttached()
const served = (world: World, { line: of }: KioskContext) => world.cast[of as Name].name
const padOf = async (world: World, context: KioskContext, ask: string) => {
  await expect(heading(world, served(world, context))).toBeVisible()
  await says(world, ask)
  await typed(world, context.digits.length, '# of 4 digits')
  await expect(button(world, '1')).toBeEnabled()
}

/** In other walks more time passes than is counted here. */
const isAboutUndo = ({ labels }: World) => labels.some(label => label === 'UNDO_ASKED' || label === 'undoable: over')

/** Written by hand from the specification: what is on the screen in each state. */
export const facts: Record<string, (world: World, context: KioskContext) => Promise<unknown>> = {
  elsewhere: async world => {
    await comes(world, 'Already open')
    await nobodyShown(world)
    await only(world)
  },
  loading: isLoading,
  unreached: async world => {
    await comes(world, 'No network')
    await nobodyShown(world)
    await only(world, 'Try again')
  },
  // What was last heard stays, whether more is asked for or not.
  'open.roster.current': async ({ network, passed }) => {
    // With the next minute it is asked for again.
    if (passed < 30_000) expect(network.isHeld(roster)).toBe(false)
  },
  'open.roster.refreshing': ({ network }) =>
    expect.poll(() => network.isHeld(roster), 'the roster is asked for').toBe(true),
  'open.desk.faces': async (world, { letters, page: turned, task, punches: made, waiting }) => {
    const { page, cast, kiosk } = world
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(faces(page)).toBeVisible()
    await expect(page).toHaveURL(`/crews/${kiosk.crewId}/${task === 'Check-in' ? 'check-in' : 'check-out'}`)
    await says(world, task === 'Check-in' ? / · \d+ of \d+ in$/ : / · \d+ of \d+ out$/)
    await expect(page.getByRole('group', { name: 'First letter' }).locator('[aria-pressed=true]')).toHaveText(
      letters === null ? 'All' : letterOf(world),
    )
    await countsUnsent(world, waiting)
    if (world.labels.includes('PAGE_TURNED')) {
      const at = turned > 0 ? /^2 of \d+$/ : /^1 of \d+$/
      return expect(page.getByRole('group', { name: at }).or(page.getByText(at))).toBeVisible()
    }
    for (const name of names) {
      const isShown = letters === null || initialOf(cast[name]) === letterOf(world)
      await expect(tile(world, name)).toHaveCount(isShown ? 1 : 0)
      const own = made.find(punch => punch.line === name)
      if (!isShown) continue
      await expect(tile(world, name)).toContainText(name === 'Emre' || (own && !own.undone) ? 'In' : /Due|Late/)
      await expect(tile(world, name).getByText('Saved here')).toHaveCount(own && isUnsent(own) ? 1 : 0)
    }
  },
  'open.desk.told': async (world, context) => {
    const alert = world.page.getByRole('alert')
    await expect(alert).toContainText(context.hint === 'alreadyIn' ? /^Checked in since\s+\d\d:\d\d/ : 'Not saved')
    await expect(alert).toContainText(served(world, context))
    await only(world, '')
    await expect(button(world, 'OK')).toBeVisible()
  },
  'open.desk.pin.typing': (world, context) => padOf(world, context, 'Your PIN'),
  'open.desk.pin.wrong': (world, context) => padOf(world, context, 'Try again, 4 of 5 left'),
  'open.desk.pin.forgot': (world, context) =>
    padOf(world, context, `Ask ${demoPerson(agency, 'chief').name} to reset your PIN.`),
  'open.desk.checking': async (world, context) => {
    await expect(heading(world, served(world, context))).toBeVisible()
    await says(world, 'Checking …')
    await typed(world, 4, '# of 4 digits')
    await expect(button(world, '1')).toBeDisabled()
  },
  'open.desk.done': async (world, context) => {
    const { page } = world
    await expect(page.getByRole('status').filter({ hasText: 'Checked in' })).toContainText(served(world, context))
    await expect(page.getByText('Saved on this tablet, sent when the network is back')).toHaveCount(
      context.online ? 0 : 1,
    )
  },
  'open.desk.menu': async world => {
    await comes(world, 'Dock')
    await expect(world.page.getByRole('button', { name: /^Check in/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(world.page.getByRole('button', { name: /^Check out/ })).toHaveAttribute('aria-pressed', 'false')
    await expect(button(world, 'Leave the kiosk')).toBeVisible()
  },
  'open.desk.exit.typing': async (world, { digits, left, chosen }) => {
    await expect(heading(world, chosen === null ? 'Leave the kiosk' : 'Change to check-out')).toBeVisible()
    await says(world, left === null ? 'Exit PIN' : `Wrong, ${left} tries left`)
    await typed(world, digits.length, digits.length === 1 ? '# digit' : '# digits')
  },
  'open.desk.exit.paused': async world => {
    await expect(world.page.getByRole('alert')).toContainText(/Too many wrong tries\. Try again after \d\d:\d\d\.$/)
    await expect(button(world, '7')).toHaveCount(0)
  },
  // The way back is there for as long as it counts, also over the faces.
  'open.undo.nothing': async world => {
    if (isAboutUndo(world)) await expect(button(world, 'Not me, undo')).toHaveCount(0)
  },
  'open.undo.offered': async world => {
    if (isAboutUndo(world)) await expect(button(world, 'Not me, undo')).toHaveCount(1)
  },
  // Who it was still stands there, for a touch that comes late.
  'open.undo.past': async (world, { last }) => {
    await expect(button(world, 'Not me, undo')).toHaveCount(0)
    await expect(world.page.getByRole('status').filter({ hasText: 'Checked in' })).toContainText(
      world.cast[last?.line as Name].name,
    )
  },
  'open.undo.undone': (world, { last }) => says(world, `${world.cast[last?.line as Name].name}: check-in taken back`),
  'leaving.sending': async world => {
    await comes(world, 'Leaving the kiosk')
    await says(world, 'Sending what was recorded …')
    await nobodyShown(world)
    await only(world)
  },
  'leaving.asking': async world => {
    await comes(world, 'Leaving the kiosk')
    await unsentSaid(world)
    await only(world, 'Back to the kiosk', 'Leave anyway')
  },
  'closing.draining': async world => {
    await comes(world, 'This kiosk was closed')
    await says(world, 'Sending what was recorded here …')
    await nobodyShown(world)
    await only(world)
  },
  'closing.waiting': async world => {
    await comes(world, 'This kiosk was closed')
    await unsentSaid(world)
    await only(world, 'Sign in')
    await forgotten(world)
  },
  'closing.closed': async world => {
    await comes(world, 'This kiosk was closed')
    await says(world, 'Everything recorded here has arrived.')
    await only(world, 'Sign in')
    await nobodyShown(world)
    await forgotten(world)
  },
  ended: async world => {
    await comes(world, 'This kiosk is over')
    await expect(world.page.getByText(/not been sent/)).toHaveCount(0)
    await only(world, 'Sign in')
    await nobodyShown(world)
    await forgotten(world)
  },
  // Nothing of the kiosk is left but what it could not send.
  over: async (world, { waiting }) => {
    const { page } = world
    await page.clock.resume()
    await world.network.release()
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    expect((await stored(page))['token']).toBeUndefined()
    await forgotten(world)
    expect(await unsentOn(page)).toHaveLength(waiting)
  },
}
