import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ContactPage } from '../shared/contact/ContactPage.tsx'
import { found, loadable } from '../shared/loadable.ts'

/** Who is responsible for the project of a job, and how to reach them. */
export default function ContactProjectManagerScreen({ params }: { params: Record<string, string> }) {
  const { t } = useWords()
  const id = params['id'] ?? ''
  const job = $api.useQuery('get', '/api/v1/jobs/{id}', { params: { path: { id } } })
  const state = found(
    loadable([job], job.data),
    ({ projectManager, project }) =>
      projectManager && { ...projectManager, role: t('jobs.manager.text', { project: project.name }) },
  )
  return (
    <ContactPage
      state={state}
      absent={{
        title: t('jobs.manager.none'),
        text: t('jobs.manager.noneText'),
        action: <Button href={`/jobs/${id}`}>{t('app.back')}</Button>,
      }}
    />
  )
}
