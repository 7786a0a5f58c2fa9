import { IconCopy, IconPlus, IconSend, IconTemplate, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type HandingNeed, missingOf } from '../../../domain/receipts/receipt-state.ts'
import { useWords } from '../../i18n/words.ts'
import type { KeptPhoto, PhotosEvent } from '../../machines/photos/photos.types.ts'
import { ActionBar } from '../../ui/ActionBar/ActionBar.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Facts } from '../../ui/Fact/Fact.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { decidingHref } from '../shared/approvals/deciding-href.ts'
import type { Loadable } from '../shared/loadable.ts'
import { ItemRows } from '../shared/receipts/ItemRows.tsx'
import { ReceiptChip } from '../shared/receipts/ReceiptChip.tsx'
import { dayOf, typeWords } from '../shared/receipts/receipt-words.ts'
import type { Receipt, ReceiptActivity, ReceiptDocument, ReceiptItem } from '../shared/receipts/receipt.types.ts'
import { Screen } from '../shared/Screen.tsx'
import { Sums } from '../shared/receipts/Sums.tsx'
import { Happened } from './Happened.tsx'
import type { ReceiptDialog } from './ReceiptDialogs.tsx'
import { SlipPictures } from './SlipPictures.tsx'
import type { ReceiptCommands } from './useReceiptCommands.ts'
import classes from './receipts.module.css'

export interface ReceiptViewProps {
  receipt: Receipt
  /** Of the next three together. */
  parts: Loadable<null>
  /** Null while they are on their way; activities as well for whom they are none of theirs. */
  items: readonly ReceiptItem[] | null
  documents: readonly ReceiptDocument[] | null
  activities: readonly ReceiptActivity[] | null
  /** What lies on the device and is on its way. */
  photos: readonly KeptPhoto[]
  problem: string | null
  kept: ReadonlyMap<string, Blob>
  waits: boolean
  keeps: boolean
  may: { copy: boolean; remove: boolean; decide: boolean; template: boolean }
  busy: boolean
  commands: Pick<ReceiptCommands, 'handIn' | 'withdraw' | 'copy'>
  onOpen: (dialog: ReceiptDialog) => void
  send: (event: PhotosEvent) => void
  picture: (documentId: string, label: string) => ReactNode
}

/** The slip in sight, what it says, and what it comes to. */
export function ReceiptView(props: ReceiptViewProps) {
  const { receipt, parts, items, activities, keeps, may, commands, onOpen } = props
  const words = useWords()
  const { t } = words
  const { state, person, decidedBy, reason } = receipt
  const alters = keeps && state === 'draft'
  return (
    <>
      <Page width="wide" task={keeps && (state === 'draft' || state === 'inReview')}>
        <div className={classes['head']}>
          <ReceiptChip state={state} />
          <span className={classes['acts']}>
            {may.template ? (
              <IconButton
                label={t('receipt.asTemplate')}
                icon={<IconTemplate aria-hidden="true" />}
                onClick={() => onOpen({ kind: 'template' })}
              />
            ) : null}
            {may.copy ? (
              <IconButton label={t('receipt.copy')} icon={<IconCopy aria-hidden="true" />} onClick={commands.copy} />
            ) : null}
            {may.remove && (state === 'draft' || state === 'inReview') ? (
              <IconButton
                label={t('receipt.delete')}
                icon={<IconTrash aria-hidden="true" />}
                onClick={() => onOpen({ kind: 'delete' })}
              />
            ) : null}
          </span>
        </div>
        {reason === null ? null : (
          <Note tone="bad">
            <b>{t('receipt.declined', { name: decidedBy ?? '' })}</b> {reason}
          </Note>
        )}
        {state === 'draft' || state === 'inReview' ? null : (
          <Note tone="good">{t('receipt.frozen', { name: decidedBy ?? '' })}</Note>
        )}
        <Screen state={parts} width="inside" skeleton={null} refused={null} absent={null}>
          {() => null}
        </Screen>
        <div className={classes['columns']}>
          <div className={classes['column']}>
            <SlipPictures {...props} adds={keeps && (state === 'draft' || state === 'inReview')} />
          </div>
          <div className={classes['column']}>
            <Section
              title={t('receipt.head')}
              end={
                alters ? (
                  <Button size="small" onClick={() => onOpen({ kind: 'head' })}>
                    {t('receipt.edit')}
                  </Button>
                ) : undefined
              }
            >
              <Facts
                items={[
                  { term: t('receipts.type'), value: typeWords(words, receipt.type) },
                  { term: t('receipt.shop'), value: receipt.shop ?? t('receipts.noShop') },
                  { term: t('receipt.date'), value: dayOf(words, receipt.date) },
                  { term: t('receipt.paidWith'), value: t(`receipt.paid.${receipt.paidWith}`) },
                  { term: t('receipt.project'), value: receipt.project?.name ?? t('receipt.noProject') },
                  ...(receipt.own ? [] : [{ term: t('receipt.from'), value: person.name }]),
                ]}
              />
            </Section>
            <Section
              title={t('receipt.items')}
              end={
                alters ? (
                  <Button
                    size="small"
                    icon={<IconPlus aria-hidden="true" />}
                    onClick={() => onOpen({ kind: 'item', item: null })}
                  >
                    {t('receipt.addItem')}
                  </Button>
                ) : undefined
              }
            >
              {items === null ? null : (
                <ItemRows
                  items={items}
                  currency={receipt.currency}
                  onOpen={alters ? item => onOpen({ kind: 'item', item }) : undefined}
                  none={t('receipt.noItems')}
                />
              )}
            </Section>
            {keeps && (state === 'draft' || state === 'inReview') ? null : <Sums {...receipt} />}
            {activities === null ? null : (
              <Happened activities={activities} onSay={keeps ? () => onOpen({ kind: 'comment' }) : null} />
            )}
          </div>
        </div>
      </Page>
      {keeps && (state === 'draft' || state === 'inReview') ? <Bar {...props} /> : null}
    </>
  )
}

const isDraft = ({ state }: Receipt) => state === 'draft'

/** What the items come to, beside what the slip says; and what happens next. */
function Bar({ receipt, may, busy, commands }: ReceiptViewProps) {
  const { t } = useWords()
  const missing: HandingNeed | undefined = isDraft(receipt) ? missingOf(receipt)[0] : undefined
  const fits = receipt.total === receipt.gross
  return (
    <ActionBar>
      <Sums {...receipt} />
      {missing ? <p>{t(`receipt.lacks.${missing}`)}</p> : null}
      {isDraft(receipt) ? (
        <Button
          variant="main"
          size="call"
          full
          busy={busy}
          disabled={missing !== undefined || !fits}
          icon={<IconSend aria-hidden="true" />}
          onClick={commands.handIn}
        >
          {t('receipt.handIn')}
        </Button>
      ) : (
        <>
          <p>{t('receipt.waits')}</p>
          {may.decide ? (
            <Button variant="main" size="call" full href={decidingHref(receipt.id)}>
              {t('receipt.decide')}
            </Button>
          ) : (
            <Button size="call" full busy={busy} onClick={commands.withdraw}>
              {t('receipt.withdraw')}
            </Button>
          )}
        </>
      )}
    </ActionBar>
  )
}
