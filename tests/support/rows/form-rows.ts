import { form, formAnswer, formQuestion, questionnaire } from '../../../server/database/tables/forms.ts'
import type { Tx } from '../../../server/database/tenant.ts'
import { drawn } from '../calls.ts'
import type { Ids } from '../world/ids.ts'

const createdAt = new Date('2026-06-08T08:00:00Z')

/** A form about safety for the member, of which one question was answered, and one for the stranger. */
export async function insertForms(tx: Tx, world: Ids): Promise<void> {
  const { id: tenantId, forms, questionnaires, formQuestions, formOptions, persons } = world
  for (const which of ['main', 'other'] as const) {
    const own = { tenantId, questionnaireId: questionnaires[which] }
    const [first, second] = formOptions[which].map((id, at) => ({ id, caption: ['Yes', 'No'][at] ?? '' }))
    const options = first && second ? [first, second] : []
    await tx.insert(questionnaire).values({ tenantId, id: questionnaires[which], name: `Safety ${which}`, createdAt })
    const question = (name: keyof typeof formQuestions.main, kind: typeof formQuestion.$inferInsert.kind) => ({
      ...{ ...own, id: formQuestions[which][name], kind, title: `Which ${name}?`, label: name, text: null },
      ...{ required: true, options: kind.startsWith('choice') ? options : [], minimum: null, maximum: null },
    })
    await tx
      .insert(formQuestion)
      .values(
        [
          { ...question('information', 'information'), required: false, text: 'Read this first.' },
          question('choice', 'choice'),
          { ...question('choices', 'choices'), required: false },
          { ...question('number', 'number'), minimum: 1, maximum: 60 },
          { ...question('date', 'date'), required: false },
          { ...question('text', 'text'), required: false },
          { ...question('photo', 'photo'), required: false },
          question('signature', 'signature'),
        ].map((one, at) => ({ ...one, place: at + 1 })),
      )
    const personId = which === 'main' ? persons.member : persons.stranger
    await tx.insert(form).values({ ...own, id: forms[which], personId, dueDate: '2026-06-30', createdAt })
    await tx.insert(formAnswer).values({
      ...{ tenantId, id: crypto.randomUUID(), formId: forms[which], questionId: formQuestions[which].text },
      ...{ text: 'Something', optionIds: [], signature: null, count: 1, answeredAt: createdAt },
    })
  }
  for (const which of ['made', 'gone'] as const) {
    const own = { tenantId, questionnaireId: questionnaires[which] }
    await tx.insert(questionnaire).values({ tenantId, id: questionnaires[which], name: `Made ${which}`, createdAt })
    await tx.insert(formQuestion).values({
      ...{ ...own, id: crypto.randomUUID(), place: 1, kind: 'text' as const, title: 'How was it?', label: 'How' },
      ...{ text: null, required: false, options: [], minimum: null, maximum: null },
    })
  }
}

type Admin = (sql: string, values?: unknown[]) => Promise<unknown>
/** With an answer to whatever wants one, and not handed in, whatever was done with it. */
export async function restoreForms(
  admin: Admin,
  {
    id,
    forms,
    formQuestions,
    formOptions,
    questionnaires,
    formAnswerFiles,
  }: Pick<Ids, 'id' | 'forms' | 'formQuestions' | 'formOptions' | 'questionnaires' | 'formAnswerFiles'>,
): Promise<void> {
  const { choice, number, signature } = formQuestions.main
  await admin('alter table form_paper disable trigger user')
  await admin('delete from form_paper where tenant_id = $1', [id])
  await admin('alter table form_paper enable trigger user')
  await admin('alter table form disable trigger user')
  await admin('update form set handed_in_at = null where tenant_id = $1 and id = $2', [id, forms.main])
  await admin('alter table form enable trigger user')
  await admin('delete from form_answer_file where tenant_id = $1 and id = $2', [id, formAnswerFiles.next])
  await admin('delete from form where tenant_id = $1 and questionnaire_id = $2', [id, questionnaires.made])
  await admin('update questionnaire set revision = 0, deleted_at = null where tenant_id = $1', [id])
  await admin(
    `insert into form_answer (tenant_id, id, form_id, question_id, text, option_ids, signature, count, answered_at)
      values ($1, gen_random_uuid(), $2, $3, null, array[$6]::uuid[], null, 1, now()),
        ($1, gen_random_uuid(), $2, $4, '12', '{}', null, 1, now()),
        ($1, gen_random_uuid(), $2, $5, null, '{}', $7, 1, now())
      on conflict (tenant_id, form_id, question_id) do update set text = excluded.text,
        option_ids = excluded.option_ids, signature = excluded.signature`,
    [id, forms.main, choice, number, signature, formOptions.main[0], JSON.stringify(drawn)],
  )
}
