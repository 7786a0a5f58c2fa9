import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { Section } from '../../../ui/Section/Section.tsx'
import { useNow } from '../useNow.ts'
import { LogList } from './LogList.tsx'

/** Lines that are shown: more of them are history. */
const shown = 30

/** What was changed on a project last; of a position where one is named. Nothing until it has come. */
export function ProjectLog({ projectId, positionId }: { projectId: string; positionId?: string }) {
  const { t } = useWords()
  const now = useNow()
  const { data } = $api.useQuery('get', '/api/v1/activities', {
    params: {
      query: { projectId, type: 'LOG', limit: shown, ...(positionId ? { projectCrewItemId: positionId } : {}) },
    },
  })
  return data ? (
    <Section title={t('log.title')} end={data.total > shown ? `${shown} / ${data.total}` : undefined}>
      <LogList lines={data.items} now={now} />
    </Section>
  ) : null
}
