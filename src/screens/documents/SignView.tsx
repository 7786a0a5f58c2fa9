import { IconCircleCheck, IconSignature } from '@tabler/icons-react'
import { useEffect } from 'react'
import { missing } from '../../../domain/documents/form-values.ts'
import { useWords } from '../../i18n/words.ts'
import type {
  DocumentSigningContext,
  DocumentSigningEvent,
} from '../../machines/document-signing/document-signing.types.ts'
import { ActionBar } from '../../ui/ActionBar/ActionBar.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { problemWords } from '../shared/words/problem-words.ts'
import { OverPage } from './OverPage.tsx'
import type { Document, Signatory } from './document.types.ts'
import { PaperPart } from '../shared/paper/PaperPart.tsx'
import { Pages } from '../shared/paper/Pages.tsx'
import type { PaperState } from '../shared/paper/paper.types.ts'
import classes from './documents.module.css'

const FieldDialog = lazily(
  () => import('./FieldDialog.tsx').then(all => all.FieldDialog),
  () => null,
)
const PadDialog = lazily(
  () => import('./PadDialog.tsx').then(all => all.PadDialog),
  () => null,
)

export type Stage =
  'reading' | 'fields' | 'pad' | 'confirming' | 'signed' | 'changed' | 'notYourTurn' | 'unreachable' | 'refused'

interface SignViewProps {
  document: Document
  own: Signatory
  stage: Stage
  context: Pick<DocumentSigningContext, 'paper' | 'values' | 'field' | 'tried' | 'drawing' | 'rating' | 'problem'>
  paper: PaperState
  /** The paper that is shown is the newest there is. */
  isNewest: boolean
  offline: boolean
  now: number
  send: (event: DocumentSigningEvent) => void
  onLeave: () => void
}

/** The paper, what it asks for, and the one button. */
export function SignView({
  document,
  own,
  stage,
  context,
  paper,
  isNewest,
  offline,
  now,
  send,
  onLeave,
}: SignViewProps) {
  const words = useWords()
  const { t } = words
  const { fields } = context.paper
  const wanted = fields.filter(({ required }) => required)
  const open = missing(fields, ({ id }) => context.values[id])
  const [next] = open
  const field = document.fields.find(({ id }) => id === context.field)
  const asked = stage === 'fields' ? context.field : null
  useEffect(() => {
    if (asked !== null) window.document.getElementById(`field-${asked}`)?.scrollIntoView({ block: 'center' })
  }, [asked])
  const signs = stage === 'pad' || stage === 'confirming' || stage === 'unreachable' || stage === 'refused'
  return (
    <>
      <Page task width="list">
        <div className={classes['sheetOfPaper']}>
          {stage === 'notYourTurn' ? (
            <Note tone="wait" live>
              {t('documents.waitFirst')}
            </Note>
          ) : null}
          <PaperPart state={paper}>
            {shown => (
              <Pages
                paper={shown}
                over={page => (
                  <OverPage
                    document={document}
                    page={page}
                    filling={{
                      own,
                      values: context.values,
                      tried: context.tried,
                      onOpen: id => send({ type: 'OPENED', field: id }),
                      onTick: (id, value) => send({ type: 'FILLED', field: id, value }),
                      onSign: () => send({ type: 'SIGN' }),
                    }}
                  />
                )}
              />
            )}
          </PaperPart>
        </div>
      </Page>
      <ActionBar beside>
        <p className={classes['line']}>
          {wanted.length > 0 ? (
            <span className={open.length === 0 ? classes['good'] : undefined}>
              {open.length === 0 ? <IconCircleCheck aria-hidden="true" /> : null}
              {t('documents.filled', { set: wanted.length - open.length, all: wanted.length })}
            </span>
          ) : null}
          <span className={classes['soft']}>
            {t('documents.yourPlace', {
              place: document.signatories.indexOf(own) + 1,
              count: document.signatories.length,
            })}
          </span>
        </p>
        <Button
          variant="main"
          size="call"
          full
          locked={paper.kind !== 'open'}
          icon={next ? undefined : <IconSignature aria-hidden="true" />}
          onClick={() => {
            if (paper.kind === 'open') send({ type: 'SIGN' })
          }}
        >
          {next ? t('documents.nextField', { label: next.label }) : t('documents.sign')}
        </Button>
      </ActionBar>
      {stage === 'fields' && field ? (
        <FieldDialog
          key={field.id}
          field={field}
          value={context.values[field.id] ?? ''}
          last={open.every(({ id }) => id === field.id)}
          onNext={value => {
            send({ type: 'FILLED', field: field.id, value })
            send({ type: 'NEXT' })
          }}
          onClose={() => send({ type: 'CLOSED' })}
        />
      ) : null}
      {signs ? (
        <PadDialog
          document={document}
          own={own}
          drawing={context.drawing}
          rating={context.rating}
          busy={stage === 'confirming'}
          failed={
            stage === 'unreachable'
              ? t('documents.unreachable')
              : stage === 'refused'
                ? problemWords(words, { code: context.problem ?? 'unknown', status: 409 })
                : null
          }
          offline={offline}
          now={now}
          send={send}
        />
      ) : null}
      <ConfirmDialog
        opened={stage === 'changed'}
        title={t('documents.changed')}
        subtitle={t('documents.changedText')}
        safeLabel={t('documents.readAgain')}
        riskyLabel={t('documents.leave')}
        onSafe={() => {
          if (isNewest) send({ type: 'READ_AGAIN' })
        }}
        onRisky={onLeave}
      />
    </>
  )
}
