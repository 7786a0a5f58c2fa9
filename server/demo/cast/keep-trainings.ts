import { type Judged, judged } from '../../../domain/forms/training.ts'
import { form, formAnswer, formQuestion, questionnaire } from '../../database/tables/forms.ts'
import type { Tx } from '../../database/tenant.ts'
import { idOf } from '../random.ts'
import { insertRows } from '../rows.ts'
import type { Agency } from '../tenants.ts'
import { addDays, day } from '../times.ts'
import { type TrainingKey, trainings } from './trainings.ts'

interface Wanted {
  agency: Agency
  crewId: string
  today: string
  now: Date
}

/** How the crew member stands with each. */
const standings: Record<TrainingKey, { daysAgo: number; wrong: number } | { answered: number; dueIn: number }> = {
  fire: { daysAgo: 2, wrong: 1 },
  height: { daysAgo: 730 - 16, wrong: 0 },
  lifting: { answered: 2, dueIn: 34 },
  firstAid: { daysAgo: 76, wrong: 1 },
  forklift: { daysAgo: 3, wrong: 2 },
  loads: { daysAgo: 370, wrong: 0 },
}

/** Trainings of the crew member, once: passed, ending, going on, failed and expired. */
export async function keepTrainings(tx: Tx, { agency, crewId, today, now }: Wanted): Promise<void> {
  const [there] = await tx.raw('select from questionnaire where tenant_id = $1 and training limit 1', [agency.id])
  if (there) return
  for (const [key, { name, minutes, passMark, tries, waitDays, validMonths, questions }] of Object.entries(trainings)) {
    const id = (what: string) => idOf(`demo training ${agency.key} ${key} ${what}`)
    const own = { tenantId: agency.id, questionnaireId: id('itself') }
    const stands = standings[key as TrainingKey]
    const daysAgo = 'daysAgo' in stands ? stands.daysAgo : 3
    const at = new Date(now.getTime() - daysAgo * day)
    await insertRows(tx, questionnaire, [
      {
        ...{ tenantId: agency.id, id: own.questionnaireId, name, createdAt: new Date(now.getTime() - 800 * day) },
        ...{ training: true, minutes, passMark, tries, waitDays, validMonths },
      },
    ])
    const options = (place: number) =>
      questions[place]?.[1].map((caption, option) => ({ id: id(`${place} ${option}`), caption })) ?? []
    const rights = questions.map(([, , right], place): Judged => ({
      id: id(`${place}`),
      rightOptionIds: [id(`${place} ${right}`)],
    }))
    await insertRows(
      tx,
      formQuestion,
      questions.map(([title], place) => ({
        ...{ ...own, id: id(`${place}`), place: place + 1, kind: 'choice' as const, title, label: title, text: null },
        ...{ required: true, options: options(place), minimum: null, maximum: null },
        rightOptionIds: [...(rights[place]?.rightOptionIds ?? [])],
      })),
    )
    const formId = id('form')
    const dueDate = 'dueIn' in stands ? addDays(today, stands.dueIn) : null
    await insertRows(tx, form, [{ ...own, id: formId, personId: crewId, dueDate, createdAt: at }])
    const said = questions.slice(0, 'answered' in stands ? stands.answered : undefined).map(([, all, right], place) => {
      const option = 'wrong' in stands && place < stands.wrong ? (right + 1) % all.length : right
      return { questionId: id(`${place}`), text: null, optionIds: [id(`${place} ${option}`)], signature: null }
    })
    await insertRows(
      tx,
      formAnswer,
      said.map((answer, place) => ({
        ...{ ...answer, tenantId: agency.id, id: id(`answer ${place}`), formId, count: 1, answeredAt: at },
      })),
    )
    if (!('daysAgo' in stands)) continue
    const { result, wrong } = judged(rights, said, { passMark, validMonths }, addDays(today, -daysAgo))
    await tx.raw('update form set handed_in_at = $3, result = $4 where tenant_id = $1 and id = $2', [
      ...[agency.id, formId, at],
      JSON.stringify({ ...result, wrong }),
    ])
  }
}
