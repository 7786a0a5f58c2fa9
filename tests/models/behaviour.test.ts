import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { attendanceMachine } from '../../src/machines/attendance/attendance.machine.ts'
import type { EnqueueAnswer, LocateAnswer, PunchDraft } from '../../src/machines/attendance/attendance.types.ts'
import { answering, NotProvided } from '../../src/machines/effects.ts'
import { outboxMachine } from '../../src/machines/outbox/outbox.machine.ts'
import { nextRequest } from '../../src/machines/outbox/outbox.requests.ts'
import type { OutboxEntry, Parcel, SendAnswer, Settlement, Stored } from '../../src/machines/outbox/outbox.types.ts'
import { sessionMachine } from '../../src/machines/session/session.machine.ts'
import type { Credentials, LoginAnswer, StoredSession } from '../../src/machines/session/session.types.ts'
import { toastsMachine } from '../../src/machines/toasts/toasts.machine.ts'

// Whole stories across several transitions, which single edges do not tell.

describe('toasts', () => {
  const start = () => {
    const clock = new SimulatedClock()
    const actor = createActor(toastsMachine, { clock }).start()
    const shown = () => actor.getSnapshot().context.shown
    return { clock, actor, shown }
  }
  it('one says the same only while the first is visible, and does not prolong it', () => {
    const { clock, actor, shown } = start()
    const toast = { type: 'error', message: 'Network Error' } as const
    actor.send({ type: 'ADDED', toast })
    clock.increment(2_999)
    actor.send({ type: 'ADDED', toast })
    expect(shown()).toHaveLength(1)
    clock.increment(1)
    expect(shown()).toHaveLength(0)
    actor.send({ type: 'ADDED', toast })
    expect(shown().map(({ id }) => id)).toEqual(['toast-2'])
  })
  it('a click runs its handler and takes it away; others stay', () => {
    const { actor, shown } = start()
    const clicks: string[] = []
    actor.send({ type: 'ADDED', toast: { type: 'info', message: 'a', onClick: () => clicks.push('a') } })
    actor.send({
      type: 'ADDED',
      toast: { type: 'info', message: 'b', action: { label: 'Undo', run: () => clicks.push('undo') } },
    })
    const [first, second] = shown()
    first?.ref.send({ type: 'CLICKED' })
    expect(clicks).toEqual(['a'])
    expect(shown().map(({ toast }) => toast.message)).toEqual(['b'])
    second?.ref.send({ type: 'ACTED' })
    expect(clicks).toEqual(['a', 'undo'])
    expect(actor.getSnapshot().value).toBe('empty')
  })
  it('is worded anew where it stands, and goes when it would have gone', () => {
    const { clock, actor, shown } = start()
    const [saved, other] = (['Saved', 'Other'] as const).map(message => ({ type: 'success' as const, message }))
    if (!saved || !other) throw new Error('two toasts')
    const said = () => shown().map(({ id, toast }) => [id, toast.message])
    const reword = (message: string) => actor.send({ type: 'REWORDED', toast: saved, message })
    actor.send({ type: 'ADDED', toast: saved })
    actor.send({ type: 'ADDED', toast: other })
    clock.increment(2_000)
    reword('Other')
    expect(said()).toEqual([
      ['toast-1', 'Saved'],
      ['toast-2', 'Other'],
    ])
    reword('Received')
    expect(said()).toEqual([
      ['toast-1', 'Received'],
      ['toast-2', 'Other'],
    ])
    reword('Signed off')
    expect(said()).toEqual([
      ['toast-1', 'Signed off'],
      ['toast-2', 'Other'],
    ])
    clock.increment(1_000)
    expect(said()).toEqual([])
    reword('Received')
    expect(said()).toEqual([])
  })
  it('a failure goes when its act is told of anew, and stands while another failed in the same words', () => {
    const { actor, shown } = start()
    const tell = (type: 'error' | 'success', message: string, about: string) =>
      actor.send({ type: 'ADDED', toast: { type, message, about, time: 0 } })
    const said = () => shown().map(({ toast }) => toast.message)
    tell('error', 'No answer.', 'confirm one')
    tell('error', 'No answer.', 'confirm other')
    tell('success', 'One is confirmed.', 'confirm one')
    expect(said()).toEqual(['No answer.', 'One is confirmed.'])
    tell('error', 'Out of turn.', 'confirm other')
    expect(said()).toEqual(['One is confirmed.', 'Out of turn.'])
    actor.send({ type: 'SETTLED', about: 'confirm other' })
    expect(said()).toEqual(['One is confirmed.'])
  })
  it('hovered and focused, it waits for both to end', () => {
    const { clock, actor, shown } = start()
    actor.send({ type: 'ADDED', toast: { type: 'info', message: 'a' } })
    const [toast] = shown()
    toast?.ref.send({ type: 'HOVERED' })
    toast?.ref.send({ type: 'FOCUSED' })
    clock.increment(60_000)
    toast?.ref.send({ type: 'LEFT' })
    clock.increment(60_000)
    expect(shown()).toHaveLength(1)
    toast?.ref.send({ type: 'BLURRED' })
    clock.increment(3_000)
    expect(shown()).toHaveLength(0)
  })
})

