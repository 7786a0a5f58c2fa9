import { useState } from 'react'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import type { Group } from '../../../i18n/translate.ts'
import { AskDialog } from './AskDialog.tsx'
import { AskedDialog } from './AskedDialog.tsx'
import type { Askable } from './asking.types.ts'

const groups: readonly Group[] = ['app', 'shell', 'dateQuestions']

interface AskingDatesProps {
  /** Those the calendar shows. */
  people: readonly Askable[]
  /** YYYY-MM-DD. */
  today: string
  onClose: () => void
}

/** People are asked which of some shifts they could work, and what was asked before is read. */
export function AskingDates({ people, today, onClose }: AskingDatesProps) {
  const [earlier, setEarlier] = useState(false)
  return (
    <LateWords groups={groups} onClose={onClose}>
      {earlier ? (
        <AskedDialog onClose={onClose} onAsk={() => setEarlier(false)} />
      ) : (
        <AskDialog people={people} today={today} onClose={onClose} onEarlier={() => setEarlier(true)} />
      )}
    </LateWords>
  )
}
