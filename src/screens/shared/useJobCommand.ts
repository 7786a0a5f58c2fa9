import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { undoWindow } from '../../../domain/position-status.ts'
import { serverNow } from '../../client/clock.ts'
import { useWords } from '../../i18n/words.ts'
import { type Hearer, applicationsOf } from '../../machines/application/application.desk.ts'
import type { JobCommand } from '../../machines/application/application.types.ts'
import { useToast } from '../../machines/toasts/toasts.context.ts'
import type { Commanded, JobCommands, Question } from './commanded.ts'
import { dayWords, functionWords } from './shift-words.ts'

const touched = ['/api/v1/jobs', '/api/v1/projectCrew']

/** Gives commands about jobs, tells how they went, and asks where a person has to decide first. */
export function useJobCommand(): { commands: JobCommands; question: Question | null } {
  const words = useWords()
  const toast = useToast()
  const queries = useQueryClient()
  const applications = applicationsOf(queries)
  const pending = useSyncExternalStore(applications.subscribe, applications.pending)
  const [given, setGiven] = useState<ReadonlyMap<string, Commanded>>(new Map())
  const [asked, setAsked] = useState<{ about: Commanded; command: 'decline' | 'cantCome' } | null>(null)

  const refresh = () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [, path] }) => typeof path === 'string' && touched.some(start => path.startsWith(start)),
    })

  const hearer = (about: Commanded): Hearer => ({
    done: (command, undo) => {
      const values = {
        date: `${dayWords(words, about.startDate, serverNow())}, ${about.startTime}`,
        function: functionWords(words, about.function),
      }
      toast({
        type: 'success',
        message: words.t(`jobs.done.${command}`, values),
        ...(undo ? { time: undoWindow, action: { label: words.t('app.undo'), run: undo } } : {}),
      })
      return refresh()
    },
    failed: problem => {
      const sentence = problem === 'unreachable' ? words.t('jobs.unreachable') : words.find(`shell.error.${problem}`)
      toast({ type: 'error', message: sentence ?? words.t('shell.error.generic'), time: 0 })
      return problem === 'unreachable' ? Promise.resolve() : refresh()
    },
  })

  const send = (about: Commanded, command: JobCommand, said?: string) => {
    setGiven(before => new Map(before).set(about.position, about))
    applications.ask({ position: about.position, job: about.job, status: about.status }, command, hearer(about), said)
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
          ? setAsked({ about, command })
          : send(about, command, command === 'acknowledge' ? (about.seen ?? undefined) : undefined),
    },
    question: doubled
      ? {
          kind: 'doubleBooking',
          about: doubled,
          collisions: asking[1].collisions ?? [],
          busy: asking[1].busy,
          accept: () => applications.accept(doubled.position),
          keep: () => applications.keep(doubled.position),
        }
      : asked && {
          kind: asked.command,
          about: asked.about,
          collisions: [],
          busy: false,
          accept: said => {
            setAsked(null)
            send(asked.about, asked.command, said)
          },
          keep: () => setAsked(null),
        },
  }
}
