import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { formerEntryNames, type PunchBatch, type PunchBatchAnswer } from '../../openapi/punches.ts'
import { type Refused, attempt } from '../attempt.ts'
import type { Context } from '../context.ts'
import { type BatchLine, type Entry, leadsLine, lineOf, lockLines } from '../projectCrewItems/batch-lines.ts'
import { PinTries } from './kiosk-pins.ts'
import {
  type MadePunch,
  mustBeAllowed,
  mustBePossible,
  mustTakeBack,
  newPunch,
  outcomeOf,
} from '../projectCrewItems/new-punch.ts'
import { type FoldedJob, foldJob, foldedUpdates, forgottenPlaces, punchRows } from '../projectCrewItems/punched-job.ts'
import { type StatusRow, itemStatus, statusRows } from '../projectCrewItems/status.queries.ts'
import { trueTime } from '../projectCrewItems/true-time.ts'

type Batch = z.output<typeof PunchBatch>
type Answer = z.input<typeof PunchBatchAnswer>['answers'][number]
type EntryProblem = NonNullable<Answer['problem']>

interface Done extends MadePunch {
  entry: Entry
  line: BatchLine
  exact: boolean
}

const formerNames = new Map<string, string>(Object.entries(formerEntryNames).map(([former, now]) => [now, former]))

/**
 * Sealing is never twice the same, and `replayed` says how it is sent: neither makes another entry of it. Fingerprints
 * are kept under the former names: an entry whose answer was lost before an update is the same after it.
 */
const fingerprintOf = ({ key: _, pin: __, replayed: ___, ...entry }: Entry): string => {
  const told = Object.entries(entry).map(([name, value]): [string, unknown] => [formerNames.get(name) ?? name, value])
  return createHash('sha256')
    .update(JSON.stringify(Object.fromEntries(told)))
    .digest('base64url')
}

/** Whose keys they are: a tablet that becomes a kiosk of the same crew again goes on where it was. */
const ownerOf = ({ who }: Context) => who.personId ?? who.subjectId ?? who.sessionId

const refusedAnswer = (key: string, { problem, details }: Refused<EntryProblem>): Answer => ({
  key,
  outcome: 'refused',
  problem,
  ...(Object.keys(details).length ? { details } : {}),
})
const keyReused = (key: string) => refusedAnswer(key, { problem: 'idempotencyKeyReused', details: {} })

/**
 * Replays an outbox. Each entry is done once, by its own key, and answered by itself: a refused one holds up no other
 * and may be sent again. As many queries for a hundred entries as for one. Decisions 18, 21, 25.
 */
export async function sendPunches(ctx: Context, batch: Batch): Promise<z.input<typeof PunchBatchAnswer>> {
  const firsts = new Map<string, Entry>()
  for (const entry of batch.entries) if (!firsts.has(entry.key)) firsts.set(entry.key, entry)
  const unique = [...firsts.values()]
  const known = await claimKeys(ctx, unique)
  const fresh = unique.filter(({ key }) => !known.has(key))
  const answers = new Map(known)
  const lines = fresh.length ? await lockLines(ctx, fresh) : new Map<string, BatchLine>()
  const tries = new PinTries(ctx)
  await tries.read(fresh)

  const timed = fresh
    .map(entry => ({ entry, time: trueTime(ctx.now, { ...entry, sent: batch.sent }) }))
    .sort((a, b) => a.time.from - b.time.from)
  const done: Done[] = []
  for (const { entry, time } of timed) {
    const punched = attempt(ctx, (within: Context<EntryProblem>) => punch(within, entry, time, lines, tries))
    if ('done' in punched) done.push(punched.done)
    else answers.set(entry.key, refusedAnswer(entry.key, punched.refused))
  }
  const folds = new Map<BatchLine, FoldedJob>(
    [...new Set(done.map(({ line }) => line))].map(line => [line, foldJob(line, line.punches)]),
  )
  const told = done.map(({ entry, line, punch, exact }): Answer => {
    const folded = folds.get(line)
    return {
      key: entry.key,
      outcome: folded ? outcomeOf(punch, folded) : 'accepted',
      at: punch.trueFrom,
      exact,
      outside: punch.outside,
    }
  })
  const written = await store(ctx, batch, {
    done,
    folds,
    told,
    tries,
    refused: fresh.filter(({ key }) => answers.has(key)),
  })
  for (const answer of told) answers.set(answer.key, answer)
  if (ctx.who.kind === 'user')
    for (const { entry, line } of done) {
      const row = written.find(({ id }) => id === line.id)
      const answer = answers.get(entry.key)
      if (row && answer)
        answers.set(entry.key, { ...answer, projectCrewItemStatus: itemStatus(ctx, row, line.punches) })
    }
  return {
    answers: batch.entries.map(entry => {
      const { key } = entry
      const first = firsts.get(key)
      if (first && first !== entry && fingerprintOf(first) !== fingerprintOf(entry)) return keyReused(key)
      return answers.get(key) ?? refusedAnswer(key, { problem: 'internal', details: {} })
    }),
  }
}

