import { IconClock } from '@tabler/icons-react'
import { Suspense, useEffect } from 'react'
import { hoursText } from '../../../../domain/deliveryNotes/hours.ts'
import { useWords } from '../../../i18n/words.ts'
import { ActionBar } from '../../../ui/ActionBar/ActionBar.tsx'
import { Fact } from '../../../ui/Fact/Fact.tsx'
import { HoursField } from '../../../ui/HoursField/HoursField.tsx'
import { HoursTable } from '../../../ui/HoursTable/HoursTable.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { problemWords } from '../../shared/words/problem-words.ts'
import { AskingDialog } from './AskingDialog.tsx'
import { ClientPart } from './ClientPart.tsx'
import { ClockTime } from '../ClockTime.tsx'
import { SignOffBar } from './SignOffBar.tsx'
import { type SheetContent, type SheetRow, isFrozen } from './sign-off-content.ts'
import type { SignOffTaps } from './sign-off-taps.ts'
import classes from '../sign-off.module.css'
import { later } from '../../../ui/lazily.tsx'

const refusing = () => import('../RefusingDialog.tsx')
const RefusingDialog = later(async () => (await refusing()).RefusingDialog)

/** The sheet a client signs: every line with its hours, then the glass, and one button under the thumb. */
export function SignOffView({ content, taps }: { content: SheetContent; taps: SignOffTaps }) {
  const { t, tn } = useWords()
  const { stage, rows, place, zone, context } = content
  const frozen = isFrozen(stage)
  // Behind the sheet, so that it is there when the network is gone by then.
  useEffect(() => void refusing().catch(() => undefined), [])
  const phone = [
    { key: 'planned', label: t('signOff.planned') },
    { key: 'worked', label: t('signOff.worked') },
    { key: 'hours', label: t('signOff.chargeable') },
  ]
  const desk = (['from', 'to', 'break'] as const).map(key => ({ key, label: t(`signOff.${key}`), desk: true }))
  if (rows.length === 0)
    return (
      <Page width="phone">
        <StatePanel
          kind="empty"
          title={t('signOff.nobody')}
          actions={
            <Button variant="tonal" href={`/crews/${content.crewId}/crew-chief-job`}>
              {t('signOff.crewList')}
            </Button>
          }
        >
          {t('signOff.nobodyText')}
        </StatePanel>
      </Page>
    )
  return (
    <Page task width="wide">
      <p className={classes['place']}>
        <b>{content.project}</b>
        <br />
        {place}
      </p>
      {zone ? <Fact icon={<IconClock aria-hidden="true" />}>{zone}</Fact> : null}
      <Banner content={content} taps={taps} />
      <div className={classes['columns']}>
        <HoursTable
          label={t('signOff.table')}
          head={tn('signOff.people', rows.length)}
          columns={[...desk, ...phone]}
          rows={rows.map(row => ({
            id: row.id,
            name: row.name,
            sub: row.stands === null ? row.role : `${row.role} · ${row.stands}`,
            why: row.why ?? undefined,
            look: row.missing ? ('missing' as const) : row.changed ? ('marked' as const) : undefined,
            note: row.changed ? t('signOff.changed.line') : undefined,
            figures: {
              from: <ClockTime time={row.from ?? '–'} day={row.fromDay} />,
              to: <ClockTime time={row.to ?? '–'} day={row.toDay} />,
              break: row.pause,
              planned: row.planned,
              worked: row.worked ?? '–',
              hours: frozen ? (
                <b className={classes['fixed']}>{row.minutes === null ? '–' : hoursText(row.minutes)}</b>
              ) : (
                <HoursField
                  label={t('signOff.hoursOf', { name: row.name })}
                  value={row.minutes === null ? null : hoursText(row.minutes)}
                  setLabel={t('signOff.set')}
                  bad={row.missing}
                  calm={content.runs !== null}
                  onClick={() => taps.openLine(row.id)}
                />
              ),
            },
          }))}
        />
        <div className={classes['beside']}>
          <ClientPart content={content} taps={taps} />
          <ActionBar beside>
            <SignOffBar content={content} taps={taps} />
          </ActionBar>
        </div>
      </div>
      {stage === 'refusing' ? (
        <Suspense>
          <RefusingDialog
            name={context.name}
            remark={context.answer?.kind === 'refused' ? context.answer.refusal : ''}
            onName={taps.name}
            onSend={taps.giveRefusal}
            onClose={taps.cancel}
          />
        </Suspense>
      ) : null}
      <AskingDialog
        opened={stage === 'asking'}
        onSign={taps.cancel}
        onRefuse={taps.refuse}
        onWithout={taps.withoutClient}
      />
    </Page>
  )
}

/** What stands in the way, in the catalogue's words, and with whom; said when it appears. */
function Banner({ content, taps }: { content: SheetContent; taps: SignOffTaps }) {
  const words = useWords()
  const { t } = words
  const { stage, context, runs, lacking } = content
  if (runs && (stage === 'timesMissing' || stage === 'hoursMissing'))
    return <Note tone="info">{t('signOff.runs.text', { until: runs.until, in: runs.in, all: runs.all })}</Note>
  if (stage === 'timesMissing' || stage === 'hoursMissing' || stage === 'troubled')
    return (
      <Note tone="bad" live>
        <b>{stage === 'troubled' ? t('signOff.troubled') : t(`shell.error.${stage}`)}</b>
        <Lacking rows={lacking} onOpen={taps.openLine} />
      </Note>
    )
  if (stage === 'changed' || stage === 'overtaken')
    return (
      <Note tone={stage === 'changed' ? 'wait' : 'bad'} live>
        <b>{t(`signOff.${stage}.title`)}</b> {t(`signOff.${stage}.text`)}
      </Note>
    )
  if (stage === 'rejected')
    return (
      <Note tone="bad" live>
        <b>{t('signOff.rejected')}</b> {problemWords(words, { code: context.problem ?? 'unknown', status: null })}
      </Note>
    )
  if (stage === 'notSaved')
    return (
      <Note tone="bad" live>
        {t('signOff.notSaved')}
      </Note>
    )
  return context.notKept ? (
    <Note tone="wait" live>
      {t('signOff.notKept')}
    </Note>
  ) : null
}

const named = 3

/** Who is to be looked at: a tap opens the first of them. */
function Lacking({ rows, onOpen }: { rows: readonly SheetRow[]; onOpen: SignOffTaps['openLine'] }) {
  const { tn } = useWords()
  const [first] = rows
  if (!first) return null
  const names = rows
    .slice(0, named)
    .map(({ name }) => name)
    .join(', ')
  return (
    <p className={classes['lacking']}>
      <TextLink onClick={() => onOpen(first.id)}>
        {rows.length > named ? tn('signOff.andMore', rows.length - named, { names }) : names}
      </TextLink>
    </p>
  )
}
