import { useState } from 'react'
import { wrongQuestion } from '../../../domain/forms/questionnaire.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { loadable } from '../shared/loadable.ts'
import { useCommand } from '../shared/useCommand.ts'
import { HandOutDialog } from './HandOutDialog.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { QuestionnaireDialog } from './QuestionnaireDialog.tsx'
import { QuestionnairesView } from './QuestionnairesView.tsx'
import { type Question, type Questionnaire, asNew, moved, said } from './questionnaires.types.ts'

type Opened =
  | { kind: 'new' }
  | { kind: 'change'; of: Questionnaire }
  | { kind: 'question'; of: Questionnaire; question: Question | null }
  | { kind: 'handOut'; of: Questionnaire }
  | null

/** What the agency asks: forms, trainings and security checks, made and handed out. */
export default function QuestionnairesScreen() {
  const { t } = useWords()
  const { user } = useSession()
  const { asked, change } = useListAddress()
  const [opened, setOpened] = useState<Opened>(null)
  const reads = mayCall(user, 'listQuestionnaires')
  const makes = mayCall(user, 'createQuestionnaire')
  const list = $api.useQuery('get', '/api/v1/questionnaires', { params: { query: wholeList } }, { enabled: reads })
  const chosen = list.data?.items.find(({ id }) => id === asked.get('open'))
  const shown = chosen ?? list.data?.items[0]
  const one = $api.useQuery(
    'get',
    '/api/v1/questionnaires/{id}',
    { params: { path: { id: shown?.id ?? '' } } },
    { enabled: shown !== undefined },
  )
  const alter = useCommand('post', '/api/v1/questionnaires/{id}')
  const remove = useCommand('delete', '/api/v1/questionnaires/{id}')
  const restore = useCommand('post', '/api/v1/questionnaires/{id}/restore')
  const close = () => setOpened(null)
  const open = (id: string | null) => change({ open: id })

  const keep = (of: Questionnaire, questions: Parameters<typeof said>[1], done?: string, undo?: () => void) =>
    void alter.give(
      { params: { path: { id: of.id } }, body: said(of, questions) },
      { ...(done === undefined ? {} : { done }), ...(undo ? { undo: () => undo } : {}) },
    )
  const onMove = (of: Questionnaire, at: number, by: 1 | -1) => keep(of, moved(of.questions, at, by))
  const onRemoveQuestion = (of: Questionnaire, question: Question) => {
    const rest = of.questions.filter(({ id }) => id !== question.id)
    const at = of.questions.indexOf(question)
    const back = () =>
      keep({ ...of, revision: of.revision + 1 }, [...rest.slice(0, at), asNew(question), ...rest.slice(at)])
    keep(of, rest, t('questionnaires.questionRemoved', { name: question.label }), back)
  }
  const onRemove = (of: Questionnaire) =>
    void remove.give(
      { params: { path: { id: of.id } } },
      {
        done: t('questionnaires.removed', { name: of.name }),
        undo: () => () => void restore.give({ params: { path: { id: of.id } } }),
        then: () => open(null),
      },
    )
  return (
    <>
      <QuestionnairesView
        state={reads ? loadable([list], list.data && { items: list.data.items, shown }) : { kind: 'refused' }}
        one={loadable([one], one.data)}
        chosen={chosen !== undefined}
        onChoose={open}
        busy={alter.busy || remove.busy}
        acts={
          makes
            ? {
                onAdd: () => setOpened({ kind: 'new' }),
                onChange: of => setOpened({ kind: 'change', of }),
                onRemove,
                onHandOut: of => setOpened({ kind: 'handOut', of }),
                onQuestion: (of, question) => setOpened({ kind: 'question', of, question }),
                onRemoveQuestion,
                onMove,
                mayMove: (of, at, by) => {
                  const after = moved(of.questions, at, by)
                  return (
                    at + by >= 0 && at + by < after.length && after.every((_, n) => !wrongQuestion(of.use, after, n))
                  )
                },
              }
            : undefined
        }
      />
      {opened?.kind === 'new' ? <QuestionnaireDialog of={null} onDone={open} onClose={close} /> : null}
      {opened?.kind === 'change' ? <QuestionnaireDialog of={opened.of} onDone={open} onClose={close} /> : null}
      {opened?.kind === 'question' ? (
        <QuestionDialog of={opened.of} question={opened.question} onClose={close} />
      ) : null}
      {opened?.kind === 'handOut' ? <HandOutDialog of={opened.of} onClose={close} /> : null}
    </>
  )
}
