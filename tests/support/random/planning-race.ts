import { setTimeout } from 'node:timers/promises'
import type { Seeded } from './seeded.ts'
import type { Received } from '../server.ts'
import { type Stage, codeOf } from '../stage.ts'
import { addItem, addPerson } from '../world/add.ts'

type Send = (path: string, body?: object) => Promise<Received>
interface Actor {
  plans: boolean
  personId: string
  send: Send
  read: (path: string) => Promise<Received>
}
/** One request, what it was for, and what was answered. */
export interface Done {
  act: string
  answer: Received
  /** Whose entries a refusal may name; null where whose it is cannot be told from the request. */
  about: string | null
}

export interface Racing {
  crew: number
  planners: number
  positions: number
  operations: number
}

const days = ['20', '21', '22', '23']
const hours = [
  ['06:00', '14:00'],
  ['10:00', '18:00'],
  ['13:00', '21:00'],
  ['18:00', '23:00'],
] as const

/** Planners and crew who all act at once on the same few days, each as often as its share, drawn by lot. */
export async function race(stage: Stage, lots: Seeded, size: Racing): Promise<Done[]> {
  const { a } = stage.world
  const { database } = stage.test
  const shift = () => {
    const [from, to] = lots.pick(hours)
    return { date: `2026-06-${lots.pick(days)}`, from, to }
  }
  const items: string[] = []
  for (let nth = 0; nth < size.positions; nth++)
    items.push(
      await addItem(database, a.id, {
        crewId: a.crews.main,
        functionId: a.functions.stagehand,
        shift: shift(),
        amountOfRows: lots.whole(1, 4),
        openForApplications: true,
      }),
    )
  const actors: Actor[] = []
  for (let nth = 0; nth < size.crew + size.planners; nth++) {
    const plans = nth < size.planners
    const person = await addPerson(database, a, `racer-${nth}`, plans ? ['planners'] : ['crew'])
    const token = await stage.server.login(a.host, person.login)
    const ask = async (method: string, path: string, body?: object): Promise<Received> => {
      const key = crypto.randomUUID()
      for (;;) {
        const answer = await stage.server.request(a.host, method, `/api/v1${path}`, {
          token,
          key,
          ...(body ? { body } : {}),
        })
        // Whoever finds all connections taken sends the same again later, as a device does.
        if (codeOf(answer) !== 'notReady') return answer
        await setTimeout(lots.whole(100, 400))
      }
    }
    actors.push({
      plans,
      personId: person.id,
      send: (path, body) => ask('POST', path, body),
      read: path => ask('GET', path),
    })
  }
  await stage.admin(
    `insert into person_function (tenant_id, id, person_id, function_id, created_at)
      select $1, gen_random_uuid(), p, $2, now() from unnest($3::uuid[]) p`,
    [a.id, a.functions.stagehand, actors.filter(({ plans }) => !plans).map(({ personId }) => personId)],
  )
  const crew = actors.filter(({ plans }) => !plans)
  const done: Done[] = []
  let working = Promise.resolve()
  /** One after the other: what runs jobs for a test is made for one. */
  const runJobs = () => (working = working.then(() => stage.server.runJobs()))
  const each = Math.ceil(size.operations / actors.length)

  const jobOf = async ({ read }: Actor, tab: string) => {
    const jobs = (await read(`/jobs?tab=${tab}`)).body as { items?: { id: string }[] } | undefined
    return jobs?.items?.length ? lots.pick(jobs.items).id : null
  }
  const lineOf = async ({ read }: Actor, item: string, statuses: readonly string[]) => {
    const lines = (await read(`/projectCrewItems/${item}/projectCrewItemStatus`)).body as
      { items?: { id: string; status: string; person: { id: string } }[] } | undefined
    const those = lines?.items?.filter(({ status }) => statuses.includes(status)) ?? []
    return those.length ? lots.pick(those) : null
  }

  const act = async (actor: Actor): Promise<void> => {
    const item = lots.pick(items)
    const note = async (act: string, about: string | null, sent: Promise<Received>) => {
      const answer = await sent
      done.push({ act, answer, about })
      return answer
    }
    const own = (act: string, path: string, body?: object) => note(act, actor.personId, actor.send(path, body))
    const draw = lots.next()
    if (!actor.plans) {
      if (draw < 0.35) await own('apply', `/projectCrewItems/${item}/applyVacancy`)
      else if (draw < 0.45) await own('unapply', `/projectCrewItems/${item}/unapplyVacancy`)
      else if (draw < 0.8) {
        const job = await jobOf(actor, 'toConfirm')
        if (job)
          await own(
            draw < 0.72 ? 'confirm' : 'decline',
            `/jobs/${job}/${draw < 0.72 ? 'confirmation' : 'decline'}`,
            draw < 0.72 ? {} : undefined,
          )
        else await own('apply', `/projectCrewItems/${item}/applyVacancy`)
      } else {
        const job = await jobOf(actor, 'upcoming')
        if (job && draw < 0.9) await own('undo', `/jobs/${job}/confirmation/undo`)
        else if (job) await own('cancel', `/jobs/${job}/cancellation`, { reason: 'Ill' })
        else await own('apply', `/projectCrewItems/${item}/applyVacancy`)
      }
      return
    }
    const whom = lots.pick(crew).personId
    const book = () =>
      note(
        'book',
        whom,
        actor.send('/projectCrewItemStatus', {
          projectCrewItemId: item,
          personId: whom,
          status: lots.chance(0.7) ? 'confirmed' : 'invited',
        }),
      )
    if (draw < 0.2)
      await note(
        'invite',
        null,
        actor.send(`/projectCrewItems/${item}/invitations`, {
          personIds: lots
            .shuffled(crew)
            .slice(0, 4)
            .map(({ personId }) => personId),
        }),
      )
    else if (draw < 0.5) await book()
    else if (draw < 0.7) {
      const line = await lineOf(actor, item, ['applied', 'invited'])
      if (line) await note('activate', line.person.id, actor.send(`/projectCrewItemStatus/${line.id}/activate`, {}))
      else await book()
    } else if (draw < 0.76) {
      const line = await lineOf(actor, item, ['confirmed'])
      if (line) await note('notNeeded', line.person.id, actor.send(`/projectCrewItemStatus/${line.id}/notNeeded`, {}))
      else await book()
    } else if (draw < 0.8) {
      const line = await lineOf(actor, item, ['notNeeded', 'cancelled'])
      if (line) await note('reactivate', line.person.id, actor.send(`/projectCrewItemStatus/${line.id}/reactivate`, {}))
      else await book()
    } else if (draw < 0.9) {
      const { from, to, date } = shift()
      const change = lots.chance(0.5)
        ? { amountOfRows: lots.whole(1, 5) }
        : { startDate: date, startTime: from, endTime: to }
      await note('change', null, actor.send(`/projectCrewItems/${item}`, change))
    } else if (draw < 0.94) {
      const last = items.at(-1) ?? item
      const answer = await note(
        'delete',
        null,
        actor.send(`/projects/${a.projects.main}/plan`, { removedItemIds: [last] }),
      )
      if (answer.status === 200) items.splice(items.indexOf(last), 1)
    } else if (draw < 0.98 || items.length < 8) {
      const { from, to, date } = shift()
      const position = { functionId: a.functions.stagehand, amountOfRows: lots.whole(1, 4), openForApplications: true }
      const answer = await note(
        'create',
        null,
        actor.send(`/projects/${a.projects.main}/plan`, {
          items: [{ projectCrewId: a.crews.main, startDate: date, startTime: from, endTime: to, ...position }],
        }),
      )
      if (answer.status === 200) items.push(...(answer.body as { itemIds: string[] }).itemIds)
    } else await fill(actor, note)
  }

  /** Asks for a proposal of all open places and takes what it proposes, which others have changed meanwhile. */
  const fill = async (actor: Actor, note: (act: string, about: null, sent: Promise<Received>) => Promise<Received>) => {
    const asked = await note(
      'fill',
      null,
      actor.send('/fillProposals', { projectId: a.projects.main, from: '2026-06-20', to: '2026-06-23' }),
    )
    if (asked.status !== 201) return
    const { id } = asked.body as { id: string }
    await runJobs()
    const { positions = [] } = (await actor.read(`/fillProposals/${id}`)).body as {
      positions?: { projectCrewItemId: string; proposed: { person: { id: string } }[] }[]
    }
    const places = positions.flatMap(({ projectCrewItemId, proposed }) =>
      proposed.map(({ person }) => ({ projectCrewItemId, personId: person.id })),
    )
    if (places.length)
      await note(
        'accept',
        null,
        actor.send(`/fillProposals/${id}/acceptance`, { places: lots.shuffled(places).slice(0, 2) }),
      )
  }

  await Promise.all(
    actors.map(async actor => {
      for (let nth = 0; nth < each; nth++) await act(actor)
    }),
  )
  return done
}

