import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Facts } from '../../../ui/Fact/Fact.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { SidePanel } from '../../../ui/SidePanel/SidePanel.tsx'
import { decidingHref } from '../../shared/approvals/deciding-href.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { ItemRows } from '../../shared/receipts/ItemRows.tsx'
import { ReceiptChip } from '../../shared/receipts/ReceiptChip.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { Sums } from '../../shared/receipts/Sums.tsx'
import { dayOf, typeWords } from '../../shared/receipts/receipt-words.ts'
import type { Receipt, ReceiptDocument, ReceiptItem } from '../../shared/receipts/receipt.types.ts'
import classes from '../receipts.module.css'

interface ReceiptPanelViewProps {
  number: string
  /** Of the next three together. */
  parts: Loadable<null>
  /** Null while it is not there, as those that follow. */
  receipt: Receipt | null
  items: readonly ReceiptItem[] | null
  documents: readonly ReceiptDocument[] | null
  /** Whoever looks at it says yes or no to it. */
  decides: boolean
  onClose: () => void
  picture: (documentId: string, label: string) => ReactNode
}

/** The slip in sight, what was bought and what it comes to; everything else is on its page. */
export function ReceiptPanelView(props: ReceiptPanelViewProps) {
  const { number, parts, receipt, decides, onClose } = props
  const { t } = useWords()
  const own = `/receipt/${number}`
  return (
    <SidePanel
      label={t('receiptsDesk.beside')}
      title={
        <span className={classes['besideTitle']}>
          {number} {receipt ? <ReceiptChip state={receipt.state} /> : null}
        </span>
      }
      closeLabel={t('app.close')}
      onClose={onClose}
      about={number}
      foot={
        receipt ? (
          <>
            <Sums {...receipt} />
            <div className={classes['besideActs']}>
              <Button href={own}>{t('receiptsDesk.whole')}</Button>
              {decides && receipt.state === 'inReview' ? (
                <Button variant="main" href={decidingHref(receipt.id)}>
                  {t('receipt.decide')}
                </Button>
              ) : null}
            </div>
          </>
        ) : undefined
      }
    >
      <Screen
        state={parts}
        width="inside"
        level={3}
        skeleton={null}
        absent={{ kind: 'notFound', title: t('receipt.gone'), text: t('receipt.goneText'), action: null }}
      >
        {() => null}
      </Screen>
      {receipt ? <Slip {...props} receipt={receipt} /> : null}
    </SidePanel>
  )
}

type SlipProps = Pick<ReceiptPanelViewProps, 'items' | 'documents' | 'picture'> & { receipt: Receipt }

function Slip({ receipt, items, documents, picture }: SlipProps) {
  const words = useWords()
  const { t } = words
  const { reason, decidedBy } = receipt
  return (
    <>
      {documents?.length === 0 ? <p className={classes['soft']}>{t('receipt.noPicture')}</p> : null}
      {documents?.map(({ id }, at) => (
        <figure key={id} className={classes['slip']}>
          {picture(id, t('receipt.picture', { n: at + 1 }))}
        </figure>
      ))}
      {reason === null ? null : (
        <Note tone="bad">
          <b>{t('receipt.declined', { name: decidedBy ?? '' })}</b> {reason}
        </Note>
      )}
      {items === null ? null : <ItemRows items={items} currency={receipt.currency} none={t('receipt.noItems')} />}
      <Facts
        items={[
          { term: t('receipts.type'), value: typeWords(words, receipt.type) },
          { term: t('receipt.shop'), value: receipt.shop ?? t('receipts.noShop') },
          { term: t('receipt.date'), value: dayOf(words, receipt.date) },
          { term: t('receipt.project'), value: receipt.project?.name ?? t('receipt.noProject') },
          { term: t('receipt.from'), value: receipt.person.name },
        ]}
      />
    </>
  )
}
