import { IconFileCode } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'
import { $api } from '../../../client/query.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { lazily } from '../../../ui/lazily.tsx'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import { useDownload } from '../../shared/useDownload.ts'
import type { Invoice } from '../invoice.types.ts'
import { nameOf } from '../invoice-words.ts'
import { EInvoiceDialog } from './EInvoiceDialog.tsx'

const CompanyDialog = lazily(
  async () => (await import('../../shared/accounting/CompanyDialog.tsx')).CompanyDialog,
  () => null,
)
const groups: readonly Group[] = ['app', 'shell', 'accounting']

/** A released invoice as bookkeeping reads it by itself, with words that come with it. */
export function EInvoiceMenu({ invoice }: { invoice: Invoice }) {
  return (
    <LateWords groups={groups}>
      <Formats invoice={invoice} />
    </LateWords>
  )
}

function Formats({ invoice }: { invoice: Invoice }) {
  const { t } = useWords()
  const [opened, setOpened] = useState<'formats' | { companyId: string } | null>(null)
  const path = { id: invoice.id }
  const { data } = $api.useQuery(
    'get',
    '/api/v1/invoices/{id}/eInvoice',
    { params: { path } },
    { enabled: opened !== null },
  )
  const file = useDownload('e-invoice')
  return (
    <>
      <Button icon={<IconFileCode aria-hidden="true" />} onClick={() => setOpened('formats')}>
        {t('accounting.eInvoice.button')}
      </Button>
      {opened === 'formats' && data ? (
        <EInvoiceDialog
          eInvoice={data}
          busy={file.busy}
          onDownload={format => {
            const name = `${nameOf(invoice)}.${format === 'facturX' ? 'pdf' : 'xml'}`
            void file.save(
              name,
              () =>
                unwrap(
                  api.GET('/api/v1/invoices/{id}/eInvoice/{format}', {
                    params: { path: { ...path, format } },
                    parseAs: 'blob',
                  }),
                ),
              t('accounting.eInvoice.downloaded', { name }),
            )
          }}
          onEnter={companyId => setOpened({ companyId })}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened !== null && opened !== 'formats' ? (
        <CompanyDialog companyId={opened.companyId} onClose={() => setOpened('formats')} />
      ) : null}
    </>
  )
}
