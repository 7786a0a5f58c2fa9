import { IconCheck, IconRefresh } from '@tabler/icons-react'
import { inkBox, isSignature } from '../../../domain/deliveryNotes/signature.ts'
import { dateIn } from '../../../domain/shift-display.ts'
import { useWords } from '../../i18n/words.ts'
import type {
  DocumentSigningContext,
  DocumentSigningEvent,
} from '../../machines/document-signing/document-signing.types.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { SignaturePad } from '../../ui/SignaturePad/SignaturePad.tsx'
import { clockAt, dateWords, viewerZone } from '../shared/words/shift-words.ts'
import { StarField } from '../shared/rating/Stars.tsx'
import { padWords } from '../shared/words/pad-words.ts'
import { type Document, type Signatory, nameOf } from './document.types.ts'
import classes from './documents.module.css'

interface PadDialogProps extends Pick<DocumentSigningContext, 'drawing' | 'rating'> {
  document: Document
  own: Signatory
  busy: boolean
  /** Why it was not taken. */
  failed: string | null
  offline: boolean
  now: number
  send: (event: DocumentSigningEvent) => void
}

/** Where one signs, over the page one was reading. */
export function PadDialog({ document, own, drawing, rating, busy, failed, offline, now, send }: PadDialogProps) {
  const words = useWords()
  const { t } = words
  const zone = viewerZone()
  const today = dateWords(words, dateIn(zone, now), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  const stamp = `${nameOf(own)}, ${today}, ${clockAt(now, zone)}`
  const { asksRating, signatoriesOrder } = document.parameters
  const ready = isSignature(drawing) && (!asksRating || rating !== null)
  const after = document.signatories[document.signatories.indexOf(own) + 1]
  const told = signatoriesOrder === 'one by one' && after && !after.own ? nameOf(after) : null
  const version = document.version?.number ?? 1
  return (
    <Dialog
      opened
      title={t('documents.yourSignature')}
      closeLabel={t('app.close')}
      onClose={() => {
        if (!busy) send({ type: 'CLOSED' })
      }}
      footer={
        <div className={classes['answers']}>
          <Button
            variant="main"
            size="call"
            full
            busy={busy}
            locked={!ready || offline}
            icon={failed ? <IconRefresh aria-hidden="true" /> : <IconCheck aria-hidden="true" />}
            onClick={() => {
              if (ready && !offline) send({ type: 'CONFIRMED' })
            }}
          >
            {offline ? t('documents.needsNetwork') : failed ? t('app.retry') : t('documents.signDocument')}
          </Button>
          <p className={classes['soft']}>
            {t('documents.signedWith', { version })} {told ? t('documents.isTold', { name: told }) : null}
          </p>
        </div>
      }
    >
      <div className={classes['pad']}>
        {failed ? (
          <Note tone="bad" live>
            {failed}
          </Note>
        ) : null}
        <SignaturePad
          words={padWords({ t }, t('documents.yourSignature'))}
          drawing={drawing}
          onChange={strokes => send({ type: 'DRAWN', drawing: strokes })}
          caption={stamp}
          ink={drawing ? inkBox(drawing.strokes) : undefined}
          about={<b>{document.name}</b>}
        />
        {asksRating ? (
          <StarField
            label={t('documents.wasClear')}
            value={rating}
            onChange={stars => send({ type: 'RATED', rating: stars })}
          />
        ) : null}
      </div>
    </Dialog>
  )
}
