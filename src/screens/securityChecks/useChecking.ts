import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useOutbox } from '../../machines/outbox/outbox.context.ts'
import type { OutboxEntry } from '../../machines/outbox/outbox.types.ts'
import { securityCheckActors } from '../../machines/security-check/security-check.actors.ts'
import { securityCheckMachine } from '../../machines/security-check/security-check.machine.ts'
import type { KnownCheck } from '../../machines/security-check/security-check.types.ts'
import { sentAfter, useSent } from '../shared/live/useSent.ts'
import { laidOver } from './device-check.ts'
import type { Check } from './security-check.types.ts'

interface Checking {
  told: Check
  /** When it was told (ms of the device). */
  answeredAt: number
  /** What lies on this device about it. */
  entries: readonly OutboxEntry[]
}

/** The chart of one check with its real effects, and whatever server, device and other pages know of it. */
export function useChecking({ told, answeredAt, entries }: Checking) {
  const outbox = useOutbox()
  const { received, gone } = useSent(entries, answeredAt, 'projectCrews')
  const { check, end } = useMemo(
    () => laidOver(told, [...sentAfter({ received, gone }, entries, answeredAt), ...entries]),
    [told, answeredAt, entries, gone, received],
  )
  const known: KnownCheck = {
    answers: check.answers.map(({ questionId, finding, text }) => ({ questionId, finding, text })),
    people: check.people.map(({ person, attendance, leads, signedAt }) => ({
      ...{ id: person.id, attendance, leads, signedAt },
    })),
    end,
  }
  const { formId, date, shift } = told
  const [machine] = useState(() =>
    securityCheckMachine.provide({ actors: securityCheckActors(outbox, told.crew.id, { formId, date, shift }) }),
  )
  const actor = useActorRef(machine, { input: { questions: told.questions, ...known } })
  const news = JSON.stringify(known)
  useEffect(() => {
    actor.send({ type: 'CHANGED', ...(JSON.parse(news) as KnownCheck) })
  }, [actor, news])
  const snapshot = useSelector(actor, state => state)
  return { check, snapshot, send: actor.send, waits: entries.some(({ refused }) => refused === null) }
}
