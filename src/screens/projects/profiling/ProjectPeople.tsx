import type { ReactNode } from 'react'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { useListAddress } from '../../shared/list/useListAddress.ts'
import { loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import type { Position, Project } from '../project.types.ts'
import { ProjectPeopleView } from './ProjectPeopleView.tsx'

const groups: readonly Group[] = ['app', 'shell', 'projects', 'bestPersons', 'projectPeople']
/** How often it is asked for again, ms: people answer meanwhile. */
const often = 30_000

interface ProjectPeopleProps {
  project: Project
  positions: readonly Position[]
  now: number
  views?: ReactNode
  link?: ReactNode
}

/** Who comes to a project, with words that come with it. */
export function ProjectPeople({ project, views, ...rest }: ProjectPeopleProps) {
  const { t } = useWords()
  const { user } = useSession()
  const inside = user.loginTypes.some(type => type === 'planners' || type === 'office')
  const { asked, change } = useListAddress({ isPart: true })
  const people = $api.useQuery(
    'get',
    '/api/v1/projects/{id}/people',
    { params: { path: { id: project.number } } },
    { refetchInterval: often },
  )
  const waiting = (
    <>
      {views}
      <SkeletonRows count={8} label={t('app.loading')} />
    </>
  )
  const state = loadable([people], people.data)
  return (
    <LateWords groups={groups} waiting={waiting} above={views}>
      {/* While there is something to show, or a skeleton, they stand in it. */}
      {state.kind === 'content' || state.kind === 'loading' ? null : views}
      <Screen state={state} width="inside" skeleton={waiting} level={3}>
        {({ items }) => (
          <ProjectPeopleView
            {...rest}
            project={project}
            views={views}
            people={items}
            inside={inside}
            day={asked.get('day') ?? ''}
            onDay={day => change({ day })}
            asClient={asked.get('as') === 'client'}
            onAsClient={on => change({ as: on ? 'client' : null })}
            hrefToFind={
              mayCall(user, 'findBestPersons')
                ? id => `/projects/${project.number}?view=person&position=${id}`
                : undefined
            }
          />
        )}
      </Screen>
    </LateWords>
  )
}
