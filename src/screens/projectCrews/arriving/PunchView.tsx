import { IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { ActionBar } from '../../../ui/ActionBar/ActionBar.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { CallLead } from '../../../ui/CallLead/CallLead.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Fact } from '../../../ui/Fact/Fact.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { PunchLine } from '../../../ui/PunchLine/PunchLine.tsx'
import { SkeletonTask } from '../../../ui/Skeleton/Skeleton.tsx'
import { StatusChip } from '../../../ui/StatusChip/StatusChip.tsx'
import { Rows } from '../../../ui/Rows/Rows.tsx'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { PersonRow } from '../PersonRow.tsx'
import { PunchActions, type PunchTaps } from './PunchActions.tsx'
import type { PunchContent, TaskKind } from './punch-content.ts'
import { PunchPlace } from './PunchPlace.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { SharingDialog } from './SharingDialog.tsx'
import { usePunchWords } from './usePunchWords.ts'
import classes from '../crews.module.css'

interface PunchViewProps {
  task: TaskKind
  crewId: string
  state: Loadable<PunchContent>
  dialog: 'sharing' | 'outside' | 'early' | null
  /** How long before the end, where that is asked about. */
  early?: string
  taps: PunchTaps
  /** Leaves the punching to a tablet, for whoever leads the crew. */
  kiosk?: ReactNode
}

/** Check in and check out: when and where, how far, whom to call, and one action under the thumb. */
export function PunchView({ task, crewId, state, dialog, early = '', taps, kiosk }: PunchViewProps) {
  const { t } = useWords()
  return (
    <Screen
      state={state}
      skeleton={<SkeletonTask label={t('app.loading')} />}
      refused={{
        title: t('crews.notOnCrew'),
        text: t('crews.notOnCrewText'),
        action: (
          <>
            <Button variant="main" href={`/crews/${crewId}/crew-chief-job`}>
              {t('crews.crewList')}
            </Button>
            {kiosk}
          </>
        ),
      }}
      absent={{ title: t('crews.noCrew'), text: t('crews.noCrewText') }}
    >
      {content => (
        <>
          <Page task>
            <PunchTask content={content} taps={taps} kiosk={kiosk} />
          </Page>
          <ActionBar>
            <PunchActions
              task={task}
              crewId={crewId}
              bar={content.bar}
              radius={content.place.geoData?.radius}
              taps={taps}
            />
          </ActionBar>
          <SharingDialog
            opened={dialog === 'sharing'}
            onShare={taps.share}
            onWithout={taps.without}
            onClose={taps.cancel}
          />
          <ConfirmDialog
            opened={dialog === 'early'}
            title={t('crews.early.title', { time: early })}
            safeLabel={t('crews.early.stay')}
            riskyLabel={t('crews.checkOut')}
            onSafe={taps.stay}
            onRisky={taps.leaveEarly}
          />
          <ReasonDialog opened={dialog === 'outside'} task={task} onReason={taps.giveReason} onClose={taps.cancel} />
        </>
      )}
    </Screen>
  )
}

function PunchTask({ content, taps, kiosk }: { content: PunchContent; taps: PunchTaps; kiosk: ReactNode }) {
  const { t } = useWords()
  const punchWords = usePunchWords()
  const { lead, chief } = content
  return (
    <>
      <CallLead
        time={lead.time}
        until={lead.until}
        untilNote={lead.untilNote}
        chip={lead.chip ? <StatusChip status={lead.chip.status}>{lead.chip.text}</StatusChip> : undefined}
        role={lead.role}
        venue={lead.venue}
        city={lead.city}
      />
      {lead.zone ? <Fact icon={<IconClock aria-hidden="true" />}>{lead.zone}</Fact> : null}
      <PunchPlace
        place={content.place}
        sight={content.sight}
        onAsk={taps.askToShare}
        done={content.bar.kind === 'done'}
      />
      {chief ? (
        <Rows>
          <PersonRow
            person={chief}
            sub={chief.at ? t('crews.chiefAt', { place: chief.at }) : t('crews.chief')}
            href={`/crews/${content.crewId}/contact-crew-chief`}
          />
        </Rows>
      ) : null}
      {content.earlier.map(({ punch, time }) => (
        <PunchLine
          key={punch.key}
          label={t(`crews.punch.${punch.kind}`)}
          time={time}
          state={punch.state}
          words={punchWords}
        />
      ))}
      {content.keepOpen ? <Note tone="info">{t('shell.outbox.keepOpen')}</Note> : null}
      {kiosk}
      <div className={classes['barRoom']} />
    </>
  )
}
