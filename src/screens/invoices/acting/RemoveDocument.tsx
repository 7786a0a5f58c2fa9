import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { useCommand } from '../../shared/useCommand.ts'
import type { Attached } from '../reading/reading.types.ts'
import { touches } from './acting.types.ts'

const groups: readonly Group[] = ['app', 'shell', 'invoices', 'invoice', 'invoiceActs']

/** Takes a file away from an invoice in design, with words that come with it. */
export function RemoveDocument({ document }: { document: Attached }) {
  return (
    <LateWords groups={groups} waiting={null}>
      <Asked document={document} />
    </LateWords>
  )
}

function Asked({ document: { id, name } }: { document: Attached }) {
  const { t } = useWords()
  const [asked, setAsked] = useState(false)
  const remove = useCommand('delete', '/api/v1/invoiceDocuments/{id}', { touches })
  return (
    <>
      <IconButton
        label={t('invoiceActs.takeAway', { name })}
        icon={<IconTrash aria-hidden="true" />}
        onClick={() => setAsked(true)}
      />
      <ConfirmDialog
        opened={asked}
        title={t('invoiceActs.takeAwayTitle', { name })}
        safeLabel={t('invoiceActs.keep')}
        riskyLabel={t('invoiceActs.takeAwayNow')}
        busy={remove.busy}
        onSafe={() => setAsked(false)}
        onRisky={() =>
          void remove.give(
            { params: { path: { id } } },
            { done: t('invoiceActs.isTakenAway'), then: () => setAsked(false) },
          )
        }
      >
        {t('invoiceActs.takeAwayText')}
      </ConfirmDialog>
    </>
  )
}
