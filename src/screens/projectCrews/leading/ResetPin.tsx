import { IconPassword } from '@tabler/icons-react'
import { useState } from 'react'
import { useLateWords } from '../../../i18n/late-words.ts'
import type { Group } from '../../../i18n/translate.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Row, Tile } from '../../../ui/Rows/Rows.tsx'
import { useCommand } from '../../shared/useCommand.ts'

const groups: readonly Group[] = ['app', 'kioskLead']

/** Takes a forgotten kiosk PIN away. A row among those of a person. */
export default function ResetPin({ job, name }: { job: string; name: string }) {
  const words = useLateWords(groups)
  const [asking, setAsking] = useState(false)
  const reset = useCommand('post', '/api/v1/projectCrewItemStatus/{id}/resetKioskPin', { touches: ['kioskPin'] })
  if (!words) return null
  const { t } = words
  const run = async () => {
    await reset.give({ params: { path: { id: job } } }, { done: t('kioskLead.resetDone', { name }) })
    setAsking(false)
  }
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
        busy={reset.busy}
        onSafe={() => setAsking(false)}
        onRisky={() => void run()}
      />
    </>
  )
}
