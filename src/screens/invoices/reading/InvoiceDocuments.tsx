import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { sizeWords } from '../../shared/files/file-size.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { whenWords } from '../../shared/words/when-words.ts'
import type { Attached } from './reading.types.ts'
import classes from './reading.module.css'

interface InvoiceDocumentsProps {
  documents: readonly Attached[]
  onOpen: (document: Attached) => void
  /** Whom it is for is said: not to a client. */
  desk: boolean
  /** Takes one away. */
  removal?: ((document: Attached) => ReactNode) | undefined
  /** Ms. */
  now: number
}

/** Files that belong to an invoice; nothing where there are none. */
export function InvoiceDocuments({ documents, onOpen, desk, removal, now }: InvoiceDocumentsProps) {
  const words = useWords()
  const { t } = words
  if (documents.length === 0) return null
  return (
    <section aria-label={t('invoice.documents')}>
      <h2 className={classes['heading']}>{t('invoice.documents')}</h2>
      <ul className={classes['happened']}>
        {documents.map(one => (
          <li key={one.id}>
            {one.format === 'pdf' ? <IconFileTypePdf aria-hidden="true" /> : <IconPhoto aria-hidden="true" />}
            <button type="button" className={classes['file']} onClick={() => onOpen(one)}>
              {one.name}
              <span className={classes['soft']}> {sizeWords(words.locale, one.size)}</span>
            </button>
            <span className={classes['when']}>
              {desk && !one.forClient ? <span className={classes['agency']}>{t('invoice.agencyOnly')}</span> : null}
              {whenWords(words, one.addedAt, viewerZone(), now)}
              {removal?.(one)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
