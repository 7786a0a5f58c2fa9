import { useCommand } from '../../shared/useCommand.ts'
import { useWords } from '../../../i18n/words.ts'
import type { Client } from '../../../machines/outbox/outbox.requests.ts'
import type { NoteLine } from '../note.types.ts'

const inForm = { inForm: true }

/** What can be done with a confirmed delivery note; each is asked of the server at once, and shown as answered. */
export function useNoteActions(id: string, onDone: () => void) {
  const { t } = useWords()
  const release = useCommand('post', '/api/v1/projectCrews/{id}/deliveryNote/release')
  const sign = useCommand('post', '/api/v1/projectCrews/{id}/deliveryNote/signed', inForm)
  const send = useCommand('post', '/api/v1/projectCrews/{id}/deliveryNote/signed/send', inForm)
  const again = useCommand('post', '/api/v1/projectCrews/{id}/deliveryNote/signed/send')
  const amend = useCommand('post', '/api/v1/projectCrewItemStatus/{id}/amendments', inForm)
  const note = { params: { path: { id } } }
  const told = (done: string) => ({ done, then: onDone })
  const mailed = (email: string) =>
    [{ ...note, body: { email } }, told(t('signOff.note.sentNow', { address: email }))] as const
  return {
    busy: [release, sign, send, again, amend].some(({ busy }) => busy),
    /** What was wrong in each dialog. */
    failures: { sign: sign.failure, send: send.failure, amend: amend.failure },
    release: () => void release.give(note, told(t('signOff.note.releasedNow'))),
    sign: (client: Client) =>
      void sign.give(
        { ...note, body: { client } },
        told(t(client.signature ? 'signOff.note.signedNow' : 'signOff.note.refusedNow')),
      ),
    send: (email: string) => void send.give(...mailed(email)),
    sendAgain: (email: string) => void again.give(...mailed(email)),
    amend: (line: NoteLine, chargeable: number, reason: string) =>
      void amend.give(
        { params: { path: { id: line.id } }, body: { chargeable, reason } },
        told(t('signOff.note.amended', { name: line.personName })),
      ),
  }
}
export type NoteActions = ReturnType<typeof useNoteActions>
