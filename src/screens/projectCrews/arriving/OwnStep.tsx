import { IconLogin2, IconLogout2, IconRun } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { PunchLine } from '../../../ui/PunchLine/PunchLine.tsx'
import { Sheet, SheetHead } from '../../../ui/Sheet/Sheet.tsx'
import { StatusChip } from '../../../ui/StatusChip/StatusChip.tsx'
import type { Line } from '../crew.types.ts'
import type { NextStep } from './next-step.ts'
import type { ShownPunch } from './own-punches.ts'
import { usePunchWords } from './usePunchWords.ts'

interface OwnStepProps {
  crewId: string
  line: Line
  step: NextStep
  role: string
  /** Of the own check-in window. */
  opensAt: string
  punches: readonly { punch: ShownPunch; time: string }[]
  busy: boolean
  notSaved: boolean
  /** "I am on my way" is still of use beside the next step. */
  canPreCall: boolean
  onPreCall: () => void
  onWithout: (() => void) | null
}

/** Where I stand on this crew, and the one thing I do next. */
export function OwnStep(props: OwnStepProps) {
  const { crewId, line, step, role, opensAt, punches, busy, notSaved, canPreCall, onPreCall, onWithout } = props
  const { t } = useWords()
  const words = usePunchWords()
  const status = punches.some(({ punch }) => punch.kind === 'Check-out')
    ? 'checkedOut'
    : punches.some(({ punch }) => punch.kind === 'Check-in')
      ? 'checkedIn'
      : line.status
  const preCall = (
    <Button
      variant={step === 'preCall' ? 'main' : 'tonal'}
      size={step === 'preCall' ? 'call' : 'normal'}
      full
      busy={busy}
      icon={<IconRun aria-hidden="true" />}
      onClick={onPreCall}
    >
      {busy ? t('crews.location.locating') : t('crews.preCall')}
    </Button>
  )
  const actions: Record<NextStep, ReactNode> = {
    confirm: (
      <Button variant="main" size="call" full href={`/jobs/${line.id}`}>
        {t('crews.toJob')}
      </Button>
    ),
    wait: <p>{t('crews.opensAt', { time: opensAt })}</p>,
    preCall: null,
    checkIn: (
      <Button
        variant="main"
        size="call"
        full
        href={`/crews/${crewId}/check-in`}
        icon={<IconLogin2 aria-hidden="true" />}
      >
        {t('crews.checkIn')}
      </Button>
    ),
    checkOut: (
      <Button
        variant="main"
        size="call"
        full
        href={`/crews/${crewId}/check-out`}
        icon={<IconLogout2 aria-hidden="true" />}
      >
        {t('crews.checkOut')}
      </Button>
    ),
    finished: <p>{t('crews.finished')}</p>,
    calledOff: <p>{t('crews.calledOff')}</p>,
  }
  return (
    <Sheet lift aria-label={t('crews.you')}>
      <SheetHead start={role} end={<StatusChip status={status}>{t(`shell.status.${status}`)}</StatusChip>} />
      {punches.map(({ punch, time }) => (
        <PunchLine
          key={punch.key}
          label={t(`crews.punch.${punch.kind}`)}
          time={time}
          state={punch.state}
          words={words}
        />
      ))}
      {notSaved ? (
        <Note tone="bad" live>
          {t('crews.notSaved')}
        </Note>
      ) : null}
      {actions[step]}
      {step === 'preCall' || canPreCall ? preCall : null}
      {busy && onWithout ? (
        <Button variant="quiet" full onClick={onWithout}>
          {t('crews.location.without')}
        </Button>
      ) : step === 'preCall' ? (
        <p>{t('crews.preCallHint')}</p>
      ) : null}
    </Sheet>
  )
}
