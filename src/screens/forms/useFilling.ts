import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { formActors } from '../../machines/form/form.actors.ts'
import { formMachine } from '../../machines/form/form.machine.ts'
import { useOutbox } from '../../machines/outbox/outbox.context.ts'
import type { OutboxEntry } from '../../machines/outbox/outbox.types.ts'
import { sentAfter, useSent } from '../shared/live/useSent.ts'
import { laidOver } from './device-form.ts'
import type { Form } from './form.types.ts'

interface Filling {
  form: Form
  /** When the form was answered (ms of the device). */
  answeredAt: number
  /** What lies on this device about it. */
  entries: readonly OutboxEntry[]
  /** The question the address names. */
  wanted: string | null
}

/** The chart of one form with its real effects, and whatever server, device and other pages know of it. */
export function useFilling({ form, answeredAt, entries, wanted }: Filling) {
  const outbox = useOutbox()
  const { received, gone } = useSent(entries, answeredAt, 'forms')
  const known = useMemo(
    () => laidOver(form, [...sentAfter({ received, gone }, entries, answeredAt), ...entries]),
    [form, answeredAt, entries, gone, received],
  )
  const [machine] = useState(() => formMachine.provide({ actors: formActors(outbox, form.id) }))
  const actor = useActorRef(machine, { input: { questions: form.questions, ...known, at: wanted } })
  const news = JSON.stringify(known)
  useEffect(() => {
    actor.send({ type: 'CHANGED', ...(JSON.parse(news) as typeof known) })
  }, [actor, news])
  const snapshot = useSelector(actor, state => state)
  const offline = useSelector(outbox.actor, state => state.matches('offline'))
  return { snapshot, send: actor.send, waits: entries.some(({ refused }) => refused === null), offline }
}
