import { IconCurrentLocation, IconLock, IconLogin2, IconLogout2, IconMapPinOff } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Fact } from '../../../ui/Fact/Fact.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { PunchDone, PunchLine } from '../../../ui/PunchLine/PunchLine.tsx'
import { metresWords } from '../../shared/words/metres-words.ts'
import { problemWords } from '../../shared/words/problem-words.ts'
import type { PunchBar, TaskKind } from './punch-content.ts'
import { usePunchWords } from './usePunchWords.ts'

export interface PunchTaps {
  punch: () => void
  /** Yes to being asked whether to leave before the end. */
  leaveEarly: () => void
  stay: () => void
  /** A tap while it is not yet allowed. */
  tooEarly: () => void
  askToShare: () => void
  share: () => void
  without: () => void
  cancel: () => void
  giveReason: (reason: string) => void
  again: () => void
}

interface PunchActionsProps {
  task: TaskKind
  crewId: string
  bar: PunchBar
  radius: number | undefined
  taps: PunchTaps
}

/** One button of 72 px, what stands in its way above it, and in its place what became of the tap. */
export function PunchActions({ task, crewId, bar, radius, taps }: PunchActionsProps) {
  const words = useWords()
  const { t } = words
  const long = usePunchWords(true)
  const label = t(task === 'Check-in' ? 'crews.checkIn' : 'crews.checkOut')
  const icon = task === 'Check-in' ? <IconLogin2 aria-hidden="true" /> : <IconLogout2 aria-hidden="true" />
  const here = <IconCurrentLocation aria-hidden="true" />

  switch (bar.kind) {
    case 'ready':
      return (
        <>
          {bar.outside && radius !== undefined ? (
            <Fact icon={here}>
              {t(task === 'Check-in' ? 'crews.location.outside' : 'crews.location.outsideOut', {
                radius: metresWords(words, radius),
              })}
            </Fact>
          ) : bar.denied ? (
            <Fact icon={<IconMapPinOff aria-hidden="true" />}>{t('crews.location.deniedHint')}</Fact>
          ) : null}
          <Button
            variant="main"
            size="punch"
            full
            icon={icon}
            // The second half of a double tap on what stood here before is no punch.
            onClick={({ detail }) => (detail > 1 ? undefined : taps.punch())}
          >
            {label}
          </Button>
        </>
      )
    case 'locating':
      return (
        <>
          <Button variant="main" size="punch" full busy>
            {t('crews.location.locating')}
          </Button>
          <Button variant="quiet" full onClick={taps.without}>
            {t('crews.location.without')}
          </Button>
        </>
      )
    case 'saving':
      return (
        <Button variant="main" size="punch" full busy>
          {label}
        </Button>
      )
    case 'notStarted':
      return (
        <>
          <Fact icon={<IconLock aria-hidden="true" />}>
            {t('crews.notStarted')} {t('crews.opensAt', { time: bar.opensAt })}
          </Fact>
          <Button size="punch" full locked icon={icon} onClick={taps.tooEarly}>
            {label}
          </Button>
        </>
      )
    case 'needsCheckIn':
      return (
        <>
          <Fact icon={<IconLogin2 aria-hidden="true" />}>{t('crews.needsCheckIn')}</Fact>
          <Button
            variant="main"
            size="punch"
            full
            href={`/crews/${crewId}/check-in`}
            icon={<IconLogin2 aria-hidden="true" />}
          >
            {t('crews.checkIn')}
          </Button>
        </>
      )
    case 'done':
      return (
        <>
          <PunchDone>
            {t(bar.punch.kind === 'Check-out' ? 'crews.checkedOut' : 'crews.checkedIn', { time: bar.time })}
          </PunchDone>
          {bar.punch.note ? (
            <Fact icon={here}>{t(`crews.${bar.punch.note}`)}</Fact>
          ) : (
            <PunchLine state={bar.punch.state} words={long} />
          )}
        </>
      )
    case 'refused':
      return (
        <>
          <Note tone="bad" live>
            {t('crews.refused')}. {problemWords(words, { code: bar.problem, status: null })}
          </Note>
          <Button variant="main" size="punch" full icon={icon} onClick={taps.again}>
            {t('app.retry')}
          </Button>
        </>
      )
    case 'notSaved':
      return (
        <>
          <Note tone="bad" live>
            {t('crews.notSaved')}
          </Note>
          <Button variant="main" size="punch" full icon={icon} onClick={taps.punch}>
            {t('app.retry')}
          </Button>
        </>
      )
    case 'closed':
      return bar.status === 'invited' || bar.status === 'applied' ? (
        <>
          <Fact icon={<IconLock aria-hidden="true" />}>{t('crews.confirmFirst')}</Fact>
          <Button variant="main" size="call" full href={`/jobs/${bar.jobId}`}>
            {t('crews.toJob')}
          </Button>
        </>
      ) : (
        <Note tone="wait">
          <b>{t(`shell.status.${bar.status}`)}.</b> {t('crews.calledOff')}
        </Note>
      )
  }
}
