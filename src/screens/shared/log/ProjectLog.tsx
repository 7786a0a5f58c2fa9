import { useState } from 'react'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { Section } from '../../../ui/Section/Section.tsx'
import { ShowAll } from '../../../ui/ShowAll/ShowAll.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { loadable } from '../loadable.ts'
import { Screen } from '../Screen.tsx'
import { useNow } from '../useNow.ts'
import { LogList } from './LogList.tsx'

/** Lines that are shown at first: more of them are history. */
const newest = { limit: 30, page: 1 }

/** What was changed on a project last; of a position where one is named. */
export function ProjectLog({ projectId, positionId }: { projectId: string; positionId?: string }) {
  const { t } = useWords()
  const now = useNow()
  const [all, setAll] = useState(false)
  const of = { projectId, type: 'LOG' as const, ...(positionId ? { projectCrewItemId: positionId } : {}) }
  const first = $api.useQuery('get', '/api/v1/activities', { params: { query: { ...of, ...newest } } })
  const whole = $api.useQuery(
    'get',
    '/api/v1/activities',
    { params: { query: { ...of, ...wholeList } } },
    { enabled: all },
  )
  // What stood there stays while the rest is on its way, or does not come.
  const log = whole.data ?? first.data
  return (
    <Section title={t('log.title')} end={log?.total}>
      <Screen
        state={loadable(all ? [first, whole] : [first], log)}
        width="inside"
        level={3}
        refused={null}
        absent={null}
        skeleton={<SkeletonRows count={3} label={t('app.loading')} />}
      >
        {({ items, total }) => (
          <>
            <LogList lines={items} now={now} />
            <ShowAll
              onShow={total > items.length ? () => (all ? void whole.refetch() : setAll(true)) : null}
              busy={whole.isFetching}
              label={t('log.showAll', { count: total })}
            />
          </>
        )}
      </Screen>
    </Section>
  )
}
