import { useWords } from '../../../i18n/words.ts'
import { LogoDialogView } from '../../shared/logo/LogoDialogView.tsx'
import { useDrawnLogo } from '../../shared/logo/useDrawnLogo.ts'
import { useCommand } from '../../shared/useCommand.ts'
import type { Project } from '../project.types.ts'

/** Gives a project a logo, another one or none. */
export function LogoDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useWords()
  const { url, file, broken, choose } = useDrawnLogo()
  const touches = ['projects'] as const
  const save = useCommand('post', '/api/v1/projects/{id}/logo', { inForm: true, touches })
  const remove = useCommand('delete', '/api/v1/projects/{id}/logo', { inForm: true, touches })
  const params = { path: { id: project.id } }
  return (
    <LogoDialogView
      title={t('projects.logo.title')}
      hint={t('projects.logo.hint')}
      current={project.logoUrl}
      chosen={url}
      broken={broken}
      busy={save.busy || remove.busy}
      failure={save.failure ?? remove.failure}
      onChoose={choose}
      onSave={() => {
        if (file) void save.give({ params, body: file }, { done: t('projects.logo.saved'), then: onClose })
      }}
      onRemove={() => void remove.give({ params }, { done: t('projects.logo.removed'), then: onClose })}
      onClose={onClose}
    />
  )
}
