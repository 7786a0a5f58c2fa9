import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import type { Roster } from '../../machines/kiosk/kiosk.types.ts'
import { useNow } from '../shared/useNow.ts'
import { FacesView } from './FacesView.tsx'
import { facesOf, firstName, headOf } from './kiosk-content.ts'
import { type KioskSnapshot, type Send, isAt } from './kiosk-snapshot.ts'
import type { OverFaces } from './OverFaces.tsx'
import { usePictures } from './usePictures.ts'
import { type Room, useRoom, useTablet } from './useTablet.ts'

interface ServingViewProps {
  snapshot: KioskSnapshot
  send: Send
  onTap: (line: string) => void
  onDigit: (digit: string) => void
}

/** The faces, and over them whatever one person is being shown. They stay beneath: nothing is built anew for a tap. */
export function ServingView(props: ServingViewProps) {
  const { roster } = props.snapshot.context
  return roster ? <Serving {...props} roster={roster} /> : null
}

function Serving({ snapshot, send, onTap, onDigit, roster }: ServingViewProps & { roster: Roster }) {
  // Loaded as soon as the faces are there, and drawn without waiting: a tap has to show at once, also without network.
  const [Over, setOver] = useState<typeof OverFaces | null>(null)
  useEffect(() => {
    void import('./OverFaces.tsx').then(over => setOver(() => over.OverFaces)).catch(() => undefined)
  }, [])
  const room = useRoom()
  const lacking = useTablet()
  const pictures = usePictures(roster.lines)
  const now = useNow()
  // What covers the faces is drawn first; they follow beneath it.
  const beneath = useDeferredValue(snapshot)
  return (
    <>
      <Faces snapshot={beneath} send={send} onTap={onTap} room={room} pictures={pictures} now={now} />
      {Over ? (
        <Over
          snapshot={snapshot}
          send={send}
          onDigit={onDigit}
          roster={roster}
          narrow={room.narrow}
          lacking={lacking}
          pictures={pictures}
          now={now}
        />
      ) : null}
    </>
  )
}

interface FacesProps {
  snapshot: KioskSnapshot
  send: Send
  onTap: (line: string) => void
  room: Room
  pictures: ReadonlyMap<string, string>
  now: number
}

const Faces = memo(function Faces({ snapshot, send, onTap, room, pictures, now }: FacesProps) {
  const words = useWords()
  const { context } = snapshot
  const { roster, punches, task, letters, waiting } = context
  const faces = useMemo(
    () => roster && facesOf(words, context, { roster, pictures, now }, room.letters),
    // What else the chart holds changes with every touch, and nothing of it is on the faces.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [words, roster, punches, task, letters, pictures, now, room.letters],
  )
  const head = useMemo(
    () => roster && faces && headOf(words, { task, waiting }, roster, now, faces),
    [words, task, waiting, roster, now, faces],
  )
  if (!roster || !faces || !head) return null
  return (
    <FacesView
      head={head}
      task={task}
      tiles={faces.tiles}
      groups={faces.groups}
      letters={faces.letters}
      page={context.page}
      room={room}
      chief={firstName(roster)}
      covered={!isAt(snapshot, 'faces') && !isAt(snapshot, 'saving')}
      onTap={onTap}
      onLetters={chosen => send({ type: 'LETTER_CHOSEN', letters: chosen })}
      onPage={page => send({ type: 'PAGE_TURNED', page })}
      onMenu={() => send({ type: 'MENU_OPENED' })}
    />
  )
})
