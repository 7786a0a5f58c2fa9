import { hoursText } from '../../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../../i18n/words.ts'
import { AmendDialog } from './AmendDialog.tsx'
import type { NoteContent, NoteLine } from '../note.types.ts'
import { SendDialog } from './SendDialog.tsx'
import { SignDialog } from './SignDialog.tsx'
import type { NoteActions } from './useNoteActions.ts'

export type OpenDialog = { kind: 'sign' } | { kind: 'send' } | { kind: 'amend'; line: NoteLine }

interface NoteDialogsProps {
  dialog: OpenDialog | null
  content: NoteContent
  onClose: () => void
  actions: Pick<NoteActions, 'busy' | 'failures' | 'sign' | 'send' | 'amend'>
}

/** The one dialog that is open on a delivery note. */
export function NoteDialogs({ dialog, content, onClose, actions }: NoteDialogsProps) {
  const { t, tn } = useWords()
  const { note } = content
  if (!dialog) return null
  const shared = { busy: actions.busy, failure: actions.failures[dialog.kind], onClose }
  switch (dialog.kind) {
    case 'sign':
      return (
        <SignDialog
          {...shared}
          suggested={note.suggestedSigner ?? ''}
          company={note.company.name}
          about={`${t('signOff.total', { hours: hoursText(note.totalChargeable) })} · ${tn('signOff.people', note.lines.filter(({ status }) => status !== 'noShow').length)} · ${note.project.number} ${note.project.name}`}
          onAnswer={actions.sign}
        />
      )
    case 'send':
      return <SendDialog {...shared} suggested={note.suggestedRecipient ?? ''} onSend={actions.send} />
    case 'amend':
      return (
        <AmendDialog
          {...shared}
          line={dialog.line}
          onSave={(minutes, reason) => actions.amend(dialog.line, minutes, reason)}
        />
      )
  }
}
