import { useState } from 'react'
import { wrongQuestion, wrongRule } from '../../../domain/forms/questionnaire.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { lazily } from '../../ui/lazily.tsx'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { loadable } from '../shared/loadable.ts'
import { useCommand } from '../shared/useCommand.ts'
import { QuestionDialog } from './QuestionDialog.tsx'
import { QuestionnaireDialog } from './QuestionnaireDialog.tsx'
import { QuestionnairesView } from './QuestionnairesView.tsx'
import { useAlter } from './useAlter.ts'
import { useBringBack } from './useBringBack.ts'
import { type Question, type Questionnaire, moved, said } from './questionnaires.types.ts'

const HandOutDialog = lazily(
  () => import('./HandOutDialog.tsx').then(all => all.HandOutDialog),
  () => null,
)

type Opened =
  { kind: 'new' } | { kind: 'change' } | { kind: 'question'; question: Question | null } | { kind: 'handOut' } | null

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
  const alter = useAlter()
  const remove = useCommand('delete', '/api/v1/questionnaires/{id}')
  const restore = useCommand('post', '/api/v1/questionnaires/{id}/restore')
  const bringBack = useBringBack()
  const close = () => setOpened(null)
  const of = one.data
  const open = (id: string | null) => change({ open: id })

  const keep = (it: Questionnaire, questions: Parameters<typeof said>[1], done?: string, undo?: () => void) =>
    void alter.give(
      { params: { path: { id: it.id } }, body: said(it, questions) },
      {
        ...(done === undefined ? {} : { done }),
        ...(undo ? { undo: () => undo } : {}),
      },
    )
  const onMove = (it: Questionnaire, at: number, by: 1 | -1) => keep(it, moved(it.questions, at, by))
  const onRemoveQuestion = (it: Questionnaire, question: Question) => {
    const rest = it.questions.filter(({ id }) => id !== question.id)
    const at = it.questions.indexOf(question)
    keep(
      it,
      rest,
      t('questionnaires.questionRemoved', { name: question.label }),
      () => void bringBack(it.id, at, question),
    )
  }
  const onRemove = (it: Questionnaire) =>
    void remove.give(
      { params: { path: { id: it.id } } },
      {
        done: t('questionnaires.removed', { name: it.name }),
        undo: () => () => void restore.give({ params: { path: { id: it.id } } }),
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
                onChange: () => setOpened({ kind: 'change' }),
                onRemove,
                onHandOut: () => setOpened({ kind: 'handOut' }),
                onQuestion: (_, question) => setOpened({ kind: 'question', question }),
                onRemoveQuestion,
                onMove,
                mayMove: (it, at, by) => {
                  const after = moved(it.questions, at, by)
                  return (
                    at + by >= 0 && at + by < after.length && after.every((_, n) => !wrongQuestion(it.use, after, n))
                  )
                },
                mayRemove: (it, question) =>
                  it.handedOut === 0 ||
                  wrongRule(
                    it.use,
                    it.rule,
                    it.questions.filter(({ id }) => id !== question.id),
                  ) === null,
              }
            : undefined
        }
      />
      {opened?.kind === 'new' ? <QuestionnaireDialog of={null} onDone={open} onClose={close} /> : null}
      {/* As it is by now: what another has said since is no reason to lose what was typed. */}
      {opened?.kind === 'change' && of ? <QuestionnaireDialog of={of} onDone={open} onClose={close} /> : null}
      {opened?.kind === 'question' && of ? <QuestionDialog of={of} question={opened.question} onClose={close} /> : null}
      {opened?.kind === 'handOut' && of ? <HandOutDialog of={of} onClose={close} /> : null}
    </>
  )
}
