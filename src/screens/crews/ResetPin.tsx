import { IconPassword } from '@tabler/icons-react'
import { useState } from 'react'
import { $api } from '../../client/query.ts'
import { useLateWords } from '../../i18n/late-words.ts'
import type { Group } from '../../i18n/translate.ts'
import { useToast } from '../../machines/toasts/toasts.context.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Row, Tile } from '../../ui/Rows/Rows.tsx'

const groups: readonly Group[] = ['app', 'kioskLead']

/** Takes a forgotten kiosk PIN away. A row among those of a person. */
export default function ResetPin({ job, name }: { job: string; name: string }) {
  const words = useLateWords(groups)
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const reset = $api.useMutation('post', '/api/v1/projectCrewItemStatus/{id}/resetKioskPin')
  if (!words) return null
  const { t } = words
  const run = () =>
    reset.mutate(
      { params: { path: { id: job }, header: { 'Idempotency-Key': crypto.randomUUID() } } },
      {
        onSuccess: () => toast({ type: 'success', message: t('kioskLead.resetDone', { name }) }),
        onError: () => toast({ type: 'error', message: t('kioskLead.resetFailed') }),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <>
      <Row
        wrap
        lead={<Tile icon={<IconPassword aria-hidden="true" />} />}
        title={t('kioskLead.resetPin')}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        opened={asking}
        title={t('kioskLead.resetTitle', { name })}
        subtitle={t('kioskLead.resetText')}
        safeLabel={t('kioskLead.resetKeep')}
        riskyLabel={t('kioskLead.resetDo')}
        busy={reset.isPending}
        onSafe={() => setAsking(false)}
        onRisky={run}
      />
    </>
  )
}
