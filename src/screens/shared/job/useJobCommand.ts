import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { serverNow } from '../../../client/clock.ts'
import { useWords } from '../../../i18n/words.ts'
import { type Hearer, applicationsOf } from '../../../machines/application/application.desk.ts'
import type { JobCommand } from '../../../machines/application/application.types.ts'
import type { Commanded, JobCommands, Question } from './commanded.ts'
import { dayWords, functionWords } from '../words/shift-words.ts'
import { useRefresh } from '../useRefresh.ts'
import { useTell } from '../useTell.ts'

interface Open {
  about: Commanded
  command: 'decline' | 'cantCome'
  failure: Question['failure']
}

/** Whatever was told of a job last is what holds: somebody who could not apply has declined since. */
const of = ({ position }: Commanded) => `job ${position}`

/** Gives commands about jobs, tells how they went, and asks where a person has to decide first. */
export function useJobCommand(): { commands: JobCommands; question: Question | null } {
  const words = useWords()
  const tell = useTell()
  const refresh = useRefresh()
  const queries = useQueryClient()
  const applications = applicationsOf(queries)
  const pending = useSyncExternalStore(applications.subscribe, applications.pending)
  const [given, setGiven] = useState<ReadonlyMap<string, Commanded>>(new Map())
  const [asked, setAsked] = useState<Open | null>(null)

  const hearer = (about: Commanded, command: JobCommand): Hearer => ({
    done: (sent, undo) => {
      const values = {
        date: `${dayWords(words, about.startDate, serverNow())}, ${about.startTime}`,
        function: functionWords(words, about.function),
      }
      tell.done(of(about), words.t(`jobs.done.${sent}`, values), undo)
      setAsked(null)
      return refresh.now('jobs')
    },
    failed: problem => {
      // What somebody has written stays where it was written until it is known to have arrived.
      const failure = { code: problem, status: null }
      setAsked(open => (open?.command === 'cantCome' && problem === 'unreachable' ? { ...open, failure } : null))
      if (command !== 'cantCome' || problem !== 'unreachable') tell.failed(of(about), failure)
      return refresh.now('jobs')
    },
  })

  const send = (about: Commanded, command: JobCommand, said?: string) => {
    setGiven(before => new Map(before).set(about.position, about))
    applications.ask(
      { position: about.position, job: about.job, status: about.status },
      command,
      hearer(about, command),
      said,
    )
  }

  const asking = [...pending].find(([position, { collisions }]) => collisions !== null && given.has(position))
  const doubled = asking && given.get(asking[0])
  return {
    commands: {
      statusOf: (position, known) => pending.get(position)?.status ?? known,
      isBusy: position => pending.get(position)?.busy ?? false,
      busy: [...pending.values()].some(({ busy }) => busy),
      give: (about, command) =>
        command === 'decline' || command === 'cantCome'
          ? setAsked({ about, command, failure: null })
          : send(about, command, command === 'acknowledge' ? (about.seen ?? undefined) : undefined),
    },
    question: doubled
      ? {
          kind: 'doubleBooking',
          about: doubled,
          collisions: asking[1].collisions ?? [],
          absences: asking[1].absences,
          busy: asking[1].busy,
          failure: null,
          accept: () => applications.accept(doubled.position),
          keep: () => applications.keep(doubled.position),
        }
      : asked && {
          kind: asked.command,
          about: asked.about,
          collisions: [],
          absences: [],
          busy: pending.get(asked.about.position)?.busy ?? false,
          failure: asked.failure,
          accept: said => {
            setAsked(asked.command === 'cantCome' ? { ...asked, failure: null } : null)
            send(asked.about, asked.command, said)
          },
          keep: () => setAsked(null),
        },
  }
}
