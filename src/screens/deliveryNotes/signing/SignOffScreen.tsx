import { useEffect, useState } from 'react'
import { dateIn } from '../../../../domain/shift-display.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { useOutbox } from '../../../machines/outbox/outbox.context.ts'
import { type KeptSignature, keptSignature } from '../../../machines/sign-off/kept-signature.actors.ts'
import { loadable } from '../../shared/loadable.ts'
import { clockAt, nearDayWords } from '../../shared/words/shift-words.ts'
import { useEntries } from '../../shared/useEntries.ts'
import { often, useNow } from '../../shared/useNow.ts'
import type { ScreenProps } from '../../screen.ts'
import { NotBegun, NoteScreen } from '../NoteScreen.tsx'
import { SignOffTask } from './SignOffTask.tsx'

/** Ms after which the lines are asked for again, while others may still punch. */
const asksEvery = 30_000

/** Asks what the sheet is made of; whoever does not lead the crew, and a crew that has not begun, is told so. */
export default function SignOffScreen({ params }: ScreenProps) {
  const id = params['id'] ?? ''
  const words = useWords()
  const outbox = useOutbox()
  const now = useNow(often)
  const path = { params: { path: { id } } }
  const list = { params: { path: { id }, query: wholeList } }
  const crew = $api.useQuery('get', '/api/v1/projectCrews/{id}', path)
  const leads = crew.data?.mine.leads ?? false
  const lines = $api.useQuery('get', '/api/v1/projectCrews/{id}/projectCrewItemStatus', list, {
    enabled: leads,
    refetchInterval: asksEvery,
  })
  const note = $api.useQuery('get', '/api/v1/projectCrews/{id}/deliveryNote/details', path, { enabled: leads })
  // What waits in the outbox has to be known before the sheet is drawn.
  const entries = useEntries(outbox, { crew: id })

  // Likewise what was drawn before the page was loaded anew.
  const [kept, setKept] = useState<KeptSignature | null>()
  useEffect(() => {
    let asked = true
    void keptSignature(outbox.owner, id).then(found => asked && setKept(found))
    return () => {
      asked = false
    }
  }, [outbox, id])

  const known =
    crew.data && lines.data && entries && kept !== undefined && (note.data ?? note.error)
      ? { crew: crew.data, lines: lines.data, entries, kept }
      : undefined
  const asked = loadable([crew, lines], known, { keeps: true })
  const state = crew.data && !leads ? { kind: 'refused' as const } : asked
  const begins = crew.data && {
    startDate: dateIn(crew.data.location.timeZone, Date.parse(crew.data.starts)),
    timeZone: crew.data.location.timeZone,
    starts: crew.data.starts,
  }
  const opensAt =
    begins && leads && now < Date.parse(begins.starts)
      ? `${nearDayWords(words, begins, now)}, ${clockAt(begins.starts, begins.timeZone)}`
      : null
  return (
    <NoteScreen state={state} crewId={id}>
      {({ entries: stored, ...content }) =>
        opensAt === null ? (
          <SignOffTask
            crew={content.crew}
            lines={content.lines.items}
            note={note.data ?? null}
            entries={stored}
            kept={content.kept}
          />
        ) : (
          <NotBegun crewId={id} opensAt={opensAt} />
        )
      }
    </NoteScreen>
  )
}
