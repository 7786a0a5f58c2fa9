import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonCards } from '../../ui/Skeleton/Skeleton.tsx'
import { TabPanel } from '../../ui/Tabs/Tabs.tsx'
import type { Job, JobCommands } from '../shared/commanded.ts'
import type { Loadable } from '../shared/loadable.ts'
import { JobCard } from './JobCard.tsx'
import { JobStates } from './JobStates.tsx'
import { JobsBar, type JobsBarProps } from './JobsBar.tsx'
import { VacancyCard } from './VacancyCard.tsx'
import { WeekList } from './WeekList.tsx'
import type { Vacancy } from './job.types.ts'
import classes from './jobs.module.css'

/** What a tab lists. */
export type Listed = { id: string; startDate: string } & ({ job: Job } | { vacancy: Vacancy })

interface JobsViewProps extends JobsBarProps {
  state: Loadable<readonly Listed[]>
  commands: JobCommands
  now: number
}

/** Jobs under their tabs, by weeks. */
export function JobsView({ state, commands, now, ...bar }: JobsViewProps) {
  const { t, tn } = useWords()
  const { tab, onTab, search, onSearch, open } = bar
  const seeOpen = (
    <Button variant="tonal" onClick={() => onTab('open')}>
      {tn('jobs.empty.seeOpen', open)}
    </Button>
  )
  const next = search ? (
    <Button variant="tonal" onClick={() => onSearch('')}>
      {t('jobs.empty.showAll')}
    </Button>
  ) : open > 0 && (tab === 'upcoming' || tab === 'appliedFor') ? (
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
          <JobStates
            state={state}
            skeleton={
              <div className={classes['bones']}>
                <SkeletonCards count={6} label={t('app.loading')} />
              </div>
            }
            absent={{
              title: t('jobs.empty.title'),
              text: search ? t('jobs.empty.search', { text: search }) : t(`jobs.empty.${tab}`),
              action: next,
            }}
          >
            {items => (
              <WeekList
                // A tab begins at its beginning, however far another one was scrolled.
                key={tab}
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
                    <VacancyCard key={item.id} vacancy={item.vacancy} now={now} commands={commands} />
                  )
                }
              />
            )}
          </JobStates>
        </TabPanel>
      </Page>
    </>
  )
}
