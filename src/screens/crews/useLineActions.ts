import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readClocks } from '../../client/clock.ts'
import { type Failure, failureFrom } from '../../client/problem.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { enqueuePunch } from '../../machines/attendance/attendance.actors.ts'
import { useOutbox } from '../../machines/outbox/outbox.context.ts'
import { useToast } from '../../machines/toasts/toasts.context.ts'
import type { Collision, Line, Lines } from './crew.types.ts'
import type { LineCommand } from './line-state.ts'

/** What is asked before something is done to somebody's place. */
export type LineQuestion =
  | { kind: 'sure'; command: 'noShow' | 'notNeeded'; line: Line }
  | { kind: 'doubleBooked'; command: LineCommand; line: Line; collisions: readonly Collision[] }

const isCollisions = (value: unknown): value is Collision[] => Array.isArray(value)

/** The chief's commands on one line of a crew: punches through the outbox, the rest at once and shown as answered. */
export function useLineActions(crewId: string, personId: string | null) {
  const { t, find } = useWords()
  const toast = useToast()
  const outbox = useOutbox()
  const queries = useQueryClient()
  const [question, setQuestion] = useState<LineQuestion | null>(null)
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
  return {
    question,
    busy: Object.values(commands).some(({ isPending }) => isPending) || change.isPending,
    ask: (command: LineCommand, line: Line) => {
      if (command === 'noShow' || command === 'notNeeded') setQuestion({ kind: 'sure', command, line })
      else void run(command, line, false)
    },
    accept: () => {
      if (question) void run(question.command, question.line, question.kind === 'doubleBooked')
    },
    keep: () => setQuestion(null),
    punch: async (kind: 'Check-in' | 'Check-out', line: Line) => {
      const draft = {
        position: line.projectCrewItem.id,
        person: line.person.id === personId ? null : line.person.id,
        kind,
        reading: readClocks(),
        location: null,
        outside: false,
        reason: null,
      }
      try {
        await enqueuePunch(outbox, crewId, draft)
        toast({ type: 'success', message: t(`crews.list.done.${kind}`, { name: line.person.name }) })
      } catch {
        toast({ type: 'error', time: 0, message: t('crews.notSaved') })
      }
    },
    /** Lets one of contradicting punches count, and shows the line as answered before the list is asked again. */
    choose: async (line: Line, chosenPunch: string) => {
      try {
        const answer = await change.mutateAsync({
          params: { path: { id: line.id }, header: { 'Idempotency-Key': crypto.randomUUID() } },
          body: { chosenPunch },
        })
        const { queryKey } = $api.queryOptions('get', '/api/v1/projectCrews/{id}/projectCrewItemStatus', {
          params: { path: { id: crewId } },
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
