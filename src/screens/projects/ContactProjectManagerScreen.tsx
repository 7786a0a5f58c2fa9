import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { found, loadable } from '../shared/loadable.ts'
import { type ScreenProps, Titled } from '../screen.ts'
import { Screen } from '../shared/Screen.tsx'
import { ManagerCard } from './ManagerCard.tsx'
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
        ({ projectManager, name }) => projectManager && { manager: projectManager, project: name },
      )
    : ({ kind: 'refused' } as const)
  return (
    <Screen
      state={state}
      skeleton={<SkeletonRows count={3} label={t('app.loading')} />}
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
    >
      {content => (
        <Page>
          <Titled>{content.manager.name}</Titled>
          <ManagerCard {...content} />
        </Page>
      )}
    </Screen>
  )
}
