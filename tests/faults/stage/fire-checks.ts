import type pg from 'pg'
import { expect } from 'vitest'
import type { z } from 'zod'
import { foldPunches, type PunchKind } from '../../../domain/projectCrewItems/punches.ts'
import type { PunchAnswer } from '../../../openapi/projectCrewItems.ts'
import type { Taken } from '../../support/outside/mail-server.ts'
import { type Batched, batchOf, type CrewMemory } from './crew-day.ts'
import type { Fire } from './fire.ts'
import type { Acknowledged } from './outbox-client.ts'

const rowsOf = async <Row extends pg.QueryResultRow>(admin: pg.Client, text: string, values: unknown[] = []) =>
  (await admin.query<Row>(text, values)).rows

const punchKinds = ['Pre-call', 'Check-in', 'Check-out']
const sorted = <T>(rows: readonly T[]) => rows.map(row => JSON.stringify(row)).toSorted()

interface ToldPunch {
  kind: string
  line: string
  at: number
}

/** A punch by itself, or those of a replay. */
function punchesTold({ what, body, text }: Acknowledged): ToldPunch[] {
  if (punchKinds.includes(what)) {
    const { at, projectCrewItemStatus } = JSON.parse(text) as z.output<typeof PunchAnswer>
    return [{ kind: what, line: projectCrewItemStatus.id, at: Date.parse(at) }]
  }
  if (!what.startsWith(batchOf(''))) return []
  const { entries } = body as { entries: { key: string; caption: string }[] }
  return (JSON.parse(text) as Batched).answers.map(({ key, at }) => ({
    kind: entries.find(entry => entry.key === key)?.caption ?? '',
    line: what.slice(batchOf('').length),
    at: Date.parse(at),
  }))
}

/** Every punch that was acknowledged is there once, as it was acknowledged; and none besides. */
async function expectPunches(admin: pg.Client, acknowledged: readonly Acknowledged[]): Promise<void> {
  const stored = await rowsOf<{ id: string; kind: PunchKind; line: string; at: Date }>(
    admin,
    'select id, kind, status_id as line, true_from as at from punch',
  )
  expect(sorted(stored.map(({ kind, line, at }) => ({ kind, line, at: at.getTime() })))).toEqual(
    sorted(acknowledged.flatMap(punchesTold)),
  )

  const lines = await rowsOf<{ id: string; status: string; pre: Date | null; checkin: Date | null; out: Date | null }>(
    admin,
    `select id, status, pre_call_at as pre, check_in_at as checkin, check_out_at as out from project_crew_item_status
     where id in (select status_id from punch)`,
  )
  const ms = (at: Date | null) => at && at.getTime()
  const folded = lines.map(({ id }) => {
    const own = stored
      .filter(({ line }) => line === id)
      .map(({ id: punch, kind, at }) => ({ id: punch, kind, at: +at }))
    const { status, preCallAt, checkInAt, checkOutAt } = foldPunches('confirmed', own)
    return { id, status, preCallAt, checkInAt, checkOutAt }
  })
  const kept = lines.map(({ id, status, pre, checkin, out }, i) => ({
    id,
    status: status === 'signedOff' ? folded[i]?.status : status,
    preCallAt: ms(pre),
    checkInAt: ms(checkin),
    checkOutAt: ms(out),
  }))
  expect(kept).toEqual(folded)
}