/** What must never be: more people than places, a counter that counts wrong, somebody at two places unasked. */
export const wrongs = async (stage: Stage) => ({
  overFull: await stage.admin(
    `select i.id, i.filled, i.waiting, i.amount_of_rows, n.held, n.asked from project_crew_item i cross join lateral (
      select count(*) filter (where s.status in ('confirmed', 'checkedIn', 'checkedOut', 'signedOff'))::int as held,
        count(*) filter (where s.status in ('applied', 'invited'))::int as asked
        from project_crew_item_status s where s.tenant_id = i.tenant_id and s.item_id = i.id) n
      where n.held > i.amount_of_rows or n.held <> i.filled or n.asked <> i.waiting`,
  ),
  doubled: await stage.admin(
    `select s.person_id, s.id, o.id as other from project_crew_item_status s join project_crew_item_status o
      on o.tenant_id = s.tenant_id and o.person_id = s.person_id and o.id > s.id and o.starts < s.ends and o.ends > s.starts
      where s.status in ('confirmed', 'checkedIn', 'checkedOut') and o.status in ('confirmed', 'checkedIn', 'checkedOut')
        and not s.overlap_accepted and not o.overlap_accepted`,
  ),
  astray: await stage.admin(
    `select s.id from project_crew_item_status s join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
      where s.status = 'confirmed' and (s.starts, s.ends) is distinct from (i.starts, i.ends)`,
  ),
})

/** Refusals of a double booking that do not say which entry of the person is in the way. */
export async function unnamed(stage: Stage, done: readonly Done[]): Promise<unknown[]> {
  const known = new Map(
    (
      await stage.admin<{ id: string; person: string }>('select id, person_id as person from project_crew_item_status')
    ).map(({ id, person }) => [id, person]),
  )
  return done.filter(({ answer, about }) => {
    if (codeOf(answer) !== 'alreadyConfirmed') return false
    const { collisions = [] } = answer.body as { collisions?: { id: string; venue: string; starts: string }[] }
    const isTheirs = ({ id, venue, starts }: (typeof collisions)[number]) =>
      venue !== '' && starts !== '' && (about === null || !known.has(id) || known.get(id) === about)
    return collisions.length === 0 || !collisions.every(isTheirs)
  })
}
