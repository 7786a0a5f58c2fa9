import { keepPreviousData } from '@tanstack/react-query'
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
  const log = $api.useQuery(
    'get',
    '/api/v1/activities',
    {
      params: {
        query: {
          ...{ projectId, type: 'LOG', ...(all ? wholeList : newest) },
          ...(positionId ? { projectCrewItemId: positionId } : {}),
        },
      },
    },
    { placeholderData: keepPreviousData },
  )
  return (
    <Section title={t('log.title')} end={log.data?.total}>
      <Screen
        state={loadable([log], log.data)}
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
              onShow={total > items.length ? () => setAll(true) : null}
              busy={log.isPlaceholderData}
              label={t('log.showAll', { count: total })}
            />
          </>
        )}
      </Screen>
    </Section>
  )
}
