import { IconChecklist, IconSignature } from '@tabler/icons-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { type CrewFigures, crewFigures } from '../../../../domain/projectCrewItems/late.ts'
import { inPlace } from '../../../../domain/still-list.ts'
import { useSession } from '../../../access/session.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { TabPanel, Tabs } from '../../../ui/Tabs/Tabs.tsx'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { functionWords } from '../../shared/words/shift-words.ts'
import { useStill } from '../../shared/useStill.ts'
import type { Line, Position } from '../crew.types.ts'
import { CrewCounts } from '../CrewCounts.tsx'
import type { CrewCheck } from '../useChecks.ts'
import { CheckNotes } from './CheckNotes.tsx'
import { LateStrip } from './LateStrip.tsx'
import { LiveSign } from '../LiveSign.tsx'
import { type ListFilter, type ListedLine, canComeIn, fitsFilter, lateFirst, listFilters } from './line-state.ts'
import { PositionGroup } from './PositionGroup.tsx'
import { saysAll, searchedAbove } from '../says-all.ts'
import type { Live } from '../../shared/live/useLiveCrew.ts'
import classes from './crew-list.module.css'
import { later } from '../../../ui/lazily.tsx'

const several = () => import('./SeveralIn.tsx')
const SeveralIn = later(async () => (await several()).default)

export interface CrewListContent {
  lines: readonly ListedLine[]
  positions: readonly Position[]
  live: Live
  now: number
  /** The crew has begun: its hours can be signed off. */
  begun: boolean
  /** Security checks that are at hand. */
  checks: readonly CrewCheck[]
}

interface CrewListViewProps {
  state: Loadable<CrewListContent>
  crewId: string
  filter: ListFilter
  onFilter: (filter: ListFilter) => void
  search: string
  onSearch: (typed: string) => void
  /** Something is being done to somebody of the list. */
  busy: boolean
  onOpen: (lineId: string) => void
  onCheckIn: (lines: readonly Line[]) => Promise<void>
  /** What is said to the crew; absent: nobody is asked. */
  messages?: ((counts: Record<'all' | 'late' | 'onSite', number>) => ReactNode) | undefined
}

/** Everybody on a crew by position, for whoever leads it: a list on a phone, a table of people at a desk. */
export function CrewListView({ state, ...list }: CrewListViewProps) {
  const { t } = useWords()
  return (
    <Screen
      state={state}
      width="wide"
      skeleton={<SkeletonRows count={9} label={t('app.loading')} />}
      refused={{ title: t('app.state.refusedTitle'), text: t('crewLead.chiefOnly') }}
      absent={{ title: t('crews.noCrew'), text: t('crews.noCrewText') }}
    >
      {content => (
        <Page width="wide">
          {content.lines.length ? (
            <List content={content} {...list} />
          ) : (
            <StatePanel kind="empty" title={t('crews.list.empty')}>
              {t('crews.list.emptyText')} <a href={`/crews/${list.crewId}`}>{t('app.back')}</a>
            </StatePanel>
          )}
        </Page>
      )}
    </Screen>
  )
}

/** What keeps its place under the thumb. */
interface Shown {
  figures: CrewFigures
  late: readonly ListedLine[]
  people: readonly ListedLine[]
}
const idOf = ({ line }: ListedLine) => line.id
const staying = (before: Shown, now: Shown & { lines: readonly ListedLine[] }): typeof now => ({
  ...now,
  figures: before.figures,
  late: inPlace(before.late, now.lines, idOf),
  people: inPlace(before.people, now.lines, idOf),
})

