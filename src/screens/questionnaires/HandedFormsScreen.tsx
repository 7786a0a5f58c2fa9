import { useState } from 'react'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { counts } from '../shared/form/counts.gen.ts'
import { api } from '../../client/api.ts'
import { failureFrom, unwrap } from '../../client/problem.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { type ScreenProps, useTitle } from '../screen.ts'
import { useList } from '../shared/list/useList.ts'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { useCommand } from '../shared/useCommand.ts'
import { useTell } from '../shared/useTell.ts'
import { useNow } from '../shared/useNow.ts'
import { later } from '../../ui/lazily.tsx'
import { HandedFormsView } from './HandedFormsView.tsx'
import type { HandedForm } from './questionnaires.types.ts'

const AnswersDialog = later(async () => (await import('./AnswersDialog.tsx')).AnswersDialog)

/** As many forms as are taken back at once. */
const mostAtOnce = counts['FormsToTakeBack.formIds']

const states = ['waiting', 'handedIn'] as const

/** To whom one was handed out, and what came of it. */
export default function HandedFormsScreen({ params }: ScreenProps) {
  const { t, tn } = useWords()
  const { user } = useSession()
  const { id = '' } = params
  const now = useNow()
  const address = useListAddress()
  const { q, asked, change } = address
  const [opened, setOpened] = useState<HandedForm | null>(null)
  const [leaving, setLeaving] = useState<HandedForm | 'all' | null>(null)
  const state = states.find(one => one === asked.get('state'))
  const enabled = mayCall(user, 'listQuestionnaireForms')
  const path = { id }
  const of = $api.useQuery('get', '/api/v1/questionnaires/{id}', { params: { path } }, { enabled })
  useTitle(of.data?.name ?? t('handedForms.resultsTitle'))
  const forms = useList(
    paging =>
      $api.queryOptions('get', '/api/v1/questionnaires/{id}/forms', {
        params: { path, query: { ...(state ? { state } : {}), ...(q ? { q } : {}), ...paging } },
      }),
    { enabled },
  )
  const tell = useTell()
  const takeBack = useCommand('post', '/api/v1/questionnaires/{id}/takeBack', { touches: ['questionnaires', 'forms'] })
  const takes = mayCall(user, 'takeBackForms')
  const give = (formIds: string[]) =>
    takeBack.give(
      { params: { path }, body: { formIds } },
      {
        done: ({ takenBack }) =>
          takenBack === 0 ? t('handedForms.begunStays') : tn('handedForms.takenBack', takenBack),
      },
    )
  const takeAllBack = async () => {
    const query = { ...wholeList, state: 'waiting' } as const
    try {
      const { items } = await unwrap(api.GET('/api/v1/questionnaires/{id}/forms', { params: { path, query } }))
      const untouched = items.filter(({ answered }) => answered === 0).map(({ id: formId }) => formId)
      if (untouched.length === 0) tell.done('take back', t('handedForms.begunStays'))
      for (let at = 0; at < untouched.length; at += mostAtOnce) await give(untouched.slice(at, at + mostAtOnce))
    } catch (error) {
      tell.failed('take back', failureFrom(error))
    }
  }
  return (
    <>
      <HandedFormsView
        state={enabled ? forms : { kind: 'refused' }}
        address={address}
        shown={state ?? 'all'}
        onShow={one => change({ state: one === 'all' ? null : one })}
        narrowed={q !== ''}
        now={now}
        onOpen={setOpened}
        onTakeBack={takes ? setLeaving : undefined}
        onTakeAllBack={takes && state === 'waiting' && q === '' ? () => setLeaving('all') : undefined}
      />
      {opened ? <AnswersDialog of={opened} onClose={() => setOpened(null)} /> : null}
      <ConfirmDialog
        opened={leaving !== null}
        title={
          leaving === 'all' || leaving === null
            ? t('handedForms.takeAllBackAsk')
            : t('handedForms.takeBackAsk', { name: leaving.person.name })
        }
        safeLabel={t('app.cancel')}
        riskyLabel={t('handedForms.takeBack')}
        onSafe={() => setLeaving(null)}
        onRisky={() => {
          void (leaving === 'all' ? takeAllBack() : leaving && give([leaving.id]))
          setLeaving(null)
        }}
      />
    </>
  )
}
