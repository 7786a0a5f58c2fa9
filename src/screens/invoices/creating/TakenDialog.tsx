import { useLocation } from 'wouter'
import { useWords } from '../../../i18n/words.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import type { Drafted } from './useDraft.ts'

/** Another invoice has a shift that was chosen, which may have been the only one. */
export function TakenDialog({ chosen, taken, send }: Pick<Drafted, 'chosen' | 'taken' | 'send'>) {
  const { t } = useWords()
  const [, navigate] = useLocation()
  const mark = taken?.invoice ?? ''
  return (
    <ConfirmDialog
      opened={taken !== null}
      title={t('invoiceDraft.takenTitle')}
      safeLabel={t('invoiceDraft.takenBack')}
      riskyLabel={t('invoiceDraft.takenOpen')}
      onSafe={() => send({ type: 'CLOSED' })}
      onRisky={() => {
        send({ type: 'CLOSED' })
        navigate(`/invoice/${encodeURIComponent(mark)}`)
      }}
    >
      {t(chosen.length > 0 ? 'invoiceDraft.takenText' : 'invoiceDraft.takenOnlyText', { name: mark })}
    </ConfirmDialog>
  )
}