describe('outbox', () => {
  type Made = 'punch' | 'hours'
  const entry = (key: string, kind: Made = 'punch'): OutboxEntry => ({
    key,
    position: 'pos1',
    request: { kind, caption: 'Check-in', made: {}, line: 'l', hours: {} },
    refused: null,
  })
  /** Storage and server in memory; the server applies each key once. */
  const world = (entries: OutboxEntry[], answer: (parcel: Parcel) => SendAnswer) => {
    const storage = new Map(entries.map(one => [one.key, one]))
    const sent: string[][] = []
    const read = async (limit: number): Promise<Stored> => {
      const all = [...storage.values()]
      const waiting = all.filter(({ refused }) => refused === null)
      return {
        next: nextRequest(waiting.slice(0, limit)),
        waiting: waiting.length,
        refused: all.length - waiting.length,
      }
    }
    const machine = outboxMachine.provide({
      actors: {
        lock: fromCallback(({ sendBack }) => sendBack({ type: 'LOCK_HELD' })),
        readStored: fromPromise<Stored, number>(({ input }) => read(input)),
        send: fromPromise<SendAnswer, Parcel>(async ({ input }) => {
          sent.push(input.entries.map(({ key }) => key))
          return answer(input)
        }),
        settle: fromPromise<boolean, readonly Settlement[]>(async ({ input, signal }) => {
          await new Promise(resolve => setImmediate(resolve))
          if (signal.aborted) return false
          for (const { key, problem } of input) {
            const kept = storage.get(key)
            if (kept && problem !== null) storage.set(key, { ...kept, refused: problem })
            else storage.delete(key)
          }
          return true
        }),
      },
    })
    return { storage, sent, machine }
  }
  const allReceived = ({ entries }: Parcel): SendAnswer => ({
    kind: 'answered',
    answers: entries.map(({ key }) => ({ key, kind: 'received' })),
  })
  it('punches side by side go together, anything else alone and in its turn, and a refusal holds up nothing else', async () => {
    const { sent, storage, machine } = world(
      [entry('a'), entry('b'), entry('h', 'hours'), entry('c')],
      ({ entries }): SendAnswer => ({
        kind: 'answered',
        answers: entries.map(({ key }) =>
          key === 'a' ? { key, kind: 'refused', problem: 'outOfTurn' } : { key, kind: 'received' },
        ),
      }),
    )
    const actor = createActor(machine).start()
    await waitFor(actor, snapshot => snapshot.matches('blocked'))
    expect(sent).toEqual([['a', 'b'], ['h'], ['c']])
    expect([...storage.values()]).toEqual([{ ...entry('a'), refused: 'outOfTurn' }])
    actor.stop()
  })
  it('an entry the server did not answer goes with the next request', async () => {
    const { sent, storage, machine } = world([entry('a'), entry('b')], ({ entries }) => ({
      kind: 'answered',
      answers: entries.slice(0, 1).map(({ key }) => ({ key, kind: 'received' })),
    }))
    const actor = createActor(machine).start()
    await waitFor(actor, snapshot => snapshot.matches('idle'))
    expect(sent).toEqual([['a', 'b'], ['b']])
    expect(storage.size).toBe(0)
    actor.stop()
  })
  it('after a crash in the middle of an answer the same key is sent again, and all arrive', async () => {
    const { sent, storage, machine } = world([entry('a'), entry('b')], allReceived)
    const crashed = createActor(machine).start()
    await waitFor(crashed, snapshot => snapshot.matches({ draining: 'settling' }))
    crashed.stop()
    const again = createActor(machine).start()
    await waitFor(again, snapshot => snapshot.matches('idle'))
    expect(sent).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
    expect(storage.size).toBe(0)
    again.stop()
  })
  it('keeps everything of an ended session until the person is back', async () => {
    let loggedIn = false
    const { storage, machine } = world([entry('a')], parcel =>
      loggedIn ? allReceived(parcel) : { kind: 'sessionEnded' },
    )
    const actor = createActor(machine).start()
    await waitFor(actor, snapshot => snapshot.matches('sealed'))
    expect(storage.size).toBe(1)
    loggedIn = true
    actor.send({ type: 'LOGGED_IN' })
    await waitFor(actor, snapshot => snapshot.matches('idle'))
    expect(storage.size).toBe(0)
    actor.stop()
  })
})

