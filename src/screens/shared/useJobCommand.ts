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
  const [declining, setDeclining] = useState<Commanded | null>(null)

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

  const send = (about: Commanded, command: JobCommand) => {
    setGiven(before => new Map(before).set(about.position, about))
    applications.ask({ position: about.position, job: about.job, status: about.status }, command, hearer(about))
  }

  const asking = [...pending].find(([position, { collisions }]) => collisions !== null && given.has(position))
  const asked = asking && given.get(asking[0])
  return {
    commands: {
      statusOf: (position, known) => pending.get(position)?.status ?? known,
      isBusy: position => pending.get(position)?.busy ?? false,
      give: (about, command) => (command === 'decline' ? setDeclining(about) : send(about, command)),
    },
    question: asked
      ? {
          kind: 'doubleBooking',
          about: asked,
          collisions: asking[1].collisions ?? [],
          busy: asking[1].busy,
          accept: () => applications.accept(asked.position),
          keep: () => applications.keep(asked.position),
        }
      : declining && {
          kind: 'decline',
          about: declining,
          collisions: [],
          busy: false,
          accept: () => {
            setDeclining(null)
            send(declining, 'decline')
          },
          keep: () => setDeclining(null),
        },
  }
}
