import type { Failure } from '../../../client/problem.ts'
import { isSignature } from '../../../../domain/deliveryNotes/signature.ts'
import { useWords } from '../../../i18n/words.ts'
import type { PadDrawing } from '../../../ui/SignaturePad/SignaturePad.tsx'
import { isShort, type TextOf, useForm } from './useForm.ts'

/** Somebody's name as the contract wants it (`of`), and their signature; `given` once there is one. */
export function useSignedByName(suggested: string, of: TextOf, failure: Failure | null) {
  const { t } = useWords()
  const form = useForm(
    { name: suggested, signature: null as PadDrawing | null },
    ({ name, signature }) => ({
      name: isShort(of, name) && t('signOff.signerMissing'),
      signature: !isSignature(signature) && t('signOff.note.noSignature'),
    }),
    failure,
  )
  const { name, signature } = form.values
  const who = name.trim()
  return { form, of, who, given: isSignature(signature) ? { name: who, signature } : null }
}
