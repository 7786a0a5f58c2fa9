import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../access/session.ts'
import { readClocks, serverNow } from '../../client/clock.ts'
import { type Failure, failureFrom } from '../../client/problem.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { enqueuePunch, enqueueRetraction } from '../../machines/attendance/punch-entries.actors.ts'
import { useOutbox } from '../../machines/outbox/outbox.context.ts'
import type { OutboxEntry } from '../../machines/outbox/outbox.types.ts'
import { useToast } from '../../machines/toasts/toasts.context.ts'
import type { Collision, Line, Lines } from './crew.types.ts'
import type { LineCommand } from './line-state.ts'
import type { PunchFact } from './PunchTrail.tsx'
import { usePunchUndo } from './usePunchUndo.ts'

/** What is asked before something is done to somebody's place. */
export type LineQuestion =
  | { kind: 'sure'; command: 'noShow' | 'notNeeded'; line: Line }
  /** Before the planned end by more than the agency allows without a word. */
  | { kind: 'early'; line: Line; now: number }
  | { kind: 'doubleBooked'; command: LineCommand; line: Line; collisions: readonly Collision[] }

const isCollisions = (value: unknown): value is Collision[] => Array.isArray(value)

/** The chief's commands on one line of a crew: punches through the outbox, the rest at once and shown as answered. */
export function useLineActions(crewId: string, personId: string | null) {
  const { t, tn, find } = useWords()
  const toast = useToast()
  const outbox = useOutbox()
  const queries = useQueryClient()
  const { tenant } = useSession()
  const offerUndo = usePunchUndo()
  const [question, setQuestion] = useState<LineQuestion | null>(null)
  const [punching, setPunching] = useState(false)
  const refresh = () => void queries.invalidateQueries()
  const activate = $api.useMutation('post', '/api/v1/projectCrewItemStatus/{id}/activate')
  const noShow = $api.useMutation('post', '/api/v1/projectCrewItemStatus/{id}/noShow')
  const notNeeded = $api.useMutation('post', '/api/v1/projectCrewItemStatus/{id}/notNeeded')
  const reactivate = $api.useMutation('post', '/api/v1/projectCrewItemStatus/{id}/reactivate')
  const change = $api.useMutation('post', '/api/v1/projectCrewItemStatus/{id}')
  const commands = { activate, noShow, notNeeded, reactivate }

  const failed = ({ code }: Failure) => {
    toast({ type: 'error', time: 0, message: find(`shell.error.${code}`) ?? t('shell.error.generic') })
    refresh()
  }
  const run = async (command: LineCommand, line: Line, acceptDoubleBooking: boolean) => {
    setQuestion(null)
    try {
      const answer = await commands[command].mutateAsync({
        params: { path: { id: line.id }, header: { 'Idempotency-Key': crypto.randomUUID() } },
        body: acceptDoubleBooking ? { acceptDoubleBooking } : {},
      })
      toast({ type: 'success', message: `${answer.person.name}: ${t(`shell.status.${answer.status}`)}` })
      refresh()
    } catch (error) {
      const failure = failureFrom(error)
      const { collisions } = failure.details
      if (failure.code === 'alreadyConfirmed' && isCollisions(collisions))
        setQuestion({ kind: 'doubleBooked', command, line, collisions })
      else failed(failure)
    }
  }
  const personOf = ({ person }: Line) => (person.id === personId ? null : person.id)
  const draftOf = (kind: 'Check-in' | 'Check-out', line: Line) => ({
    position: line.projectCrewItem.id,
    person: personOf(line),
    kind,
    reading: readClocks(),
    location: null,
    outside: false,
    reason: null,
  })
  const punch = async (kind: 'Check-in' | 'Check-out', line: Line, statedAt?: number) => {
    const draft = { ...draftOf(kind, line), ...(statedAt === undefined ? {} : { statedAt }) }
    setPunching(true)
    try {
      const entry = await enqueuePunch(outbox, crewId, draft)
      const name = { name: line.person.name }
      offerUndo([entry], {
        saved: t(`crews.list.done.${kind}`, name),
        received: t(`crews.list.received.${kind}`, name),
      })
    } catch {
      toast({ type: 'error', time: 0, message: t('crews.notSaved') })
    }
    setPunching(false)
  }
  /** Each is an entry of its own, as if tapped one after the other at the same moment; they are undone together. */
  const checkIn = async (lines: readonly Line[]) => {
    const drafts = lines.map(line => draftOf('Check-in', line))
    const entries: OutboxEntry[] = []
    setPunching(true)
    try {
      for (const draft of drafts) entries.push(await enqueuePunch(outbox, crewId, draft))
    } catch {
      toast({ type: 'error', time: 0, message: t('crews.notSaved') })
    }
    setPunching(false)
    const { length } = entries
    offerUndo(entries, {
      saved: tn('crews.list.doneMany', length),
      received: tn('crews.list.receivedMany', length),
      undone: tn('crews.list.undoneMany', length),
    })
  }
  const takeBack = async (
    line: Line,
    entry: string | null,
    caption: PunchFact['caption'],
    told: 'crews.list.backInDone' | 'crews.list.struck',
  ) => {
    if (entry === null) return
    const of = { crew: crewId, caption, person: personOf(line), position: line.projectCrewItem.id, entry }
    try {
      await enqueueRetraction(outbox, of)
      toast({ type: 'success', message: t(told, { name: line.person.name }) })
    } catch {
      toast({ type: 'error', time: 0, message: t('crews.notSaved') })
    }
  }
  return {
    question,
    busy: punching || Object.values(commands).some(({ isPending }) => isPending) || change.isPending,
    ask: (command: LineCommand | 'Check-in' | 'Check-out', line: Line) => {
      const now = serverNow()
      const early = Date.parse(line.ends) - now > tenant.rules.earlyCheckOutMinutes * 60_000
      if (command === 'Check-out' && early) setQuestion({ kind: 'early', line, now })
      else if (command === 'Check-in' || command === 'Check-out') void punch(command, line)
      else if (command === 'noShow' || command === 'notNeeded') setQuestion({ kind: 'sure', command, line })
      else void run(command, line, false)
    },
    accept: () => {
      if (question?.kind === 'early') {
        setQuestion(null)
        void punch('Check-out', question.line)
      } else if (question) void run(question.command, question.line, question.kind === 'doubleBooked')
    },
    keep: () => setQuestion(null),
    punch,
    checkIn,
    backIn: (line: Line, unsent: string | null) => {
      const known = line.trail.find(({ counts, caption }) => counts && caption === 'Check-out')
      return takeBack(line, unsent ?? known?.entry ?? null, 'Check-out', 'crews.list.backInDone')
    },
    strike: (line: Line, { entry, caption }: PunchFact) => takeBack(line, entry, caption, 'crews.list.struck'),
    /** Lets one of contradicting punches count, and shows the line as answered before the list is asked again. */
    choose: async (line: Line, chosenPunch: string) => {
      try {
        const answer = await change.mutateAsync({
          params: { path: { id: line.id }, header: { 'Idempotency-Key': crypto.randomUUID() } },
          body: { chosenPunch },
        })
        const { queryKey } = $api.queryOptions('get', '/api/v1/projectCrews/{id}/projectCrewItemStatus', {
          params: { path: { id: crewId }, query: wholeList },
        })
        queries.setQueryData<Lines>(
          queryKey,
          known => known && { ...known, items: known.items.map(one => (one.id === answer.id ? answer : one)) },
        )
        if (!answer.contradictions.length)
          toast({ type: 'success', message: t('crews.list.settled', { name: answer.person.name }) })
        refresh()
        return true
      } catch (error) {
        failed(failureFrom(error))
        return false
      }
    },
    remark: async (line: Line, text: string) => {
      try {
        await change.mutateAsync({
          params: { path: { id: line.id }, header: { 'Idempotency-Key': crypto.randomUUID() } },
          body: { remark: text.trim() || null },
        })
        refresh()
        return true
      } catch (error) {
        failed(failureFrom(error))
        return false
      }
    },
  }
}
