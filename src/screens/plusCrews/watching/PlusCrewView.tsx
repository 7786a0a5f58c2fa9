import { type ReactNode, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import type { Failure, Figures } from '../../../machines/plus-crew-dashboard/plus-crew-dashboard.types.ts'
import { Note } from '../../../ui/Note/Note.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { useTitle } from '../../screen.ts'
import { type Age, ageWords } from './age-words.ts'
import { monthWords } from './month-words.ts'
import { DeskAge, PlusCrewDesk } from './PlusCrewDesk.tsx'
import { PlusCrewHead } from './PlusCrewHead.tsx'
import { DeskBones, DeskFailed, WallState } from './PlusCrewStates.tsx'
import { PlusCrewWall } from './PlusCrewWall.tsx'
import { type Presenting, WallFrame } from './WallFrame.tsx'
import classes from './desk.module.css'

export interface PlusCrewViewProps {
  number: string
  /** What is known of it, whatever becomes of its figures. */
  name: string | null
  figures: Figures | null
  age: Age['is']
  now: number
  failure: Failure | null
  /** Asked again just now. */
  busy: boolean
  /** YYYY-MM that is shown, and the present one there. */
  month: string
  present: string
  /** As the agency has it. */
  mark: string
  /** The session is over; what was shown stays. */
  ended: boolean
  presenting: Presenting | null
  onMonth: (month: string) => void
  onPresent: () => void
  onRetry: () => void
}

/** A plus crew's month, at a desk or on a wall. Good figures come first, however old; only without any a failure shows. */
export function PlusCrewView(props: PlusCrewViewProps) {
  const all = useWords()
  const { figures, age, now, presenting } = props
  const isPresenting = presenting !== null
  const [presented, setPresented] = useState(isPresenting)
  if (isPresenting && !presented) setPresented(true)
  const shown = figures && ageWords(all, figures, age, now)
  return presenting ? (
    <OnWall {...props} shown={shown} presenting={presenting} />
  ) : (
    <AtDesk {...props} returned={presented} ageNote={shown ? <DeskAge age={shown} /> : null} />
  )
}

function OnWall({
  name,
  figures,
  shown,
  presenting,
  failure,
  mark,
  ended,
}: PlusCrewViewProps & { shown: Age | null; presenting: Presenting }) {
  const { t } = useWords()
  useTitle(name && t('plusCrews.name', { name }))
  const note = ended ? `${t('plusCrews.ended.title')}. ${t('plusCrews.ended.text')}` : null
  return (
    <WallFrame {...presenting} age={shown?.is ?? null} note={note}>
      {figures && shown ? (
        <PlusCrewWall figures={figures} age={shown} mark={mark} />
      ) : (
        <WallState failure={failure} mark={mark} />
      )}
    </WallFrame>
  )
}

function AtDesk({ ageNote, returned, ...props }: PlusCrewViewProps & { ageNote: ReactNode; returned: boolean }) {
  const all = useWords()
  const { number, name, figures, failure, busy, month, present, ended, onMonth, onPresent, onRetry } = props
  const gone = figures === null && (failure?.status === 403 || failure?.status === 404)
  return (
    <Page width="wide">
      <div className={classes['page']}>
        {gone ? null : (
          <PlusCrewHead
            number={number}
            name={name}
            month={month}
            present={present}
            words={monthWords(all, figures?.crew.currency ?? 'EUR')}
            onMonth={onMonth}
            onPresent={onPresent}
            age={ageNote}
            returned={returned}
          />
        )}
        {ended ? (
          <Note tone="bad" live>
            {all.t('plusCrews.ended.title')}. {all.t('plusCrews.ended.text')}
          </Note>
        ) : null}
        {figures ? (
          <PlusCrewDesk figures={figures} />
        ) : failure ? (
          <DeskFailed failure={failure} busy={busy} onRetry={onRetry} />
        ) : (
          <DeskBones />
        )}
      </div>
    </Page>
  )
}
