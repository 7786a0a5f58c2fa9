import { IconAlertCircle, IconBuildingStore } from '@tabler/icons-react'
import type { ItemDraft } from '../../../../domain/projectPlans/drafts.ts'
import { useWords } from '../../../i18n/words.ts'
import { PlacesBar } from '../../../ui/PlacesBar/PlacesBar.tsx'
import { cx } from '../../../ui/cx.ts'
import { endNote, functionWords } from '../../shared/shift-words.ts'
import { CommentIcons } from './CommentIcons.tsx'
import { PlacesCell } from './PlacesCell.tsx'
import { Tick } from './Tick.tsx'
import { TimeCell } from './TimeCell.tsx'
import type { Row } from './plan.types.ts'
import classes from './plan.module.css'

export interface RowProps {
  row: Row
  chosen: boolean
  current: boolean
  /** Fields that hold no time at all. */
  wrong: ReadonlySet<string>
  /** Why it was refused. */
  error: string | undefined
  disabled: boolean
  catering: string | null
  onChoose: (chosen: boolean, range: boolean) => void
  onChange: (change: ItemDraft) => void
  onWrong: (field: string, wrong: boolean) => void
  onComments: () => void
}

/** One position: what is altered shows before and after, and nothing is written yet. */
export function PlanRow({ row, chosen, current, wrong, error, disabled, catering, ...on }: RowProps) {
  const words = useWords()
  const { t } = words
  const { item, shown, draft } = row
  const name = functionWords(words, item.function)
  const of = (field: string) => t('projectPlan.of', { field, position: name })
  const note = endNote(shown)
  const missing = wrong.size > 0
  return (
    <li
      className={cx(
        classes['row'],
        chosen && classes['chosen'],
        current && classes['current'],
        (missing || error) && classes['refused'],
      )}
    >
      <Tick
        label={t('projectPlan.choose', { position: name })}
        value={chosen}
        column="tick"
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
          column="start"
          strong
          wrong={wrong.has('startTime')}
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
          wrong={wrong.has('endTime')}
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
        <span className={classes['hidden']}>
          {t('projects.ofPlaces', { filled: item.filled, amount: shown.amountOfRows })}
        </span>
        <PlacesBar amount={shown.amountOfRows} filled={item.filled} requested={item.requested} singly={8} />
      </span>
      <span className={cx(classes['catering'], 'cateringId' in draft && classes['altered'])}>{catering ?? '–'}</span>
      <span className={classes['comments']}>
        <CommentIcons shown={shown} label={t('projectPlan.commentsOf', { position: name })} onClick={on.onComments} />
      </span>
      {missing || error ? (
        <p className={classes['error']} role="alert">
          <IconAlertCircle aria-hidden="true" />
          {missing ? t('projectPlan.timesMissing') : error}
        </p>
      ) : null}
    </li>
  )
}

/** Minutes as "0:30". */
const span = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
