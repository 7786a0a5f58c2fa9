import { IconCertificate, IconDeviceMobileCheck, IconFileText, IconHourglass, IconSignature } from '@tabler/icons-react'
import { type Words, useWords } from '../../i18n/words.ts'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import { dateIn } from '../../../domain/shift-display.ts'
import { moneyWords } from '../shared/cost/money-words.ts'
import { addOnWords, reasons } from '../shared/cost/rate-words.ts'
import { dateWords, functionWords, viewerZone } from '../shared/words/shift-words.ts'
import type { ListedDocument, RateCard, RateCardItem } from './mobile-documents.types.ts'
import { alike, rateLines } from './rate-table.ts'
import classes from './mobile-documents.module.css'

interface Dated {
  card: RateCard
  items: readonly RateCardItem[]
}
/** What holds now and what follows; null: no such card. */
export interface Rates {
  now: Dated | null
  next: Dated | null
}

interface MobileDocumentsViewProps {
  documents: readonly ListedDocument[]
  /** Versions that are on this device. */
  kept: ReadonlySet<string>
  rates: Rates | null
}

/** Papers of the agency, the own rate agreements, and the rates. */
export function MobileDocumentsView({ documents, kept, rates }: MobileDocumentsViewProps) {
  const { t } = useWords()
  const toRead = documents.filter(({ wants }) => wants === 'reading')
  const agreements = documents.filter(({ wants }) => wants === 'signatures')
  const empty = documents.length === 0 && rates === null
  return (
    <Page>
      {empty ? (
        <StatePanel kind="empty" title={t('mobileDocuments.none')}>
          {t('mobileDocuments.noneText')}
        </StatePanel>
      ) : null}
      <div className={classes['parts']}>
        {toRead.length > 0 ? (
          <Section title={t('mobileDocuments.company')} end={toRead.length}>
            <Rows label={t('mobileDocuments.company')}>
              {toRead.map(document => (
                <ReadRow key={document.id} document={document} kept={kept} />
              ))}
            </Rows>
          </Section>
        ) : null}
        {agreements.length > 0 ? (
          <Section title={t('mobileDocuments.agreements')} end={agreements.length}>
            <Rows label={t('mobileDocuments.agreements')}>
              {agreements.map(document => (
                <AgreementRow key={document.id} document={document} />
              ))}
            </Rows>
          </Section>
        ) : null}
        {rates ? <RateTable rates={rates} /> : null}
      </div>
    </Page>
  )
}

const madeOn = (words: Words, at: string) =>
  dateWords(words, dateIn(viewerZone(), Date.parse(at)), { day: 'numeric', month: 'long', year: 'numeric' })

function ReadRow({ document, kept }: { document: ListedDocument; kept: ReadonlySet<string> }) {
  const words = useWords()
  const { t, tn } = words
  const { id, name, version } = document
  const isKept = kept.has(version.id)
  const sub = [
    tn('mobileDocuments.pages', version.pages),
    isKept ? t('mobileDocuments.kept') : madeOn(words, version.madeAt),
  ]
  return (
    <Row
      wrap
      href={`/documents/${id}`}
      lead={<Tile tone="plain" icon={<IconFileText aria-hidden="true" />} />}
      title={name}
      sub={sub.join(', ')}
      end={isKept ? <IconDeviceMobileCheck className={classes['kept']} aria-hidden="true" /> : null}
    />
  )
}

function AgreementRow({ document }: { document: ListedDocument }) {
  const words = useWords()
  const { t, tn } = words
  const { id, name, madeAt, signed, signatories, place, turn } = document
  const done = signed === signatories
  const icon = done ? <IconCertificate /> : turn ? <IconSignature /> : <IconHourglass />
  return (
    <Row
      wrap
      href={`/documents/${id}`}
      lead={<Tile tone={done ? 'good' : turn ? undefined : 'plain'} icon={<span aria-hidden="true">{icon}</span>} />}
      title={name}
      sub={[
        madeOn(words, madeAt),
        done
          ? tn('mobileDocuments.signedByAll', signatories)
          : place === null
            ? t('mobileDocuments.signedOf', { signed, count: signatories })
            : t('mobileDocuments.place', { place, count: signatories }),
      ].join(', ')}
      end={turn ? <Chip tone="wait">{t('mobileDocuments.toSign')}</Chip> : null}
    />
  )
}

function RateTable({ rates: { now, next } }: { rates: Rates }) {
  const words = useWords()
  const { t } = words
  const currency = (now ?? next)?.card.currency ?? ''
  const money = (minor: number | null, card: RateCard | undefined) =>
    minor === null || !card ? '–' : moneyWords(words, minor, card.currency)
  const addOn = (items: readonly RateCardItem[], reason: (typeof reasons)[number]) => {
    const said = alike(items.map(({ addOns }) => addOnWords(words, addOns, reason)))
    return said === null ? '–' : typeof said === 'string' ? `+${said}` : t('mobileDocuments.byFunction')
  }
  const from = next && dateWords(words, next.card.validFrom, { day: 'numeric', month: 'long' })
  const lines = [
    ...rateLines(now?.items ?? [], next?.items ?? []).map(line => ({
      key: line.function.id,
      name: functionWords(words, line.function),
      now: money(line.now, now?.card),
      next: money(line.next, next?.card),
    })),
    ...reasons
      .filter(reason => [...(now?.items ?? []), ...(next?.items ?? [])].some(({ addOns }) => addOns[reason] !== null))
      .map(reason => ({
        key: reason,
        name: t(`mobileDocuments.reason.${reason}`),
        now: addOn(now?.items ?? [], reason),
        next: addOn(next?.items ?? [], reason),
      })),
  ]
  if (lines.length === 0) return null
  return (
    <Section title={t('mobileDocuments.rateCard')} end={t('mobileDocuments.perHour', { currency })}>
      <div className={classes['frame']}>
        <table className={classes['rates']}>
          <thead>
            <tr>
              <th scope="col">{t('mobileDocuments.function')}</th>
              {now ? <th scope="col">{t('mobileDocuments.today')}</th> : null}
              {next ? <th scope="col">{t('mobileDocuments.from', { day: from ?? '' })}</th> : null}
            </tr>
          </thead>
          <tbody>
            {lines.map(line => (
              <tr key={line.key}>
                <th scope="row">{line.name}</th>
                {now ? (
                  <td>
                    <b>{line.now}</b>
                  </td>
                ) : null}
                {next ? <td className={classes['next']}>{line.next}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
