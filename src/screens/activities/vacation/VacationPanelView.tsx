import { IconCheck, IconCircleCheck, IconCircleX, IconHourglass, IconX } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { Face } from '../../../ui/Face/Face.tsx'
import { Facts } from '../../../ui/Fact/Fact.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Segments } from '../../../ui/Segments/Segments.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { Screen } from '../../shared/Screen.tsx'
import type { Loadable } from '../../shared/loadable.ts'
import { functionWords } from '../../shared/words/shift-words.ts'
import { whenWords } from '../../shared/words/when-words.ts'
import { PanelFrame } from '../PanelFrame.tsx'
import type { VacationDetails } from '../to-do.types.ts'
import board from '../to-dos.module.css'
import { VacationJobs } from './VacationJobs.tsx'
import { dayCount, vacationDays } from './vacation-words.ts'
import classes from './vacation.module.css'

interface VacationPanelViewProps {
  state: Loadable<VacationDetails>
  /** What is said of an answer that was not taken; null: nothing. */
  failed: string | null
  busy: boolean
  /** What can still be said to it. */
  ways: { approve: boolean; decline: boolean }
  /** As what it is granted. */
  unpaid: boolean
  onUnpaid: (unpaid: boolean) => void
  onApprove: () => void
  onDecline: () => void
  onClose: () => void
  zone: string
  /** Ms. */
  now: number
}

const looks = {
  asked: { tone: 'wait', Glyph: IconHourglass },
  approved: { tone: 'good', Glyph: IconCircleCheck },
  declined: { tone: 'bad', Glyph: IconCircleX },
} as const

/** Who asks for which days, what lies on them, who else is away, and the two answers under the thumb. */
export function VacationPanelView(props: VacationPanelViewProps) {
  const { state, failed, busy, ways, unpaid, onUnpaid, onApprove, onDecline, onClose, zone, now } = props
  const words = useWords()
  const { t } = words
  const name = state.kind === 'content' ? state.content.request.person.name : null
  return (
    <PanelFrame
      title={name ?? t('todos.kind.vacationRequest')}
      sub={name === null ? undefined : t('todos.kind.vacationRequest')}
      lead={name === null ? null : <Face name={name} />}
      onClose={onClose}
      foot={
        ways.approve || ways.decline ? (
          <>
            {ways.decline ? (
              <Button
                icon={<IconX aria-hidden="true" />}
                aria-keyshortcuts="d"
                full={!ways.approve}
                disabled={busy}
                onClick={onDecline}
              >
                {t('todos.vacation.decline')}
              </Button>
            ) : null}
            {ways.approve ? (
              <Button
                variant="main"
                full
                icon={<IconCheck aria-hidden="true" />}
                aria-keyshortcuts="a"
                busy={busy}
                onClick={onApprove}
              >
                {t('todos.vacation.approve')}
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      {failed === null || state.kind === 'absent' ? null : (
        <Note tone="bad" live>
          {failed}
        </Note>
      )}
      <Screen
        state={state}
        width="inside"
        level={3}
        skeleton={<SkeletonRows count={4} label={t('app.loading')} />}
        absent={{ kind: 'empty', title: t('todos.vacation.goneTitle'), text: t('todos.vacation.withdrawn') }}
      >
        {content => (
          <Weighed details={content} {...{ zone, now, unpaid }} onUnpaid={ways.approve ? onUnpaid : undefined} />
        )}
      </Screen>
    </PanelFrame>
  )
}

interface WeighedProps {
  details: VacationDetails
  zone: string
  now: number
  unpaid: boolean
  /** Absent: it cannot be granted any more. */
  onUnpaid: ((unpaid: boolean) => void) | undefined
}

function Weighed({ details, zone, now, unpaid, onUnpaid }: WeighedProps) {
  const words = useWords()
  const { t, tn } = words
  const { request, jobs, sameFunction, vacation } = details
  const { status, reason, begin, end, person, createdAt, answer, answeredAt, answeredBy } = request
  const { tone, Glyph } = looks[status]
  return (
    <>
      <div className={classes['what']}>
        <p className={classes['days']}>{vacationDays(words, request, now)}</p>
        <p className={classes['line']}>
          <span>{tn('todos.vacation.days', dayCount(request))}</span>
          {begin !== null && end !== null ? <span>{`${begin} – ${end}`}</span> : null}
          <Chip tone={tone} icon={<Glyph aria-hidden="true" />}>
            {t(`todos.vacation.status.${status}`)}
          </Chip>
          {request.unpaid ? <Chip tone="plain">{t('todos.vacation.unpaid')}</Chip> : null}
        </p>
        {reason === null ? null : <p className={board['text']}>“{reason}”</p>}
        {onUnpaid ? (
          <div className={classes['pay']}>
            <Segments
              label={t('todos.vacation.pay')}
              value={unpaid ? 'unpaid' : 'paid'}
              onChange={pay => onUnpaid(pay === 'unpaid')}
              items={[
                { value: 'paid', label: t('todos.vacation.paid') },
                { value: 'unpaid', label: t('todos.vacation.unpaid') },
              ]}
            />
          </div>
        ) : null}
      </div>
      {answeredAt === null ? null : (
        <Note tone={status === 'approved' ? 'good' : 'info'}>
          {[answeredBy, whenWords(words, answeredAt, zone, now)].filter(Boolean).join(', ')}
          {answer === null ? null : <p className={board['text']}>“{answer}”</p>}
        </Note>
      )}
      <VacationJobs jobs={jobs} now={now} />
      <Facts
        items={[
          ...sameFunction.map(({ function: does, people, away, asking }) => ({
            term: functionWords(words, does),
            value: [
              t('todos.vacation.away', { away, people }),
              ...(asking > 0 ? [tn('todos.vacation.asking', asking)] : []),
            ].join(', '),
          })),
          {
            term: t('todos.vacation.year', { year: vacation.year }),
            value: [
              t('todos.vacation.taken', { approved: vacation.approved, asked: vacation.asked }),
              ...(vacation.unpaid > 0 ? [t('todos.vacation.takenUnpaid', { count: vacation.unpaid })] : []),
            ].join(', '),
          },
          {
            term: t('todos.person'),
            value: <TextLink href={`/crew-profile/${person.id}`}>{person.name}</TextLink>,
          },
          { term: t('todos.written'), value: whenWords(words, createdAt, zone, now) },
        ]}
      />
    </>
  )
}
