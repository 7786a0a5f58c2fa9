import { IconDownload } from '@tabler/icons-react'
import { api } from '../../client/api.ts'
import { unwrap } from '../../client/problem.ts'
import { $api } from '../../client/query.ts'
import type { Group } from '../../i18n/translate.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { Answers } from '../shared/answers/Answers.tsx'
import { LateWords } from '../shared/loading/LateWords.tsx'
import { loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { useDownload } from '../shared/useDownload.ts'
import type { HandedForm } from './questionnaires.types.ts'

const groups: readonly Group[] = ['app', 'shell', 'forms', 'handedForms']

interface AnswersDialogProps {
  of: HandedForm
  onClose: () => void
}

/** What somebody has answered, as it was handed in. */
export function AnswersDialog(props: AnswersDialogProps) {
  return (
    <LateWords groups={groups} onClose={props.onClose}>
      <Answered {...props} />
    </LateWords>
  )
}

function Answered({ of, onClose }: AnswersDialogProps) {
  const { t } = useWords()
  const file = useDownload('form')
  const form = $api.useQuery('get', '/api/v1/handedForms/{id}', { params: { path: { id: of.id } } })
  const save = () => {
    const asked = { params: { path: { id: of.id } }, parseAs: 'blob' } as const
    const load = () => unwrap(api.POST('/api/v1/forms/perform/{id}/download/signed', asked))
    void file.save(`${form.data?.name ?? ''} ${of.person.name}.pdf`, load, t('forms.pdfSaved'))
  }
  return (
    <Dialog
      opened
      wide
      title={t('handedForms.answersOf', { name: of.person.name })}
      closeLabel={t('app.close')}
      onClose={onClose}
      footer={
        <Button busy={file.busy} icon={<IconDownload aria-hidden="true" />} onClick={save}>
          {t('forms.savePdf')}
        </Button>
      }
    >
      <Screen
        state={loadable([form], form.data)}
        width="inside"
        level={3}
        skeleton={<SkeletonRows count={4} label={t('app.loading')} />}
      >
        {({ questions, answers, result }) => (
          <Answers
            questions={questions.filter(({ kind }) => kind !== 'information')}
            answers={answers}
            wrong={result?.wrongQuestionIds}
          />
        )}
      </Screen>
    </Dialog>
  )
}
