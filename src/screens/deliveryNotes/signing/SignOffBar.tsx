import { IconEye, IconFileText, IconLock } from '@tabler/icons-react'
import { hoursText } from '../../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { PunchDone, PunchLine, type PunchState } from '../../../ui/PunchLine/PunchLine.tsx'
import type { SheetContent, Stage } from './sign-off-content.ts'
import type { SignOffTaps } from './sign-off-taps.ts'
import classes from '../sign-off.module.css'

const waysOf = (stage: Stage, offline: boolean): PunchState =>
  stage === 'sending'
    ? 'sending'
    : stage === 'queued' || stage === 'saving'
      ? offline
        ? 'noNetwork'
        : 'saved'
      : 'received'

/** The sum, and one button; in its place what became of it. */
export function SignOffBar({ content, taps }: { content: SheetContent; taps: SignOffTaps }) {
  const { t } = useWords()
  const { sum, stage, offline, crewId, context } = content
  const total = (
    <p className={classes['sum']}>
      <span>{t('signOff.setCount', { set: sum.set, all: sum.all })}</span>
      <span>
        <b>{t('signOff.total', { hours: hoursText(sum.minutes) })}</b> {t('signOff.totalLabel')}
      </span>
    </p>
  )
  const lock = <IconLock aria-hidden="true" />
  switch (stage) {
    case 'queued':
    case 'sending':
    case 'signed':
    case 'refused':
    case 'unsigned':
    case 'amended': {
      const { answer } = context
      const as = stage === 'queued' || stage === 'sending' ? (answer?.kind ?? 'unsigned') : stage
      const name = answer && answer.kind !== 'unsigned' ? answer.name : context.name
      return (
        <>
          {total}
          <PunchDone icon={lock}>{t(`signOff.frozen.${as}`, { name })}</PunchDone>
          <PunchLine
            state={waysOf(stage, offline)}
            words={{
              saved: t('signOff.saved'),
              sending: t('signOff.sending'),
              received: t('signOff.received'),
              noNetwork: t('signOff.noNetwork'),
              refused: t('signOff.notTaken'),
            }}
          />
          {stage === 'queued' || stage === 'sending' ? null : (
            <Button
              variant="main"
              full
              href={`/crews/${crewId}/delivery-note`}
              icon={<IconFileText aria-hidden="true" />}
            >
              {t('signOff.toNote')}
            </Button>
          )}
        </>
      )
    }
    case 'changed':
      return (
        <>
          {total}
          <Button variant="main" size="call" full icon={<IconEye aria-hidden="true" />} onClick={taps.lookedAgain}>
            {t('signOff.changed.look')}
          </Button>
        </>
      )
    case 'overtaken':
      return (
        <>
          <Button variant="main" size="call" full href={`/crews/${crewId}/delivery-note`}>
            {t('signOff.toNote')}
          </Button>
          <Button variant="quiet" full onClick={taps.lookedAgain}>
            {t('signOff.overtaken.look')}
          </Button>
        </>
      )
    case 'rejected':
    case 'notSaved':
      return (
        <>
          {total}
          <Button variant="main" size="call" full icon={lock} onClick={taps.confirm}>
            {t('app.retry')}
          </Button>
          <Button variant="quiet" full onClick={taps.cancel}>
            {t('signOff.putRight')}
          </Button>
        </>
      )
    default: {
      const ready = stage === 'signing' || stage === 'asking' || stage === 'refusing'
      return (
        <>
          {total}
          <Button
            variant="main"
            size="call"
            full
            icon={lock}
            locked={!ready && stage !== 'saving'}
            busy={stage === 'saving'}
            onClick={taps.confirm}
          >
            {t('signOff.confirm')}
          </Button>
        </>
      )
    }
  }
}
