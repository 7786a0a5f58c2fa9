import { type ReactNode, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'
import { $api } from '../../../client/query.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { loadable } from '../../shared/loadable.ts'
import { useDownload } from '../../shared/useDownload.ts'
import { CostBar } from './CostBar.tsx'
import { type By, type Paper, ways } from './costing.types.ts'
import { ProjectCostsView } from './ProjectCostsView.tsx'

interface ProjectCostsProps {
  number: string
  children?: ReactNode
}

const groups: readonly Group[] = ['app', 'shell', 'projects', 'costs', 'projectCosts']
/** How often it is asked for again, ms: whoever is there works on. */
const often = 60_000

/** What a project takes and costs, with words that come with it. */
export function ProjectCosts({ number, children }: ProjectCostsProps) {
  const { t } = useWords()
  const { user } = useSession()
  const waiting = <SkeletonRows count={8} label={t('app.loading')} />
  const [path, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const by = ways.find(way => way === search.get('by')) ?? 'crew'
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
          <ProjectCostsView
            costs={content}
            now={costs.dataUpdatedAt}
            by={by}
            mayKnowWorked={user.loginTypes.some(type => type === 'planners' || type === 'office')}
            bar={
              <Papers
                number={number}
                by={by}
                onBy={to => navigate(`${path}?view=cost${to === 'crew' ? '' : `&by=${to}`}`, { replace: true })}
              />
            }
          >
            {children}
          </ProjectCostsView>
        )}
      </Screen>
    </LateWords>
  )
}

interface PapersProps {
  number: string
  by: By
  onBy: (by: By) => void
}

function Papers({ number, by, onBy }: PapersProps) {
  const { t, language } = useWords()
  const { user } = useSession()
  const file = useDownload('costs')
  const [busy, setBusy] = useState<Paper | null>(null)
  const path = { id: number }
  const asPaper = { params: { path, query: { grouping: by, language } }, parseAs: 'blob' } as const
  const load = {
    report: () => unwrap(api.GET('/api/v1/projects/{id}/report', asPaper)),
    calculation: () => unwrap(api.GET('/api/v1/projects/{id}/exportProjectCalculationDocuments', asPaper)),
    sheet: () =>
      unwrap(
        api.POST('/api/v1/projects/{id}/exportProjectCalculationReportXLXS', {
          params: { path },
          body: { grouping: by, language },
          parseAs: 'blob',
        }),
      ),
  }
  const operations = {
    calculation: 'exportProjectCalculationDocuments',
    sheet: 'exportProjectCalculationReportXLXS',
    report: 'readProjectReport',
  } as const
  const save = async (paper: Paper) => {
    setBusy(paper)
    const name = t(`projectCosts.paper.${paper === 'sheet' ? 'calculation' : paper}`)
    await file.save(`${name}-${number}.${paper === 'sheet' ? 'xlsx' : 'pdf'}`, load[paper], t('projectCosts.saved'))
    setBusy(null)
  }
  return (
    <CostBar
      by={by}
      onBy={onBy}
      papers={(['calculation', 'sheet', 'report'] as const).filter(paper => mayCall(user, operations[paper]))}
      onSave={paper => void save(paper)}
      busy={busy}
    />
  )
}