/** Hours and signatures of every crew as its devices were told; whole or not at all. */
async function expectHours(admin: pg.Client, memories: readonly CrewMemory[]): Promise<void> {
  const lines = await rowsOf<{
    crew: string
    id: string
    status: string
    minutes: number | null
    signed: number | null
  }>(
    admin,
    `select s.crew_id as crew, s.id, s.status, s.charged_minutes as minutes, h.chargeable_minutes as signed
     from project_crew_item_status s left join signed_hours h on h.tenant_id = s.tenant_id and h.status_id = s.id`,
  )
  const notes = await rowsOf<{ crew: string; lines: number; signed: boolean; drawn: boolean }>(
    admin,
    `select crew_id as crew, (select count(*)::int from signed_hours h where h.tenant_id = n.tenant_id and h.note_id = n.id) as lines,
       signed_at is not null as signed, signature is not null as drawn from delivery_note n`,
  )
  const told = memories.map(({ crew, confirmed, minutes }) => ({
    crew: crew.id,
    note: confirmed && { lines: confirmed.lines.length, signed: confirmed.signed, drawn: confirmed.signed },
    lines: crew.lines
      .map(({ id }) => {
        const shown = confirmed?.lines.find(line => line.id === id)?.chargeable
        return shown === undefined
          ? { id, signedOff: false, minutes: minutes.get(id) ?? null, signed: null }
          : { id, signedOff: true, minutes: shown, signed: shown }
      })
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  }))
  const stored = memories.map(({ crew }) => {
    const [note, more] = notes.filter(row => row.crew === crew.id)
    if (more) throw new Error(`crew ${crew.id} has two notes`)
    return {
      crew: crew.id,
      note: note ? { lines: note.lines, signed: note.signed, drawn: note.drawn } : null,
      lines: lines
        .filter(row => row.crew === crew.id)
        .map(({ id, status, minutes, signed }) => ({ id, signedOff: status === 'signedOff', minutes, signed }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    }
  })
  expect(stored).toEqual(told)
  expect(notes.length).toBe(memories.filter(({ confirmed }) => confirmed).length)
}

/** Nothing is half there: no claimed key without its answer, no count that is off, no reference to lost bytes. */
async function expectNoHalves(admin: pg.Client): Promise<void> {
  const halves = await rowsOf(
    admin,
    `select 'a key without its answer' as what, key as which from idempotency_key where status is null
     union all select 'signed off without hours', s.id::text from project_crew_item_status s
       where s.status = 'signedOff' and not exists (select from signed_hours h where h.tenant_id = s.tenant_id and h.status_id = s.id)
     union all select 'hours without signed off', h.status_id::text from signed_hours h
       join project_crew_item_status s on s.tenant_id = h.tenant_id and s.id = h.status_id where s.status <> 'signedOff'
     union all select 'a note without hours', n.id::text from delivery_note n
       where not exists (select from signed_hours h where h.tenant_id = n.tenant_id and h.note_id = n.id)
     union all select 'places miscounted', i.id::text from project_crew_item i
       where i.filled <> (select count(*) from project_crew_item_status s where s.tenant_id = i.tenant_id and s.item_id = i.id
         and takes_place(s.status))`,
  )
  expect(halves).toEqual([])
}

/** A replay's answers are kept entry by entry, without the line they made. */
function answersTold({ what, key, status, text }: Acknowledged): [string, number, string][] {
  if (!what.startsWith(batchOf(''))) return [[key, status, text]]
  return (JSON.parse(text) as Batched).answers.map(({ projectCrewItemStatus: _, ...answer }) => [
    answer.key,
    200,
    JSON.stringify(answer),
  ])
}

/** What is kept under every acknowledged key is what its device was told. */
async function expectAnswersKept(admin: pg.Client, acknowledged: readonly Acknowledged[]): Promise<void> {
  const kept = await rowsOf<{ key: string; status: number; body: string }>(
    admin,
    'select key, status, body from idempotency_key',
  )
  expect(sorted(kept.map(({ key, status, body }) => [key, status, body]))).toEqual(
    sorted(acknowledged.flatMap(answersTold)),
  )
}

/** Every mail that was asked for is there once and is sent, queued or unclear; none was received twice. */
async function expectMails(admin: pg.Client, memories: readonly CrewMemory[], taken: readonly Taken[]) {
  const mails = await rowsOf<{ id: string; crew: string; state: string }>(
    admin,
    'select id, crew_id as crew, state from mail where crew_id is not null',
  )
  const told = memories.flatMap(({ crew, mails: asked }) => Array.from({ length: asked }, () => crew.id))
  expect(mails.map(({ crew }) => crew).toSorted()).toEqual(told.toSorted())
  const received = taken.map(({ mail }) => /^<([^@]+)@/.exec(mail.messageId ?? '')?.[1] ?? '')
  expect(received.length, 'a mail was received twice').toBe(new Set(received).size)
  const of = (state: string) => mails.filter(mail => mail.state === state).map(({ id }) => id)
  expect(mails.filter(({ state }) => !['sent', 'queued', 'unclear'].includes(state))).toEqual([])
  expect(
    of('sent').filter(id => !received.includes(id)),
    'sent, but not received',
  ).toEqual([])
  expect(
    of('queued').filter(id => received.includes(id)),
    'queued, but received',
  ).toEqual([])
  return { asked: mails.length, sent: of('sent').length, unclear: of('unclear').length, queued: of('queued').length }
}

/** Everything the devices were told is there once, whole, and as they were told; answers what became of the mails. */
export async function expectAll(admin: pg.Client, { journal, memories }: Fire, taken: readonly Taken[]) {
  await expectPunches(admin, journal.acknowledged)
  await expectHours(admin, memories)
  await expectNoHalves(admin)
  await expectAnswersKept(admin, journal.acknowledged)
  return expectMails(admin, memories, taken)
}
