import {
  IconAdjustments,
  IconChevronLeft,
  IconChevronRight,
  IconDeviceTv,
  IconEdit,
  IconTable,
} from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { monthAfter } from '../../../../domain/plusCrews/plus-crew-month.ts'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { MonthField } from '../../../ui/lazy-forms.tsx'
import { useTitle } from '../../screen.ts'
import type { MonthWords } from './month-words.ts'
import classes from './desk.module.css'

interface PlusCrewHeadProps {
  number: string
  name: string | null
  /** YYYY-MM that is shown, and the present one there, which is the last. */
  month: string
  present: string
  words: Pick<MonthWords, 'month'>
  onMonth: (month: string) => void
  onPresent: () => void
  age: ReactNode
  /** Shown again after it was presented: the focus is back where that began. */
  returned: boolean
}

/** Whose month this is, which one, of when, and what can be done with it. */
export function PlusCrewHead({
  number,
  name,
  month,
  present,
  words,
  onMonth,
  onPresent,
  age,
  returned,
}: PlusCrewHeadProps) {
  const { t, locale, weekStart } = useWords()
  const { user } = useSession()
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (returned) end.current?.querySelector('button')?.focus()
  }, [returned])
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)]
  const at = `/plus-crews/${encodeURIComponent(number)}`
  useTitle(name && t('plusCrews.name', { name }))
  const enters = mayCall(user, 'createPlusCrewValueData')
  return (
    <header className={classes['head']}>
      <div className={classes['month']}>
        <IconButton
          label={words.month(before)}
          icon={<IconChevronLeft aria-hidden="true" />}
          onClick={() => onMonth(before)}
        />
        <MonthField
          bar
          label={t('plusCrews.month')}
          value={month}
          max={present}
          onChange={onMonth}
          format={words.month}
          words={{
            locale,
            weekStart,
            today: `${present}-01`,
            earlier: t('shell.calendar.earlier'),
            later: t('shell.calendar.later'),
          }}
        />
        <IconButton
          label={words.month(after)}
          icon={<IconChevronRight aria-hidden="true" />}
          onClick={() => onMonth(after)}
          disabled={month >= present}
        />
      </div>
      {age}
      <div ref={end} className={classes['end']}>
        <Button
          href={`${at}/data?date=${month}-01`}
          icon={enters ? <IconEdit aria-hidden="true" /> : <IconTable aria-hidden="true" />}
        >
          {t(enters ? 'plusCrews.edit' : 'plusCrews.values')}
        </Button>
        {mayCall(user, 'changePlusCrewValue') ? (
          <Button href={`${at}/settings`} icon={<IconAdjustments aria-hidden="true" />}>
            {t('plusCrews.settings')}
          </Button>
        ) : null}
        <Button variant="main" icon={<IconDeviceTv aria-hidden="true" />} onClick={onPresent}>
          {t('plusCrews.present')}
        </Button>
      </div>
    </header>
  )
}
