import { IconDownload, IconFileTypePdf, IconPrinter, IconShieldCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Words, useWords } from '../../i18n/words.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { sizeWords } from '../shared/files/file-size.ts'
import type { Loadable } from '../shared/loadable.ts'
import { momentWords } from '../shared/words/moment-words.ts'
import { Screen } from '../shared/Screen.tsx'
import { viewerZone } from '../shared/words/shift-words.ts'
import { whyUnsent } from '../shared/words/why-unsent.ts'
import { EmailStateWord } from './EmailStateWord.tsx'
import { MailFrame } from './MailFrame.tsx'
import type { EmailAttachment, EmailDetails } from './email.types.ts'
import classes from './email.module.css'

export interface EmailViewProps {
  state: Loadable<{ message: EmailDetails; attachments: readonly EmailAttachment[] }>
  /** It stands in a page already; else it is one. */
  inside?: boolean
  /** The way to what it is about; null: whoever reads it has none. */
  aboutHref: (about: NonNullable<EmailDetails['about']>) => string | null
  onDownload: (attachment: EmailAttachment) => void
  downloading: boolean
  /** Beside the subject. */
  tools?: ReactNode
}

/** An e-mail: from whom, to whom, what became of it, its files, and what it says. */
export function EmailView({ state, inside = false, ...rest }: EmailViewProps) {
  const { t } = useWords()
  return (
    <Screen
      state={state}
      width={inside ? 'inside' : 'list'}
      skeleton={<SkeletonRows count={5} label={t('app.loading')} />}
      absent={{ kind: 'notFound', title: t('mailbox.none'), text: t('mailbox.gone') }}
    >
      {({ message, attachments }) => <Email message={message} attachments={attachments} inside={inside} {...rest} />}
    </Screen>
  )
}

type EmailProps = Omit<EmailViewProps, 'state'> & { message: EmailDetails; attachments: readonly EmailAttachment[] }

function Email({ message, attachments, inside, aboutHref, onDownload, downloading, tools }: EmailProps) {
  const words = useWords()
  const { t, locale } = words
  const { sender, addressee, about, subject, state, cause, reason, hadSentBy, html, sentAt, queuedAt, bySms } = message
  const when = momentWords(words, sentAt ?? queuedAt, viewerZone())
  const href = about && aboutHref(about)
  const title = subject ?? t('shell.mail.unwritten')
  const why = whyWords(words, message)
  const facts: [string, ReactNode][] = [
    [t('mailbox.from'), <Named key="from" name={sender.name} more={sender.address} />],
    [
      t('shell.mail.to'),
      <Named
        key="to"
        name={[addressee.name, addressee.company].filter(Boolean).join(', ') || null}
        more={addressee.address}
      />,
    ],
    [
      t(sentAt === null ? 'shell.mail.queuedAt' : 'mailbox.sentAt'),
      hadSentBy === null ? when : t('mailbox.by', { when, name: hadSentBy }),
    ],
    [t('mailbox.states'), <EmailStateWord key="state" state={state} cause={cause} />],
    ...(why === null
      ? []
      : [
          [
            t('mailbox.reason'),
            <Named key="reason" name={why} more={cause?.endsWith('Refused') ? reason : null} />,
          ] as [string, ReactNode],
        ]),
    ...(about
      ? [
          [
            t('mailbox.about'),
            href ? (
              <TextLink key="about" href={href}>
                {about.label}
              </TextLink>
            ) : (
              about.label
            ),
          ] as [string, ReactNode],
        ]
      : []),
  ]
  const content = (
    <>
      <div className={classes['head']}>
        <h2 className={classes['title']}>{title}</h2>
        <div className={classes['tools']} data-no-print="">
          <IconButton
            label={t('mailbox.print')}
            icon={<IconPrinter aria-hidden="true" />}
            onClick={() => window.print()}
          />
          {tools}
        </div>
      </div>
      <dl className={classes['facts']}>
        {facts.map(([term, value]) => (
          <div key={term} className={classes['fact']}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {attachments.length > 0 ? (
        <ul className={classes['files']} aria-label={t('mailbox.attachments')}>
          {attachments.map(file => (
            <li key={file.id} className={classes['file']}>
              <IconFileTypePdf aria-hidden="true" />
              <span className={classes['fileName']}>
                <b>{file.name}</b>
                <span>{sizeWords(locale, file.size)}</span>
              </span>
              <span data-no-print="">
                <IconButton
                  label={t('mailbox.download', { name: file.name })}
                  icon={<IconDownload aria-hidden="true" />}
                  disabled={downloading}
                  onClick={() => onDownload(file)}
                />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {bySms ? <Note tone="info">{t('mailbox.bySms')}</Note> : null}
      {html === null ? (
        <Note tone="wait">{t('mailbox.unwrittenText')}</Note>
      ) : (
        <section className={classes['sheet']}>
          <p className={classes['safe']} data-no-print="">
            <IconShieldCheck aria-hidden="true" />
            {t('mailbox.safe')}
          </p>
          <MailFrame key={message.id} html={html} title={t('mailbox.body', { subject: title })} />
        </section>
      )}
    </>
  )
  return inside ? (
    <article className={classes['email']}>{content}</article>
  ) : (
    <Page width="list">
      <article className={classes['email']}>{content}</article>
    </Page>
  )
}

/** Why it is not simply sent; null: it is, or nothing stood in its way. */
function whyWords(words: Words, { state, cause, reason }: EmailDetails): string | null {
  if (state === 'stopped') return words.t('mailbox.stoppedText')
  if (state === 'unclear') return words.t('mailbox.unclearText')
  return state === 'sent' || (cause ?? reason) === null ? null : whyUnsent(words, { cause, reason })
}

/** In words, and more exactly beside it. */
function Named({ name, more }: { name: string | null; more: string | null }) {
  return (
    <>
      {name ? <span>{name}</span> : null}
      {name && more ? ' ' : ''}
      {more ? <span className={name ? classes['soft'] : undefined}>{more}</span> : null}
    </>
  )
}
