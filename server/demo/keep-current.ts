import { holdsPlace } from '../../domain/projectCrewItems/position-status.ts'
import { localOf } from '../../domain/shift-time.ts'
import { KioskPins } from '../access/kiosk-pin.ts'
import type { Database } from '../database/open.ts'
import type { Tx } from '../database/tenant.ts'
import { readSecrets } from '../secrets.ts'
import { advance, refreshToday } from './advance.ts'
import { growCalendar } from './calendar.ts'
import type { Draft } from './draft.ts'
import { type OwnJob, overlap, ownJobs, vacancies } from './scenes/own-jobs.ts'
import { keepEntries } from './entries.ts'
import { keepContracts } from './cast/keep-contracts.ts'
import { keepCrews } from './cast/keep-crews.ts'
import { keepPayrolls } from './money/keep-payrolls.ts'
import { keepForms } from './cast/keep-forms.ts'
import { keepSecurityChecks } from './cast/keep-security-checks.ts'
import { keepFaq } from './help/keep-faq.ts'
import { keepTrees } from './trees/keep-trees.ts'
import { keepTrainings } from './cast/keep-trainings.ts'
import { keepKnown } from './keep-known.ts'
import { askForPins } from './cast/kiosk-pins.ts'
import { waitingForSignOff } from './scenes/last-shift.ts'
import { agencyMembers } from './cast/people.ts'
import { keepPlusCrews } from './plus-crews.ts'
import { randomFrom } from './random.ts'
import { removeUntouched } from './remove.ts'
import { insertProjects, noRows } from './rows.ts'
import { tellLog } from './tell-log.ts'
import { demoNumber, readSetUp, type SetUp, writeSetUp } from './set-up.ts'
import type { Scene } from './scenes/scene.ts'
import { scenes } from './scenes/scenes.ts'
import { type Agency, agencies } from './tenants.ts'
import { keepInvoices } from './money/keep-invoices.ts'
import { keepQuotations } from './cast/keep-quotations.ts'
import { keepRequests } from './cast/keep-requests.ts'
import { keepTemplates } from './templates.ts'
import { addDays, day, daysBetween, hour } from './times.ts'
import { keepToDos } from './to-dos.ts'
import { todaysCall, todaysEnd } from './scenes/today.ts'
import { firstProjectNumber, followProjects } from './cast/visitors.ts'
import { readWorld } from './world.ts'

/** Any number that nothing else locks. */
const lock = 7_220_011_935

/**
 * Keeps the demo's promises true at `now`: today's job is on, the next ones wait, what is over is closed. Call it at
 * every start and every 15 minutes; copies of the server may call it at once. Does nothing without the demo tenants.
 */
export async function keepCurrent(database: Database, now: Date): Promise<void> {
  const pins = new KioskPins((await readSecrets(database)).seal)
  for (const agency of agencies)
    await database.global(async tx => {
      const [free] = await tx.raw<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [lock])
      const [there] = await tx.raw('select from tenant where id = $1', [agency.id])
      if (!free?.locked || !there) return
      if (await bringUpToDate(tx, agency, now)) await askForPins(tx, agency, pins)
      else
        database.log.warn(`The demo of ${agency.name} was made by another version and is not kept current: reset it.`)
    })
}