describe('attendance', () => {
  const reading = { deviceTime: 5, pageLife: 'p', monotonic: 5 }
  it('a refused location never blocks: the punch is queued without it, and the next one is not asked', async () => {
    const saved: unknown[] = []
    const machine = attendanceMachine.provide({
      actors: {
        locate: fromPromise<LocateAnswer, undefined>(async () => ({ kind: 'denied' })),
        enqueue: fromPromise<EnqueueAnswer, PunchDraft | null>(async ({ input }) => ({
          kind: 'queued',
          entry: `e${saved.push(input)}`,
        })),
      },
    })
    const input = { position: 'p', person: null, starts: 0, opensMinutes: 60, place: null, radius: null, punched: [] }
    const actor = createActor(machine, { input: { ...input, permission: 'prompt' } }).start()
    actor.send({ type: 'PUNCHED', kind: 'Check-in', reading, now: 0 })
    expect(actor.getSnapshot().matches({ punch: 'explaining' })).toBe(true)
    actor.send({ type: 'EXPLAINED' })
    await waitFor(actor, snapshot => snapshot.matches({ day: 'checkedIn', punch: { resting: 'queued' } }))
    actor.send({ type: 'PUNCHED', kind: 'Check-out', reading, now: 9 })
    expect(actor.getSnapshot().matches({ punch: 'saving' })).toBe(true)
    await waitFor(actor, snapshot => snapshot.matches({ day: 'finished', punch: { resting: 'queued' } }))
    // The first answer comes late and does not disturb the second punch.
    actor.send({ type: 'ENTRY_ANSWERED', entry: 'e1', answer: 'received' })
    expect(actor.getSnapshot().context.deliveries).toEqual({
      e1: { kind: 'Check-in', delivery: 'received' },
      e2: { kind: 'Check-out', delivery: 'queued' },
    })
    expect(actor.getSnapshot().matches({ punch: { resting: 'queued' } })).toBe(true)
    expect(saved).toMatchObject([{ reading, location: null, outside: false }, { location: null }])
    actor.stop()
  })
})

describe('session', () => {
  it('a password is in the context only until the answer', async () => {
    const seen: string[] = []
    const machine = sessionMachine.provide({
      actors: {
        readStored: fromPromise<StoredSession, undefined>(async () => ({
          token: null,
          userRights: null,
          mailboxUserRights: null,
          now: 0,
        })),
        authenticate: fromPromise<LoginAnswer, Credentials>(async () => ({ kind: 'refused' })),
      },
    })
    const actor = createActor(machine, { input: { heading: '/', link: { login: 'P7', password: 'secret' } } })
    actor.subscribe(snapshot => {
      seen.push(`${JSON.stringify(snapshot.value)} ${JSON.stringify(snapshot.context).includes('secret')}`)
    })
    actor.start()
    await waitFor(actor, snapshot => snapshot.matches({ login: 'ready' }))
    expect(seen).toEqual(['"reading" true', '{"login":"submitting"} true', '{"login":"ready"} false'])
    expect(actor.getSnapshot().context).toMatchObject({ login: 'P7', notice: 'refused' })
    actor.stop()
  })
  it('an effect nobody provided stops it loudly', async () => {
    const actor = createActor(sessionMachine, { input: { heading: '/', link: null } })
    const failed = new Promise(resolve => actor.subscribe({ error: resolve }))
    actor.start()
    expect(await failed).toBeInstanceOf(NotProvided)
    expect(actor.getSnapshot().status).toBe('error')
  })
})

it.each([
  ['rejects', () => Promise.reject(new Error('no'))],
  [
    'throws at once',
    () => {
      throw new Error('no')
    },
  ],
])('a real effect that %s answers all the same', async (_how, run: () => Promise<string>) => {
  const logic = answering<string>(run, error => (error instanceof Error ? `failed: ${error.message}` : ''))
  const actor = createActor(logic).start()
  expect((await waitFor(actor, snapshot => snapshot.status === 'done')).output).toBe('failed: no')
})
