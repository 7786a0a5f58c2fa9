import { memo, useEffect, useMemo, useState } from 'react'
import { useSession } from '../../access/session.ts'
import { useWords } from '../../i18n/words.ts'
import type { KioskContext, Roster } from '../../machines/kiosk/kiosk.types.ts'
import { useNow } from '../shared/useNow.ts'
import { FacesView } from './finding/FacesView.tsx'
import { facesHeadOf, facesOf, firstName } from './kiosk-content.ts'
import { type KioskSnapshot, type Send, isAt } from './kiosk-snapshot.ts'
import type { OverFaces } from './serving/OverFaces.tsx'
import { useBeneath } from './useBeneath.ts'
import { usePictures } from './finding/usePictures.ts'
import { type Room, useRoom } from './finding/useRoom.ts'

interface ServingViewProps {
  snapshot: KioskSnapshot
  send: Send
  onTap: (line: string) => void
  onDigit: (digit: string) => void
  /** Whether the words of what lies over the faces are here. */
  hasWords: boolean
}

/** The faces, and over them whatever one person is being shown. They stay beneath: nothing is built anew for a tap. */
export function ServingView(props: ServingViewProps) {
  const { roster } = props.snapshot.context
  return roster ? <Serving {...props} roster={roster} /> : null
}

function Serving({ snapshot, send, onTap, onDigit, hasWords, roster }: ServingViewProps & { roster: Roster }) {
  // Loaded as soon as the faces are there, and drawn without waiting: a tap has to show at once, also without network.
  const [Over, setOver] = useState<typeof OverFaces | null>(null)
  useEffect(() => {
    void import('./serving/OverFaces.tsx').then(over => setOver(() => over.OverFaces)).catch(() => undefined)
  }, [])
  const room = useRoom()
  const pictures = usePictures(roster.lines)
  const now = useNow()
  const { punches, task, letters, page, waiting } = snapshot.context
  const covered = !isAt(snapshot, 'faces') && !isAt(snapshot, 'saving')
  // What else the chart holds changes with every touch, and nothing of it is on the faces.
  const seen = useMemo(
    () => ({ roster, punches, task, letters, page, waiting, covered }),
    [roster, punches, task, letters, page, waiting, covered],
  )
  const beneath = useBeneath(seen)
  return (
    <>
      <Faces seen={beneath} send={send} onTap={onTap} room={room} pictures={pictures} now={now} />
      {Over && hasWords ? (
        <Over
          snapshot={snapshot}
          send={send}
          onDigit={onDigit}
          roster={roster}
          narrow={room.narrow}
          pictures={pictures}
          now={now}
        />
      ) : null}
    </>
  )
}

interface FacesProps {
  seen: Pick<KioskContext, 'punches' | 'task' | 'letters' | 'page' | 'waiting'> & { roster: Roster; covered: boolean }
  send: Send
  onTap: (line: string) => void
  room: Room
  pictures: ReadonlyMap<string, string>
  now: number
}

const Faces = memo(function Faces({ seen, send, onTap, room, pictures, now }: FacesProps) {
  const words = useWords()
  const { roster, punches, task, letters, page, waiting, covered } = seen
  const grace = useSession().tenant.rules.graceMinutes
  const faces = useMemo(
    () => facesOf(words, { roster, punches, task, letters }, { roster, pictures, now, grace }, room.letters),
    [words, roster, punches, task, letters, pictures, now, grace, room.letters],
  )
  const head = useMemo(
    () => facesHeadOf(words, { task, waiting }, roster, now, faces),
    [words, task, waiting, roster, now, faces],
  )
  return (
    <FacesView
      head={head}
      task={task}
      tiles={faces.tiles}
      groups={faces.groups}
      letters={faces.letters}
      page={page}
      room={room}
      chief={firstName(roster)}
      covered={covered}
      onTap={onTap}
      onLetters={chosen => send({ type: 'LETTER_CHOSEN', letters: chosen })}
      onPage={turned => send({ type: 'PAGE_TURNED', page: turned })}
      onMenu={() => send({ type: 'MENU_OPENED' })}
    />
  )
})
