import { IconAlertTriangle } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Clipped } from '../../../ui/Clipped/Clipped.tsx'
import { Face } from '../../../ui/Face/Face.tsx'
import { StatusChip } from '../../../ui/StatusChip/StatusChip.tsx'
import { Tick } from '../../../ui/Tick/Tick.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../../ui/cx.ts'
import { ReasonList } from '../job/ReasonList.tsx'
import { isOver, ratingWords, wayWords, weekWords } from '../job/person-words.ts'
import { dayWords, endNote, functionWords, roleWords } from '../words/shift-words.ts'
import type { FillPosition } from './fill.types.ts'
import { leftWords, placeReasons, skillOf } from './fill-words.ts'
import type { CrewRows, PlaceRow } from './rows.ts'
import classes from './fill.module.css'

interface CrewProps {
  crew: CrewRows
  /** Says whose crew it is as well. */
  project: boolean
  chosen: readonly string[]
  compared: string | null
  busy: boolean
  now: number
  onToggle: (keys: readonly string[], on: boolean) => void
  onCompare: (key: string) => void
  onFocus: (key: string) => void
}

/** The places of one crew: who is proposed for each, and what is left. */
export function Crew({ crew, project, chosen, compared, busy, now, onToggle, onCompare, onFocus }: CrewProps) {
  const words = useWords()
  const { t } = words
  const { position, keys, open, filled, positions } = crew
  const some = keys.filter(key => chosen.includes(key)).length
  const id = `fill-${crew.id}`
  return (
    <section aria-labelledby={id}>
      <div className={classes['group']}>
        {keys.length ? (
          <Tick
            label={t('fillProposals.chooseCrew', { crew: position.projectCrew.name })}
            value={some === 0 ? false : some === keys.length ? true : 'some'}
            locked={busy}
            onChange={on => onToggle(keys, on)}
          />
        ) : (
          <span />
        )}
        <h2 id={id}>
          {position.projectCrew.name}{' '}
          <span className={classes['soft']}>
            {dayWords(words, position.startDate, now)}
            {project ? `, ${position.project.name}` : null}
          </span>
        </h2>
        <span className={classes['sum']}>{t('fillProposals.filled', { filled, open })}</span>
      </div>
      <ul className={classes['rows']} aria-labelledby={id}>
        {positions.map(one => [
          ...one.rows.map(row => (
            <Place
              key={row.key}
              row={row}
              chosen={chosen.includes(row.key)}
              compared={row.key === compared}
              busy={busy}
              onToggle={on => onToggle([row.key], on)}
              onCompare={() => onCompare(row.key)}
              onFocus={() => onFocus(row.key)}
            />
          )),
          ...(one.left ? [<Left key={one.position.projectCrewItemId} position={one.position} count={one.left} />] : []),
        ])}
      </ul>
    </section>
  )
}

function What({ position }: { position: FillPosition }) {
  const words = useWords()
  const note = endNote(position)
  return (
    <span className={classes['time']}>
      <b>
        {position.startTime}–{position.endTime}
        {note ? <sup>{note}</sup> : null}
      </b>
      <Clipped text={roleWords(words, position)} className={classes['soft']} />
    </span>
  )
}

interface PlaceProps {
  row: PlaceRow
  chosen: boolean
  compared: boolean
  busy: boolean
  onToggle: (on: boolean) => void
  onCompare: () => void
  onFocus: () => void
}

function Place({ row, chosen, compared, busy, onToggle, onCompare, onFocus }: PlaceProps) {
  const words = useWords()
  const { t } = words
  const { position, place, old, key } = row
  const { person, runnerUp, invited } = place
  const over = isOver(place)
  const name = `${person.name}, ${functionWords(words, position.function)} ${position.startTime}`
  return (
    <li data-row="" className={cx(classes['row'], compared && classes['current'])} onFocus={onFocus}>
      {invited ? (
        <span />
      ) : (
        <Tick
          label={t('bestPersons.choose', { name })}
          value={chosen}
          locked={busy}
          data-key={key}
          onChange={onToggle}
        />
      )}
      <What position={position} />
      <button type="button" className={classes['who']} aria-expanded={compared} onClick={onCompare}>
        <Face name={person.name} src={person.pictureUrl ?? undefined} size="s" />
        <span className={classes['names']}>
          <span className={classes['name']}>{person.name}</span>
          <span className={cx(classes['soft'], over && classes['over'])}>
            {over ? <IconAlertTriangle aria-hidden="true" /> : null}
            {weekWords(words, place)}
          </span>
        </span>
        <VisuallyHidden>{t('fillProposals.comparison')}</VisuallyHidden>
      </button>
      <div className={classes['why']}>
        {old ? (
          <ReasonList
            label={t('fillProposals.head.state')}
            reasons={old.reasons.map(reason => ({
              key: reason,
              weight: 'hard',
              text: t(`fillProposals.old.${reason}`),
            }))}
          />
        ) : (
          <>
            <ReasonList label={t('bestPersons.head.venue')} reasons={placeReasons(words, place)} />
            <ReasonList
              label={t('fillProposals.head.why')}
              reasons={[
                skillOf(words, position, place),
                { key: 'way', weight: 'plain', text: `${wayWords(words, place)}, ${ratingWords(words, place)}` },
              ]}
            />
          </>
        )}
      </div>
      <span className={cx(classes['next'], classes['soft'])}>
        {runnerUp ? t('fillProposals.next', { name: runnerUp.person.name }) : t('fillProposals.nobodyNext')}
      </span>
      <span className={classes['state']}>
        {invited ? <StatusChip status="invited">{t('fillProposals.invited')}</StatusChip> : null}
      </span>
    </li>
  )
}

/** Places for which nobody is proposed, why, and the way to look for somebody all the same. */
function Left({ position, count }: { position: FillPosition; count: number }) {
  const words = useWords()
  const { t, tn } = words
  const { project, projectCrewItemId } = position
  return (
    <li data-row="" className={cx(classes['row'], classes['left'])}>
      <span />
      <What position={position} />
      <span className={classes['who']}>
        <span className={classes['hollow']} aria-hidden="true" />
        <b>{tn('fillProposals.left', count)}</b>
      </span>
      <span className={classes['why']}>{leftWords(words, position)}</span>
      <span className={classes['next']}>
        <TextLink href={`/projects/${encodeURIComponent(project.number)}?view=person&position=${projectCrewItemId}`}>
          {t('projects.findPerson')}
          <VisuallyHidden>
            {' '}
            {functionWords(words, position.function)} {position.startTime}
          </VisuallyHidden>
        </TextLink>
      </span>
    </li>
  )
}
