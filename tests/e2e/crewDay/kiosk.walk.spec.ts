import { anotherTab, fillStorage } from '../device.ts'
import { act, byItself, frame } from './kiosk-walk/acts.ts'
import { facts } from './kiosk-walk/facts.ts'
import { type Snapshot, type Start, agency, isPassing, nobodyCauses, plan, punches } from './kiosk-walk/plan.ts'
import { type World, aCast, aKiosk, begin, recast } from './kiosk-walk/world.ts'
import { Network } from '../network.ts'
import { expect, test } from '../support.ts'
import { accountOf, leavesOf, titleOf, walksOf } from '../walks.ts'

/**
 * The chart of a tablet at the door, walked through its screens: faces, letters, PINs and menus are tapped, the roster
 * and what becomes of a punch come when told, and the clock stands still between two steps.
 */

test.use({ viewport: { width: 1024, height: 768 } })

const { walks, all } = walksOf(plan)

for (const walk of walks)
  test(titleOf(walk), async ({ page, context, troubles }) => {
    troubles.excuse(/QuotaExceededError/)
    const { token, kiosk } = await aKiosk()
    const network = await Network.under(context)
    const world: World = {
      page,
      network,
      start: walk.start as Start,
      labels: walk.steps.map(({ label }) => label),
      otherTab: await anotherTab(context, agency),
      token,
      kiosk,
      cast: await aCast(),
      spent: new Set(),
      passed: 0,
    }
    await begin(world)
    for (const [at, step] of walk.steps.entries())
      await test.step(step.label, async () => {
        const before = walk.steps[at - 1]?.snapshot as Snapshot | undefined
        if (!(byItself.test(step.label) && (!before || isPassing(before)))) {
          if (walk.steps[at + 1]?.label === 'punch: no room') {
            await fillStorage(page)
            // With network it would be sent at once.
            network.set(punches, 'unreachable')
          }
          await act(world, step, before)
          await page.clock.runFor(frame)
        }
        if (isPassing(step.snapshot)) return
        const { context: given } = step.snapshot as Snapshot
        for (const leaf of step.snapshot.status === 'active' ? leavesOf(step.snapshot) : ['over']) {
          const fact = facts[leaf]
          if (!fact) throw new Error(`nothing is written about the state ${leaf}`)
          await fact(world, given)
        }
      })
    recast(world)
    await network.release()
  })

test('every transition of the kiosk is walked, or said to be out of reach', () => {
  const { line: account, missing, causedAfterAll } = accountOf(walks, all, nobodyCauses)
  console.log(`${account}, in ${walks.length} walks`)
  expect({ missing, causedAfterAll }).toEqual({ missing: [], causedAfterAll: [] })
})
