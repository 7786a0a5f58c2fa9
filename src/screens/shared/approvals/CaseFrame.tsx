import { IconCheck, IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '../../../i18n/words.ts'
import { ActionBar } from '../../../ui/ActionBar/ActionBar.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { DeclineDialog } from '../form/DeclineDialog.tsx'
import { isBusy } from '../list/is-busy.ts'
import { problemWords } from '../words/problem-words.ts'
import { viewerZone } from '../words/shift-words.ts'
import { UploadChip } from '../uploads/UploadChip.tsx'
import { whenWords } from '../words/when-words.ts'
import type { Approval, Deciding } from './approvals.types.ts'
import { WhoCard } from './WhoCard.tsx'
import classes from './approvals.module.css'

interface CaseFrameProps {
  item: Approval
  /** null: it is decided. */
  deciding: Deciding | null
  now: number
  title: string
  onApprove: () => void
  /** What depends on it, and what was decided before. */
  aside?: ReactNode
  /** The thing itself. */
  children: ReactNode
}

const reasonOf = {
  upload: 'DocumentUploadRefusal.reason',
  picture: 'ProfilePictureRefusal.reason',
  photo: 'ProjectDocumentRefusal.reason',
  receipt: 'ReceiptRefusal.reason',
} as const

/** One of the queue: the thing, whose it is, and the two answers; A approves, D declines. */
export function CaseFrame({ item, deciding, now, title, onApprove, aside, children }: CaseFrameProps) {
  const words = useWords()
  const { t } = words
  const [declining, setDeclining] = useState(false)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!deciding || event.defaultPrevented || event.repeat) return
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(document.activeElement)) return
    const key = event.key.toLowerCase()
    if (key === 'a') onApprove()
    else if (key === 'd') setDeclining(true)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [])
  const [first = ''] = item.person.name.split(' ')
  return (
    <div className={classes['thing']}>
      <div className={classes['paper']}>
        <div className={classes['paperHead']}>
          <h2>{title}</h2>
          <UploadChip state={item.decision?.outcome ?? 'inReview'} />
          {deciding ? (
            <span className={classes['steps']}>
              <IconButton
                label={t('approvals.before')}
                icon={<IconChevronUp aria-hidden="true" />}
                disabled={deciding.onStep.before === null}
                onClick={() => deciding.onStep.before?.()}
              />
              <IconButton
                label={t('approvals.after')}
                icon={<IconChevronDown aria-hidden="true" />}
                disabled={deciding.onStep.after === null}
                onClick={() => deciding.onStep.after?.()}
              />
            </span>
          ) : null}
        </div>
        {children}
      </div>
      <aside className={classes['aside']} aria-label={t('approvals.decision')}>
        <WhoCard person={item.person} />
        {aside}
        {item.decision ? <Decided decision={item.decision} now={now} /> : null}
      </aside>
      {deciding ? (
        <div className={classes['decide']}>
          <ActionBar beside>
            {deciding.problem === null ? (
              <p className={classes['hint']}>{t(`approvals.hint.${item.kind}`, { name: first })}</p>
            ) : (
              <Note
                tone="bad"
                action={
                  <Button size="small" onClick={deciding.onAgain}>
                    {t('approvals.again')}
                  </Button>
                }
              >
                {problemWords(words, { code: deciding.problem, status: null })}
              </Note>
            )}
            <div className={classes['answers']}>
              <Button size="call" icon={<IconX aria-hidden="true" />} onClick={() => setDeclining(true)}>
                {t('uploads.decline')} <kbd aria-hidden="true">D</kbd>
              </Button>
              <Button variant="main" size="call" icon={<IconCheck aria-hidden="true" />} onClick={onApprove}>
                {t('uploads.approve')} <kbd aria-hidden="true">A</kbd>
              </Button>
            </div>
          </ActionBar>
        </div>
      ) : null}
      {declining && deciding ? (
        <DeclineDialog
          title={t('uploads.decline')}
          label={t(item.kind === 'photo' ? 'approvals.notShown' : 'uploads.reason')}
          hint={t('uploads.reasonHint')}
          missing={t('uploads.reasonMissing')}
          of={reasonOf[item.kind]}
          onClose={() => setDeclining(false)}
          onDecline={reason => {
            // The dialog holds the address while a reason stands in it: it is gone before the next one opens.
            flushSync(() => setDeclining(false))
            deciding.onDecide({ outcome: 'declined', reason })
          }}
        />
      ) : null}
    </div>
  )
}

function Decided({ decision, now }: { decision: NonNullable<Approval['decision']>; now: number }) {
  const words = useWords()
  const { t } = words
  return (
    <Note tone={decision.outcome === 'approved' ? 'good' : 'bad'}>
      {t(`approvals.told.${decision.outcome}`, {
        by: decision.decidedBy ?? '',
        at: whenWords(words, decision.at, viewerZone(), now),
      })}
      {decision.reason === null ? null : <p className={classes['reason']}>{decision.reason}</p>}
    </Note>
  )
}
