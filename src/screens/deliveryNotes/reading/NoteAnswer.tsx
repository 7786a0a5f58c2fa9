import { IconLock, IconSend, IconSignature, IconSignatureOff } from '@tabler/icons-react'
import { inkBox } from '../../../../domain/deliveryNotes/signature.ts'
import { useWords } from '../../../i18n/words.ts'
import { Fact } from '../../../ui/Fact/Fact.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { SignatureDrawing } from '../../../ui/SignatureDrawing/SignatureDrawing.tsx'
import { momentWords } from '../../shared/words/moment-words.ts'
import type { Note } from '../note.types.ts'
import classes from './delivery-note.module.css'

/** What the client said to the hours, and the steps the note has gone. */
export function NoteAnswer({ note }: { note: Note }) {
  const words = useWords()
  const { t } = words
  const { state, signerName, signature, signedAt, refusedAt, refusal, confirmedAt, confirmedBy, releasedAt } = note
  if (state === 'open') return null
  const name = signerName ?? ''
  const when = (at: string) => momentWords(words, at, note.location.timeZone)
  return (
    <Section title={t(state === 'refused' ? 'signOff.note.remark' : 'signOff.signature')}>
      <div className={classes['card']}>
        {signature ? (
          <SignatureDrawing
            label={t('signOff.note.signatureOf', { name })}
            box={inkBox(signature.strokes)}
            strokes={signature.strokes}
          />
        ) : state === 'unsigned' ? (
          <p className={classes['soft']}>{t('signOff.note.noSignature')}</p>
        ) : null}
        {refusal ? <blockquote className={classes['quote']}>{refusal}</blockquote> : null}
        <div className={classes['steps']}>
          {signedAt ? (
            <Fact icon={<IconSignature aria-hidden="true" />}>
              {t('signOff.note.signed', { name })}, {when(signedAt)}
            </Fact>
          ) : null}
          {refusedAt ? (
            <Fact icon={<IconSignatureOff aria-hidden="true" />}>
              {t('signOff.note.refused', { name })}, {when(refusedAt)}
            </Fact>
          ) : null}
          {confirmedAt ? (
            <Fact icon={<IconLock aria-hidden="true" />}>
              {t('signOff.note.confirmed', { name: confirmedBy ?? '' })}, {when(confirmedAt)}
            </Fact>
          ) : null}
          <Fact icon={<IconSend aria-hidden="true" />}>
            {releasedAt ? `${t('signOff.note.released')}, ${when(releasedAt)}` : t('signOff.note.notReleased')}
          </Fact>
        </div>
      </div>
    </Section>
  )
}
