import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { useOutbox } from '../../machines/outbox/outbox.context.ts'
import type { OutboxEntry } from '../../machines/outbox/outbox.types.ts'
import { lazily } from '../../ui/lazily.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { type ScreenProps, useTitle } from '../screen.ts'
import { loadQuestionFile } from '../shared/answers/useQuestionFile.ts'
import { loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { useEntries } from '../shared/useEntries.ts'
import { useNow } from '../shared/useNow.ts'
import { WaitingPage } from '../shared/WaitingPage.tsx'
import { FillView } from './FillView.tsx'
import { type Form, formHref } from './form.types.ts'
import { useFilling } from './useFilling.ts'

/** Loaded once it is handed in: whoever fills one in on a bad line waits for nothing they do not see yet. */
const HandedIn = lazily(() => import('./HandedIn.tsx').then(all => all.HandedIn), WaitingPage)

/** A form that was handed to whoever is logged in: filled in, or read once it is handed in. */
export default function FormScreen({ params }: ScreenProps) {
  const { t } = useWords()
  const id = params['id'] ?? ''
  const query = $api.useQuery('get', '/api/v1/forms/perform/{id}', { params: { path: { id } } })
  const entries = useEntries(useOutbox(), { position: id })
  const known = query.data && entries ? { form: query.data, entries } : undefined
  return (
    <Screen
      key={id}
      state={loadable([query], known, { keeps: true })}
      skeleton={<SkeletonRows count={5} label={t('app.loading')} />}
      absent={{ kind: 'notFound', title: t('forms.notFound'), text: t('forms.notFoundText') }}
    >
      {content => (
        <Filling key={id} {...content} answeredAt={query.dataUpdatedAt} wanted={params['questionId'] || null} />
      )}
    </Screen>
  )
}

interface FillingProps {
  form: Form
  entries: readonly OutboxEntry[]
  answeredAt: number
  wanted: string | null
}

function Filling({ form, entries, answeredAt, wanted }: FillingProps) {
  const now = useNow()
  const [, navigate] = useLocation()
  useTitle(form.name)
  const { snapshot, send, waits } = useFilling({ form, entries, answeredAt, wanted })
  const { context } = snapshot
  const { id, name } = form
  const done = snapshot.matches('handedIn') || snapshot.matches('done')
  const shown = done ? null : context.at
  // In place of the page before: back leads out of the form, and what was answered stays.
  useEffect(() => {
    if (shown !== null && shown !== wanted) navigate(formHref({ id, name }, shown), { replace: true })
  }, [shown, wanted, id, name, navigate])
  // What is to be looked at later is there without network as well.
  useEffect(() => {
    const gone = new AbortController()
    for (const { id: of, file } of form.questions)
      if (file) loadQuestionFile({ id: of, file }, gone.signal).catch(() => undefined)
    return () => gone.abort()
  }, [form.questions])
  const own = useOutbox().owner.personName
  if (done) return <HandedIn form={form} answers={context.answers} waits={waits} entries={entries} now={now} />
  return (
    <FillView
      form={form}
      context={context}
      name={own}
      saved={snapshot.matches({ filling: 'unkept' }) ? 'unkept' : waits ? 'waiting' : 'saved'}
      busy={snapshot.matches('handingIn') || snapshot.matches('refused')}
      send={send}
    />
  )
}
