import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { dateIn } from '../../../domain/shift-display.ts'
import { captureActors } from '../../machines/receipt-capture/receipt-capture.actors.ts'
import { receiptCaptureMachine } from '../../machines/receipt-capture/receipt-capture.machine.ts'
import type { CaptureEvent } from '../../machines/receipt-capture/receipt-capture.types.ts'
import { viewerZone } from '../shared/words/shift-words.ts'
import { countryOf } from './head.ts'

export interface Capture {
  stage: string
  problem: string | null
  send: (event: CaptureEvent) => void
}

/** A slip is photographed and becomes a draft, which is opened; null while no type is known for it. */
export function useCapture(
  person: string,
  typeId: string | null,
  onMade: (receipt: { number: string }) => void,
): Capture {
  const [known] = useState(() => ({ typeId }))
  useEffect(() => {
    Object.assign(known, { typeId })
  }, [known, typeId])
  const [machine] = useState(() =>
    receiptCaptureMachine.provide({
      actors: captureActors(person, () => ({
        ...{ typeId: known.typeId ?? '', shop: null, date: dateIn(viewerZone(), Date.now()), total: null, items: [] },
        ...{ country: countryOf(viewerZone()), paidWith: 'own', projectId: null },
      })),
    }),
  )
  const [state, send] = useMachine(machine)
  useEffect(() => {
    const online = () => send({ type: 'ONLINE' })
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [send])
  const made = useEffectEvent((number: string) => onMade({ number }))
  const { receipt } = state.context
  useEffect(() => {
    if (receipt !== null) made(receipt)
  }, [receipt])
  return { stage: state.value, problem: state.context.problem, send }
}
