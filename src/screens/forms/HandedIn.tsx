import { useSession } from '../../access/session.ts'
import { api } from '../../client/api.ts'
import { unwrap } from '../../client/problem.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import type { OutboxEntry } from '../../machines/outbox/outbox.types.ts'
import { useCommand } from '../shared/useCommand.ts'
import { useDownload } from '../shared/useDownload.ts'
import { DoneView } from './DoneView.tsx'
import { useSending } from './useSending.ts'

interface HandedInProps extends Omit<Parameters<typeof DoneView>[0], 'next' | 'paper' | 'papers' | 'sending'> {
  /** What lies on this device about it. */
  entries: readonly OutboxEntry[]
}

/** A form that was handed in, with its paper and what belongs to it. */
export function HandedIn({ entries, ...props }: HandedInProps) {
  const { t } = useWords()
  const { personId } = useSession()
  const { id, name, handedInAt } = props.form
  const path = { params: { path: { id } } }
  const sending = useSending(entries)
  const file = useDownload('form')
  const mail = useCommand('post', '/api/v1/forms/perform/{id}/download/signed/send')
  const { data } = $api.useQuery(
    'get',
    '/api/v1/persons/{id}/formsPerform',
    { params: { path: { id: personId ?? '' }, query: wholeList } },
    { enabled: personId !== null },
  )
  const papers = $api.useQuery('get', '/api/v1/forms/{id}/documents', {
    params: { path: { id }, query: wholeList },
  })
  const load = () =>
    unwrap(api.POST('/api/v1/forms/perform/{id}/download/signed', { ...path, parseAs: 'blob' as const }))
  return (
    <DoneView
      {...props}
      sending={sending}
      next={data?.items.find(one => one.id !== id) ?? null}
      papers={papers.data?.items ?? []}
      paper={
        handedInAt === null
          ? undefined
          : {
              busy: file.busy || mail.busy,
              onSave: () => void file.save(`${name}.pdf`, load, t('forms.pdfSaved')),
              onMail: () => void mail.give({ ...path, body: {} }, { done: t('forms.mailed') }),
            }
      }
    />
  )
}
