import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../access/session.ts'
import { readClocks, serverNow } from '../../../client/clock.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { enqueuePunch, enqueueRetraction } from '../../../machines/attendance/punch-entries.actors.ts'
import { useOutbox } from '../../../machines/outbox/outbox.context.ts'
import type { OutboxEntry } from '../../../machines/outbox/outbox.types.ts'
import { listOf } from '../../../client/problem.ts'
import type { Absence } from '../../../machines/application/application.types.ts'
import type { EndedProof } from '../../../machines/put-position/put-position.types.ts'
import { useToast } from '../../../machines/toasts/toasts.context.ts'
import type { Collision, Line, Lines } from '../crew.types.ts'
import type { LineCommand } from './line-state.ts'
import type { PunchFact } from './PunchTrail.tsx'
import { useCommand } from '../../shared/useCommand.ts'
import { usePunchUndo } from '../arriving/usePunchUndo.ts'

/** What is asked before something is done to somebody's place. */
export type LineQuestion =
  | { kind: 'sure'; command: 'noShow' | 'notNeeded'; line: Line }
  /** Before the planned end by more than the agency allows without a word. */
  | { kind: 'early'; line: Line; now: number }
  | {
      kind: 'doubleBooked'
      command: LineCommand
      line: Line
      collisions: readonly Collision[]
      absences: readonly Absence[]
      proofs: readonly EndedProof[]
    }

const twice = {
  asks: { alreadyConfirmed: <Said extends object>(said: Said) => ({ ...said, body: { acceptDoubleBooking: true } }) },
}

