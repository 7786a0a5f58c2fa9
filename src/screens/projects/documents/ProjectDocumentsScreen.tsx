import { IconDownload } from '@tabler/icons-react'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { photosActors } from '../../../machines/photos/photos.actors.ts'
import { photosMachine } from '../../../machines/photos/photos.machine.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Segments } from '../../../ui/Segments/Segments.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { lazily } from '../../../ui/lazily.tsx'
import { type ScreenProps, useTitle } from '../../screen.ts'
import { ProjectPicture } from '../../shared/files/ProjectPicture.tsx'
import { photoWords } from '../../shared/files/photo-words.ts'
import { useOffline } from '../../shared/files/useOffline.ts'
import { useListAddress } from '../../shared/list/useListAddress.ts'
import { loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { useDownload } from '../../shared/useDownload.ts'
import { useRefresh } from '../../shared/useRefresh.ts'
import { useProject } from '../useProject.ts'
import { ProjectDocumentsView } from './ProjectDocumentsView.tsx'
import { kinds } from './documents.types.ts'
import { SiteDocuments } from './SiteDocuments.tsx'
import { hrefOfView, sharesFiles, waysOf } from './ways.ts'

const CrewProofs = lazily(
  () => import('../proofs/CrewProofs.tsx').then(all => all.CrewProofs),
  () => null,
)

/** Files of a project: what waits to be looked at, papers and plans, and photos of the work. */
export default function ProjectDocumentsScreen({ params }: ScreenProps) {
  const number = params['number'] ?? ''
  const words = useWords()
  const { user, personId } = useSession()
  const [, navigate] = useLocation()
  const refresh = useRefresh()
  const offline = useOffline()
  const shares = sharesFiles(user)
  const { asked, change, search, onSearch } = useListAddress({ isPart: true })
  const project = useProject(number)
  const files = $api.useQuery(
    'get',
    '/api/v1/projects/{id}/documents',
    { params: { path: { id: number }, query: wholeList } },
    { enabled: shares },
  )
  const site = $api.useQuery(
    'get',
    '/api/v1/projects/{id}/siteDocuments',
    { params: { path: { id: number }, query: wholeList } },
    { enabled: mayCall(user, 'listSiteDocuments') },
  )
  const [input] = useState(() => ({ crewId: null, project: number }))
  const [machine] = useState(() => photosMachine.provide({ actors: photosActors(personId ?? '', input) }))
  const [state, send] = useMachine(machine, { input })
  const { handedIn } = state.context
  useEffect(() => {
    const online = () => send({ type: 'ONLINE' })
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [send])
  useEffect(() => {
    if (handedIn > 0) void refresh.now('projectDocuments')
  }, [handedIn, refresh])
  const download = useDownload('file of a project')
  useTitle(project.data?.name, words.t('app.title.projectDocuments'))
  const loaded = loadable([project, files], project.data && files.data)
  return (
    <Screen
      state={shares ? loaded : { kind: 'refused' }}
      width="list"
      skeleton={<SkeletonRows count={6} label={words.t('app.loading')} />}
    >
      {({ items }) => (
        <ProjectDocumentsView
          files={items}
          narrowing={{
            search,
            kind: kinds.find(kind => kind === asked.get('kind')) ?? '',
            half: asked.get('half') === 'proofs' ? 'proofs' : 'files',
          }}
          onNarrow={({ half, ...to }) => change({ ...to, ...(half ? { half: half === 'proofs' ? half : null } : {}) })}
          onSearch={onSearch}
          site={
            <Screen
              state={loadable([site], site.data?.items)}
              width="inside"
              level={3}
              skeleton={null}
              refused={null}
              absent={null}
            >
              {documents => <SiteDocuments documents={documents} />}
            </Screen>
          }
          context={state.context}
          waits={offline || state.matches('waiting')}
          decides={mayCall(user, 'approveProjectDocument')}
          picture={(file, small) => <ProjectPicture id={file.id} small={small} label={photoWords(words, file)} />}
          onDownload={({ id, name, format }) =>
            void download.save(
              format === 'pdf' && !/\.pdf$/i.test(name) ? `${name}.pdf` : name,
              () => {
                const at = { path: { id }, query: {} }
                return unwrap(api.GET('/api/v1/projectDocuments/{id}/file', { params: at, parseAs: 'blob' }))
              },
              words.t('projectDocuments.isDownloaded'),
            )
          }
          proofs={mayCall(user, 'listCrewMembersDocuments') ? <CrewProofs number={number} /> : undefined}
          views={
            <>
              <Segments
                label={words.t('projects.view.label')}
                value="documents"
                onChange={next => navigate(hrefOfView(`/projects/${number}`, next))}
                items={waysOf(user).map(value => ({ value, label: words.t(`projects.view.${value}`) }))}
              />
              {mayCall(user, 'exportDeliveryNotes') ? <DeliveryNotes number={number} /> : null}
            </>
          }
          send={mayCall(user, 'createProjectDocument') && personId !== null ? send : null}
        />
      )}
    </Screen>
  )
}

/** What the client has signed of all its crews, in one paper. */
function DeliveryNotes({ number }: { number: string }) {
  const { t } = useWords()
  const file = useDownload('delivery notes')
  const load = () => {
    const at = { path: { id: number } }
    return unwrap(api.POST('/api/v1/projects/{id}/exportDeliveryNotes', { params: at, parseAs: 'blob' }))
  }
  return (
    <Button
      busy={file.busy}
      icon={<IconDownload aria-hidden="true" />}
      onClick={() =>
        void file.save(`${t('projectDocuments.notes')}-${number}.pdf`, load, t('projectDocuments.isDownloaded'))
      }
    >
      {t('projectDocuments.notes')}
    </Button>
  )
}
