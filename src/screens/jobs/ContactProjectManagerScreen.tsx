import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { found, loadable } from '../shared/loadable.ts'
import { ContactProjectManagerView } from './ContactProjectManagerView.tsx'
import { JobStates } from './JobStates.tsx'

/** Who is responsible for the project of a job, and how to reach them. */
export default function ContactProjectManagerScreen({ params }: { params: Record<string, string> }) {
  const { t } = useWords()
  const id = params['id'] ?? ''
  const job = $api.useQuery('get', '/api/v1/jobs/{id}', { params: { path: { id } } })
  const state = found(
    loadable([job], job.data),
    ({ projectManager, project }) => projectManager && { projectManager, project },
  )
  return (
    <Page>
      <JobStates
        state={state}
        skeleton={<SkeletonRows count={3} label={t('app.loading')} />}
        absent={{
          title: t('jobs.manager.none'),
          text: t('jobs.manager.noneText'),
          action: <Button href={`/jobs/${id}`}>{t('app.back')}</Button>,
        }}
      >
        {({ projectManager, project }) => <ContactProjectManagerView manager={projectManager} project={project.name} />}
      </JobStates>
    </Page>
  )
}
