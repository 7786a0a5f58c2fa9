import {
  IconCircleCheck,
  IconCloudOff,
  IconDownload,
  IconListSearch,
  IconLock,
  IconMail,
  IconShieldCheck,
} from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import type { CheckEnd, SecurityCheckEvent } from '../../machines/security-check/security-check.types.ts'
import { ActionBar } from '../../ui/ActionBar/ActionBar.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Face } from '../../ui/Face/Face.tsx'
import { clockAt } from '../shared/words/shift-words.ts'
import type { Check, CheckPerson, CheckQuestion } from './security-check.types.ts'
import classes from './security-checks.module.css'

/** What is done with its paper. */
export interface CheckPaper {
  busy: boolean
  save: () => void
  /** Absent: it is not finished, or sent by others. */
  mail?: (() => void) | undefined
}

interface CheckFootProps {
  check: Check
  end: CheckEnd
  /** What wants an answer, and who has to sign. */
  open: readonly CheckQuestion[]
  missing: readonly CheckPerson[]
  busy: boolean
  waits: boolean
  leads: boolean
  /** Absent: there is nothing to save yet. */
  paper: CheckPaper | null
  send: (event: SecurityCheckEvent) => void
}

/** Who is still to come, and the end once everybody who is there has signed. */
export function CheckFoot({ check, end, open, missing, busy, waits, leads, paper, send }: CheckFootProps) {
  const { t, tn } = useWords()
  const over = end.kind === 'waiting' || end.kind === 'done'
  const { finishedAt, finishedBy, location } = check
  const [first] = open
  const label = first
    ? tn('securityChecks.stillOpen', open.length)
    : missing.length
      ? tn('securityChecks.stillSign', missing.length)
      : t('securityChecks.finish')
  const icon = first ? (
    <IconListSearch aria-hidden="true" />
  ) : missing.length ? (
    <IconLock aria-hidden="true" />
  ) : (
    <IconShieldCheck aria-hidden="true" />
  )
  return (
    <ActionBar beside wide>
      <div className={classes['foot']}>
        <div className={classes['told']}>
          {over ? (
            <p className={classes['done']} role="status">
              <IconCircleCheck aria-hidden="true" />
              <b>
                {finishedAt
                  ? t('securityChecks.finishedAt', {
                      time: clockAt(finishedAt, location.timeZone),
                      name: finishedBy ?? '',
                    })
                  : t('securityChecks.finished')}
              </b>
            </p>
          ) : null}
          <Late people={check.people.filter(({ attendance, leads: chief }) => attendance === 'late' && !chief)} />
          {waits ? (
            <p className={classes['waits']} role="status">
              <IconCloudOff aria-hidden="true" />
              {t('securityChecks.onDevice')}
            </p>
          ) : null}
        </div>
        {leads && !over ? (
          <Button
            variant="main"
            size="call"
            busy={busy}
            locked={first === undefined && missing.length > 0}
            icon={icon}
            onClick={() => send(first ? { type: 'OPENED', question: first.id } : { type: 'FINISH' })}
          >
            {label}
          </Button>
        ) : paper ? (
          <div className={classes['ends']}>
            <Button size="call" busy={paper.busy} icon={<IconDownload aria-hidden="true" />} onClick={paper.save}>
              {t('securityChecks.download')}
            </Button>
            {paper.mail ? (
              <Button variant="main" size="call" icon={<IconMail aria-hidden="true" />} onClick={paper.mail}>
                {t('securityChecks.send')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </ActionBar>
  )
}

/** Named, for the chief calls them. */
const namedAtMost = 3

function Late({ people }: { people: readonly CheckPerson[] }) {
  const { t, tn } = useWords()
  const waiting = people.filter(({ signedAt }) => signedAt === null)
  if (!waiting.length) return null
  const named = waiting.slice(0, namedAtMost).map(({ person }) => person.name)
  const more = waiting.length - named.length
  return (
    <div className={classes['late']}>
      <span className={classes['faces']} aria-hidden="true">
        {waiting.slice(0, namedAtMost).map(({ person }) => (
          <Face key={person.id} name={person.name} src={person.pictureUrl ?? undefined} />
        ))}
      </span>
      <p>
        <b>{tn('securityChecks.late', waiting.length)}</b>
        <span className={classes['soft']}>
          {[...named, ...(more > 0 ? [tn('securityChecks.more', more)] : [])].join(', ')}.{' '}
          {t('securityChecks.signLater')}
        </span>
      </p>
    </div>
  )
}
