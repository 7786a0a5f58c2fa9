import type { ReactNode } from 'react'
import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'
import { $api } from '../../../client/query.ts'
import { useLateWords } from '../../../i18n/late-words.ts'
import type { Group } from '../../../i18n/translate.ts'
import { WordsContext, useWords } from '../../../i18n/words.ts'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { loadable } from '../../shared/loadable.ts'
import { useDownload } from '../../shared/useDownload.ts'
import { CostView } from './CostView.tsx'

const groups: readonly Group[] = ['app', 'shell', 'projects', 'costs']
/** What runs is reckoned anew every minute, ms. */
const minute = 60_000

/** Hours of a project from planned to invoiced, and what they cost, with words that come with it. */
export function ProjectCost({ number, views }: { number: string; views: ReactNode }) {
  const { t } = useWords()
  const words = useLateWords(groups)
  const params = { path: { id: number } }
  const cost = $api.useQuery('get', '/api/v1/projects/{id}/cost', { params }, { refetchInterval: minute })
  const file = useDownload(`cost of ${number}`)
  const skeleton = <SkeletonRows count={6} label={t('app.loading')} />
  if (!words) return skeleton
  return (
    <WordsContext value={words}>
      <Screen state={loadable([cost], cost.data)} width="inside" skeleton={skeleton}>
        {content => (
          <CostView
            cost={content}
            views={views}
            saving={file.busy}
            onSave={() =>
              void file.save(
                `${number}.xlsx`,
                () =>
                  unwrap(
                    api.POST('/api/v1/projects/{id}/exportProjectCalculationReportXLXS', {
                      params: { ...params, header: { 'Idempotency-Key': crypto.randomUUID() } },
                      parseAs: 'blob',
                    }),
                  ),
                words.t('costs.saved'),
              )
            }
          />
        )}
      </Screen>
    </WordsContext>
  )
}
