import { useWords } from '../../i18n/words.ts'
import { LogoDialogView } from '../shared/logo/LogoDialogView.tsx'
import { useDrawnLogo } from '../shared/logo/useDrawnLogo.ts'
import { useCommand } from '../shared/useCommand.ts'

/** Gives the agency a mark of its own, another one or the drawn one. */
export function MarkDialog({ current, onClose }: { current: string | null; onClose: () => void }) {
  const { t } = useWords()
  const { url, file, broken, choose } = useDrawnLogo()
  const save = useCommand('post', '/api/v1/settings/mark', { inForm: true })
  const remove = useCommand('delete', '/api/v1/settings/mark', { inForm: true })
  return (
    <LogoDialogView
      title={t('settings.mark.title')}
      hint={t('settings.mark.hint')}
      current={current}
      chosen={url}
      broken={broken}
      busy={save.busy || remove.busy}
      failure={save.failure ?? remove.failure}
      onChoose={choose}
      onSave={() => {
        if (file) void save.give({ body: file }, { done: t('settings.mark.saved'), then: onClose })
      }}
      onRemove={() => void remove.give({}, { done: t('settings.mark.removed'), then: onClose })}
      onClose={onClose}
    />
  )
}
