import { useState } from 'react'
import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { Screen } from '../Screen.tsx'
import { loadable } from '../loadable.ts'
import { ErasedLine } from './ErasedLine.tsx'
import { ErasureDialog } from './ErasureDialog.tsx'
import { ErasureLists } from './ErasureLists.tsx'
import { PrivacyPart } from './PrivacyPart.tsx'
import classes from './privacy.module.css'

interface PrivacyDialogProps {
  person: { id: string; name: string }
  /** When they were erased; null: they were not. */
  erasedAt: string | null
  onClose: () => void
}

/** All that is known of somebody is taken along or erased, from wherever they stand; of whoever was erased, what went. */
export function PrivacyDialog({ person, erasedAt, onClose }: PrivacyDialogProps) {
  const { t } = useWords()
  const [erasing, setErasing] = useState(false)
  if (erasing) return <ErasureDialog personId={person.id} onClose={onClose} />
  const onErase = erasedAt === null ? () => setErasing(true) : null
  return (
    <Dialog opened title={person.name} closeLabel={t('app.cancel')} onClose={onClose}>
      <div className={classes['lists']}>
        {erasedAt === null ? null : <Erased personId={person.id} erasedAt={erasedAt} />}
        <PrivacyPart personId={person.id} name={person.name} onErase={onErase} />
      </div>
    </Dialog>
  )
}

function Erased({ personId, erasedAt }: { personId: string; erasedAt: string }) {
  const { t } = useWords()
  const erasure = $api.useQuery('get', '/api/v1/persons/{id}/erasure', { params: { path: { id: personId } } })
  return (
    <Screen
      state={loadable([erasure], erasure.data)}
      width="inside"
      skeleton={<SkeletonRows count={6} label={t('personPrivacy.loading')} />}
    >
      {found => (
        <div className={classes['lists']}>
          <ErasedLine erasedAt={erasedAt} erasure={found} />
          <ErasureLists erasure={found} />
        </div>
      )}
    </Screen>
  )
}
