import { IconCertificate, IconSignature } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { ActionBar } from '../../ui/ActionBar/ActionBar.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Outcome } from '../../ui/Outcome/Outcome.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { clockAt, viewerZone } from '../shared/words/shift-words.ts'
import { Chain } from './Chain.tsx'
import { type Document, isSigned, nameOf, turnsOf } from './document.types.ts'
import classes from './documents.module.css'

interface SignedViewProps {
  document: Document
  /** When the person signed last. */
  at: string
  /** What waits for them next. */
  next: { id: string; name: string } | null
  /** How many wait for them. */
  waiting: number
  now: number
  onRead: () => void
}

/** What happened, who is next, and what to do now. */
export function SignedView({ document, at, next, waiting, now, onRead }: SignedViewProps) {
  const { t, tn } = useWords()
  const [turn] = turnsOf(document)
  const inOrder = document.parameters.signatoriesOrder === 'one by one'
  const all = document.signatories.every(isSigned)
  return (
    <>
      <Page task>
        <div className={classes['column']}>
          <Outcome
            title={t('documents.signedAt', { time: clockAt(at, viewerZone()) })}
            text={
              all
                ? t('documents.allSigned')
                : turn && inOrder
                  ? t(turn.told ? 'documents.turnTold' : 'documents.turnOf', { name: nameOf(turn) })
                  : t('documents.othersOpen')
            }
          />
          <Chain document={document} now={now} />
          {all && document.signedUrl ? (
            <Button icon={<IconCertificate aria-hidden="true" />} onClick={onRead}>
              {t('documents.readFinished')}
            </Button>
          ) : (
            <p className={classes['hint']}>
              <IconCertificate aria-hidden="true" />
              {t(all ? 'documents.finishing' : 'documents.notFinished')}
            </p>
          )}
        </div>
      </Page>
      <ActionBar beside>
        {next ? <p className={classes['line']}>{tn('documents.moreToSign', waiting)}</p> : null}
        {next ? (
          <Button
            variant="main"
            size="call"
            full
            href={`/documents/${next.id}`}
            icon={<IconSignature aria-hidden="true" />}
          >
            {t('documents.nextDocument', { name: next.name })}
          </Button>
        ) : (
          <Button variant="main" size="call" full href="/">
            {t('documents.done')}
          </Button>
        )}
      </ActionBar>
    </>
  )
}
