import { IconBell, IconDownload, IconHourglass, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { ActionBar } from '../../ui/ActionBar/ActionBar.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { Face } from '../../ui/Face/Face.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Sheet, SheetHead } from '../../ui/Sheet/Sheet.tsx'
import { clockAt, dayWords, viewerZone } from '../shared/words/shift-words.ts'
import { dateIn } from '../../../domain/shift-display.ts'
import { Chain } from './Chain.tsx'
import { type Document, type Signatory, isSigned, nameOf, turnsOf } from './document.types.ts'
import classes from './documents.module.css'

interface WaitingViewProps {
  document: Document
  /** Whoever asks, where they still sign; null: they only read. */
  own: Signatory | null
  now: number
  /** The finished paper is there, and can be saved. */
  saving?: { busy: boolean; save: () => void }
  /** The paper, to be read. */
  children: ReactNode
}

/** For whom it waits and since when; reading is possible all the same. */
export function WaitingView({ document, own, now, saving, children }: WaitingViewProps) {
  const { t, tn } = useWords()
  const [turn] = document.deleted ? [] : turnsOf(document)
  const all = document.signatories.every(isSigned)
  const waits = own !== null && !document.deleted && !isSigned(own)
  return (
    <>
      <Page task={waits}>
        <div className={classes['column']}>
          {document.deleted ? <Note tone="bad">{t('documents.putAway')}</Note> : null}
          {all ? (
            <Note tone="good" live>
              {`${t('documents.allSigned')} ${t(saving ? 'documents.finished' : 'documents.finishing')}`}
            </Note>
          ) : null}
          {turn ? <Waiting document={document} turn={turn} now={now} /> : null}
          <Chain document={document} now={now} />
          {document.version ? (
            <Section
              title={t(saving ? 'documents.finishedPaper' : waits ? 'documents.readAlready' : 'documents.paper')}
              end={
                saving ? (
                  <Button
                    variant="quiet"
                    icon={<IconDownload aria-hidden="true" />}
                    busy={saving.busy}
                    onClick={saving.save}
                  >
                    {t('documents.save')}
                  </Button>
                ) : (
                  tn('documents.pages', document.version.pages)
                )
              }
            >
              {children}
            </Section>
          ) : (
            <p className={classes['soft']}>{t('documents.noFile')}</p>
          )}
        </div>
      </Page>
      {waits ? (
        <ActionBar beside>
          <p className={classes['line']}>
            <IconBell aria-hidden="true" />
            {t('documents.youAreTold')}
          </p>
          <Button variant="main" size="call" full locked icon={<IconLock aria-hidden="true" />}>
            {t('documents.notYourTurn')}
          </Button>
        </ActionBar>
      ) : null}
    </>
  )
}

const day = 86_400_000
const hour = 3_600_000

function Waiting({ document, turn, now }: { document: Document; turn: Signatory; now: number }) {
  const words = useWords()
  const { t, tn } = words
  const name = nameOf(turn)
  const since = turn.since ?? document.madeAt
  const zone = viewerZone()
  const long = Math.max(0, now - Date.parse(since))
  const [count, unit] =
    long >= day ? [Math.floor(long / day), 'days' as const] : [Math.floor(long / hour), 'hours' as const]
  return (
    <Sheet lift aria-label={t('documents.waitingFor')}>
      <SheetHead
        start={<b>{t('documents.waitingFor')}</b>}
        end={
          <Chip tone="wait" icon={<IconHourglass aria-hidden="true" />}>
            {t(`documents.status.${turn.status.caption}`)}
          </Chip>
        }
      />
      <div className={classes['person']}>
        <Face name={name} src={turn.person?.pictureUrl ?? undefined} size="l" />
        <span className={classes['words']}>
          <b className={classes['name']}>{turn.own ? t('documents.you') : name}</b>
          <span className={classes['soft']}>
            {[
              turn.contact?.company ?? turn.role,
              t('documents.signsAs', { place: document.signatories.indexOf(turn) + 1 }),
            ].join(', ')}
          </span>
        </span>
      </div>
      <p className={classes['since']}>
        <span>
          {t('documents.since', {
            at: `${dayWords(words, dateIn(zone, Date.parse(since)), now)}, ${clockAt(since, zone)}`,
          })}
        </span>
        {count > 0 ? <span className={classes['long']}>{tn(`documents.${unit}`, count)}</span> : null}
      </p>
    </Sheet>
  )
}
