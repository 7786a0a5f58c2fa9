import type { ReactNode } from 'react'
import { dateIn, dayToName } from '../../../domain/shift-display.ts'
import { type Words, useWords } from '../../i18n/words.ts'
import { lazily } from '../../ui/lazily.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { ListScreen } from '../shared/list/ListScreen.tsx'
import type { List } from '../shared/list/useList.ts'
import type { ListAddress } from '../shared/list/useListAddress.ts'
import { clockAt, dayWords, viewerZone } from '../shared/words/shift-words.ts'
import { MailRow } from './MailRow.tsx'
import { type EmailMessage, type EmailState, type Mailbox, type MailboxCode, emailStates } from './email.types.ts'
import classes from './emails.module.css'

export interface MailboxViewProps {
  state: Loadable<List<EmailMessage>>
  /** Null: they are on their way. */
  boxes: readonly Mailbox[] | null
  shown: { mailbox: MailboxCode | null; state: EmailState | null }
  onShow: (shown: MailboxViewProps['shown']) => void
  address: ListAddress & { q?: string }
  now: number
  /** Whether what is opened stands beside the list; then this is it. */
  beside: { id: string | null; onOpen: (id: string) => void; message: ReactNode } | null
}

const BoxTabs = lazily(
  () => import('./BoxTabs.tsx').then(all => all.BoxTabs),
  () => <div className={classes['waiting']} />,
)
const StateFilter = lazily(
  () => import('./BoxTabs.tsx').then(all => all.StateFilter),
  () => null,
)
const Boxes = lazily(
  () => import('./Boxes.tsx').then(all => all.Boxes),
  () => <div className={classes['boxes']} />,
)

/** What was sent, the newest first: by what it stands among, what became of it, and what it is about. */
export function MailboxView({ state, boxes, shown, onShow, address, now, beside }: MailboxViewProps) {
  const words = useWords()
  const { t, tn } = words
  const zone = viewerZone()
  const list = state.kind === 'content' ? state.content : null
  const some = boxes ?? []
  const used = some.filter(({ id, total }) => total > 0 || id === shown.mailbox)
  const within = shown.mailbox === null ? some : some.filter(({ id }) => id === shown.mailbox)
  const ofState = (one: EmailState) => within.reduce((sum, { states }) => sum + states[one], 0)
  const states = emailStates.filter(one => one === shown.state || ofState(one) > 0)
  const counted = states.map(one => ({ state: one, count: ofState(one) }))
  const all = some.reduce((sum, { total }) => sum + total, 0)
  const toBox = (mailbox: MailboxCode | null) => onShow({ ...shown, mailbox })
  const toState = (to: EmailState | null) => onShow({ ...shown, state: to })
  const rows = (
    <ListScreen
      state={state}
      label={t('mailbox.boxes')}
      searchLabel={t('mailbox.search')}
      address={address}
      countWords={total => tn('mailbox.count', total)}
      narrowed={shown.mailbox !== null || shown.state !== null || (address.q ?? '') !== ''}
      filters={['mailbox', 'state']}
      none={{ title: t('mailbox.none'), text: t('mailbox.noneText') }}
      noneFound={{ text: t('mailbox.noneFound'), action: t('mailbox.clear') }}
      tabs={beside || used.length === 0 ? undefined : <BoxTabs boxes={used} chosen={shown.mailbox} onBox={toBox} />}
      tools={beside ? undefined : <StateFilter states={counted} chosen={shown.state} onState={toState} />}
      row={(message, place) => {
        const day = (at: string) => dateIn(zone, Date.parse(at))
        const before = place.index === 0 ? undefined : list?.rowAt(place.index - 1)
        const first = before === undefined ? place.index === 0 : day(before.queuedAt) !== day(message.queuedAt)
        return (
          <MailRow
            key={message.id}
            message={message}
            place={place}
            day={first ? dayNamed(words, message.queuedAt, now) : null}
            time={clockAt(message.queuedAt, zone)}
            href={`/email-messages/${message.id}`}
            onOpen={beside ? () => beside.onOpen(message.id) : undefined}
            current={beside?.id === message.id}
          />
        )
      }}
    />
  )
  if (!beside) return rows
  return (
    <div className={classes['mailbox']} data-columns data-open={beside.id === null ? undefined : ''}>
      <Boxes boxes={used} total={all} states={counted} shown={shown} onBox={toBox} onState={toState} />
      {rows}
      <aside className={classes['beside']} aria-label={t('shell.title.emailMessage')}>
        {beside.message}
      </aside>
    </div>
  )
}

const begin = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)
/** "Today", "Yesterday", "Mon 25 May". */
function dayNamed(words: Words, at: string, now: number): string {
  const zone = viewerZone()
  const named = dayToName(Date.parse(at), zone, now)
  return named === 'today' || named === 'yesterday'
    ? begin(words.t(`app.${named}`))
    : dayWords(words, dateIn(zone, Date.parse(at)), now)
}
