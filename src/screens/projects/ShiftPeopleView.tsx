import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { PositionRow } from './PositionRow.tsx'
import { type Group, attendance } from './people.ts'
import classes from './people.module.css'

interface ShiftPeopleViewProps {
  state: Loadable<readonly Group[]>
  crewId: string
  now: number
}

/** Positions from top to bottom, each with its places and its people. */
export function ShiftPeopleView({ state, crewId, now }: ShiftPeopleViewProps) {
  const { t, tn } = useWords()
  if (state.kind === 'loading') return <SkeletonRows count={4} label={t('app.loading')} />
  if (state.kind !== 'content')
    return (
      <StatePanel
        kind="failed"
        level={3}
        title={t('app.state.failedTitle')}
        {...(state.kind === 'failed'
          ? { technical: state.technical, actions: <Button onClick={state.retry}>{t('app.retry')}</Button> }
          : {})}
      >
        {t('app.state.failedText')}
      </StatePanel>
    )
  const groups = state.content
  if (!groups.length)
    return (
      <StatePanel kind="empty" level={3} title={t('projects.noPositions')}>
        {t('projects.noPositionsText')}
      </StatePanel>
    )
  const there = attendance(groups)
  return (
    <>
      {there.in + there.late > 0 ? (
        <p className={classes['there']} role="status">
          {there.in > 0 ? <span>{tn('projects.inNow', there.in)}</span> : null}
          {there.late > 0 ? <b className={classes['late']}>{tn('projects.lateNow', there.late)}</b> : null}
        </p>
      ) : null}
      <ul className={classes['groups']}>
        <li className={classes['heads']} aria-hidden="true">
          <span>{t('projects.position')}</span>
          <span>{t('projects.placesHead')}</span>
          <span>{t('projects.people')}</span>
        </li>
        {groups.map(group => (
          <PositionRow key={group.id} group={group} crewId={crewId} now={now} />
        ))}
      </ul>
    </>
  )
}
