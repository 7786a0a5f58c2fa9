import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { undoWindow } from '../../../domain/position-status.ts'
import { useWords } from '../../i18n/words.ts'
import { type Hearer, applicationsOf } from '../../machines/application/application.desk.ts'
import { useToast } from '../../machines/toasts/toasts.context.ts'
import type { Answer, Answers, Job, Question } from './home.types.ts'
import { dayWords, functionWords } from './home-words.ts'

const touched = ['/api/v1/jobs', '/api/v1/projectCrew']

/** Answers invitations where they stand, tells how it went, and asks where a person has to decide first. */
export function useAnswers(): { answers: Answers; question: Question | null } {
  const words = useWords()
  const toast = useToast()
  const queries = useQueryClient()
  const applications = applicationsOf(queries)
  const pending = useSyncExternalStore(applications.subscribe, applications.pending)
  const [given, setGiven] = useState<ReadonlyMap<string, Job>>(new Map())
  const [declining, setDeclining] = useState<Job | null>(null)
  const refresh = () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [, path] }) => typeof path === 'string' && touched.some(start => path.startsWith(start)),
    })

  const hearer = (job: Job): Hearer => ({
    done: (command, undo) => {
      const values = {
        date: `${dayWords(words, job.startDate)}, ${job.startTime}`,
        function: functionWords(words, job.projectCrewItem.function),
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
  const send = (job: Job, answer: Answer) => {
    const position = job.projectCrewItem.id
    setGiven(before => new Map(before).set(position, job))
    applications.ask({ position, job: job.id, status: job.status }, answer, hearer(job))
  }

  const [asked] = [...pending].flatMap(([position, { collisions, busy }]) => {
    const job = given.get(position)
    return collisions !== null && job ? [{ position, job, collisions, busy }] : []
  })
  return {
    answers: {
      statusOf: job => pending.get(job.projectCrewItem.id)?.status ?? job.status,
      isBusy: job => pending.get(job.projectCrewItem.id)?.busy ?? false,
      give: (job, answer) => (answer === 'decline' ? setDeclining(job) : send(job, answer)),
    },
    question: asked
      ? {
          kind: 'doubleBooking',
          ...asked,
          accept: () => applications.accept(asked.position),
          keep: () => applications.keep(asked.position),
        }
      : declining && {
          kind: 'decline',
          job: declining,
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
