import { shiftsOf } from '../../../domain/securityChecks/shifts.ts'
import type { Drawn } from '../../database/tables/deliveryNotes.ts'
import {
  formQuestion,
  questionnaire,
  securityCheck,
  securityCheckAnswer,
  securityCheckSignature,
} from '../../database/tables/forms.ts'
import type { Tx } from '../../database/tenant.ts'
import { millis } from '../../wire.ts'
import { idOf, randomFrom } from '../random.ts'
import { insertRows } from '../rows.ts'
import type { Agency } from '../tenants.ts'
import { minute } from '../times.ts'

interface Wanted {
  agency: Agency
  chiefId: string
  now: Date
}

/** What is looked at before every shift, and what was found the last time; a defect says what was done. */
const questions = [
  ['Escape routes free', 'Stairs, doors and corridors, up to the street', null],
  ['Helmet, shoes, gloves', 'On everybody who is there', null],
  ['Harness and tool ties', 'Of whoever works above 2 m', null],
  ['Railings', 'At every edge, firm to the hand', 'Level 12 loose, closed off'],
  ['First aid box', 'Full, and everybody knows where', null],
  ['Power boards', 'Tested, cables taped down', 'All tested, a spare at board 3'],
  ['Fork-lift', 'Before its first use: forks, brakes, horn', null],
] as const

type Item = { id: string; date: string; starts: string; ends: string }
type Signer = { personId: string; name: string }

/** The list every crew goes through before its shift, and one check of the demo's chief that was finished. */
export async function keepSecurityChecks(tx: Tx, { agency, chiefId, now }: Wanted): Promise<void> {
  const id = (what: string) => idOf(`demo security check ${agency.key} ${what}`)
  const own = { tenantId: agency.id, questionnaireId: id('list') }
  const [there] = await tx.raw('select from questionnaire where tenant_id = $1 and id = $2', [
    ...[own.tenantId, own.questionnaireId],
  ])
  if (there) return
  await insertRows(tx, questionnaire, [
    {
      ...{ tenantId: agency.id, id: own.questionnaireId, name: 'Site check' },
      ...{ use: 'securityCheck' as const, createdAt: now },
    },
  ])
  await insertRows(
    tx,
    formQuestion,
    questions.map(([title, text], at) => ({
      ...{ ...own, id: id(`question ${at}`), place: at + 1, kind: 'check' as const, title, label: title, text },
      ...{ required: true, options: [], minimum: null, maximum: null },
    })),
  )
  const [crew] = await tx.raw<{ id: string }>(
    `select id from project_crew where tenant_id = $1 and chief_id = $2 and ends <= $3 order by ends desc, id limit 1`,
    [agency.id, chiefId, now],
  )
  if (!crew) return
  const items = await tx.raw<Item>(
    `select id, start_date::text as date, starts, ends from project_crew_item where tenant_id = $1 and crew_id = $2
      and start_date = (select min(start_date) from project_crew_item where tenant_id = $1 and crew_id = $2)`,
    [agency.id, crew.id],
  )
  const [shift] = shiftsOf(items.map(item => ({ ...item, starts: millis(item.starts), ends: millis(item.ends) })))
  const people = await tx.raw<Signer>(
    `select distinct s.person_id as "personId", w.first_name as name from project_crew_item_status s
      join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
      where s.tenant_id = $1 and s.item_id = any($2::uuid[]) and s.status in ('checkedOut', 'signedOff')
      order by w.first_name, s.person_id`,
    [agency.id, shift?.map(item => item.id)],
  )
  const [first] = shift ?? []
  if (!first) return
  const signers = [{ personId: chiefId, name: '' }, ...people.filter(({ personId }) => personId !== chiefId)]
  const checkId = id('finished')
  const begun = first.starts - 25 * minute
  const at = (minutes: number) => new Date(begun + minutes * minute)
  await insertRows(tx, securityCheck, [
    { ...own, id: checkId, crewId: crew.id, date: first.date, shift: 1, createdAt: at(0) },
  ])
  await insertRows(
    tx,
    securityCheckAnswer,
    questions.map(([title, , found], place) => ({
      ...{ tenantId: agency.id, id: id(`answer ${place}`), checkId, questionId: id(`question ${place}`) },
      ...{ finding: title === 'Railings' ? ('defect' as const) : ('ok' as const), text: found },
      ...{ answeredAt: at(place), answeredById: chiefId },
    })),
  )
  const last = signers.length > 2 ? signers.length - 1 : -1
  const sign = (among: readonly Signer[], after: number) =>
    insertRows(
      tx,
      securityCheckSignature,
      among.map(({ personId }, place) => ({
        ...{ tenantId: agency.id, id: id(`signature ${personId}`), checkId, personId },
        ...{ signature: drawnBy(personId), signedAt: at(after + place / 2), recordedById: chiefId },
      })),
    )
  await sign(
    signers.filter((_, place) => place !== last),
    8,
  )
  const finishedAt = at(10 + signers.length / 2)
  await tx.raw('update security_check set finished_at = $3, finished_by_id = $4 where tenant_id = $1 and id = $2', [
    ...[agency.id, checkId, finishedAt, chiefId],
  ])
  // Who came late signed afterwards.
  await sign(
    signers.filter((_, place) => place === last),
    40,
  )
}

/** A hand of their own for everybody. */
function drawnBy(personId: string): Drawn {
  const random = randomFrom(`signature ${personId}`)
  const letters = random.between(5, 9)
  const line = Array.from({ length: letters }, (_, at): [number, number] => [
    Math.round(90 + (at * 760) / letters + random.between(-25, 25)),
    at % 2 === 0 ? random.between(290, 340) : random.between(90, 230),
  ])
  return { ratio: 2, strokes: [[...line, [random.between(860, 930), random.between(250, 300)]]] }
}
