import { useState } from 'react'
import { hoursText } from '../../../../domain/deliveryNotes/hours.ts'
import { inkBox } from '../../../../domain/deliveryNotes/signature.ts'
import { fields } from '../../../client/fields.gen.ts'
import { useWords } from '../../../i18n/words.ts'
import { Section } from '../../../ui/Section/Section.tsx'
import { SignatureDrawing } from '../../../ui/SignatureDrawing/SignatureDrawing.tsx'
import { SignaturePad } from '../../../ui/SignaturePad/SignaturePad.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { padWords } from '../../shared/words/pad-words.ts'
import { type SheetContent, isFrozen } from './sign-off-content.ts'
import type { SignOffTaps } from './sign-off-taps.ts'
import classes from '../sign-off.module.css'

/** Who signs for the client, the glass, and the way out for a client who does not. */
export function ClientPart({ content, taps }: { content: SheetContent; taps: SignOffTaps }) {
  const { t, tn } = useWords()
  const { stage, context, company } = content
  const [renaming, setRenaming] = useState(false)
  const { name, drawing, answer, hint } = context
  const open = ['signing', 'asking', 'refusing', 'notSaved', 'rejected'].includes(stage)
  const who = name.trim()
  const caption = who && company ? `${who}, ${company}` : who || company
  if (isFrozen(stage))
    return answer?.kind === 'signed' ? (
      <Section title={t('signOff.signature')}>
        <div className={classes['signed']}>
          <SignatureDrawing
            label={t('signOff.note.signatureOf', { name: answer.name })}
            box={inkBox(answer.signature.strokes)}
            strokes={answer.signature.strokes}
          />
          <p className={classes['soft']}>{caption}</p>
        </div>
      </Section>
    ) : answer?.kind === 'refused' ? (
      <Section title={t('signOff.note.remark')}>
        <p className={classes['remark']}>{answer.refusal}</p>
      </Section>
    ) : null
  const names = open && (renaming || who === '' || hint === 'nameMissing')
  return (
    <Section
      title={t('signOff.signature')}
      end={
        open && !names ? <TextLink onClick={() => setRenaming(true)}>{t('signOff.changeSigner')}</TextLink> : undefined
      }
    >
      {names ? (
        <TextField
          label={t('signOff.signer')}
          value={name}
          maxLength={fields['SignOff.client.name'].maxLength}
          onChange={value => {
            setRenaming(true)
            taps.name(value)
          }}
          autoComplete="off"
          error={hint === 'nameMissing' ? t('signOff.signerMissing') : undefined}
        />
      ) : null}
      <SignaturePad
        words={padWords({ t }, t('signOff.signature'))}
        drawing={drawing}
        onChange={taps.draw}
        caption={caption}
        ink={drawing ? inkBox(drawing.strokes) : undefined}
        about={
          <>
            <b>{company || content.project}</b>
            <br />
            {t('signOff.total', { hours: hoursText(content.sum.minutes) })} · {tn('signOff.people', content.sum.all)} ·{' '}
            {content.place}
          </>
        }
        locked={open ? undefined : t(content.runs ? 'signOff.runs.later' : 'signOff.signsLater')}
      />
      {stage === 'signing' || stage === 'asking' ? (
        <div className={classes['ways']}>
          <TextLink onClick={taps.refuse}>{t('signOff.refuse')}</TextLink>
        </div>
      ) : null}
    </Section>
  )
}
