import { api } from '../../../client/api.ts'
import { useWords } from '../../../i18n/words.ts'
import { useArchive } from '../files/useArchive.ts'
import { useTell } from '../useTell.ts'
import { PrivacyView } from './PrivacyView.tsx'

interface PrivacyPartProps {
  personId: string
  name: string
  /** Null: they were erased. */
  onErase: (() => void) | null
}

/** All that is known of somebody is taken along, or erased. */
export function PrivacyPart({ personId, name, onErase }: PrivacyPartProps) {
  const { t } = useWords()
  const tell = useTell()
  const { going, failure, load, stop } = useArchive()
  const take = async () => {
    const saved = await load(`${t('personPrivacy.fileName', { name })}.zip`, signal =>
      api.POST('/api/v1/persons/{id}/export', { params: { path: { id: personId } }, parseAs: 'stream', signal }),
    )
    if (saved) tell.done('all data of somebody', t('personPrivacy.taken'))
  }
  return <PrivacyView {...{ name, going, failure, onErase }} onTake={() => void take()} onStop={stop} />
}
