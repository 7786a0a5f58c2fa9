import type { ReactNode } from 'react'
import { IconClock, IconDownload, IconFileTypePdf, IconMail, IconSend, IconSignature } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Fact } from '../../../ui/Fact/Fact.tsx'
import { Note as Notice } from '../../../ui/Note/Note.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { zoneWords } from '../../shared/words/shift-words.ts'
import { often, useNow } from '../../shared/useNow.ts'
import type { OpenDialog } from './NoteDialogs.tsx'
import { NoteAnswer } from './NoteAnswer.tsx'
import { NoteHead } from './NoteHead.tsx'
import { NoteHours } from './NoteHours.tsx'
import { NoteMails } from './NoteMails.tsx'
import type { NoteContent } from '../note.types.ts'
import classes from './delivery-note.module.css'

export interface NoteTaps {
  openPdf: () => void
  downloadPdf: () => void
  release: () => void
  sendAgain: (address: string) => void
  open: (dialog: OpenDialog) => void
}

interface DeliveryNoteViewProps {
  content: NoteContent
  busy: boolean
  pdfBusy: boolean
  /** How the client found the crew. */
  rated?: ReactNode
  taps: NoteTaps
}

/** A delivery note: how it stands, the hours, the client's word, and where it went. */
export function DeliveryNoteView({ content, busy, pdfBusy, rated, taps }: DeliveryNoteViewProps) {
  const { t, ...words } = useWords()
  const { note, amendments, waits } = content
  const { state, may, crew, location } = note
  const now = useNow(often)
  const zone = zoneWords({ t, ...words }, location.timeZone, crew.starts)
  return (
    <Page width="wide">
      <NoteHead note={note} />
      {zone ? <Fact icon={<IconClock aria-hidden="true" />}>{zone}</Fact> : null}
      {waits ? (
        <Notice tone="wait" live>
          {t('signOff.note.waits')}
        </Notice>
      ) : state === 'open' ? (
        <Notice tone="info">{t('signOff.note.draft')}</Notice>
      ) : null}
      <div className={classes['columns']}>
        <div className={classes['first']}>
          <div className={classes['actions']}>
            {state === 'open' && may.confirm && Date.parse(crew.starts) <= now ? (
              <Button
                variant="main"
                size="call"
                full
                href={`/crews/${crew.id}/sign-off`}
                icon={<IconSignature aria-hidden="true" />}
              >
                {t('signOff.note.toSignOff')}
              </Button>
            ) : null}
            {may.sign ? (
              <Button
                variant="main"
                size="call"
                full
                icon={<IconSignature aria-hidden="true" />}
                onClick={() => taps.open({ kind: 'sign' })}
              >
                {t('signOff.note.sign')}
              </Button>
            ) : null}
            {may.send ? (
              <Button
                variant={may.sign ? 'tonal' : 'main'}
                full
                icon={<IconMail aria-hidden="true" />}
                onClick={() => taps.open({ kind: 'send' })}
              >
                {t('signOff.note.send')}
              </Button>
            ) : null}
            {may.send && note.releasedAt === null ? (
              <Button full busy={busy} icon={<IconSend aria-hidden="true" />} onClick={taps.release}>
                {t('signOff.note.release')}
              </Button>
            ) : null}
            <div className={classes['pair']}>
              <Button full busy={pdfBusy} icon={<IconFileTypePdf aria-hidden="true" />} onClick={taps.openPdf}>
                {t('signOff.note.openPdf')}
              </Button>
              <Button full busy={pdfBusy} icon={<IconDownload aria-hidden="true" />} onClick={taps.downloadPdf}>
                {t('signOff.note.downloadPdf')}
              </Button>
            </div>
          </div>
          <NoteAnswer note={note} />
        </div>
        <div className={classes['lines']}>
          <NoteHours note={note} amendments={amendments} onAmend={line => taps.open({ kind: 'amend', line })} />
        </div>
        <div className={classes['last']}>
          {note.mails.length > 0 ? (
            <Section title={t('signOff.note.mails')}>
              <NoteMails note={note} busy={busy} onAgain={taps.sendAgain} />
            </Section>
          ) : null}
          {rated}
        </div>
      </div>
    </Page>
  )
}
