import { IconMailForward, IconMailOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Facts } from '../../ui/Fact/Fact.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { useCommand } from '../shared/useCommand.ts'
import { momentWords } from '../shared/words/moment-words.ts'
import { viewerZone } from '../shared/words/shift-words.ts'
import { UnsentChip } from './UnsentChip.tsx'
import { whyUnsent } from '../shared/words/why-unsent.ts'
import { whoseWords } from './unsent-words.ts'
import type { UnsentEmail } from './unsent.types.ts'
import classes from './unsent.module.css'

interface UnsentEmailDialogProps {
  email: UnsentEmail
  /** Ms since 1970. */
  now: number
  /** Whoever looks may read what it says. */
  readable: boolean
  onClose: () => void
}

const touches = ['unsentEmails', 'emailMessages'] as const

/** What stands in the way of an e-mail; from here it is sent again or let go. */
export function UnsentEmailDialog({ email, now, readable, onClose }: UnsentEmailDialogProps) {
  const words = useWords()
  const { t, tn } = words
  const again = useCommand('post', '/api/v1/unsentEmails/{id}/send', { touches })
  const letGo = useCommand('post', '/api/v1/unsentEmails/{id}/letGo', { touches })
  const [asking, setAsking] = useState(false)
  const { id, addressee, subject, mailbox, state, cause, reason, attempts, queuedAt } = email
  const name = whoseWords(email)
  const unclear = state === 'unclear'
  const at = { path: { id } }
  const address = [addressee.company, addressee.address].filter(Boolean).join(', ')
  if (asking)
    return (
      <ConfirmDialog
        opened
        title={t('unsentEmails.letGoTitle', { name })}
        subtitle={t('unsentEmails.letGoText')}
        safeLabel={t('unsentEmails.keep')}
        riskyLabel={t('unsentEmails.letGo')}
        busy={letGo.busy}
        onSafe={() => setAsking(false)}
        onRisky={() => void letGo.give({ params: at }, { done: t('unsentEmails.gone', { name }), then: onClose })}
      />
    )
  return (
    <Dialog
      opened
      title={subject ?? t('shell.mail.unwritten')}
      closeLabel={t('app.close')}
      onClose={onClose}
      footer={
        <div className={classes['ways']}>
          <Button
            variant="main"
            full
            icon={<IconMailForward aria-hidden="true" />}
            busy={again.busy}
            onClick={() =>
              void again.give(
                { params: at, body: { mayArriveTwice: unclear } },
                { done: t('unsentEmails.sent', { name }), then: onClose },
              )
            }
          >
            {t(unclear ? 'unsentEmails.sendAllTheSame' : 'unsentEmails.send')}
          </Button>
          <Button variant="quiet" icon={<IconMailOff aria-hidden="true" />} onClick={() => setAsking(true)}>
            {t('unsentEmails.letGo')}
          </Button>
        </div>
      }
    >
      <div className={classes['about']}>
        <UnsentChip email={email} now={now} />
        <p>{whyUnsent(words, email)}</p>
        {unclear ? <Note tone="wait">{t('unsentEmails.twice')}</Note> : null}
        <Facts
          items={[
            { term: t('shell.mail.to'), value: addressee.name === null ? address : `${addressee.name}, ${address}` },
            { term: t('unsentEmails.kind'), value: t(`shell.mail.box.${mailbox}`) },
            { term: t('shell.mail.queuedAt'), value: momentWords(words, queuedAt, viewerZone()) },
            { term: t('unsentEmails.attempts'), value: tn('unsentEmails.tried', attempts) },
            ...(reason === null || cause === null ? [] : [{ term: t('unsentEmails.inItsWords'), value: reason }]),
          ]}
        />
        {readable && subject !== null ? <TextLink href={`/mailbox/${id}`}>{t('unsentEmails.read')}</TextLink> : null}
      </div>
    </Dialog>
  )
}
