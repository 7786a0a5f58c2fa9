import type { ComponentProps } from 'react'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import type { Group } from '../../../i18n/translate.ts'
import { useTitle } from '../../screen.ts'
import { useWords } from '../../../i18n/words.ts'
import { useLateNow } from '../../shared/late/useLateNow.ts'
import { dayWords } from '../../shared/words/shift-words.ts'
import { CrewRequests } from '../asking/CrewRequests.tsx'
import { useRequests } from '../asking/useRequests.ts'
import type { Project } from '../project.types.ts'
import { OnTheWayView } from './OnTheWayView.tsx'

const groups: readonly Group[] = ['app', 'shell', 'projects', 'jobs', 'crews', 'onTheWay']

type OnTheWayProps = Omit<ComponentProps<typeof OnTheWayView>, 'late' | 'hrefToFind' | 'requests'> & {
  project: Project
}

/** A project as planning reads it on a phone, with words that come with it. */
export function OnTheWay({ project, ...rest }: OnTheWayProps) {
  const words = useWords()
  const { user } = useSession()
  const { number, name, location, beginDate, endDate } = project
  const requests = useRequests(project.id)
  const late = useLateNow().filter(line => line.project.number === number)
  const [begin, end] = [dayWords(words, beginDate), dayWords(words, endDate)]
  useTitle(name, `${location.name}, ${begin === end ? begin : `${begin} – ${end}`}`)
  return (
    <LateWords groups={groups}>
      <OnTheWayView
        {...rest}
        late={late}
        requests={crew =>
          requests && mayCall(user, 'acceptPositionRequest') ? (
            <CrewRequests requests={requests} crew={crew} now={rest.now} />
          ) : null
        }
        hrefToFind={
          mayCall(user, 'findBestPersons') ? id => `/projects/${number}?view=person&position=${id}` : undefined
        }
      />
    </LateWords>
  )
}
