import { IconClipboardText, IconFileText, IconHourglass, IconSend, IconShieldCheck } from '@tabler/icons-react'
import { type Words, useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { Note as Notice } from '../../../ui/Note/Note.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { momentWords } from '../../shared/words/moment-words.ts'
import { dayWords } from '../../shared/words/shift-words.ts'
import classes from '../jobs.module.css'
import type { Check, Note, Opened, Sheet } from './handing.types.ts'

interface ChiefDocumentsViewProps {
  sheet: Sheet
  note: Note | null
  checks: readonly Check[]
  timeZone: string
  now: number
  onOpen: (paper: Opened) => void
  onRelease: () => void
}

/** The papers of a crew for whoever leads it: their sheet, the delivery note, and what was looked at. */
export function ChiefDocumentsView(props: ChiefDocumentsViewProps) {
  const { sheet, note, checks, timeZone, now, onOpen, onRelease } = props
  const words = useWords()
  const { t } = words
  const begun = Date.parse(sheet.opensAt) <= now
  if (!begun && sheet.people === 0 && checks.length === 0 && sheet.version === null)
    return (
      <Page>
        <StatePanel kind="empty" title={t('chiefDocuments.none')}>
          {t('chiefDocuments.noneText')}
        </StatePanel>
      </Page>
    )
  return (
    <Page>
      <div className={classes['column']}>
        <Section title={t('shell.title.crewChiefDocuments')}>
          <Rows label={t('shell.title.crewChiefDocuments')}>
            <Row
              wrap
              onClick={() => onOpen({ kind: 'sheet' })}
              lead={
                <Tile
                  tone={sheet.version === null ? undefined : sheet.changed ? 'wait' : 'good'}
                  icon={<IconClipboardText aria-hidden="true" />}
                />
              }
              title={t('chiefDocuments.sheet')}
              sub={sheetWords(words, sheet, timeZone)}
              end={<SheetChip sheet={sheet} />}
            />
            {sheet.version !== null && sheet.changed ? (
              <Row
                wrap
                onClick={() => onOpen({ kind: 'draft' })}
                lead={<Tile tone="plain" icon={<IconClipboardText aria-hidden="true" />} />}
                title={`${t('chiefDocuments.sheet')}, ${t('chiefDocuments.stateDraft')}`}
                sub={t('chiefDocuments.draft')}
              />
            ) : null}
            {note ? (
              <Row
                wrap
                onClick={() => onOpen({ kind: 'note' })}
                lead={
                  <Tile
                    tone={note.state === 'signed' ? 'good' : note.state === 'refused' ? 'bad' : 'plain'}
                    icon={<IconFileText aria-hidden="true" />}
                  />
                }
                title={note.number === null ? t('chiefDocuments.note') : `${t('chiefDocuments.note')} ${note.number}`}
                sub={t(`chiefDocuments.noteState.${note.state}`)}
              />
            ) : null}
          </Rows>
        </Section>
        {sheet.remark === null ? null : <p className={classes['remark']}>{sheet.remark}</p>}
        {sheet.version !== null && sheet.changed ? <Notice tone="wait">{t('chiefDocuments.changed')}</Notice> : null}
        {!begun ? (
          <Notice tone="plain">{t('chiefDocuments.opens')}</Notice>
        ) : sheet.changed ? (
          <Button variant="main" size="call" full icon={<IconSend aria-hidden="true" />} onClick={onRelease}>
            {t(sheet.version === null ? 'chiefDocuments.release' : 'chiefDocuments.releaseAgain')}
          </Button>
        ) : null}
        {checks.length > 0 ? (
          <Section title={t('chiefDocuments.checks')} end={checks.length}>
            <Rows label={t('chiefDocuments.checks')}>
              {checks.map(check => (
                <CheckRow
                  key={check.id}
                  check={check}
                  timeZone={timeZone}
                  onOpen={() => onOpen({ kind: 'check', check })}
                />
              ))}
            </Rows>
          </Section>
        ) : null}
      </div>
    </Page>
  )
}

const sheetWords = (words: Words, { version, releasedAt, releasedBy }: Sheet, zone: string) =>
  version === null || releasedAt === null
    ? words.t('chiefDocuments.draft')
    : words.t('chiefDocuments.released', {
        n: version,
        at: momentWords(words, releasedAt, zone),
        name: releasedBy ?? '',
      })

function SheetChip({ sheet }: { sheet: Sheet }) {
  const { t } = useWords()
  if (sheet.version === null) return <Chip>{t('chiefDocuments.stateDraft')}</Chip>
  return sheet.changed ? (
    <Chip tone="wait" icon={<IconHourglass aria-hidden="true" />}>
      {t('chiefDocuments.stateChanged')}
    </Chip>
  ) : (
    <Chip tone="good">{t('chiefDocuments.stateReleased')}</Chip>
  )
}

function CheckRow({ check, timeZone, onOpen }: { check: Check; timeZone: string; onOpen: () => void }) {
  const words = useWords()
  const { t } = words
  const { name, date, finishedAt, signed } = check
  return (
    <Row
      wrap
      onClick={onOpen}
      lead={<Tile tone={finishedAt === null ? 'wait' : 'good'} icon={<IconShieldCheck aria-hidden="true" />} />}
      title={`${name}, ${dayWords(words, date)}`}
      sub={
        finishedAt === null
          ? t('chiefDocuments.checkOpen', { n: signed })
          : t('chiefDocuments.checkFinished', { at: momentWords(words, finishedAt, timeZone), n: signed })
      }
      end={
        <Chip tone={finishedAt === null ? 'wait' : 'good'}>
          {t(finishedAt === null ? 'chiefDocuments.stateOpen' : 'chiefDocuments.stateFinished')}
        </Chip>
      }
    />
  )
}
