import { IconCheck, IconHandStop } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { confirmAllowed } from '../../../../domain/projectCrewItems/check-in-window.ts'
import type { StatusOrNone } from '../../../../domain/projectCrewItems/position-status.ts'
import { useWords } from '../../../i18n/words.ts'
import type { JobCommand } from '../../../machines/application/application.types.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import type { Commanded, JobCommands } from './commanded.ts'

/** What can be said to a job: `open` where it stands among the positions one may apply for. */
export function answersTo(about: Commanded, status: StatusOrNone, now: number, open: boolean): readonly JobCommand[] {
  if (status === 'invited') return confirmAllowed(Date.parse(about.starts), now) ? ['decline', 'confirm'] : []
  if (status === 'confirmed' && about.seen !== null)
    return now < Date.parse(about.starts) ? ['cantCome', 'acknowledge'] : ['acknowledge']
  if (status === 'applied') return ['unapply']
  if (open && (status === 'none' || status === 'declined')) return ['apply']
  return []
}

const icons: Partial<Record<JobCommand, ReactNode>> = {
  confirm: <IconCheck aria-hidden="true" />,
  apply: <IconHandStop aria-hidden="true" />,
  acknowledge: <IconCheck aria-hidden="true" />,
}

interface JobActionsProps {
  about: Commanded
  answers: readonly JobCommand[]
  commands: JobCommands
  /** The one thing to do on its screen. */
  main?: boolean | undefined
  /** Something stands in the way of applying: it is not what is proposed, and asks first. */
  anyway?: boolean | undefined
}

export function JobActions({ about, answers, commands, main, anyway = false }: JobActionsProps) {
  const { t } = useWords()
  const busy = commands.isBusy(about.position)
  return answers.map(command => {
    const risky = anyway && command === 'apply'
    return (
      <Button
        key={command}
        variant={command in icons && !risky ? (main ? 'main' : 'tonal') : 'line'}
        icon={risky ? null : icons[command]}
        disabled={busy}
        onClick={() => commands.give(about, command)}
      >
        {t(risky ? 'jobs.question.apply' : `jobs.${command}`)}
      </Button>
    )
  })
}