/** The chief's commands on one line of a crew: punches through the outbox, the rest at once and shown as answered. */
export function useLineActions(crewId: string, personId: string | null) {
  const { t, tn } = useWords()
  const toast = useToast()
  const outbox = useOutbox()
  const queries = useQueryClient()
  const { tenant } = useSession()
  const offerUndo = usePunchUndo()
  const [question, setQuestion] = useState<LineQuestion | null>(null)
  const [punching, setPunching] = useState(false)
  const activate = useCommand('post', '/api/v1/projectCrewItemStatus/{id}/activate', twice)
  const noShow = useCommand('post', '/api/v1/projectCrewItemStatus/{id}/noShow', twice)
  const notNeeded = useCommand('post', '/api/v1/projectCrewItemStatus/{id}/notNeeded', twice)
  const reactivate = useCommand('post', '/api/v1/projectCrewItemStatus/{id}/reactivate', twice)
  const change = useCommand('post', '/api/v1/projectCrewItemStatus/{id}')
  const commands = { activate, noShow, notNeeded, reactivate }
  const [given, setGiven] = useState<{ command: LineCommand; line: Line } | null>(null)
  const asked = given && commands[given.command].question
  const doubled: LineQuestion | null = asked && {
    ...given,
    kind: 'doubleBooked',
    collisions: listOf(asked.failure, 'collisions'),
    absences: listOf(asked.failure, 'absences'),
    proofs: listOf(asked.failure, 'proofs'),
  }

  const run = (command: LineCommand, line: Line) => {
    setQuestion(null)
    setGiven({ command, line })
    const done = (answer: Line) => `${answer.person.name}: ${t(`shell.status.${answer.status}`)}`
    void commands[command].give({ params: { path: { id: line.id } }, body: {} }, { done })
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
  const notSaved = (about: string) => void toast({ type: 'error', time: 0, about, message: t('crews.notSaved') })
  const punch = async (kind: 'Check-in' | 'Check-out', line: Line, statedAt?: number) => {
    const draft = { ...draftOf(kind, line), ...(statedAt === undefined ? {} : { statedAt }) }
    const about = `${kind} ${line.id}`
    setPunching(true)
    try {
      const entry = await enqueuePunch(outbox, crewId, draft)
      const name = { name: line.person.name }
      offerUndo([entry], {
        about,
        saved: t(`crewLead.done.${kind}`, name),
        received: t(`crewLead.received.${kind}`, name),
      })
    } catch {
      notSaved(about)
    }
    setPunching(false)
  }
  /** Each is an entry of its own, as if tapped one after the other at the same moment; they are undone together. */
  const checkIn = async (lines: readonly Line[]) => {
    const drafts = lines.map(line => draftOf('Check-in', line))
    const entries: OutboxEntry[] = []
    const about = `Check-in ${crewId}`
    setPunching(true)
    try {
      for (const draft of drafts) entries.push(await enqueuePunch(outbox, crewId, draft))
    } catch {
      notSaved(about)
    }
    setPunching(false)
    const { length } = entries
    offerUndo(entries, {
      saved: tn('crewLead.doneMany', length),
      received: tn('crewLead.receivedMany', length),
      undone: tn('crewLead.undoneMany', length),
      // Told of some only, that others were not kept stands beside it.
      ...(length === lines.length ? { about } : {}),
    })
  }
  const takeBack = async (
    line: Line,
    entry: string | null,
    caption: PunchFact['caption'],
    told: 'crewLead.backInDone' | 'crewLead.struck',
  ) => {
    if (entry === null) return
    const of = { crew: crewId, caption, person: personOf(line), position: line.projectCrewItem.id, entry }
    try {
      await enqueueRetraction(outbox, of)
      toast({ type: 'success', about: entry, message: t(told, { name: line.person.name }) })
    } catch {
      notSaved(entry)
    }
  }
  /** Whether it was done. */
  const changed = async (line: Line, body: Parameters<typeof change.give>[0]['body'], told = {}) =>
    (await change.give({ params: { path: { id: line.id } }, body }, told)) !== null
  return {
    question: doubled ?? question,
    busy: punching || [...Object.values(commands), change].some(({ busy }) => busy),
    ask: (command: LineCommand | 'Check-in' | 'Check-out', line: Line) => {
      const now = serverNow()
      const early = Date.parse(line.ends) - now > tenant.rules.earlyCheckOutMinutes * 60_000
      if (command === 'Check-out' && early) setQuestion({ kind: 'early', line, now })
      else if (command === 'Check-in' || command === 'Check-out') void punch(command, line)
      else if (command === 'noShow' || command === 'notNeeded') setQuestion({ kind: 'sure', command, line })
      else run(command, line)
    },
    accept: () => {
      if (asked) asked.accept()
      else if (question?.kind === 'early') {
        setQuestion(null)
        void punch('Check-out', question.line)
      } else if (question) run(question.command, question.line)
    },
    keep: () => {
      setQuestion(null)
      asked?.keep()
    },
    punch,
    checkIn,
    backIn: (line: Line, unsent: string | null) => {
      const known = line.trail.find(({ counts, caption }) => counts && caption === 'Check-out')
      return takeBack(line, unsent ?? known?.entry ?? null, 'Check-out', 'crewLead.backInDone')
    },
    strike: (line: Line, { entry, caption }: PunchFact) => takeBack(line, entry, caption, 'crewLead.struck'),
    /** Lets one of contradicting punches count, and shows the line as answered before the list is asked again. */
    choose: (line: Line, chosenPunchId: string) => {
      const settled = ({ contradictions, person }: Line) =>
        contradictions.length ? null : t('crewLead.settled', { name: person.name })
      const show = (answer: Line) => {
        const { queryKey } = $api.queryOptions('get', '/api/v1/projectCrews/{id}/projectCrewItemStatus', {
          params: { path: { id: crewId }, query: wholeList },
        })
        queries.setQueryData<Lines>(
          queryKey,
          known => known && { ...known, items: known.items.map(one => (one.id === answer.id ? answer : one)) },
        )
      }
      return changed(line, { chosenPunchId }, { done: settled, then: show })
    },
    remark: (line: Line, text: string) => changed(line, { remark: text.trim() || null }),
  }
}
