import { dateIn } from '../../../domain/shift-display.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { Filling } from '../shared/fillProposals/Filling.tsx'
import { boundsOf } from '../shared/fillProposals/days.ts'
import { loadable } from '../shared/loadable.ts'
import { missingOf } from '../shared/missing-places.ts'
import { Screen } from '../shared/Screen.tsx'
import { useNow } from '../shared/useNow.ts'
import { useProject } from './useProject.ts'

/** All open places of a project filled by one proposal, from today on. */
export function ProjectFill({ number }: { number: string }) {
  const { t } = useWords()
  const now = useNow()
  const project = useProject(number)
  const positions = $api.useQuery('get', '/api/v1/projects/{id}/projectCrewItems', {
    params: { path: { id: number }, query: wholeList },
  })
  const content = project.data && positions.data && { project: project.data, items: positions.data.items }
  return (
    <Screen
      state={loadable([project, positions], content)}
      width="wide"
      skeleton={<SkeletonRows count={8} label={t('app.loading')} />}
      absent={{ title: t('projects.none'), text: t('projects.noneText') }}
    >
      {({ project: { id, name, beginDate, endDate, location }, items }) => (
        <Filling
          project={{ id, name }}
          bounds={boundsOf({ beginDate, endDate }, dateIn(location.timeZone, now))}
          openOn={({ from, to }) =>
            items
              .filter(({ startDate, starts }) => startDate >= from && startDate <= to && Date.parse(starts) > now)
              .reduce(
                (sum, { amountOfRows: amount, filled, requested }) => sum + missingOf({ amount, filled, requested }),
                0,
              )
          }
        />
      )}
    </Screen>
  )
}
