import { useLocation } from 'wouter'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { loadable } from '../../shared/loadable.ts'
import { ProjectDialog } from './ProjectDialog.tsx'

interface AddingProjectProps {
  /** Id or number of the project the new one is to be like; null: an empty one. */
  of: string | null
  onClose: () => void
}

const groups: readonly Group[] = ['app', 'shell', 'projectList', 'projectCreate']

/** The dialog for a new project, once it is known what it is to be like; then the way to the new one. */
export function AddingProject({ of, onClose }: AddingProjectProps) {
  const [, navigate] = useLocation()
  const onMade = (number: string) => navigate(`/projects/${encodeURIComponent(number)}`, { state: { made: true } })
  return (
    <LateWords groups={groups} onClose={onClose}>
      {of === null ? (
        <ProjectDialog source={null} onClose={onClose} onMade={onMade} />
      ) : (
        <Copying of={of} onClose={onClose} onMade={onMade} />
      )}
    </LateWords>
  )
}

function Copying({ of, onClose, onMade }: { of: string; onClose: () => void; onMade: (number: string) => void }) {
  const { t } = useWords()
  const path = { id: of }
  const project = $api.useQuery('get', '/api/v1/projects/{id}', { params: { path } })
  const crews = $api.useQuery('get', '/api/v1/projects/{id}/projectCrews', { params: { path, query: wholeList } })
  const positions = $api.useQuery('get', '/api/v1/projects/{id}/projectCrewItems', {
    params: { path, query: wholeList },
  })
  const state = loadable(
    [project, crews, positions],
    project.data &&
      crews.data &&
      positions.data && { project: project.data, shifts: crews.data.items, positions: positions.data.items },
  )
  if (state.kind === 'content') return <ProjectDialog source={state.content} onClose={onClose} onMade={onMade} />
  return (
    <Dialog opened title={t('projectCreate.copyTitle')} closeLabel={t('app.cancel')} onClose={onClose}>
      <Screen
        state={state}
        width="inside"
        level={3}
        skeleton={<SkeletonRows count={5} label={t('app.loading')} />}
        absent={{ title: t('projectList.none'), text: t('projectList.noneText') }}
      >
        {() => null}
      </Screen>
    </Dialog>
  )
}