function List({
  content,
  crewId,
  filter,
  onFilter,
  search,
  onSearch,
  busy,
  onOpen,
  onCheckIn,
  messages,
}: Omit<CrewListViewProps, 'state'> & { content: CrewListContent }) {
  const words = useWords()
  const { t } = words
  const { tenant, personId } = useSession()
  const [choosing, setChoosing] = useState<readonly ListedLine[] | null>(null)
  const opener = useRef<HTMLDivElement>(null)
  // Behind the list, so that it is there when the network is gone by then.
  useEffect(() => void several().catch(() => undefined), [])
  const { positions, live, now } = content
  const lines = lateFirst(content.lines)
  const shownNow = {
    lines,
    figures: crewFigures(
      lines.map(({ line }) => line),
      now,
      tenant.rules.graceMinutes,
    ),
    late: lines.filter(({ state }) => state === 'late'),
    people: lines.filter(
      one =>
        fitsFilter(one, filter) &&
        saysAll([one.line.person.name, functionWords(words, one.line.projectCrewItem.function)], search),
    ),
  }
  const { content: shown, frame } = useStill(shownNow, staying, { busy, scope: `${filter} ${search}` })
  const whole = filter === 'all' && search.trim() === ''
  const groups = positions
    .map(position => ({
      position,
      people: shown.people.filter(({ line }) => line.projectCrewItem.id === position.id),
    }))
    .filter(({ position, people }) => people.length > 0 || (whole && position.filled < position.amountOfRows))
  // Whoever writes to the crew is not written to.
  const others = lines.filter(({ line }) => line.person.id !== personId)
  const comeIn = canComeIn(lines, tenant.checkInOpensMinutes, now)
  const chose = useRef(false)
  useEffect(() => {
    // Back where choosing began; without anybody left to choose, above the list.
    if (chose.current && !choosing) (opener.current?.querySelector('button') ?? opener.current)?.focus()
    chose.current = choosing !== null
  }, [choosing])
  const close = () => setChoosing(null)

  if (choosing)
    return (
      <Suspense>
        <SeveralIn
          from={choosing}
          lines={lines}
          now={now}
          busy={busy}
          onCheckIn={chosen => void onCheckIn(chosen).then(close)}
          onClose={close}
        />
      </Suspense>
    )
  return (
    <>
      <div className={classes['summary']}>
        <CrewCounts figures={shownNow.figures} before={shown.figures} />
        <LiveSign live={live} now={now} />
      </div>
      <CheckNotes crewId={crewId} checks={content.checks} />
      <div className={classes['acts']} ref={opener} tabIndex={-1}>
        {comeIn.length > 1 ? (
          <Button variant="tonal" icon={<IconChecklist aria-hidden="true" />} onClick={() => setChoosing(comeIn)}>
            {t('crewLead.several')}
          </Button>
        ) : null}
        {content.begun ? (
          <Button variant="tonal" href={`/crews/${crewId}/sign-off`} icon={<IconSignature aria-hidden="true" />}>
            {t('crews.signOff')}
          </Button>
        ) : null}
        {messages?.({
          all: others.filter(({ line }) => ['invited', 'confirmed', 'checkedIn'].includes(line.status)).length,
          late: others.filter(({ state }) => state === 'late').length,
          onSite: others.filter(({ line }) => line.status === 'checkedIn').length,
        })}
      </div>
      <div {...frame} className={classes['still']}>
        <LateStrip late={shown.late} now={now} onOpen={onOpen} onMore={() => onFilter('notHere')} />
        <div className={classes['tools']}>
          <Tabs
            id="crew-list"
            label={t('crewLead.filterLabel')}
            value={filter}
            onChange={value => onFilter(listFilters.find(known => known === value) ?? 'all')}
            items={listFilters.map(value => ({
              value,
              label: t(`crewLead.filter.${value}`),
              count: lines.filter(one => fitsFilter(one, value)).length,
            }))}
          />
          {lines.length > searchedAbove || search !== '' ? (
            <SearchField
              label={t('crews.searchPeople')}
              value={search}
              onChange={onSearch}
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
            <StatePanel
              kind="empty"
              level={2}
              title={search ? t('crews.nobodyFits', { text: search }) : t('crewLead.nobody')}
            >
              {t('crewLead.nobodyText')}
            </StatePanel>
          )}
        </TabPanel>
      </div>
    </>
  )
}
