import { form, formQuestion, questionnaire } from '../../database/tables/forms.ts'
import type { Tx } from '../../database/tenant.ts'
import { idOf } from '../random.ts'
import { insertRows } from '../rows.ts'
import type { Agency } from '../tenants.ts'
import { addDays, day } from '../times.ts'

interface Wanted {
  agency: Agency
  today: string
  now: Date
}

type Asked = Pick<typeof formQuestion.$inferInsert, 'kind' | 'title' | 'label'> & {
  text?: string
  optional?: true
  options?: readonly string[]
  between?: readonly [number, number]
}

const questions: readonly Asked[] = [
  {
    kind: 'information',
    title: 'Once a year, before you go on site',
    label: 'To read',
    text: 'Helmet and safety shoes from the gate on.\nNobody stands below a load.\nWhat looks wrong is said to the crew chief at once.',
    optional: true,
  },
  {
    kind: 'choice',
    title: 'Do you have safety shoes of your own?',
    label: 'Safety shoes',
    options: ['Yes, S3', 'Yes, but they are worn', 'No'],
  },
  {
    kind: 'choices',
    title: 'What else do you bring along?',
    label: 'Brings along',
    options: ['Helmet', 'Gloves', 'Harness', 'Hearing protection'],
    optional: true,
  },
  {
    kind: 'number',
    title: 'For how many years have you worked on sites?',
    label: 'Years on sites',
    between: [0, 60],
  },
  { kind: 'date', title: 'When was your last first aid course?', label: 'First aid course', optional: true },
  {
    kind: 'text',
    title: 'What would make your work safer?',
    label: 'Would be safer',
    optional: true,
  },
  {
    kind: 'photo',
    title: 'A photo of your safety shoes, if you have some',
    label: 'Photo of the shoes',
    optional: true,
  },
  { kind: 'signature', title: 'You sign that you read and understood it', label: 'Signature' },
]

/** The yearly form about safety, for the crew member and the chief: once a year, and open until it is handed in. */
export async function keepForms(tx: Tx, { agency, today, now }: Wanted): Promise<void> {
  const due = addDays(today, 14)
  const own = { tenantId: agency.id, questionnaireId: idOf(`demo questionnaire ${agency.key}`) }
  await tx.raw('update form set due_date = $2 where tenant_id = $1 and handed_in_at is null and due_date < $3', [
    agency.id,
    due,
    today,
  ])
  const people = await tx.raw<{ personId: string }>(
    `select g.person_id as "personId" from login g where g.tenant_id = $1 and g.login = any($2)
      and not exists (select from form f where f.tenant_id = g.tenant_id and f.person_id = g.person_id and f.questionnaire_id = $4
        and (f.handed_in_at is null or f.handed_in_at > $3)) order by g.login`,
    [
      agency.id,
      ['crew', 'chief'].map(role => `${role}@${agency.mailDomain}`),
      new Date(now.getTime() - 365 * day),
      own.questionnaireId,
    ],
  )
  if (people.length === 0) return
  const [there] = await tx.raw('select from questionnaire where tenant_id = $1 and id = $2', [
    own.tenantId,
    own.questionnaireId,
  ])
  if (!there) {
    await insertRows(tx, questionnaire, [
      { tenantId: agency.id, id: own.questionnaireId, name: 'Safety on site', createdAt: now },
    ])
    await insertRows(
      tx,
      formQuestion,
      questions.map(({ kind, title, label, text, optional, options = [], between }, at) => ({
        ...{ ...own, id: idOf(`demo question ${agency.key} ${at}`), place: at + 1, kind, title, label },
        ...{ text: text ?? null, required: optional === undefined },
        options: options.map((caption, place) => ({ id: idOf(`demo option ${agency.key} ${at} ${place}`), caption })),
        ...{ minimum: between?.[0] ?? null, maximum: between?.[1] ?? null },
      })),
    )
  }
  await insertRows(
    tx,
    form,
    people.map(({ personId }) => ({
      ...{ ...own, id: idOf(`demo form ${personId} ${today}`), personId, dueDate: due, createdAt: now },
    })),
  )
}
