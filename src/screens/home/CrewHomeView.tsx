import { IconHandStop, IconListCheck } from '@tabler/icons-react'
import { useSession } from '../../access/session.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import type { Job, JobCommands } from '../shared/commanded.ts'
import { AskCard } from './AskCard.tsx'
import { JobRows } from './JobRows.tsx'
import { Notices } from './Notices.tsx'
import { NowJob } from './NowJob.tsx'
import type { Notice, UnsignedNote } from './home.types.ts'
import { UnsignedNotes } from './UnsignedNotes.tsx'
import { jobOfNow, ledSoon, mostUrgentFirst, punchOf } from './queue.ts'
import classes from './home.module.css'

/** Invitations shown before the rest becomes one line. */
const mostAsked = 3
const mostNext = 4

export interface CrewQueue {
  toConfirm: readonly Job[]
  upcoming: readonly Job[]
  notices: readonly Notice[]
  /** Positions one may apply for. */
  open: number
  /** Delivery notes of crews one leads that wait for a signature. */
  unsigned: { notes: readonly UnsignedNote[]; total: number; leads: boolean }
}

/** What needs a crew member, most urgent first. */
export function CrewHomeView({ queue, now, commands }: { queue: CrewQueue; now: number; commands: JobCommands }) {
  const { t, tn } = useWords()
  const { checkInOpensMinutes } = useSession().tenant
  const { upcoming, notices, open } = queue
  const asked = mostUrgentFirst(queue.toConfirm)
  const current = jobOfNow(upcoming, now)
  const led = ledSoon(upcoming, now)
  const next = upcoming.filter(job => job !== current).slice(0, mostNext)
  const cards = asked.slice(0, mostAsked).map(job => <AskCard key={job.id} job={job} now={now} commands={commands} />)
  // Whoever stands at the door must not scroll past a queue: the second invitation waits below.
  const pressing = current !== null && typeof punchOf(current, checkInOpensMinutes, now) === 'string'
  const lifted = current ? <NowJob key="now" job={current} now={now} opensMinutes={checkInOpensMinutes} /> : null
  const ordered = pressing ? [...cards.slice(0, 1), lifted, ...cards.slice(1)] : [...cards, lifted]
  const isQuiet = asked.length === 0 && current === null && queue.unsigned.notes.length === 0
  const hasSide = next.length > 0 || notices.length > 0 || (open > 0 && !isQuiet)

  return (
    <div className={classes['home']}>
      <div className={classes['column']}>
        {ordered}
        {asked.length > mostAsked ? (
          <Rows>
            <Row
              wrap
              href="/jobs?tab=toConfirm"
              lead={<Tile icon={<IconListCheck aria-hidden="true" />} />}
              title={t('home.allToConfirm', { count: asked.length })}
              sub={t('home.allToConfirmHint')}
            />
          </Rows>
        ) : null}
        {isQuiet ? (
          <StatePanel
            kind="empty"
            title={t('home.nothingTitle')}
            actions={
              <>
                {open > 0 ? (
                  <Button variant="tonal" href="/jobs?tab=open">
                    {t('home.seeOpen')}
                  </Button>
                ) : null}
                <Button href="/jobs">{t('home.seeJobs')}</Button>
              </>
            }
          >
            {t('home.nothingText')}
          </StatePanel>
        ) : null}
        <UnsignedNotes {...queue.unsigned} />
        {led.length > 0 ? (
          <Section title={t('home.leading')}>
            <JobRows
              label={t('home.leading')}
              jobs={led}
              hrefOf={job => `/crews/${job.projectCrew.id}/crew-chief-job`}
            />
          </Section>
        ) : null}
      </div>
      {hasSide ? (
        <div className={classes['column']}>
          <Notices title={t('home.information')} notices={notices} />
          {open > 0 && !isQuiet ? (
            <Rows>
              <Row
                wrap
                href="/jobs?tab=open"
                lead={<Tile icon={<IconHandStop aria-hidden="true" />} />}
                title={tn('home.openPositions', open)}
                sub={t('home.openPositionsHint')}
              />
            </Rows>
          ) : null}
          {next.length > 0 ? (
            <Section
              title={t('home.nextJobs')}
              end={<TextLink href="/jobs">{t('home.allJobs', { count: upcoming.length })}</TextLink>}
            >
              <JobRows label={t('home.nextJobs')} jobs={next} hrefOf={job => `/jobs/${job.id}`} />
            </Section>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
