import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { onReceived, receivedEntries } from '../../client/outbox/received-entries.ts'
import { formActors } from '../../machines/form/form.actors.ts'
import { formMachine } from '../../machines/form/form.machine.ts'
import { useOutbox } from '../../machines/outbox/outbox.context.ts'
import type { OutboxEntry } from '../../machines/outbox/outbox.types.ts'
import { useRefresh } from '../shared/useRefresh.ts'
import { laidOver } from './device-form.ts'
import type { Form } from './form.types.ts'

/** Entries another page of this device has sent: this page only sees them go. `at`: the answer that held none of them. */
function useGone(entries: readonly OutboxEntry[], answeredAt: number) {
  const refresh = useRefresh()
  const [seen, setSeen] = useState({ entries, gone: [] as { key: string; request: unknown; at: number }[] })
  if (seen.entries !== entries) {
    const left = seen.entries.filter(({ key, refused }) => refused === null && !entries.some(one => one.key === key))
    setSeen({ entries, gone: [...seen.gone, ...left.map(({ key, request }) => ({ key, request, at: answeredAt }))] })
  }
  const count = seen.gone.length
  useEffect(() => {
    if (count > 0) refresh.soon('forms')
  }, [count, refresh])
  return seen.gone
}

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
  const received = useSyncExternalStore(onReceived, receivedEntries)
  const gone = useGone(entries, answeredAt)
  const known = useMemo(() => {
    const here = new Set(entries.map(({ key }) => key))
    const sent = new Map(
      [...gone, ...received]
        .filter(({ key, at }) => at >= answeredAt && !here.has(key))
        .map(({ key, request }) => [key, { key, request }]),
    )
    return laidOver(form, [...sent.values(), ...entries])
  }, [form, answeredAt, entries, gone, received])
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
