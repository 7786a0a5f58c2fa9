import { hoursText } from '../../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../../i18n/words.ts'
import { Note } from '../../../ui/Note/Note.tsx'
import type { Job } from './commanded.ts'

/** "Only 8:00 h of rest between this and another job of yours; the least is 11:00 h." */
export function RestNotes({ warnings }: { warnings: Job['warnings'] }) {
  const { t } = useWords()
  return warnings.map(({ kind, minutes, limit }) => (
    <Note key={kind} tone="wait">
      {t(`jobs.warning.${kind}`, { hours: hoursText(minutes), limit: hoursText(limit) })}
    </Note>
  ))
}
