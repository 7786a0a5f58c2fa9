import type { Drawn } from '../../../server/database/tables/deliveryNotes.ts'
import {
  formQuestion,
  questionnaire,
  securityCheck,
  securityCheckAnswer,
  securityCheckSignature,
} from '../../../server/database/tables/forms.ts'
import type { Tx } from '../../../server/database/tenant.ts'
import type { Ids } from '../world/ids.ts'

type Which = Pick<Ids, 'checkForms'>
/** Of the main crew: today's, of which nobody has said anything, and yesterday's, which only wants its end. */
export const todaysCheck = ({ checkForms }: Which) => ({ formId: checkForms.main, date: '2026-06-10', shift: 1 })
export const pastCheck = ({ checkForms }: Which) => ({ formId: checkForms.main, date: '2026-06-09', shift: 1 })

const signature: Drawn = {
  ratio: 3,
  strokes: [
    [
      [100, 200],
      [400, 120],
      [800, 240],
    ],
  ],
}
const said = new Date('2026-06-09T06:50:00Z')

/** One list of what is looked at, and yesterday's check of the main crew. */
export async function insertSecurityChecks(tx: Tx, world: Ids): Promise<void> {
  const { id: tenantId, key, checkForms, checkQuestions } = world
  await tx
    .insert(questionnaire)
    .values({ tenantId, id: checkForms.main, name: `Site check ${key}`, use: 'securityCheck', createdAt: said })
  await tx.insert(formQuestion).values(
    Object.entries(checkQuestions.main).map(([name, id], at) => ({
      ...{ tenantId, id, questionnaireId: checkForms.main, place: at + 1, kind: 'check' as const },
      ...{ title: `Are ${name} safe?`, label: name, text: `All ${name}`, required: name !== 'lifts', options: [] },
    })),
  )
  await insertPast(tx, world)
  await insertOther(tx, world)
}

/** Of the crew that nobody of the main one knows. */
async function insertOther(tx: Tx, { id: tenantId, crews, securityChecks, checkForms }: Ids) {
  const { formId: questionnaireId, date, shift } = pastCheck({ checkForms })
  const own = { tenantId, id: securityChecks.other, crewId: crews.other, questionnaireId }
  await tx.insert(securityCheck).values({ ...own, date, shift, createdAt: said })
}

async function insertPast(tx: Tx, { id: tenantId, crews, securityChecks, checkQuestions, persons, checkForms }: Ids) {
  const checkId = securityChecks.main
  const { formId: questionnaireId, date, shift } = pastCheck({ checkForms })
  await tx
    .insert(securityCheck)
    .values({ tenantId, id: checkId, crewId: crews.main, questionnaireId, date, shift, createdAt: said })
  await tx.insert(securityCheckAnswer).values(
    (['exits', 'railings'] as const).map(name => ({
      ...{ tenantId, id: crypto.randomUUID(), checkId, questionId: checkQuestions.main[name] },
      ...{ finding: name === 'exits' ? ('ok' as const) : ('defect' as const) },
      ...{ text: name === 'exits' ? null : 'Loose, closed off', answeredAt: said, answeredById: persons.chief },
    })),
  )
  await tx.insert(securityCheckSignature).values(
    (['chief', 'member'] as const).map(name => ({
      ...{ tenantId, id: crypto.randomUUID(), checkId, personId: persons[name], signature },
      ...{ signedAt: said, recordedById: persons.chief },
    })),
  )
}

type Admin = (sql: string, values?: unknown[]) => Promise<unknown>
/** As they were at first, whatever was said, signed or finished. */
export async function restoreSecurityChecks(admin: Admin, { id, securityChecks }: Pick<Ids, 'id' | 'securityChecks'>) {
  const parts = ['security_check_answer', 'security_check_signature'] as const
  const tables = [...parts, 'security_check_paper', 'security_check']
  for (const table of tables) await admin(`alter table ${table} disable trigger user`)
  await admin('delete from security_check_paper where tenant_id = $1', [id])
  for (const table of parts)
    await admin(`delete from ${table} where tenant_id = $1 and check_id <> $2`, [id, securityChecks.main])
  await admin('delete from security_check where tenant_id = $1 and id not in ($2, $3)', [
    ...[id, securityChecks.main, securityChecks.other],
  ])
  await admin('update security_check set finished_at = null, finished_by_id = null where id = $1', [
    securityChecks.main,
  ])
  for (const table of tables) await admin(`alter table ${table} enable trigger user`)
}

/** Nothing was handed over. */
export async function restoreSheets(admin: Admin): Promise<void> {
  await admin('alter table crew_chief_sheet disable trigger user')
  await admin('delete from crew_chief_sheet')
  await admin('alter table crew_chief_sheet enable trigger user')
}
