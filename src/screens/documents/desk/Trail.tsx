import {
  IconBan,
  IconBellRinging,
  IconCertificate,
  IconEye,
  IconFileUpload,
  IconLink,
  IconLinkOff,
  IconPencil,
  IconPoint,
  IconSignature,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords, type Words } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { momentWords } from '../../shared/words/moment-words.ts'
import { clockAt, viewerZone } from '../../shared/words/shift-words.ts'
import { type Document, nameOf } from '../document.types.ts'
import shared from '../documents.module.css'
import { agentWords } from './agent-words.ts'
import type { DocumentLink, DocumentTrail } from './desk.types.ts'
import { Fingerprint } from './Fingerprint.tsx'
import classes from './desk.module.css'

interface TrailProps {
  document: Document
  trail: DocumentTrail
  /** When it was checked. */
  checkedAt: number
  checking: boolean
  onCheck: () => void
}

/** What happened, the newest first; a press on what is said of the chain has it checked anew. */
export function Trail({ document, trail, checkedAt, checking, onCheck }: TrailProps) {
  const { t } = useWords()
  const { intact, links } = trail
  return (
    <Section
      title={t('documents.desk.trail')}
      end={
        links.length === 0 ? null : (
          <Button
            variant={intact ? 'tonal' : 'danger'}
            size="small"
            busy={checking}
            icon={intact ? <IconLink aria-hidden="true" /> : <IconLinkOff aria-hidden="true" />}
            onClick={onCheck}
          >
            {t(intact ? 'documents.desk.intact' : 'documents.desk.broken')}
          </Button>
        )
      }
    >
      {links.length === 0 ? null : (
        <p role="status" className={shared['soft']}>
          {t('documents.desk.checkedAt', { time: clockAt(checkedAt, viewerZone()) })}
        </p>
      )}
      {intact ? null : (
        <Note tone="bad" live>
          {t(links.some(({ broken }) => broken) ? 'documents.desk.brokenText' : 'documents.desk.cutText')}
        </Note>
      )}
      <ol className={classes['trail']}>
        {links.map(link => (
          <Line key={link.number} document={document} link={link} />
        ))}
      </ol>
    </Section>
  )
}

const icons: Record<string, ReactNode> = {
  made: <IconFileUpload aria-hidden="true" />,
  changed: <IconPencil aria-hidden="true" />,
  opened: <IconEye aria-hidden="true" />,
  reminded: <IconBellRinging aria-hidden="true" />,
  signed: <IconSignature aria-hidden="true" />,
  finished: <IconCertificate aria-hidden="true" />,
  putAway: <IconBan aria-hidden="true" />,
}

function eventWords({ t, find }: Words, { event, version }: DocumentLink): string {
  if (version !== null && event === 'made') return t('documents.desk.versionMade', { version })
  if (version !== null && event === 'signed') return t('documents.desk.versionSigned', { version })
  return find(`documents.desk.event.${event}`) ?? event
}

/** As it was written; what is no instant is told as it stands there. */
const whenOf = (words: Words, at: string): string =>
  Number.isNaN(Date.parse(at)) ? at : momentWords(words, at, viewerZone())

function Line({ document, link }: { document: Document; link: DocumentLink }) {
  const words = useWords()
  const { t } = words
  const { event, at, byName, signatoryId, version, reason, fileHash, address, agent, before, hash, broken } = link
  const about = document.signatories.find(({ id }) => id === signatoryId)
  const told = event === 'reminded' && about ? nameOf(about) : null
  return (
    <li data-broken={broken || undefined}>
      {icons[event] ?? <IconPoint aria-hidden="true" />}
      <span className={classes['happened']}>
        <span className={classes['spread']}>
          <b>{[eventWords(words, link), told].filter(Boolean).join(': ')}</b>
          <span className={shared['soft']}>{whenOf(words, at)}</span>
        </span>
        {broken ? <b className={classes['broken']}>{t('documents.desk.brokenHere')}</b> : null}
        {event === 'made' && version !== null && version > 1 ? (
          <span className={shared['soft']}>{t('documents.desk.withdrawn', { version: version - 1 })}</span>
        ) : null}
        {reason === null ? null : <span className={shared['soft']}>{reason}</span>}
        <span className={shared['soft']} title={agent}>
          {[byName, address, agentWords(agent)].filter(Boolean).join(', ')}
        </span>
        <Fingerprint
          hashes={event === 'made' ? [hash, before, fileHash] : [hash, before]}
          say={([own = '', last = '', file]) =>
            [
              link.number === 1
                ? t('documents.desk.fromStart', { hash: own })
                : t('documents.desk.from', { hash: own, before: last }),
              file === undefined ? null : t('documents.desk.file', { hash: file }),
            ]
              .filter(Boolean)
              .join(' · ')
          }
        />
      </span>
    </li>
  )
}
