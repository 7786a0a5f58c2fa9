import { Suspense, useEffect, useState } from 'react'
import { failureFrom } from '../../../client/problem.ts'
import { $api, askAgain } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { requestOf } from '../../../machines/outbox/outbox.requests.ts'
import { useOutbox } from '../../../machines/outbox/outbox.context.ts'
import type { ScreenProps } from '../../screen.ts'
import { loadable } from '../../shared/loadable.ts'
import { useEntries } from '../../shared/useEntries.ts'
import { DeliveryNoteView } from './DeliveryNoteView.tsx'
import type { OpenDialog } from './NoteDialogs.tsx'
import type { Note } from '../note.types.ts'
import { NoteScreen } from '../NoteScreen.tsx'
import { useNoteActions } from './useNoteActions.ts'
import { useNotePdf } from './useNotePdf.ts'
import { later } from '../../../ui/lazily.tsx'

const dialogs = () => import('./NoteDialogs.tsx')
const CrewRated = later(async () => (await import('../../shared/rating/CrewRated.tsx')).CrewRated)
const NoteDialogs = later(async () => (await dialogs()).NoteDialogs)

/** Mails and files are made behind the scenes: while one is on its way, it is asked for again every so many ms. */
const asksEvery = 5_000
const isMoving = (note: Note | undefined) =>
  note?.mails.some(({ state }) => state === 'queued' || state === 'sending') ?? false

/** What stands on the delivery note of a crew, and what became of it. */
export default function DeliveryNoteScreen({ params }: ScreenProps) {
  const id = params['id'] ?? ''
  const words = useWords()
  const outbox = useOutbox()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  // Behind the note, so that they are there when the network is gone by then.
  useEffect(() => void dialogs().catch(() => undefined), [])
  const path = { params: { path: { id } } }
  const note = $api.useQuery('get', '/api/v1/projectCrews/{id}/deliveryNote/details', path, {
    refetchInterval: query => (isMoving(query.state.data) ? asksEvery : askAgain(query)),
  })
  const settled = note.data !== undefined && note.data.state !== 'open'
  const list = { params: { path: { id }, query: wholeList } }
  const amendments = $api.useQuery('get', '/api/v1/projectCrews/{id}/amendments', list, { enabled: settled })
  const waits = (useEntries(outbox, { crew: id }) ?? []).some(({ request }) => requestOf(request)?.kind === 'signature')
  const actions = useNoteActions(id, () => setDialog(null))
  const pdf = useNotePdf(id, note.data?.number ?? null)

  const content = note.data && {
    note: note.data,
    amendments: amendments.data?.items ?? [],
    waits,
  }
  const failure = note.error === null ? null : failureFrom(note.error)
  const state = loadable(settled ? [note, amendments] : [note], content)
  return (
    <NoteScreen state={failure?.code === 'crewChiefOnly' ? { kind: 'refused' } : state} crewId={id}>
      {shown => (
        <>
          <DeliveryNoteView
            content={shown}
            busy={actions.busy}
            pdfBusy={pdf.busy}
            rated={
              settled ? (
                <Suspense>
                  <CrewRated crewId={id} timeZone={shown.note.location.timeZone} byLeader />
                </Suspense>
              ) : null
            }
            taps={{
              openPdf: pdf.open,
              downloadPdf: pdf.download,
              release: actions.release,
              sendAgain: actions.sendAgain,
              open: setDialog,
            }}
          />
          <Suspense>
            <NoteDialogs
              dialog={dialog}
              content={shown}
              onClose={() => setDialog(null)}
              actions={actions}
              key={dialog ? JSON.stringify(dialog) : words.language}
            />
          </Suspense>
        </>
      )}
    </NoteScreen>
  )
}
