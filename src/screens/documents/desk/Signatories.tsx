import { IconBellRinging, IconCheck, IconDownload, IconHourglass } from '@tabler/icons-react'
import { remindedUntil } from '../../../../domain/documents/reminding.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Face } from '../../../ui/Face/Face.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { momentWords } from '../../shared/words/moment-words.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { type Document, type Signatory, isSigned, nameOf, turnsOf } from '../document.types.ts'
import { waitedWords } from '../waited-words.ts'
import shared from '../documents.module.css'
import classes from './desk.module.css'

export interface Saving {
  busy: boolean
  save: () => void
}
export interface Reminding {
  busy: boolean
  remind: (signatory: Signatory) => void
}
interface SignatoriesProps {
  document: Document
  /** The finished paper is there, and can be saved. */
  saving: Saving | null
  /** Absent: this one may not remind. */
  reminding: Reminding | null
  now: number
}

/** Who signs, how far each of them is and since when; at the foot, for whom it waits. */
export function Signatories({ document, saving, reminding, now }: SignatoriesProps) {
  const { t } = useWords()
  const turns = document.deleted ? [] : turnsOf(document)
  const order = document.parameters.signatoriesOrder
  return (
    <Section
      title={t('documents.desk.signatories')}
      end={t(order === 'one by one' ? 'documents.oneByOne' : 'documents.desk.asTheyLike')}
    >
      <ol className={shared['chain']}>
        {document.signatories.map(one => (
          <Line key={one.id} signatory={one} turn={turns.includes(one)} />
        ))}
      </ol>
      {document.deleted ? <Note tone="bad">{t('documents.putAway')}</Note> : null}
      {document.signatories.every(isSigned) ? <AllSigned saving={saving} /> : null}
      {document.version
        ? turns.map(one => <Waiting key={one.id} signatory={one} reminding={reminding} now={now} />)
        : null}
    </Section>
  )
}

function AllSigned({ saving }: { saving: Saving | null }) {
  const { t } = useWords()
  return (
    <Note
      tone="good"
      live
      action={
        saving ? (
          <Button size="small" icon={<IconDownload aria-hidden="true" />} busy={saving.busy} onClick={saving.save}>
            {t('documents.save')}
          </Button>
        ) : null
      }
    >
      {`${t('documents.allSigned')} ${t(saving ? 'documents.finished' : 'documents.finishing')}`}
    </Note>
  )
}

function Line({ signatory, turn }: { signatory: Signatory; turn: boolean }) {
  const words = useWords()
  const { t } = words
  const signed = isSigned(signatory)
  const { role, contact, person, openedAt, signedAt, since, status } = signatory
  const name = nameOf(signatory)
  const when = (instant: string) => momentWords(words, instant, viewerZone())
  const as = contact ? `${contact.company}, ${role}` : role
  return (
    <li data-look={signed ? 'signed' : turn ? 'turn' : 'later'} className={shared['link']}>
      <span className={shared['ring']}>
        <Face name={name} src={person?.pictureUrl ?? undefined} />
        {signed || turn ? (
          <span className={shared['badge']}>
            {signed ? <IconCheck aria-hidden="true" /> : <IconHourglass aria-hidden="true" />}
          </span>
        ) : null}
      </span>
      <span className={classes['signatory']}>
        <span className={shared['words']}>
          <b>{name}</b>
          <span className={shared['soft']}>
            {as}
            {openedAt && !signed ? `, ${t('documents.desk.openedAt', { at: when(openedAt) })}` : null}
          </span>
        </span>
        <span className={classes['state']}>
          <span className={shared['state']}>{t(`documents.status.${status.caption}`)}</span>
          <span className={shared['soft']}>
            {signedAt
              ? when(signedAt)
              : turn && since
                ? t('documents.since', { at: when(since) })
                : turn
                  ? null
                  : t('documents.desk.later')}
          </span>
        </span>
      </span>
    </li>
  )
}

interface WaitingProps {
  signatory: Signatory
  reminding: Reminding | null
  now: number
}

function Waiting({ signatory, reminding, now }: WaitingProps) {
  const words = useWords()
  const { t, tn } = words
  const { since, reminders, remindedAt } = signatory
  const name = nameOf(signatory)
  const long = since ? waitedWords(words, since, now) : null
  const until = remindedUntil(remindedAt, now)
  const when = (instant: string) => momentWords(words, instant, viewerZone())
  return (
    <Note
      tone="wait"
      icon={<IconHourglass aria-hidden="true" />}
      action={
        reminding ? (
          <Button
            size="small"
            icon={<IconBellRinging aria-hidden="true" />}
            aria-label={t('documents.desk.remindName', { name })}
            busy={reminding.busy}
            locked={until !== null}
            onClick={() => {
              if (until === null) reminding.remind(signatory)
            }}
          >
            {t('documents.desk.remind')}
          </Button>
        ) : null
      }
    >
      <b>{long ? t('documents.desk.waitsLong', { name, long }) : t('documents.desk.waits', { name })}</b>
      {remindedAt ? <p>{tn('documents.desk.reminded', reminders, { at: when(remindedAt) })}</p> : null}
      {reminding && until !== null ? (
        <p>{t('documents.desk.againFrom', { at: when(new Date(until).toISOString()) })}</p>
      ) : null}
    </Note>
  )
}
