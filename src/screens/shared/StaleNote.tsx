import { useWords } from '../../i18n/words.ts'
import { Note } from '../../ui/Note/Note.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { useNow } from './useNow.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** The last answer stands although it could not be had anew: of when it is, and how long ago that was. `at` in ms. */
export function StaleNote({ at, retry }: { at: number; retry: () => void }) {
  const { t, tn, date } = useWords()
  const past = Math.max(0, useNow() - at)
  const age =
    past >= 2 * day
      ? tn('app.days', Math.floor(past / day))
      : past >= 120 * minute
        ? tn('app.hours', Math.floor(past / (60 * minute)))
        : tn('app.minutes', Math.floor(past / minute))
  const time = date(at, {
    ...(past >= day / 2 ? ({ weekday: 'short', day: 'numeric', month: 'short' } as const) : {}),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <Note tone="wait" live action={<TextLink onClick={retry}>{t('app.retry')}</TextLink>}>
      {t('shell.stale', { time })} {/* Counted on without being read out every minute. */}
      {past >= minute ? <span aria-live="off">({t('app.ago', { time: age })})</span> : null}
    </Note>
  )
}