/** The same for one agency, in the owner's transaction. False where the demo's people are not ours. */
export async function bringUpToDate(tx: Tx, agency: Agency, now: Date): Promise<boolean> {
  await tx.raw(`select set_config('app.tenant_id', $1, true)`, [agency.id])
  const members = agencyMembers(agency, 5)
  const [crew, chief] = members
  if (!crew || !chief) return false
  const demoPeople = [crew.id, chief.id]
  const setUp = await readSetUp(tx, agency.key)
  const todays = setUp.scenes['today']?.projectId ?? null
  const working = (job: OwnJob) => job.projectId === todays && job.status === 'checkedIn'
  const atWork = (await ownJobs(tx, agency.id, crew.id, now)).some(working)
  await advance(tx, { agency, now, demoPeople, chiefId: chief.id, todays, atWork })
  if (todays && atWork) await refreshToday(tx, agency.id, todays, now, demoPeople)
  const found = await ownJobs(tx, agency.id, crew.id, now)
  const own = await clearStage(tx, { agency, crewId: crew.id, own: found, setUp, now })

  const world = await readWorld(
    tx,
    agency,
    new Date(Math.min(now.getTime() - 2 * day, Date.parse(setUp.horizon) - 4 * day)),
  )
  if (!world) return false
  await keepKnown(tx, world, now)
  await keepCrews(tx, world, now)
  const rows = noRows()
  const draftFor = (seed: string): Draft => ({
    tenantId: agency.id,
    trade: world.trade,
    random: randomFrom(`chance ${seed} ${now.getTime()}`),
    ids: randomFrom(`ids ${seed}`),
    now: now.getTime(),
    rows,
  })
  const unsigned = await waitingForSignOff(tx, agency.id, chief.id, now)
  let number = Math.max(setUp.nextNumber, await nextNumber(tx, agency))

  const named = await tx.raw<{ name: string }>('select name from project where tenant_id = $1', [agency.id])
  const taken = new Set(named.map(({ name }) => name))
  const today = localOf(now.getTime(), agency.homeZone).date
  const asked = { now: now.getTime(), today, vacancies: await vacancies(tx, agency.id, crew.id, now), unsigned }
  for (const scene of scenes) {
    if (scene.isThere({ ...asked, own })) continue
    const before = setUp.scenes[scene.name]
    const again = before?.removed === undefined ? null : before
    const seed = again?.seed ?? `${agency.key} ${scene.name} ${now.getTime()}`
    const first = scene.name === 'today' && before === undefined
    const fresh = first ? firstProjectNumber(agency) : `${agency.prefix}-${number}`
    const stage = { draft: draftFor(seed), world, own, number: again?.removed ?? fresh, today, taken }
    scene.build(stage)
    const project = rows.projects.at(-1)
    if (project?.number !== stage.number) continue
    if (!again && !first) number++
    setUp.scenes[scene.name] = { seed, projectId: project.id }
  }
  // Last, for it forgets the days behind it.
  const horizon = addDays(today, 49)
  const from = setUp.horizon < addDays(today, -180) ? addDays(today, -180) : setUp.horizon
  const projects = Math.round((daysBetween(from, horizon) / 7) * setUp.perWeek)
  if (daysBetween(from, horizon) >= 7 && projects > 0) {
    growCalendar(draftFor(`${agency.key} grown ${from} ${horizon}`), world, {
      from,
      to: horizon,
      projects,
      firstNumber: number,
      demoShare: 0.1,
    })
    number += projects
    setUp.horizon = horizon
  }

  await insertProjects(tx, rows, 'byTriggers')
  await followProjects(tx, agency.id)
  await tellLog(tx, agency.id, now)
  await keepToDos(tx, { agency, planner: world.demo.planner, now })
  await keepTemplates(tx, { agency, trade: world.trade, setUp, now })
  await keepFaq(tx, { agency, setUp, now })
  await keepTrees(tx, { agency, without: members.map(({ id }) => id), now })
  await keepQuotations(tx, { agency, planner: world.demo.planner, setUp, today, now })
  await keepInvoices(tx, { agency, by: world.demo.office, today, now })
  await keepRequests(tx, { agency, setUp, today, now })
  await keepForms(tx, { agency, today, now })
  await keepTrainings(tx, { agency, crewId: crew.id, today, now })
  await keepSecurityChecks(tx, { agency, chiefId: chief.id, now })
  await keepContracts(tx, { agency, crewId: crew.id, today })
  await keepPayrolls(tx, {
    ...{ agency, trade: world.trade, crewId: crew.id, officeId: world.demo.office.id, today, now },
  })
  await keepPlusCrews(tx, { agency, setUp, now, author: world.demo.planner.id })
  const later = await ownJobs(tx, agency.id, crew.id, now)
  await keepEntries(tx, { agency, crew, planner: world.demo.planner, own: later, today, now })
  setUp.nextNumber = number
  await writeSetUp(tx, agency.key, setUp)
  return true
}

interface Clearing {
  agency: Agency
  crewId: string
  own: OwnJob[]
  setUp: SetUp
  now: Date
}

/** Takes down what no longer keeps its promise and nobody has touched, and what stands in the way of today's job. */
async function clearStage(tx: Tx, { agency, crewId, own, setUp, now }: Clearing): Promise<OwnJob[]> {
  let left = own
  const today = localOf(now.getTime(), agency.homeZone).date
  const count = await vacancies(tx, agency.id, crewId, now)
  // What is over is never taken down, so it counts as there.
  const isThere = (scene: Scene) =>
    scene.isThere({ own: left, now: now.getTime(), today, vacancies: count, unsigned: 1 })
  const window = { starts: todaysCall(now.getTime()) - hour, ends: todaysEnd(now.getTime()) + hour }
  const [todays] = scenes
  const todayIsOver = todays !== undefined && !isThere(todays)
  for (const scene of scenes) {
    const before = setUp.scenes[scene.name]
    if (!before) continue
    const inTheWay =
      todayIsOver &&
      left.some(job => job.projectId === before.projectId && holdsPlace(job.status) && overlap(job, window))
    if (!inTheWay && isThere(scene)) continue
    const number = await removeUntouched(tx, agency.id, before.projectId, now)
    if (number === null) continue
    before.removed = number
    left = left.filter(job => job.projectId !== before.projectId)
  }
  const stale = setUp.scenes['today']
  if (todayIsOver && stale && stale.removed === undefined) {
    // Somebody has worked with the old crew: it stays, and planning lets the crew member off.
    await tx.raw(
      `update project_crew_item_status s set status = 'notNeeded', previous_status = 'confirmed', status_since = $4
        from project_crew c where s.tenant_id = $1 and s.person_id = $2 and s.status = 'confirmed'
          and c.tenant_id = s.tenant_id and c.id = s.crew_id and c.project_id = $3`,
      [agency.id, crewId, stale.projectId, now],
    )
    left = left.filter(job => job.projectId !== stale.projectId || job.status !== 'confirmed')
  }
  return left
}

/** Behind the demo's own projects: those that planning made are numbered beyond. */
async function nextNumber(tx: Tx, agency: Agency): Promise<number> {
  const [row] = await tx.raw<{ next: number }>(
    `select coalesce(max(${demoNumber(agency, 'number')}), 1000) + 1 as next from project where tenant_id = $1`,
    [agency.id],
  )
  return row?.next ?? 1001
}
