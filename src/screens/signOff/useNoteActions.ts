import { useQueryClient } from '@tanstack/react-query'
import type { Client } from '../../machines/outbox/outbox.requests.ts'
import { failureFrom } from '../../client/problem.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { useToast } from '../../machines/toasts/toasts.context.ts'
import type { NoteLine } from './note.types.ts'

export interface NewRating {
  projectCrewItem: string
  rating: number
}

/** What can be done with a confirmed delivery note; each is asked of the server at once, and shown as answered. */
export function useNoteActions(id: string, onDone: () => void) {
  const { t, find } = useWords()
  const toast = useToast()
  const queries = useQueryClient()
  const release = $api.useMutation('post', '/api/v1/projectCrews/{id}/deliveryNote/release')
  const sign = $api.useMutation('post', '/api/v1/projectCrews/{id}/deliveryNote/signed')
  const send = $api.useMutation('post', '/api/v1/projectCrews/{id}/deliveryNote/signed/send')
  const amend = $api.useMutation('post', '/api/v1/projectCrewItemStatus/{id}/amendments')
  const rate = $api.useMutation('post', '/api/v1/projectCrews/{id}/projectCrewItemRatings')

  const run = async (ask: () => Promise<unknown>, said: string) => {
    try {
      await ask()
      toast({ type: 'success', message: said })
      onDone()
    } catch (error) {
      const { code } = failureFrom(error)
      const sentence = code === 'unreachable' ? t('app.login.unreachable') : find(`shell.error.${code}`)
      toast({ type: 'error', time: 0, message: sentence ?? t('shell.error.generic') })
    }
    await queries.invalidateQueries()
  }
  const params = (of = id) => ({ params: { path: { id: of }, header: { 'Idempotency-Key': crypto.randomUUID() } } })
  return {
    busy: [release, sign, send, amend, rate].some(({ isPending }) => isPending),
    release: () => void run(() => release.mutateAsync(params()), t('signOff.note.releasedNow')),
    sign: (client: Client) =>
      void run(
        () => sign.mutateAsync({ ...params(), body: { client } }),
        t(client.signature ? 'signOff.note.signedNow' : 'signOff.note.refusedNow'),
      ),
    send: (email: string) =>
      void run(() => send.mutateAsync({ ...params(), body: { email } }), t('signOff.note.sentNow', { address: email })),
    amend: (line: NoteLine, chargeable: number, reason: string) =>
      void run(
        () => amend.mutateAsync({ ...params(line.id), body: { chargeable, reason } }),
        t('signOff.note.amended', { name: line.personName }),
      ),
    rate: (rater: string, ratings: NewRating[]) =>
      void run(() => rate.mutateAsync({ ...params(), body: { rater, ratings } }), t('signOff.note.rated')),
  }
}
export type NoteActions = ReturnType<typeof useNoteActions>
