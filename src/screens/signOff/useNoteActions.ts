import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../machines/outbox/outbox.requests.ts'
import { Once } from '../../client/once.ts'
import { failureFrom } from '../../client/problem.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { useToast } from '../../machines/toasts/toasts.context.ts'
import type { NoteLine } from './note.types.ts'

export interface NewRating {
  projectCrewItem: string
  rating: number
}

const keyed = (id: string, key: string) => ({ params: { path: { id }, header: { 'Idempotency-Key': key } } })

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

  const [once] = useState(() => new Once())

  const run = async (
    act: string,
    body: object,
    said: string,
    ask: (params: ReturnType<typeof keyed>) => Promise<unknown>,
    of = id,
  ) => {
    try {
      const done = await once.ask(JSON.stringify([act, of, body]), key => ask(keyed(of, key)))
      if (!done) return
      toast({ type: 'success', message: said })
      onDone()
    } catch (error) {
      const { code } = failureFrom(error)
      const sentence = code === 'unreachable' ? t('app.login.unreachable') : find(`shell.error.${code}`)
      toast({ type: 'error', time: 0, message: sentence ?? t('shell.error.generic') })
    }
    await queries.invalidateQueries()
  }
  return {
    busy: [release, sign, send, amend, rate].some(({ isPending }) => isPending),
    release: () => void run('release', {}, t('signOff.note.releasedNow'), params => release.mutateAsync(params)),
    sign: (client: Client) =>
      void run('sign', client, t(client.signature ? 'signOff.note.signedNow' : 'signOff.note.refusedNow'), params =>
        sign.mutateAsync({ ...params, body: { client } }),
      ),
    send: (email: string) =>
      void run('send', { email }, t('signOff.note.sentNow', { address: email }), params =>
        send.mutateAsync({ ...params, body: { email } }),
      ),
    amend: (line: NoteLine, chargeable: number, reason: string) => {
      const body = { chargeable, reason }
      const said = t('signOff.note.amended', { name: line.personName })
      void run('amend', body, said, params => amend.mutateAsync({ ...params, body }), line.id)
    },
    rate: (rater: string, ratings: NewRating[]) => {
      const body = { rater, ratings }
      void run('rate', body, t('signOff.note.rated'), params => rate.mutateAsync({ ...params, body }))
    },
  }
}
export type NoteActions = ReturnType<typeof useNoteActions>
