import { IconPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Segments } from '../../ui/Segments/Segments.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import { decidingHref } from '../shared/approvals/deciding-href.ts'
import { ListFrame } from '../shared/list/ListFrame.tsx'
import type { List } from '../shared/list/useList.ts'
import type { ListAddress } from '../shared/list/useListAddress.ts'
import type { Loadable } from '../shared/loadable.ts'
import { type Narrowing, type Overview, type ToDo, type VacationPanelOf, tabs } from './to-do.types.ts'
import classes from './to-dos.module.css'
import { later } from '../../ui/lazily.tsx'

/** It is loaded while its rows are asked for. */
const ToDoBoard = later(async () => (await import('./ToDoBoard.tsx')).ToDoBoard)

interface ToDosViewProps {
  state: Loadable<List<ToDo>>
  /** Undefined until it is known. */
  overview: Overview | undefined
  narrowing: Narrowing
  onNarrow: (to: Narrowing) => void
  address: ListAddress
  /** The one that is read; null: none. */
  openId: string | null
  onOpen: (id: string | null) => void
  /** Does it, or has it to do again. */
  onDone: (item: ToDo) => void
  busy: boolean
  /** Uploads that wait for a decision. */
  toDecide: number
  onAdd: () => void
  onChange: (item: ToDo) => void
  vacationPanel: VacationPanelOf
  zone: string
  /** Ms. */
  now: number
}

/** What is to do: overdue first, then by day, with the one that is read beside it. */
export function ToDosView({
  state,
  overview,
  narrowing,
  onNarrow,
  address,
  toDecide,
  onAdd,
  ...board
}: ToDosViewProps) {
  const words = useWords()
  const { t, tn } = words
  const { tab, mine, kinds } = narrowing
  return (
    <ListFrame
      state={state}
      wide
      searchLabel={t('todos.search')}
      address={address}
      countWords={total => tn('todos.count', total)}
      sorted={t(`todos.sorted.${tab}`)}
      none={{ title: t('todos.none'), text: t('todos.noneText') }}
      noneFound={{ text: t('todos.noneFound'), action: t('todos.showAll') }}
      narrowed={address.search !== '' || mine || kinds.length > 0}
      filters={['whose', 'kinds']}
      headline={
        overview ? (
          <>
            {overview.overdue > 0 ? (
              <>
                <span className={classes['need']}>{tn('todos.overdueNow', overview.overdue)}</span>,{' '}
              </>
            ) : null}
            <b>{tn('todos.dueToday', overview.dueToday)}</b>, {tn('todos.openNow', overview.open)}
          </>
        ) : undefined
      }
      actions={
        <>
          {toDecide > 0 ? <Button href={decidingHref()}>{t('todos.toDecide', { count: toDecide })}</Button> : null}
          <Button icon={<IconPlus aria-hidden="true" />} onClick={onAdd}>
            {t('todos.create')}
          </Button>
        </>
      }
      tabs={
        <Tabs
          label={t('shell.nav.todoCalendar')}
          value={tab}
          onChange={to => onNarrow({ ...narrowing, tab: tabs.find(one => one === to) ?? 'open' })}
          items={tabs.map(value => ({ value, label: t(`todos.tab.${value}`), count: overview?.[value] }))}
        />
      }
      tools={
        <Segments
          label={t('todos.whose.label')}
          value={mine ? 'me' : 'all'}
          onChange={to => onNarrow({ ...narrowing, mine: to === 'me' })}
          items={(['all', 'me'] as const).map(value => ({ value, label: t(`todos.whose.${value}`) }))}
        />
      }
    >
      {list => (
        <Suspense fallback={<SkeletonRows count={8} label={t('app.loading')} />}>
          <ToDoBoard list={list} overview={overview} {...{ narrowing, onNarrow }} {...board} />
        </Suspense>
      )}
    </ListFrame>
  )
}
