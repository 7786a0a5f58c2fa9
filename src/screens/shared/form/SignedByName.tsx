import { inkBox } from '../../../../domain/deliveryNotes/signature.ts'
import { useWords } from '../../../i18n/words.ts'
import { Note } from '../../../ui/Note/Note.tsx'
import { SignaturePad } from '../../../ui/SignaturePad/SignaturePad.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { padWords } from '../words/pad-words.ts'
import type { useSignedByName } from './useSignedByName.ts'

interface SignedByNameProps extends ReturnType<typeof useSignedByName> {
  company: string
  /** What is signed, in a line. */
  about: string
}

/** Where a client signs, and says who they are. */
export function SignedByName({ form, of, who, company, about }: SignedByNameProps) {
  const { t } = useWords()
  const { signature } = form.values
  const empty = form.error('signature')
  return (
    <>
      {empty ? <Note tone="bad">{empty}</Note> : null}
      <SignaturePad
        words={padWords({ t }, t('signOff.signature'))}
        drawing={signature}
        onChange={drawing => form.set({ signature: drawing })}
        caption={who ? `${who}, ${company}` : company}
        ink={signature ? inkBox(signature.strokes) : undefined}
        about={
          <>
            <b>{company}</b>
            <br />
            {about}
          </>
        }
      />
      <TextField {...form.text('name', of)} label={t('signOff.signer')} autoComplete="name" />
    </>
  )
}
