import { useWords } from '../../../i18n/words.ts'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { PositionRow } from './PositionRow.tsx'
import { type Group, attendance } from './people.ts'
import classes from './people.module.css'

interface ShiftPeopleViewProps {
  state: Loadable<readonly Group[]>
  crewId: string
  /** The shift begins on. */
  date: string
  now: number
  hrefToFind?: ((positionId: string) => string) | undefined
}

/** Positions from top to bottom, each with its places and its people. */
export function ShiftPeopleView({ state, crewId, date, now, hrefToFind }: ShiftPeopleViewProps) {
  const { t } = useWords()
  return (
    <Screen state={state} width="inside" level={3} skeleton={<SkeletonRows count={4} label={t('app.loading')} />}>
      {groups => <People groups={groups} crewId={crewId} date={date} now={now} hrefToFind={hrefToFind} />}
    </Screen>
  )
}

function People({
  groups,
  crewId,
  date,
  now,
  hrefToFind,
}: Omit<ShiftPeopleViewProps, 'state'> & { groups: readonly Group[] }) {
  const { t, tn } = useWords()
  if (!groups.length)
    return (
      <StatePanel kind="empty" level={3} title={t('projects.noPositions')}>
        {t('projects.noPositionsText')}
      </StatePanel>
    )
  const there = attendance(groups)
  return (
    <>
      {there.in + there.late + there.changed > 0 ? (
        <p className={classes['there']} role="status">
          {there.in > 0 ? <span>{tn('projects.inNow', there.in)}</span> : null}
          {there.late > 0 ? <b className={classes['late']}>{tn('projects.lateNow', there.late)}</b> : null}
          {there.changed > 0 ? <b className={classes['changed']}>{tn('projects.changedNow', there.changed)}</b> : null}
        </p>
      ) : null}
      <ul className={classes['groups']}>
        <li className={classes['heads']} aria-hidden="true">
          <span>{t('projects.position')}</span>
          <span>{t('projects.placesHead')}</span>
          <span>{t('projects.people')}</span>
        </li>
        {groups.map(group => (
          <PositionRow key={group.id} group={group} crewId={crewId} date={date} now={now} hrefToFind={hrefToFind} />
        ))}
      </ul>
    </>
  )
}
