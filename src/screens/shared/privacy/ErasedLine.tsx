import { IconUserX } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Note } from '../../../ui/Note/Note.tsx'
import { dayWithYear } from '../words/day-with-year.ts'
import type { Erasure } from './privacy.types.ts'

/** As a sentence, for another one follows. */
const ended = (reason: string) => (/[.!?…]$/.test(reason) ? reason : `${reason}.`)

/** Whoever was erased: when, by whom and why, and until when records keep the name. */
export function ErasedLine({ erasedAt, erasure }: { erasedAt: string; erasure: Erasure | null }) {
  const words = useWords()
  const { t } = words
  const date = dayWithYear(words, erasedAt.slice(0, 10))
  const { erased, nameUntil } = erasure ?? { erased: null, nameUntil: null }
  return (
    <Note tone="info" icon={<IconUserX aria-hidden="true" />}>
      {erased?.erasedBy
        ? t('personPrivacy.erasedBy', { date, by: erased.erasedBy, reason: ended(erased.reason) })
        : t('personPrivacy.erased', { date })}
      {nameUntil ? ` ${t('personPrivacy.nameUntil', { date: dayWithYear(words, nameUntil) })}` : null}
    </Note>
  )
}
