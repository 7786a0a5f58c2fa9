import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf, Changing, PathOf, Said } from '../../client/contract.ts'
import { Once } from '../../client/once.ts'
import { type Failure, failureFrom } from '../../client/problem.ts'
import { send } from '../../client/send.ts'
import { type Tag, nounsOf } from '../../client/tags.ts'
import { refreshNow } from '../../client/refresh.ts'
import { useTell } from './useTell.ts'

interface Ways<Words> {
  /** What shows the outcome; absent: whatever shows the first noun of the address. */
  touches?: readonly Tag[]
  /** By problem code: it asks before it refuses, and this says the same with the person's consent. */
  asks?: Readonly<Record<string, (said: Words) => Words>>
  /** The form it is given in says what was wrong, no toast. */
  inForm?: boolean
}

interface Told<Answer> {
  /** What the toast says. */
  done?: string | ((answer: Answer) => string | null)
  /** How it is taken back, while the toast stands. */
  undo?: (answer: Answer) => (() => void) | undefined
  /** Before the answers that show it are asked for again. */
  then?: (answer: Answer) => void
}

/** What has to be decided before it is done. */
export interface Asked {
  /** Code and details of the problem that asks. */
  failure: Failure
  accept: () => void
  keep: () => void
}

/** The same act on the same thing, whatever else is said with it: it may be put right before it is tried again. */
const subjectOf = (method: string, path: string, said: object) =>
  `${method} ${path} ${JSON.stringify('params' in said ? said.params : null)}`

/** All it says: two files of one name are told apart by their size and day. */
const words = (said: object) =>
  JSON.stringify(said, (_, value: unknown) =>
    value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : value,
  )

/**
 * One act of a person: done once however often it is tapped or sent again, told how it went, asked about where it may
 * have consequences, and shown by everything it touches. What must outlive the page or go without network is no act of
 * this kind: it goes through the outbox or a chart.
 */
export function useCommand<Method extends Changing, Path extends PathOf<Method>>(
  method: Method,
  path: Path,
  { touches, asks = {}, inForm = false }: Ways<Said<Method, Path>> = {},
) {
  type Words = Said<Method, Path>
  type Answer = AnswerOf<Method, Path>
  const tell = useTell()
  const queries = useQueryClient()
  const [once] = useState(() => new Once())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [question, setQuestion] = useState<Asked | null>(null)

  /** The answer; null where it was refused, asks first, or is under way already. */
  const give = async (said: Words, told: Told<Answer> = {}): Promise<{ answer: Answer } | null> => {
    setFailure(null)
    setQuestion(null)
    setBusy(true)
    const subject = subjectOf(method, path, said)
    try {
      const done = await once.ask(words(said), key => send(method, path, said, key))
      if (!done) return null
      const { answer } = done
      const message = typeof told.done === 'function' ? told.done(answer) : told.done
      tell.done(subject, message ?? null, told.undo?.(answer))
      told.then?.(answer)
      return done
    } catch (error) {
      const problem = failureFrom(error)
      const consented = asks[problem.code]
      if (consented) {
        const keep = () => setQuestion(null)
        setQuestion({ failure: problem, keep, accept: () => void give(consented(said), told) })
        return null
      }
      setFailure(problem)
      if (!inForm) tell.failed(subject, problem)
      return null
    } finally {
      setBusy(once.isUnderWay)
      // After a refusal as well: the state it was refused for may be one this device has not seen.
      if (!once.isUnderWay) void refreshNow(queries, touches ?? nounsOf(path).slice(0, 1))
    }
  }
  return {
    give,
    busy,
    question,
    /** What was wrong with the last one. */
    failure,
    /** Something else is going to be said. */
    forget: () => setFailure(null),
  }
}
