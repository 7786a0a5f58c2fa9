import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { Titled } from '../screen.ts'
import { found, loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { ContactProjectManagerView } from './ContactProjectManagerView.tsx'

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
      <Screen
        width="inside"
        state={state}
        skeleton={<SkeletonRows count={3} label={t('app.loading')} />}
        absent={{
          title: t('jobs.manager.none'),
          text: t('jobs.manager.noneText'),
          action: <Button href={`/jobs/${id}`}>{t('app.back')}</Button>,
        }}
      >
        {({ projectManager, project }) => (
          <>
            <Titled>{projectManager.name}</Titled>
            <ContactProjectManagerView manager={projectManager} project={project.name} />
          </>
        )}
      </Screen>
    </Page>
  )
}
