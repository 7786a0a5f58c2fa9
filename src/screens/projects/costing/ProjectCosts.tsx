import type { ReactNode } from 'react'
import { $api } from '../../../client/query.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { LateWords } from '../../../i18n/LateWords.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { loadable } from '../../shared/loadable.ts'
import { ProjectCostsView } from './ProjectCostsView.tsx'

const groups: readonly Group[] = ['app', 'shell', 'projects', 'costs', 'projectCosts']
/** How often it is asked for again, ms: whoever is there works on. */
const often = 60_000

/** What a project takes and costs, with words that come with it. */
export function ProjectCosts({ number, children }: { number: string; children?: ReactNode }) {
  const { t } = useWords()
  const waiting = <SkeletonRows count={8} label={t('app.loading')} />
  const costs = $api.useQuery(
    'get',
    '/api/v1/projects/{id}/costs',
    { params: { path: { id: number } } },
    { refetchInterval: often },
  )
  return (
    <LateWords groups={groups} waiting={waiting}>
      <Screen state={loadable([costs], costs.data)} width="wide" skeleton={waiting}>
        {content => (
          <ProjectCostsView costs={content} now={costs.dataUpdatedAt}>
            {children}
          </ProjectCostsView>
        )}
      </Screen>
    </LateWords>
  )
}
