import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { loadable } from '../../shared/loadable.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useCopy } from '../../shared/useCopy.ts'
import { SignOnView } from './SignOnView.tsx'

/** The agency's own provider; what is saved holds from the next login on. */
export function SignOnDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const settings = $api.useQuery('get', '/api/v1/openIdProvider')
  const save = useCommand('patch', '/api/v1/openIdProvider', { inForm: true })
  const { copy } = useCopy()
  return (
    <SignOnView
      state={loadable([settings], settings.data, { keeps: true })}
      busy={save.busy}
      failure={save.failure}
      onSave={body => void save.give({ body }, { done: t('settings.signOn.saved'), then: onClose })}
      onCopy={text => void copy(text, t('settings.hosts.copied'))}
      onClose={onClose}
    />
  )
}
