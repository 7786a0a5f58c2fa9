import { IconChevronLeft, IconChevronRight, IconRefresh } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useWords } from '../../../i18n/words.ts'
import type { Wanted } from '../../../machines/fill-proposal/fill-proposal.types.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Segments } from '../../../ui/Segments/Segments.tsx'
import { isTyping } from '../../../ui/is-typing.ts'
import { dayWords } from '../words/shift-words.ts'
import { stepped } from './days.ts'
import type { Bounds } from './fill.types.ts'
import { methods } from '../job/best-methods.ts'
import classes from './fill.module.css'

interface FillToolsProps {
  wanted: Wanted
  bounds: Bounds
  /** Something is on its way: nothing is asked anew. */
  busy?: boolean
  onChange: (change: Partial<Wanted>) => void
  /** Absent: nothing was proposed yet. */
  onAgain?: () => void
}

/** By which people are weighed, and the days it is about; keys 1 to 5 choose the method. */
export function FillTools({ wanted, bounds, busy = false, onChange, onAgain }: FillToolsProps) {
  const words = useWords()
  const { t } = words
  const { from, to, method } = wanted
  const choose = (value: string | undefined) => {
    const next = methods.find(one => one === value)
    if (next && next !== method && !busy) onChange({ method: next })
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    choose(methods[Number(event.key) - 1])
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', heard)
    return () => window.removeEventListener('keydown', heard)
  }, [])
  const [sooner, later] = [stepped(wanted, -1, bounds), stepped(wanted, 1, bounds)]
  const day = (date: string) => dayWords(words, date)
  return (
    <div className={classes['tools']}>
      <div className={classes['methods']}>
        <Segments
          label={t('bestPersons.methodLabel')}
          value={method}
          onChange={choose}
          items={methods.map(value => ({ value, label: t(`bestPersons.method.${value}`) }))}
        />
      </div>
      <div className={classes['days']} role="group" aria-label={t('fillProposals.days')}>
        {sooner || later ? (
          <IconButton
            label={t('fillProposals.earlier')}
            icon={<IconChevronLeft aria-hidden="true" />}
            disabled={!sooner || busy}
            onClick={() => sooner && onChange(sooner)}
          />
        ) : null}
        <span role="status">{from === to ? day(from) : `${day(from)} – ${day(to)}`}</span>
        {sooner || later ? (
          <IconButton
            label={t('fillProposals.later')}
            icon={<IconChevronRight aria-hidden="true" />}
            disabled={!later || busy}
            onClick={() => later && onChange(later)}
          />
        ) : null}
      </div>
      {onAgain ? (
        <Button icon={<IconRefresh aria-hidden="true" />} disabled={busy} onClick={onAgain}>
          {t('fillProposals.again')}
        </Button>
      ) : null}
    </div>
  )
}
