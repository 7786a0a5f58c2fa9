import { IconCopy, IconPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import type { Column } from '../../../ui/DeskTable/DeskTable.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Segments } from '../../../ui/Segments/Segments.tsx'
import { Tabs } from '../../../ui/Tabs/Tabs.tsx'
import { TableScreen } from '../../shared/list/TableScreen.tsx'
import type { List } from '../../shared/list/useList.ts'
import type { ListAddress } from '../../shared/list/useListAddress.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { groupsOf, projectCells } from './project-cells.tsx'
import { type ListedProject, type Narrowing, type Overview, tabs } from './list.types.ts'
import classes from './projects.module.css'
import { later } from '../../../ui/lazily.tsx'

/** Clients and phones have no room for it. */
const LastChange = later(async () => (await import('./LastChange.tsx')).LastChange, { quiet: () => true })

interface ProjectsViewProps {
  state: Loadable<List<ListedProject>>
  /** Undefined until it is known. */
  overview: Overview | undefined
  /** Who is late now, of which project. */
  late: readonly { project: { id: string } }[]
  /** Ms. */
  now: number
  narrowing: Narrowing
  onNarrow: (to: Narrowing) => void
  /** May manage projects: then one's own are told apart. */
  manages: boolean
  address: ListAddress
  /** Absent where somebody does not plan. */
  onAdd?: (() => void) | undefined
  onCopy?: ((project: ListedProject) => void) | undefined
}

/** Projects in the order of what comes next, each with what it still lacks. */
export function ProjectsView({
  state,
  overview,
  late,
  now,
  narrowing,
  onNarrow,
  manages,
  address,
  onAdd,
  onCopy,
}: ProjectsViewProps) {
  const words = useWords()
  const { t, tn } = words
  const { tab, mine, closed } = narrowing
  const columns: readonly Column[] = [
    { key: 'dates', label: t('projectList.column.dates'), width: 'minmax(9rem, 13rem)' },
    { key: 'project', label: t('projectList.column.project'), width: 'minmax(11rem, 1.5fr)' },
    { key: 'place', label: t('projectList.column.place'), width: 'minmax(7rem, 1fr)' },
    { key: 'filled', label: t('projectList.column.filled'), width: 'minmax(9rem, 15rem)' },
    { key: 'manager', label: t('projectList.column.manager'), width: 'minmax(6rem, 10rem)', deskOnly: true },
    ...(manages
      ? [{ key: 'change', label: t('projectList.column.change'), width: 'minmax(8rem, 14rem)', deskOnly: true }]
      : []),
    ...(onCopy ? [{ key: 'copy', label: t('projectList.acts'), width: '2.25rem', unseen: true, deskOnly: true }] : []),
  ]
  const lateOf = (id: string) => late.filter(({ project }) => project.id === id).length
  const soon = overview?.groups.filter(({ group }) => group === 'running' || group === 'thisWeek') ?? []
  const missing = soon.reduce((sum, group) => sum + (group.missing ?? 0), 0)
  return (
    <TableScreen
      state={state}
      label={t('shell.nav.projects')}
      searchLabel={t('projectList.search')}
      address={address}
      columns={columns}
      cells={project => [
        ...projectCells(words, { project, late: lateOf(project.id), now }),
        ...(manages
          ? [
              <Suspense key="change">
                <LastChange change={project.lastChange} now={now} />
              </Suspense>,
            ]
          : []),
        ...(onCopy
          ? [
              <IconButton
                key="copy"
                label={t('projectList.copy', { name: project.name })}
                icon={<IconCopy aria-hidden="true" />}
                onClick={() => onCopy(project)}
              />,
            ]
          : []),
      ]}
      groups={groupsOf(words, overview?.groups ?? [], tab === 'ongoing' ? late.length : 0, now)}
      jumpLabel={t('projectList.jump')}
      countWords={total => tn('projectList.count', total)}
      rangeWords={(from, to) => t('projectList.range', { from, to })}
      keys={{
        ...(onAdd ? { n: onAdd } : {}),
        ...(onCopy ? { c: (project: ListedProject | undefined) => project && onCopy(project) } : {}),
      }}
      hints={
        onAdd ? (
          <>
            <span>
              <kbd>N</kbd>
              {t('projectList.keys.create')}
            </span>
            <span>
              <kbd>C</kbd>
              {t('projectList.keys.copy')}
            </span>
          </>
        ) : undefined
      }
      sorted={t(`projectList.sorted.${tab}`)}
      none={{
        title: t(tab === 'requested' ? 'projectList.noneRequested' : 'projectList.none'),
        text: t(tab === 'requested' ? 'projectList.noneRequestedText' : 'projectList.noneText'),
      }}
      noneFound={{ text: t('projectList.noneFound'), action: t('projectList.showAll') }}
      narrowed={address.search !== '' || mine || closed}
      filters={['whose', 'state']}
      headline={
        overview && tab === 'ongoing' ? (
          <>
            <b>{tn('projectList.ongoing', overview.tabs.ongoing)}</b>
            {late.length > 0 ? (
              <>
                , <span className={classes['need']}>{tn('projectList.late', late.length)}</span>
              </>
            ) : null}
            {missing > 0 ? (
              <>
                , <span className={classes['need']}>{tn('projectList.missingSoon', missing)}</span>
              </>
            ) : null}
          </>
        ) : undefined
      }
      actions={
        onAdd ? (
          <Button variant="main" icon={<IconPlus aria-hidden="true" />} onClick={onAdd}>
            {t('projectList.create')}
          </Button>
        ) : undefined
      }
      tabs={
        <Tabs
          label={t('shell.nav.projects')}
          value={tab}
          onChange={to => onNarrow({ ...narrowing, tab: tabs.find(one => one === to) ?? 'ongoing' })}
          items={tabs.map(value => ({
            value,
            label: t(`projectList.tab.${value}`),
            count: overview?.tabs[value],
            hot: value === 'requested',
          }))}
        />
      }
      tools={
        <>
          {manages ? (
            <Segments
              label={t('projectList.whose.label')}
              value={mine ? 'my' : 'all'}
              onChange={to => onNarrow({ ...narrowing, mine: to === 'my' })}
              items={(['all', 'my'] as const).map(value => ({ value, label: t(`projectList.whose.${value}`) }))}
            />
          ) : null}
          <Segments
            label={t('projectList.closing.label')}
            value={closed ? 'closed' : 'open'}
            onChange={to => onNarrow({ ...narrowing, closed: to === 'closed' })}
            items={(['open', 'closed'] as const).map(value => ({ value, label: t(`projectList.closing.${value}`) }))}
          />
        </>
      }
    />
  )
}
