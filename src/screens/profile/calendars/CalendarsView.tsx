import {
  IconAlertCircle,
  IconBrandGoogle,
  IconCalendar,
  IconCircleCheck,
  IconClockExclamation,
  IconCopy,
  IconExternalLink,
  IconKey,
  IconPlus,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react'
import type { Failure } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { dateIn } from '../../../../domain/shift-display.ts'
import { dateWords, viewerZone } from '../../shared/words/shift-words.ts'
import { whenWords } from '../../shared/words/when-words.ts'
import type { Subscription } from './calendars.types.ts'
import { issueWords } from './issue-words.ts'
import classes from './calendars.module.css'

interface CalendarsViewProps {
  state: Loadable<readonly Subscription[]>
  now: number
  /** An address the browser refused to copy: it is shown. */
  notCopied: string | null
  refreshing: boolean
  /** Why one was not withdrawn, given a new address or refreshed. */
  failure: Failure | null
  onAdd: () => void
  onCopy: (address: string) => void
  onRenew: (subscription: Subscription) => void
  onRemove: (subscription: Subscription) => void
  onRefresh: () => void
}

const date = { day: 'numeric', month: 'short', year: 'numeric' } as const
const webcal = (address: string) => address.replace(/^https?:/, 'webcal:')
/** Where each kind is put in with one tap. */
const opens = {
  ical: webcal,
  google: (address: string) => `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal(address))}`,
}

/** Addresses by which other calendars read the own shifts: each with what is in it and when it was read. */
export function CalendarsView(props: CalendarsViewProps) {
  const words = useWords()
  const { t } = words
  const { state, notCopied, failure, onAdd } = props
  return (
    <Section title={t('calendars.title')}>
      <p>{t('calendars.about')}</p>
      <Screen
        state={state}
        width="inside"
        level={3}
        refused={null}
        skeleton={<SkeletonRows count={2} label={t('app.loading')} />}
      >
        {all => (
          <>
            {all.length > 0 ? (
              <Rows label={t('calendars.title')}>
                {all.map(one => (
                  <SubscriptionRow key={one.id} of={one} {...props} />
                ))}
              </Rows>
            ) : null}
            {failure === null ? null : (
              <div role="alert">
                <Note tone="bad">{issueWords(words, failure)}</Note>
              </div>
            )}
            {notCopied === null ? null : (
              <div role="alert">
                <p>{t('calendars.notCopied')}</p>
                <code className={classes['address']}>{notCopied}</code>
              </div>
            )}
            <div className={classes['ways']}>
              <Button variant="tonal" icon={<IconPlus aria-hidden="true" />} onClick={onAdd}>
                {t('calendars.add')}
              </Button>
              {all.some(({ kind }) => kind === 'google') ? (
                <Button icon={<IconRefresh aria-hidden="true" />} busy={props.refreshing} onClick={props.onRefresh}>
                  {t('calendars.refresh')}
                </Button>
              ) : null}
            </div>
            {all
              .filter(({ health }) => health === 'unread')
              .map(one => (
                <Unread key={one.id} of={one} />
              ))}
          </>
        )}
      </Screen>
      <p className={classes['soft']}>{t('calendars.soon')}</p>
    </Section>
  )
}

function Unread({ of: { name, withdrawnAt } }: { of: Subscription }) {
  const words = useWords()
  const day = dateWords(words, dateIn(viewerZone(), Date.parse(withdrawnAt)), date)
  return <Note tone="bad">{words.t('calendars.withdrawn', { name, date: day })}</Note>
}

const glyphs = {
  new: <IconCalendar aria-hidden="true" />,
  read: <IconCircleCheck aria-hidden="true" />,
  late: <IconClockExclamation aria-hidden="true" />,
  unread: <IconAlertCircle aria-hidden="true" />,
}

function SubscriptionRow({ of, now, onCopy, onRenew, onRemove }: CalendarsViewProps & { of: Subscription }) {
  const words = useWords()
  const { t } = words
  const { name, kind, address, health, readAt, requests, absences } = of
  const contents = [
    t('calendars.jobs'),
    ...(requests ? [t('calendars.requests')] : []),
    ...(absences ? [t('calendars.absences')] : []),
  ]
  return (
    <Row
      wrap
      lead={
        <Tile icon={kind === 'google' ? <IconBrandGoogle aria-hidden="true" /> : <IconCalendar aria-hidden="true" />} />
      }
      title={name}
      sub={
        <>
          <span className={classes['health']} data-health={health}>
            {glyphs[health]}
            {t(`calendars.health.${health}`)}
            {readAt === null ? '' : `, ${t('calendars.readAt', { when: whenWords(words, readAt, viewerZone(), now) })}`}
          </span>
          {contents.join(', ')}
          {/* Below, not beside: four of them leave no room for words on a phone. */}
          <span className={classes['acts']}>
            {address === null ? null : (
              <>
                <IconButton
                  label={t('calendars.copy', { name })}
                  icon={<IconCopy aria-hidden="true" />}
                  onClick={() => onCopy(address)}
                />
                <IconButton
                  label={t('calendars.open', { name })}
                  icon={<IconExternalLink aria-hidden="true" />}
                  href={opens[kind](address)}
                />
              </>
            )}
            <IconButton
              label={t('calendars.renewOne', { name })}
              icon={<IconKey aria-hidden="true" />}
              onClick={() => onRenew(of)}
            />
            <IconButton
              label={t('calendars.removeOne', { name })}
              icon={<IconTrash aria-hidden="true" />}
              onClick={() => onRemove(of)}
            />
          </span>
        </>
      }
    />
  )
}
