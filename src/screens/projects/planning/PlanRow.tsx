import { IconAlertCircle, IconAlertTriangle, IconBuildingStore, IconUserPlus } from '@tabler/icons-react'
import { useLocation } from 'wouter'
import { daysUntil } from '../../../../domain/shift-display.ts'
import type { ItemDraft } from '../../../../domain/projectPlans/drafts.ts'
import { useWords } from '../../../i18n/words.ts'
import { PlacesBar } from '../../../ui/PlacesBar/PlacesBar.tsx'
import { Tick } from '../../../ui/Tick/Tick.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../../ui/cx.ts'
import { endNote, functionWords } from '../../shared/words/shift-words.ts'
import { CommentIcons } from './CommentIcons.tsx'
import { PlacesCell } from './PlacesCell.tsx'
import { TimeCell } from './TimeCell.tsx'
import type { Row } from './plan.types.ts'
import { lengthOf } from './rows.ts'
import classes from './plan.module.css'

export interface RowProps {
  row: Row
  chosen: boolean
  current: boolean
  /** Times that are none: nothing stands there, or what is no time. */
  wrong: Readonly<Partial<Record<'startTime' | 'endTime', 'missing' | 'wrong'>>>
  /** The day its crew begins on. */
  day: string
  /** Why it was refused. */
  error: string | undefined
  disabled: boolean
  catering: string | null
  onChoose: (chosen: boolean, range: boolean) => void
  onChange: (change: ItemDraft) => void
  onWrong: (field: 'startTime' | 'endTime', wrong: 'missing' | 'wrong' | null) => void
  onComments: () => void
}

/** One position: what is altered shows before and after, and nothing is written yet. */
export function PlanRow({ row, chosen, current, wrong, day, error, disabled, catering, ...on }: RowProps) {
  const words = useWords()
  const { t } = words
  const [address] = useLocation()
  const { item, shown, draft } = row
  const name = functionWords(words, item.function)
  const of = (field: string) => t('projectPlan.of', { field, position: name })
  const note = endNote(shown)
  const nights = daysUntil(shown.startDate, day)
  const kinds = Object.values(wrong)
  const said = kinds.includes('missing')
    ? t('projectPlan.timesMissing')
    : kinds.length > 0
      ? t('projectPlan.timeMissing')
      : error
  const hours = Object.keys(draft).some(field => field.endsWith('Time') || field.endsWith('Date'))
    ? lengthOf(shown) / 60
    : 0
  return (
    <li
      id={`position-${item.id}`}
      className={cx(
        classes['row'],
        chosen && classes['chosen'],
        current && classes['current'],
        said !== undefined && classes['refused'],
      )}
    >
      <Tick
        label={t('projectPlan.choose', { position: name })}
        value={chosen}
        data-column="tick"
        disabled={disabled}
        onChange={on.onChoose}
      />
      <span className={classes['name']}>
        <span className={classes['function']}>{name}</span>
        {item.task ? <span className={classes['task']}>{item.task}</span> : null}
        {item.clientAdded ? (
          <span className={classes['clientAdded']}>
            <IconBuildingStore aria-hidden="true" />
            {t('projectPlan.clientAdded')}
          </span>
        ) : null}
      </span>
      <span className={classes['start']}>
        <TimeCell
          label={of(t('projectPlan.start'))}
          was={item.startTime}
          value={shown.startTime}
          note={nights > 0 ? `+${nights}` : undefined}
          column="start"
          strong
          wrong={'startTime' in wrong}
          disabled={disabled}
          onChange={startTime => on.onChange({ startTime })}
          onWrong={is => on.onWrong('startTime', is)}
        />
      </span>
      <span className={classes['end']}>
        <TimeCell
          label={of(t('projectPlan.end'))}
          was={item.endTime}
          value={shown.endTime}
          note={note ?? undefined}
          column="end"
          wrong={'endTime' in wrong}
          disabled={disabled}
          onChange={endTime => on.onChange({ endTime })}
          onWrong={is => on.onWrong('endTime', is)}
        />
      </span>
      <span className={classes['break']}>{span(shown.breakMinutes)}</span>
      <span className={classes['places']}>
        <PlacesCell
          label={of(t('projectPlan.places'))}
          lessLabel={of(t('projectPlan.fewer'))}
          moreLabel={of(t('projectPlan.more'))}
          was={item.amountOfRows}
          value={shown.amountOfRows}
          least={Math.max(1, item.filled)}
          column="places"
          disabled={disabled}
          onChange={amountOfRows => on.onChange({ amountOfRows })}
        />
      </span>
      <span className={classes['filled']}>
        <VisuallyHidden>{t('projects.ofPlaces', { filled: item.filled, amount: shown.amountOfRows })}</VisuallyHidden>
        <PlacesBar amount={shown.amountOfRows} filled={item.filled} requested={item.requested} singly={8} />
        {item.filled < item.amountOfRows ? (
          <a
            className={classes['find']}
            href={`${address}?view=person&position=${item.id}`}
            aria-label={t('projectPlan.findFor', { position: name })}
          >
            <IconUserPlus aria-hidden="true" />
          </a>
        ) : null}
      </span>
      <span className={cx(classes['catering'], 'cateringId' in draft && classes['altered'])}>{catering ?? '–'}</span>
      <span className={classes['comments']}>
        <CommentIcons shown={shown} label={t('projectPlan.commentsOf', { position: name })} onClick={on.onComments} />
      </span>
      {hours > longDay ? (
        <p className={classes['long']}>
          <IconAlertTriangle aria-hidden="true" />
          {t('projectPlan.long', { hours: Math.round(hours * 10) / 10 })}
        </p>
      ) : null}
      {said === undefined ? null : (
        <p className={classes['error']} role={kinds.length > 0 ? 'alert' : undefined}>
          <IconAlertCircle aria-hidden="true" />
          {said}
        </p>
      )}
    </li>
  )
}

/** Hours of a shift above which one is asked to look again. */
const longDay = 16

/** Minutes as "0:30". */
const span = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
