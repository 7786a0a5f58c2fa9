import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { found, loadable } from '../shared/loadable.ts'
import type { ScreenProps } from '../screen.ts'
import { ContactPage } from '../shared/contact/ContactPage.tsx'
import { useProject, useReadsProjects } from './useProject.ts'

/** Who is responsible for a project, and how to reach them. */
export default function ContactProjectManagerScreen({ params }: ScreenProps) {
  const { t } = useWords()
  const number = params['number'] ?? ''
  const reads = useReadsProjects()
  const project = useProject(number)
  const state = reads
    ? found(
        loadable([project], project.data),
        ({ projectManager, name }) =>
          projectManager && { ...projectManager, role: t('projects.contact.text', { project: name }) },
      )
    : ({ kind: 'refused' } as const)
  return (
    <ContactPage
      state={state}
      absent={{
        title: project.data ? t('projects.contact.none') : t('projects.none'),
        text: project.data ? t('projects.contact.noneText') : t('projects.noneText'),
        ...(project.data
          ? {
              action: (
                <Button variant="tonal" href={`/projects/${encodeURIComponent(number)}`}>
                  {t('projects.contact.toProject')}
                </Button>
              ),
            }
          : {}),
      }}
    />
  )
}
