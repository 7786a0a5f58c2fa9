import { IconHandStop, IconHourglass, IconListCheck } from '@tabler/icons-react'
import type { CrewFigures } from '../../../../domain/projectCrewItems/late.ts'
import { useSession } from '../../../access/session.ts'
import { useWords } from '../../../i18n/words.ts'
import { lazily } from '../../../ui/lazily.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { inPlace } from '../../../../domain/still-list.ts'
import type { Job, JobCommands } from '../../shared/job/commanded.ts'
import type { Vacancy } from '../../shared/job/vacancy.ts'
import { dayWords, functionWords } from '../../shared/words/shift-words.ts'
import { useStill } from '../../shared/useStill.ts'
import { AskCard } from './AskCard.tsx'
import { ChangedCard } from './ChangedCard.tsx'
import { JobRows } from './JobRows.tsx'
import { LedCrews } from './LedCrews.tsx'
import { Papers } from '../Papers.tsx'
import { type PayrollToConfirm, PayrollsToConfirm } from './PayrollsToConfirm.tsx'
import { InfoLinks } from '../InfoLinks.tsx'
import { Notices } from '../Notices.tsx'
import { Support } from '../Support.tsx'
import { NowJob } from './NowJob.tsx'
import type { AskedDates, Notice, Paper, UnsignedNote } from '../home.types.ts'
import { UnsignedNotes } from '../UnsignedNotes.tsx'
import { jobOfNow, ledSoon, mostUrgentFirst, punchOf } from './queue.ts'
import classes from '../home.module.css'

/** Most days nobody is asked. */
const DatesAsked = lazily(
  () => import('./DatesAsked.tsx').then(all => all.DatesAsked),
  () => null,
)

/** Invitations shown before the rest becomes one line. */
const mostAsked = 3
const mostNext = 4

export interface CrewQueue {
  toConfirm: readonly Job[]
  upcoming: readonly Job[]
  notices: readonly Notice[]
  /** What planning asks before there are jobs. */
  asked?: readonly AskedDates[]
  /** Months with shifts that wait to be confirmed. */
  payrolls?: readonly PayrollToConfirm[]
  /** What one has to sign and to fill in, and what waits for others before. */
  papers?: readonly Paper[]
  /** Of the crew one leads now; null where there is none, or it is not known yet. */
  figures: CrewFigures | null
  /** Positions one may apply for. */
  open: number
  /** Those one has applied for, soonest first. */
  applied?: readonly Vacancy[]
  /** Positions of which something lies on this device and was not received yet. */
  unsent?: readonly string[]
  /** Delivery notes of crews one leads that wait for a signature. */
  unsigned: { notes: readonly UnsignedNote[]; total: number; leads: boolean }
}

const staying = (before: CrewQueue, now: CrewQueue): CrewQueue => ({
  ...before,
  toConfirm: inPlace(before.toConfirm, now.toConfirm, ({ id }) => id),
  upcoming: inPlace(before.upcoming, now.upcoming, ({ id }) => id),
})

interface CrewHomeViewProps {
  queue: CrewQueue
  now: number
  commands: JobCommands
}

/** What needs a crew member, most urgent first. */
export function CrewHomeView({ queue: known, now, commands }: CrewHomeViewProps) {
  const words = useWords()
  const { t, tn } = words
  const { checkInOpensMinutes, supportEmail, supportPhone } = useSession().tenant
  const { content: queue, frame } = useStill(known, staying, { busy: commands.busy, scope: '' })
  const { upcoming, notices, open, applied = [] } = queue
  const dates = queue.asked ?? []
  const unanswered = dates.filter(({ answeredAt }) => answeredAt === null)
  const answered = dates.filter(({ answeredAt }) => answeredAt !== null)
  const [awaited] = applied
  const asked = mostUrgentFirst(queue.toConfirm)
  const current = jobOfNow(upcoming, now)
  const led = ledSoon(upcoming, now)
  const next = upcoming.filter(job => job !== current).slice(0, mostNext)
  const changed = upcoming.filter(({ change }) => change !== null)
  const cards = [
    ...changed.map(job => <ChangedCard key={job.id} job={job} now={now} commands={commands} />),
    ...asked.slice(0, mostAsked).map(job => <AskCard key={job.id} job={job} now={now} commands={commands} />),
  ]
  // Whoever stands at the door must not scroll past a queue: the second invitation waits below.
  const pressing = current !== null && typeof punchOf(current, checkInOpensMinutes, now) === 'string'
  const lifted = current ? (
    <NowJob
      key="now"
      job={current}
      now={now}
      opensMinutes={checkInOpensMinutes}
      figures={queue.figures}
      waits={queue.unsent?.includes(current.projectCrewItem.id) ?? false}
    />
  ) : null
  const ordered = pressing ? [...cards.slice(0, 1), lifted, ...cards.slice(1)] : [...cards, lifted]
  const papers = queue.papers ?? []
  const payrolls = queue.payrolls ?? []
  const nothingAsked = cards.length === 0 && payrolls.length === 0 && unanswered.length === 0 && papers.length === 0
  const isQuiet = nothingAsked && current === null && queue.unsigned.notes.length === 0

  return (
    <div className={classes['home']} {...frame}>
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
        {unanswered.length > 0 ? <DatesAsked asked={unanswered} now={now} /> : null}
        <PayrollsToConfirm payrolls={payrolls} />
        <Papers papers={papers} now={now} allHref="/payrolls-documents" />
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
        {led.length > 0 ? <LedCrews jobs={led} /> : null}
      </div>
      <div className={classes['column']}>
        <Notices title={t('home.information')} notices={notices} />
        {answered.length > 0 ? <DatesAsked asked={answered} now={now} /> : null}
        {awaited ? (
          <Rows>
            <Row
              wrap
              href="/jobs?tab=appliedFor"
              lead={<Tile icon={<IconHourglass aria-hidden="true" />} />}
              title={tn('home.applications', applied.length)}
              sub={t('home.applicationsHint', {
                job: `${functionWords(words, awaited.function)}, ${dayWords(words, awaited.startDate, now)}, ${awaited.startTime}`,
              })}
            />
          </Rows>
        ) : null}
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
        <InfoLinks />
        <Support email={supportEmail} phone={supportPhone} />
      </div>
    </div>
  )
}
