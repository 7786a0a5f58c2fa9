import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonCards } from '../../ui/Skeleton/Skeleton.tsx'
import { TabPanel } from '../../ui/Tabs/Tabs.tsx'
import { inPlace } from '../../../domain/still-list.ts'
import type { Job, JobCommands } from '../shared/job/commanded.ts'
import type { Vacancy } from '../shared/job/vacancy.ts'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { useStill } from '../shared/useStill.ts'
import { JobCard } from './JobCard.tsx'
import { JobsBar, type JobsBarProps } from './JobsBar.tsx'
import { VacancyCard } from './VacancyCard.tsx'
import { WeekList } from './WeekList.tsx'
import classes from './jobs.module.css'

/** What a tab lists. */
export type Listed = { id: string; startDate: string } & (
  { job: Job } | { vacancy: Vacancy; away?: string | undefined }
)

interface JobsViewProps extends JobsBarProps {
  state: Loadable<readonly Listed[]>
  commands: JobCommands
  now: number
  /** Stand over what they filter. */
  filters?: ReactNode
  /** What is filtered by; null: nothing. */
  filtered?: string | null
  /** Takes filter and search away. */
  onAny?: () => void
}

type Lines = Loadable<readonly Listed[]>

const staying = (before: Lines, now: Lines): Lines =>
  before.kind === 'content'
    ? { ...before, content: inPlace(before.content, now.kind === 'content' ? now.content : [], ({ id }) => id) }
    : now

/** Jobs under their tabs, by weeks. */
export function JobsView(props: JobsViewProps) {
  const { state: known, commands, now, filters, filtered = null, onAny, ...bar } = props
  const { t, tn } = useWords()
  const { tab, onTab, search, onSearch, open } = bar
  const { content: state, frame } = useStill(known, staying, {
    busy: commands.busy,
    scope: `${tab} ${search} ${filtered}`,
  })
  const seeOpen = (
    <Button variant="tonal" onClick={() => onTab('open')}>
      {tn('jobs.empty.seeOpen', open ?? 0)}
    </Button>
  )
  const nothing =
    filtered !== null
      ? t('jobs.filter.none', { filter: search ? `${filtered} · ${search}` : filtered })
      : search
        ? t('jobs.empty.search', { text: search })
        : open === null && (tab === 'upcoming' || tab === 'appliedFor')
          ? t(`jobs.empty.${tab}Only`)
          : t(`jobs.empty.${tab}`)
  const next =
    filtered !== null ? (
      <Button variant="tonal" onClick={onAny}>
        {t('jobs.filter.clear')}
      </Button>
    ) : search ? (
      <Button variant="tonal" onClick={() => onSearch('')}>
        {t('jobs.empty.showAll')}
      </Button>
    ) : open && (tab === 'upcoming' || tab === 'appliedFor') ? (
      seeOpen
    ) : tab === 'upcoming' ? null : (
      <Button variant="tonal" onClick={() => onTab('upcoming')}>
        {t('jobs.empty.seeUpcoming')}
      </Button>
    )
  return (
    <>
      <JobsBar {...bar} />
      <Page width="list">
        <TabPanel tabs="jobs" value={tab}>
          {filters ? <div className={classes['head']}>{filters}</div> : null}
          <Screen
            width="inside"
            state={state}
            skeleton={
              <div className={classes['bones']}>
                <SkeletonCards count={6} label={t('app.loading')} />
              </div>
            }
            absent={{
              title: t('jobs.empty.title'),
              text: nothing,
              action: next,
            }}
          >
            {items => (
              <div {...frame}>
                <WeekList
                  // A tab begins at its beginning, however far another one was scrolled.
                  key={`${tab} ${filtered}`}
                  items={items}
                  now={now}
                  countWords={count => tn(tab === 'open' ? 'jobs.openCount' : 'jobs.count', count)}
                  draw={item =>
                    'job' in item ? (
                      <JobCard
                        key={item.id}
                        job={item.job}
                        now={now}
                        commands={commands}
                        muted={tab === 'past'}
                        removable={tab === 'appliedFor'}
                      />
                    ) : (
                      <VacancyCard
                        key={item.id}
                        vacancy={item.vacancy}
                        away={item.away}
                        now={now}
                        commands={commands}
                      />
                    )
                  }
                />
              </div>
            )}
          </Screen>
        </TabPanel>
      </Page>
    </>
  )
}
