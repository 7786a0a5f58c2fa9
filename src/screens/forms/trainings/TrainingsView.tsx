import {
  IconCertificateOff,
  IconCircleCheck,
  IconCircleX,
  IconClockExclamation,
  IconEdit,
  IconFileCertificate,
  IconPlayerPlay,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { dateIn, daysUntil } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { Page } from '../../../ui/Page/Page.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { dateWords, viewerZone } from '../../shared/words/shift-words.ts'
import { LastResult } from './LastResult.tsx'
import { dueOf, taken, toTake } from './training-groups.ts'
import type { Training, TrainingPaper, TrainingResult } from './training.types.ts'
import classes from './trainings.module.css'

interface TrainingsViewProps {
  state: Loadable<{ trainings: readonly Training[]; papers: readonly TrainingPaper[] }>
  /** YYYY-MM-DD. */
  today: string
  /** Ms. */
  now: number
  busy: boolean
  onAgain: (training: Training) => void
  /** Forms and trainings of the agency are made elsewhere, by whoever may. */
  makes?: boolean | undefined
}

/** What came of the last one, what is to be taken, what was taken, and the papers about it. */
export function TrainingsView({ state, today, now, busy, onAgain, makes }: TrainingsViewProps) {
  const { t } = useWords()
  return (
    <Screen
      state={state}
      skeleton={<SkeletonRows count={6} label={t('app.loading')} />}
      absent={{ kind: 'notFound', title: t('trainings.none'), text: t('trainings.noneText') }}
    >
      {({ trainings, papers }) => {
        const [wanted, had] = [toTake(trainings), taken(trainings)]
        const [newest, ...before] = had
        const rest = before.filter(one => !wanted.some(({ id, standing }) => id === one.id && standing === 'ending'))
        return (
          <Page>
            {makes ? (
              <Rows label={t('trainings.made')}>
                <Row
                  href="/questionnaires"
                  lead={<Tile icon={<IconEdit aria-hidden="true" />} />}
                  title={t('trainings.made')}
                  sub={t('trainings.madeText')}
                  wrap
                />
              </Rows>
            ) : null}
            {trainings.length + papers.length === 0 ? (
              <StatePanel kind="empty" title={t('trainings.none')}>
                {t('trainings.noneText')}
              </StatePanel>
            ) : null}
            {newest ? <LastResult training={newest} today={today} now={now} /> : null}
            {wanted.length ? (
              <Section title={t('trainings.toTake')} end={wanted.length}>
                <Rows label={t('trainings.toTake')}>
                  {wanted.map(one => (
                    <ToTake key={one.id} training={one} today={today} busy={busy} onAgain={onAgain} />
                  ))}
                </Rows>
              </Section>
            ) : null}
            {rest.length ? (
              <Section title={t('trainings.taken')} end={rest.length}>
                <Rows label={t('trainings.taken')}>
                  {rest.map(one => (
                    <Taken key={one.id} training={one} result={one.last} today={today} busy={busy} onAgain={onAgain} />
                  ))}
                </Rows>
              </Section>
            ) : null}
            {papers.length ? (
              <Section title={t('trainings.papers')} end={papers.length}>
                <Rows label={t('trainings.papers')}>
                  {papers.map(({ id, name, type }) => (
                    <Row
                      key={id}
                      wrap
                      href={`/documents/${id}`}
                      lead={<Tile icon={<IconFileCertificate aria-hidden="true" />} />}
                      title={name}
                      sub={type.caption}
                    />
                  ))}
                </Rows>
              </Section>
            ) : null}
          </Page>
        )
      }}
    </Screen>
  )
}

interface RowProps {
  training: Training
  today: string
  busy: boolean
  onAgain: (training: Training) => void
}

function ToTake({ training, today, busy, onAgain }: RowProps) {
  const words = useWords()
  const { t, tn } = words
  const { id, name, minutes, standing, answered, asked } = training
  const due = dueOf(training)
  const left = due === null ? null : daysUntil(due, today)
  const day = due === null ? '' : dateWords(words, due, { day: 'numeric', month: 'short' })
  const takes = minutes === null ? [] : [tn('trainings.minutes', minutes)]
  const ending = standing === 'ending'
  return (
    <Row
      wrap
      {...(ending ? { onClick: () => !busy && onAgain(training) } : { href: `/forms/${id}` })}
      lead={
        <Tile
          tone={ending ? 'wait' : undefined}
          icon={ending ? <IconClockExclamation aria-hidden="true" /> : <IconPlayerPlay aria-hidden="true" />}
        />
      }
      title={name}
      sub={
        ending
          ? [t('trainings.againBy', { day }), ...takes].join(', ')
          : standing === 'begun'
            ? t('trainings.goesOn', { place: Math.min(answered + 1, asked), count: asked })
            : [t('trainings.notBegun'), ...takes].join(', ')
      }
      end={
        left === null ? null : (
          <b className={left <= 28 ? classes['soon'] : undefined}>
            {left >= 0 && left <= 28 ? tn('trainings.days', left) : t('trainings.by', { day })}
          </b>
        )
      }
      chevron={false}
    />
  )
}

function Taken({ training, result, today, busy, onAgain }: RowProps & { result: TrainingResult }) {
  const words = useWords()
  const { t } = words
  const { name, standing, tries } = training
  const { passed, validUntil, againFrom, triesLeft, right, judged, attempt } = result
  const day = (date: string) => dateWords(words, date, { day: 'numeric', month: 'short', year: 'numeric' })
  const short = (date: string) => dateWords(words, date, { day: 'numeric', month: 'short' })
  const expired = standing === 'expired'
  const mayBegin = (expired || !passed) && againFrom !== null && againFrom <= today
  const tried =
    tries === null
      ? t('trainings.rightOf', { right, count: judged })
      : t('trainings.tried', { right, count: judged, attempt, tries })
  const end: ReactNode = expired ? (
    <b className={classes['bad']}>{t('trainings.expired')}</b>
  ) : passed ? (
    <b>
      {validUntil === null
        ? t('trainings.forGood')
        : t('trainings.holdsTo', { date: dateWords(words, validUntil, { month: 'short', year: 'numeric' }) })}
    </b>
  ) : (
    <span className={classes['failed']}>
      <b className={classes['bad']}>{t('trainings.failed')}</b>
      <span>
        {triesLeft === 0 || againFrom === null
          ? t('trainings.noTry')
          : mayBegin
            ? t('trainings.againNow')
            : t('trainings.againFrom', { day: short(againFrom) })}
      </span>
    </span>
  )
  return (
    <Row
      wrap
      {...(mayBegin ? { onClick: () => !busy && onAgain(training) } : { href: `/forms/${result.formId}` })}
      lead={
        <Tile
          tone={expired || !passed ? 'bad' : 'good'}
          icon={
            expired ? (
              <IconCertificateOff aria-hidden="true" />
            ) : passed ? (
              <IconCircleCheck aria-hidden="true" />
            ) : (
              <IconCircleX aria-hidden="true" />
            )
          }
        />
      }
      title={name}
      sub={
        expired && validUntil !== null
          ? t('trainings.endedOn', { day: day(validUntil) })
          : passed
            ? t('trainings.passedOn', { day: day(dateIn(viewerZone(), Date.parse(result.takenAt))) })
            : tried
      }
      end={end}
      chevron={false}
    />
  )
}
