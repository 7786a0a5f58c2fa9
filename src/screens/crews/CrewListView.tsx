import { IconAlertTriangle, IconNote, IconSignature, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Face } from '../../ui/Face/Face.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs/Tabs.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { functionWords, roleWords } from '../shared/shift-words.ts'
import { CrewStates } from './CrewStates.tsx'
import type { Position } from './crew.types.ts'
import { LateStrip } from './LateStrip.tsx'
import { LiveSign } from './LiveSign.tsx'
import { type ListFilter, type ListedLine, fitsFilter, listFilters } from './line-state.ts'
import { ListStateMark } from './ListStateMark.tsx'
import { PlaceBar } from './PlaceBar.tsx'
import { saysAll } from './says-all.ts'
import type { Live } from './useLiveCrew.ts'
import classes from './crew-list.module.css'

export interface CrewListContent {
  lines: readonly ListedLine[]
  positions: readonly Position[]
  live: Live
  now: number
  /** The crew has begun: its hours can be signed off. */
  begun: boolean
}

interface CrewListViewProps {
  state: Loadable<CrewListContent>
  crewId: string
  onOpen: (lineId: string) => void
}

/** Everybody on a crew by position, for whoever leads it: a list on a phone, a table of people at a desk. */
export function CrewListView({ state, crewId, onOpen }: CrewListViewProps) {
  const { t } = useWords()
  return (
    <CrewStates
      state={state}
      width="wide"
      skeleton={<SkeletonRows count={9} label={t('app.loading')} />}
      refused={{ title: t('app.state.refusedTitle'), text: t('crews.list.chiefOnly') }}
      empty={{ title: t('crews.noCrew'), text: t('crews.noCrewText') }}
    >
      {content => (
        <Page width="wide">
          {content.lines.length ? (
            <List content={content} crewId={crewId} onOpen={onOpen} />
          ) : (
            <StatePanel kind="empty" title={t('crews.list.empty')}>
              {t('crews.list.emptyText')} <a href={`/crews/${crewId}`}>{t('app.back')}</a>
            </StatePanel>
          )}
        </Page>
      )}
    </CrewStates>
  )
}

/** From here on the list is searched. */
const many = 12

interface ListProps {
  content: CrewListContent
  crewId: string
  onOpen: (lineId: string) => void
}

function List({ content, crewId, onOpen }: ListProps) {
  const words = useWords()
  const { t, tn } = words
  const [filter, setFilter] = useState<ListFilter>('all')
  const [text, setText] = useState('')
  const { lines, positions, live, now } = content
  const late = lines.filter(({ state }) => state === 'late')
  const expected = lines.filter(({ state }) => state === 'expected' || state === 'onTheWay').length
  const counts = {
    in: lines.filter(({ state }) => state === 'in').length,
    all: lines.filter(({ line }) => fitsDay(line.status)).length,
  }
  const shown = lines.filter(
    one =>
      fitsFilter(one, filter) &&
      saysAll([one.line.person.name, functionWords(words, one.line.projectCrewItem.function)], text),
  )
  const whole = filter === 'all' && text.trim() === ''
  const groups = positions
    .map(position => ({ position, people: shown.filter(({ line }) => line.projectCrewItem.id === position.id) }))
    .filter(({ position, people }) => people.length > 0 || (whole && position.filled < position.amountOfRows))

  return (
    <>
      <div className={classes['summary']}>
        <p className={classes['counts']}>
          <b>{t('crews.list.summary', counts)}</b>
          {late.length ? <span className={classes['late']}>{tn('crews.list.late', late.length)}</span> : null}
          {expected ? <span>{tn('crews.list.waiting', expected)}</span> : null}
        </p>
        <LiveSign live={live} now={now} />
      </div>
      {content.begun ? (
        <Button variant="tonal" href={`/crews/${crewId}/sign-off`} icon={<IconSignature aria-hidden="true" />}>
          {t('crews.signOff')}
        </Button>
      ) : null}
      <LateStrip late={late} onOpen={onOpen} onMore={() => setFilter('missing')} />
      <div className={classes['tools']}>
        <Tabs
          id="crew-list"
          label={t('crews.list.filterLabel')}
          value={filter}
          onChange={value => setFilter(listFilters.find(known => known === value) ?? 'all')}
          items={listFilters.map(value => ({
            value,
            label: t(`crews.list.filter.${value}`),
            count: lines.filter(one => fitsFilter(one, value)).length,
          }))}
        />
        {lines.length > many ? (
          <SearchField
            label={t('crews.searchPeople')}
            value={text}
            onChange={setText}
            shortcut="/"
            clearLabel={t('app.clear')}
          />
        ) : null}
      </div>
      <TabPanel tabs="crew-list" value={filter}>
        {groups.length ? (
          <div className={classes['groups']}>
            {groups.map(({ position, people }) => (
              <PositionGroup
                key={position.id}
                position={position}
                people={people}
                whole={whole}
                now={now}
                onOpen={onOpen}
              />
            ))}
          </div>
        ) : (
          <StatePanel kind="empty" level={2} title={text ? t('crews.nobodyFits', { text }) : t('crews.list.nobody')}>
            {t('crews.list.nobodyText')}
          </StatePanel>
        )}
      </TabPanel>
    </>
  )
}

const fitsDay = (status: string) => ['confirmed', 'checkedIn', 'checkedOut', 'signedOff'].includes(status)

interface PositionGroupProps {
  position: Position
  people: readonly ListedLine[]
  /** Nobody is filtered out, so places nobody has are shown as well. */
  whole: boolean
  now: number
  onOpen: (lineId: string) => void
}

function PositionGroup({ position, people, whole, now, onOpen }: PositionGroupProps) {
  const words = useWords()
  const { t, tn } = words
  const role = roleWords(words, position)
  const missing = position.amountOfRows - position.filled
  return (
    <section className={classes['group']} aria-label={role}>
      <div className={classes['position']}>
        <h2 className={classes['role']}>{role}</h2>
        <span className={classes['hours']}>
          <b>{position.startTime}</b>–{position.endTime}
        </span>
      </div>
      <div className={classes['filling']}>
        <span>{t('crews.places', { filled: position.filled, amount: position.amountOfRows })}</span>
        <PlaceBar filled={position.filled} amount={position.amountOfRows} room={9} />
      </div>
      <ul className={classes['people']}>
        {people.map(one => (
          <li key={one.line.id} className={cx(classes['person'], classes[`is-${one.state}`])}>
            <Face name={one.line.person.name} src={one.line.person.pictureUrl ?? undefined} size="s" />
            <button
              type="button"
              className={classes['open']}
              aria-haspopup="dialog"
              onClick={() => onOpen(one.line.id)}
            >
              <span className={classes['name']}>{one.line.person.name}</span>
              <ListStateMark listed={one} now={now} />
            </button>
            {one.line.remark ? (
              <span className={classes['sign']}>
                <IconNote aria-hidden="true" />
                <VisuallyHidden>{t('crews.list.remarkLabel')}</VisuallyHidden>
              </span>
            ) : null}
            {one.line.flagged ? (
              <span className={cx(classes['sign'], classes['flag'])}>
                <IconAlertTriangle aria-hidden="true" />
                <VisuallyHidden>{t('crews.list.flagged')}</VisuallyHidden>
              </span>
            ) : null}
          </li>
        ))}
        {missing > 0 && whole ? (
          <li className={cx(classes['person'], classes['hollow'])}>
            <IconUserPlus aria-hidden="true" />
            {tn('crews.list.missing', missing)}
          </li>
        ) : null}
      </ul>
    </section>
  )
}