/** One punch onto its line, as far as the line goes without the database. */
function punch(
  ctx: Context<EntryProblem>,
  entry: Entry,
  time: ReturnType<typeof trueTime>,
  lines: ReadonlyMap<string, BatchLine>,
  tries: PinTries,
): Done {
  const line = lineOf(ctx, entry, lines)
  const sender = { key: entry.key, leads: ctx.who.kind !== 'kiosk' && leadsLine(ctx, line) }
  mustBePossible(ctx, line, entry, sender)
  if (!entry.replayed) mustBeAllowed(ctx, line, entry, time.from)
  // Whoever stands at the tablet takes back what was just tapped: a PIN is asked for punches.
  const pin = entry.retracts === undefined ? tries.judge(ctx.refuse, entry, line) : null
  const made = newPunch(ctx, line, entry, time, sender, line.kiosk && { ...line.kiosk, pin })
  mustTakeBack(ctx.refuse, line, made.punch)
  line.punches.push(made.punch)
  const folded = foldJob(line, line.punches)
  line.checkInAt = folded.checkInAt === null ? null : new Date(folded.checkInAt).toISOString()
  line.status = folded.status
  return { ...made, entry, line, exact: made.punch.exact }
}

/** Claims every key inside the transaction, and answers what is known of those that were used before. */
async function claimKeys(ctx: Context, entries: readonly Entry[]): Promise<Map<string, Answer>> {
  if (!entries.length) return new Map()
  const { tenant, tx, now } = ctx
  const owner = ownerOf(ctx)
  const prints = new Map(entries.map(entry => [entry.key, fingerprintOf(entry)]))
  const keys = JSON.stringify([...prints].map(([key, fingerprint]) => ({ key, fingerprint })))
  const { rows: claimed } = await tx.execute<{ key: string }>(sql`
    insert into idempotency_key (tenant_id, owner, key, fingerprint, created_at)
    select ${tenant.id}::uuid, ${owner}::uuid, n.key, n.fingerprint, ${now}::timestamptz
    from jsonb_to_recordset(${keys}::jsonb) as n (key text, fingerprint text) order by n.key
    on conflict do nothing returning key`)
  if (claimed.length === entries.length) return new Map()
  const mine = new Set(claimed.map(({ key }) => key))
  const { rows } = await tx.execute<{ key: string; fingerprint: string; body: string | null }>(sql`
    select i.key, i.fingerprint, i.body from jsonb_to_recordset(${keys}::jsonb) as n (key text)
    join idempotency_key i on i.tenant_id = ${tenant.id} and i.owner = ${owner} and i.key = n.key`)
  return new Map(
    rows
      .filter(({ key }) => !mine.has(key))
      .map(({ key, fingerprint, body }) => [
        key,
        fingerprint === prints.get(key) && body ? (JSON.parse(body) as Answer) : keyReused(key),
      ]),
  )
}

interface Outcome {
  done: readonly Done[]
  folds: ReadonlyMap<BatchLine, FoldedJob>
  told: readonly Answer[]
  tries: PinTries
  refused: readonly Entry[]
}

/** Punches, lines, answers, released keys, counted PINs and the kiosk's heartbeat: one statement. */
async function store(ctx: Context, batch: Batch, outcome: Outcome): Promise<StatusRow[]> {
  const { tenant, tx, who, now } = ctx
  const mine = sql`tenant_id = ${tenant.id} and owner = ${ownerOf(ctx)}`
  const bodies = JSON.stringify(outcome.told.map(answer => ({ key: answer.key, body: JSON.stringify(answer) })))
  const released = JSON.stringify(outcome.refused.map(({ key }) => key))
  const leaving = who.kind === 'kiosk' && batch.leaving === true
  const made = outcome.done.map(({ row }) => row)
  const { rows } = await tx.execute<StatusRow>(
    statusRows(sql`with stored as (${punchRows(ctx, made)}), forgotten as (${forgottenPlaces(ctx, made)}),
      answered as (update idempotency_key set status = 200, body = n.body
        from jsonb_to_recordset(${bodies}::jsonb) as n (key text, body text)
        where ${mine} and idempotency_key.key = n.key),
      released as (delete from idempotency_key where ${mine}
        and key in (select k from jsonb_array_elements_text(${released}::jsonb) as k)),
      tried as (update login_attempt a set failures = n.failures
        from jsonb_to_recordset(${JSON.stringify(outcome.tries.changes())}::jsonb) as n (key text, failures int)
        where a.tenant_id = ${tenant.id} and a.key = n.key),
      heard as (update kiosk set last_seen_at = ${now}, waiting = coalesce(${batch.waiting ?? null}::int, waiting),
          ended_at = case when ${leaving} then coalesce(ended_at, ${now}::timestamptz) else ended_at end
        where tenant_id = ${tenant.id} and login_id = ${who.loginId}),
      left_now as (update session set revoked_at = ${now} where ${leaving} and tenant_id = ${tenant.id}
        and id = ${who.sessionId} and revoked_at is null),
      found as (${foldedUpdates(
        ctx,
        [...outcome.folds].map(([job, folded]) => ({ job, folded })),
      )})`),
  )
  return rows
}
