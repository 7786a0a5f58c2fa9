import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { dateIn } from '../../../../domain/shift-display.ts'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { photosActors } from '../../../machines/photos/photos.actors.ts'
import { photosMachine } from '../../../machines/photos/photos.machine.ts'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { type ScreenProps, useTitle } from '../../screen.ts'
import { ProjectPicture } from '../../shared/files/ProjectPicture.tsx'
import { photoWords } from '../../shared/files/photo-words.ts'
import { useOffline } from '../../shared/files/useOffline.ts'
import { usePictures } from '../../shared/files/usePictures.ts'
import { loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { dayWords } from '../../shared/words/shift-words.ts'
import { useRefresh } from '../../shared/useRefresh.ts'
import type { Crew } from '../crew.types.ts'
import { PhotosView } from './PhotosView.tsx'

export default function CrewPhotosScreen({ params }: ScreenProps) {
  const id = params['id'] ?? ''
  const { t } = useWords()
  const crew = $api.useQuery('get', '/api/v1/projectCrews/{id}', { params: { path: { id } } })
  return (
    <Screen
      state={loadable([crew], crew.data, { keeps: true })}
      width="list"
      skeleton={<SkeletonRows count={5} label={t('app.loading')} />}
      absent={{ title: t('crews.noCrew'), text: t('crews.noCrewText') }}
    >
      {found => <CrewPhotos key={id} crew={found} />}
    </Screen>
  )
}

/** What was taken is kept and goes out whether the list of what arrived can be loaded or not. */
function CrewPhotos({ crew }: { crew: Crew }) {
  const words = useWords()
  const { user, personId } = useSession()
  const refresh = useRefresh()
  const offline = useOffline()
  const { timeZone, name } = crew.location
  const project = crew.project.number
  useTitle(words.t('app.title.photos'), `${name}, ${dayWords(words, dateIn(timeZone, Date.parse(crew.starts)))}`)
  const photos = $api.useQuery('get', '/api/v1/projects/{id}/documents', {
    params: { path: { id: project }, query: { ...wholeList, kind: 'photo' } },
  })
  const [machine] = useState(() =>
    photosMachine.provide({ actors: photosActors(personId ?? '', { crewId: crew.id, project }) }),
  )
  const [state, send] = useMachine(machine, { input: { crewId: crew.id, project } })
  const kept = usePictures(state.context.photos)
  const { handedIn } = state.context
  useEffect(() => {
    const online = () => send({ type: 'ONLINE' })
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [send])
  useEffect(() => {
    if (handedIn > 0) void refresh.now('projectDocuments')
  }, [handedIn, refresh])
  const works = crew.mine.leads || crew.mine.jobId !== null
  return (
    <PhotosView
      crew={{ id: crew.id, name: crew.name, starts: crew.starts, timeZone }}
      photos={photos.data?.items ?? []}
      stage={state.value}
      context={state.context}
      kept={kept}
      offline={offline}
      takes={mayCall(user, 'createProjectDocument') && works}
      decides={mayCall(user, 'approveProjectDocument')}
      picture={(photo, small) => <ProjectPicture id={photo.id} small={small} label={photoWords(words, photo)} />}
      send={send}
    />
  )
}
