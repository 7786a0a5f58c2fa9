import { useEffect, useState } from 'react'
import { useCommand } from '../../shared/useCommand.ts'
import { useWords } from '../../../i18n/words.ts'
import type { Project } from '../project.types.ts'
import { drawnLogo } from './draw-logo.ts'
import { LogoDialogView } from './LogoDialogView.tsx'

/** Gives a project a logo, another one or none. */
export function LogoDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useWords()
  const [chosen, setChosen] = useState<{ file: File; url: string } | 'broken' | null>(null)
  const touches = ['projects'] as const
  const save = useCommand('post', '/api/v1/projects/{id}/logo', { inForm: true, touches })
  const remove = useCommand('delete', '/api/v1/projects/{id}/logo', { inForm: true, touches })
  const url = chosen && chosen !== 'broken' ? chosen.url : null
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  const params = { path: { id: project.id } }
  return (
    <LogoDialogView
      current={project.logoUrl}
      chosen={url}
      broken={chosen === 'broken'}
      busy={save.busy || remove.busy}
      failure={save.failure ?? remove.failure}
      onChoose={picture =>
        void drawnLogo(picture).then(
          file => setChosen({ file, url: URL.createObjectURL(file) }),
          () => setChosen('broken'),
        )
      }
      onSave={() => {
        if (chosen && chosen !== 'broken')
          void save.give({ params, body: chosen.file }, { done: t('projects.logo.saved'), then: onClose })
      }}
      onRemove={() => void remove.give({ params }, { done: t('projects.logo.removed'), then: onClose })}
      onClose={onClose}
    />
  )
}
