import { IconDownload } from '@tabler/icons-react'
import type { components } from '../../../client/schema.d.ts'
import { useWords, type Words } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { listWords } from '../../shared/words/list-words.ts'
import classes from './e-invoice.module.css'

type EInvoice = components['schemas']['EInvoice']
type Format = EInvoice['formats'][number]

interface EInvoiceDialogProps {
  eInvoice: EInvoice
  busy: boolean
  onDownload: (format: Format['format']) => void
  /** Enters what accounting has to know of a company. */
  onEnter: (companyId: string) => void
  onClose: () => void
}

/** Both formats: what each is for, and before it can be had what is to be entered, and where. */
export function EInvoiceDialog({ eInvoice, busy, onDownload, onEnter, onClose }: EInvoiceDialogProps) {
  const words = useWords()
  const { t } = words
  return (
    <Dialog opened title={t('accounting.eInvoice.title')} closeLabel={t('app.close')} onClose={onClose}>
      {eInvoice.formats.map(({ format, lacks }) => (
        <section key={format} className={classes['format']} aria-label={t(`accounting.eInvoice.${format}`)}>
          <div className={classes['head']}>
            <div>
              <h3 className={classes['name']}>{t(`accounting.eInvoice.${format}`)}</h3>
              <p className={classes['soft']}>{t(`accounting.eInvoice.${format}Text`)}</p>
            </div>
            <Button
              icon={<IconDownload aria-hidden="true" />}
              busy={busy}
              disabled={lacks.length > 0}
              onClick={() => onDownload(format)}
            >
              {t('accounting.eInvoice.download')}
            </Button>
          </div>
          {(['issuer', 'client'] as const).map(of => {
            const fields = lacks.filter(one => one.of === of)
            const company = eInvoice[of]
            return fields.length === 0 ? null : (
              <div key={of} className={classes['lacks']}>
                <span>{t('accounting.eInvoice.lacks', { company: company.name, fields: listed(words, fields) })}</span>
                <Button size="small" onClick={() => onEnter(company.id)}>
                  {t('accounting.eInvoice.enter')}
                </Button>
              </div>
            )
          })}
        </section>
      ))}
    </Dialog>
  )
}

const listed = (words: Words, lacks: Format['lacks']) =>
  listWords(
    words,
    lacks.map(({ field }) => words.t(`accounting.${field}`)),
  )
