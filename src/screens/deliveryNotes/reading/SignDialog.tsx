import { useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import type { Client } from '../../../machines/outbox/outbox.requests.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { SignedByName } from '../../shared/form/SignedByName.tsx'
import { useSignedByName } from '../../shared/form/useSignedByName.ts'
import type { NoteDialog } from '../note.types.ts'
import { RefusingDialog } from '../RefusingDialog.tsx'
import classes from '../sign-off.module.css'

interface SignDialogProps extends NoteDialog {
  suggested: string
  company: string
  /** Hours in all and people, as they are signed. */
  about: string
  onAnswer: (client: Client) => void
}

/** The client's word to hours that were frozen without it: on the chief's glass, or on the client's own. */
export function SignDialog({ suggested, company, about, onAnswer, failure, ...dialog }: SignDialogProps) {
  const { t } = useWords()
  const [refusing, setRefusing] = useState(false)
  const signed = useSignedByName(suggested, 'NoteSignature.client.name', failure)
  const { form, who, given } = signed
  if (refusing)
    return (
      <RefusingDialog
        {...dialog}
        failure={failure}
        name={form.values.name}
        remark=""
        onName={text => form.set({ name: text })}
        onSend={refusal => onAnswer({ name: who, refusal })}
        onClose={() => setRefusing(false)}
      />
    )
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={t('signOff.signature')}
      submitLabel={t('signOff.note.sign')}
      onSubmit={() => given && onAnswer(given)}
      big
      ways={
        <Button variant="quiet" full onClick={() => setRefusing(true)}>
          {t('signOff.refuse')}
        </Button>
      }
    >
      <p className={classes['soft']}>{about}</p>
      <SignedByName {...signed} company={company} about={about} />
    </FormDialog>
  )
}
