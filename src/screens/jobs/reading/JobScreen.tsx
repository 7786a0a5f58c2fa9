import type { ReactNode } from 'react'
import { lazily } from '../../../ui/lazily.tsx'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { JobQuestion } from '../../shared/job/JobQuestion.tsx'
import { loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { useDevicePunches } from '../../shared/useDevicePunches.ts'
import { useJobCommand } from '../../shared/job/useJobCommand.ts'
import { useNow } from '../../shared/useNow.ts'
import { JobSkeleton } from './JobSkeleton.tsx'
import { JobView } from './JobView.tsx'

const JobMessages = lazily(
  () => import('../../shared/crewMessages/ReceivedMessages.tsx').then(all => all.JobMessages),
  () => null,
)

/** One own job in full. */
export default function JobScreen({ params }: { params: Record<string, string> }): ReactNode {
  const { t } = useWords()
  const now = useNow()
  const { tenant } = useSession()
  const job = $api.useQuery('get', '/api/v1/jobs/{id}', { params: { path: { id: params['id'] ?? '' } } })
  const { commands, question } = useJobCommand()
  const { over } = useDevicePunches(job.dataUpdatedAt)
  return (
    <Page width="list">
      <Screen
        width="inside"
        state={loadable([job], job.data && over(job.data))}
        skeleton={<JobSkeleton label={t('app.loading')} />}
        absent={{
          title: t('jobs.empty.title'),
          text: t('jobs.empty.absent'),
          action: (
            <Button variant="tonal" href="/jobs">
              {t('jobs.empty.allJobs')}
            </Button>
          ),
        }}
      >
        {content => (
          <JobView
            job={content}
            now={now}
            commands={commands}
            checkInOpensMinutes={tenant.checkInOpensMinutes}
            messages={<JobMessages jobId={content.id} now={now} />}
          />
        )}
      </Screen>
      <JobQuestion question={question} />
    </Page>
  )
}
