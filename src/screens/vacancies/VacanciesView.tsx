import { type ReactNode, Suspense } from 'react'
import { useWords } from '../../i18n/words.ts'
import type { Column } from '../../ui/DeskTable/DeskTable.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import { cx } from '../../ui/cx.ts'
import type { JobCommands } from '../shared/job/commanded.ts'
import { type Vacancy, aboutVacancy } from '../shared/job/vacancy.ts'
import { TableScreen } from '../shared/list/TableScreen.tsx'
import { useStill } from '../shared/useStill.ts'
import { VacancyAct } from './VacancyAct.tsx'
import { VacancyFilters } from './VacancyFilters.tsx'
import { VacancyReasons } from './VacancyReasons.tsx'
import { groupsOf } from './groups-of.ts'
import { type Known, stayingVacancies, vacancyOf } from './still-vacancies.ts'
import { type VacanciesAddress, filters } from './useVacanciesAddress.ts'
import { type Order, tabs } from './vacancies.types.ts'
import { vacancyCells } from './vacancy-cells.tsx'
import classes from './vacancies.module.css'
import { later } from '../../ui/lazily.tsx'

const VacancyPanel = later(async () => (await import('./VacancyPanel.tsx')).VacancyPanel)

interface VacanciesViewProps extends Known {
  order: Order
  at: Pick<VacanciesAddress, 'narrowing' | 'onNarrow' | 'selected' | 'onSelect' | 'hrefOf'> & {
    address: Pick<VacanciesAddress['address'], 'search' | 'onSearch' | 'clear'>
  }
  /** Ms. */
  now: number
  commands: JobCommands
  /** Is one of those who apply; else it is a list of what is open. */
  applies: boolean
  /** The person's week around a vacancy. */
  week: (vacancy: Vacancy) => ReactNode
}

/** Open positions, the call time first, each with what speaks for and against it for whoever looks. */
export function VacanciesView({ order, at, now, commands, applies, week, ...known }: VacanciesViewProps) {
  const words = useWords()
  const { t, tn } = words
  const { narrowing, onNarrow, address, selected, onSelect, hrefOf } = at
  const { tab, role, day } = narrowing
  const scope = [order, tab, role, day, address.search].join(' ')
  const { content, frame } = useStill<Known>(known, stayingVacancies, { busy: commands.busy, scope })
  const { state, overview } = content
  const shown = vacancyOf(content, selected)
  const columns: readonly Column[] = [
    { key: 'time', label: t('vacancies.column.time'), width: '8.5rem' },
    { key: 'work', label: t('vacancies.column.work'), width: 'minmax(8rem, 1.1fr)' },
    { key: 'place', label: t('vacancies.column.place'), width: 'minmax(8rem, 1fr)' },
    { key: 'places', label: t('vacancies.column.places'), width: '7rem' },
    ...(applies
      ? [
          { key: 'reasons', label: t('vacancies.column.reasons'), width: 'minmax(10rem, 1.5fr)' },
          { key: 'act', label: t('vacancies.column.acts'), width: 'minmax(7rem, max-content)', unseen: true },
        ]
      : []),
  ]
  const apply = (vacancy: Vacancy | undefined) => {
    if (!vacancy || commands.isBusy(vacancy.id)) return
    const about = aboutVacancy(vacancy)
    if (commands.statusOf(vacancy.id, about.status) !== 'applied') commands.give(about, 'apply')
  }
  const close = () => {
    onSelect(null)
    // Whoever closes it goes on in the list.
    document.querySelector<HTMLElement>(`[role="row"][aria-current] a`)?.focus({ preventScroll: true })
  }
  return (
    <div className={cx(classes['two'], shown && classes['opened'])}>
      <div className={classes['list']} {...frame}>
        <TableScreen
          state={state}
          label={t(order === 'day' ? 'shell.nav.vacancies' : 'shell.nav.projectsVacancy')}
          searchLabel={t('vacancies.search')}
          address={address}
          columns={columns}
          current={vacancy => vacancy.id === shown?.id}
          cells={vacancy => [
            ...vacancyCells(words, {
              vacancy,
              order,
              now,
              href: hrefOf(vacancy.id),
              onOpen: () => onSelect(vacancy.id),
            }),
            ...(applies
              ? [
                  <VacancyReasons key="reasons" vacancy={vacancy} />,
                  <VacancyAct key="act" vacancy={vacancy} now={now} commands={commands} />,
                ]
              : []),
          ]}
          groups={groupsOf(words, overview?.groups ?? [], order, now)}
          // Beside what was opened there is no room for it.
          jumpLabel={shown ? null : t('vacancies.jump')}
          countWords={total => tn('vacancies.count', total)}
          rangeWords={(from, to) => t('vacancies.range', { from, to })}
          keys={applies ? { a: apply } : undefined}
          hints={
            applies ? (
              <span>
                <kbd>A</kbd>
                {t('vacancies.keyApply')}
              </span>
            ) : undefined
          }
          sorted={t(`vacancies.sorted.${order}`)}
          none={{
            title: t('vacancies.none'),
            text: t(
              tab === 'applied'
                ? 'vacancies.noneApplied'
                : tab === 'fits'
                  ? 'vacancies.noneFits'
                  : 'vacancies.noneText',
            ),
          }}
          noneFound={{ text: t('vacancies.noneFound'), action: t('vacancies.showAll') }}
          narrowed={address.search !== '' || role !== null || day !== null}
          filters={filters}
          headline={
            overview && applies ? (
              <>
                <b>{tn('vacancies.fitting', overview.tabs.fits)}</b>,{' '}
                {t('vacancies.inAll', { count: overview.tabs.all })}
              </>
            ) : undefined
          }
          tabs={
            applies ? (
              <Tabs
                label={t('shell.nav.vacancies')}
                value={tab}
                onChange={to => onNarrow({ ...narrowing, tab: tabs.find(one => one === to) ?? 'all' })}
                items={tabs.map(value => ({ value, label: t(`vacancies.tab.${value}`), count: overview?.tabs[value] }))}
              />
            ) : undefined
          }
          tools={<VacancyFilters {...{ words, overview, narrowing, onNarrow, now }} />}
        />
      </div>
      {shown ? (
        <Suspense fallback={null}>
          <VacancyPanel
            vacancy={shown}
            now={now}
            onClose={close}
            act={applies ? <VacancyAct vacancy={shown} now={now} commands={commands} main /> : null}
            reasons={applies}
            week={week(shown)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
