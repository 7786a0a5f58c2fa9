import { IconRefresh, IconSettings } from '@tabler/icons-react'
import { type Words, useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { FilterSelect } from '../../ui/FilterSelect/FilterSelect.tsx'
import { Marked, Row } from '../../ui/Rows/Rows.tsx'
import { ListScreen } from '../shared/list/ListScreen.tsx'
import type { List } from '../shared/list/useList.ts'
import type { ListAddress } from '../shared/list/useListAddress.ts'
import type { Loadable } from '../shared/loadable.ts'
import { viewerZone } from '../shared/words/shift-words.ts'
import { whenWords } from '../shared/words/when-words.ts'
import { UnsentChip } from './UnsentChip.tsx'
import { whyUnsent } from '../shared/words/why-unsent.ts'
import { waitingWords, whoseWords } from './unsent-words.ts'
import { type Outgoing, type UnsentEmail, type UnsentState, unsentStates } from './unsent.types.ts'

interface UnsentEmailsViewProps {
  state: Loadable<List<UnsentEmail>>
  address: ListAddress
  /** Ms since 1970. */
  now: number
  /** What waits to leave; null while that is not known. */
  outgoing: Outgoing | null
  /** Null: any state. */
  only: UnsentState | null
  onNarrow: (to: UnsentState | null) => void
  onOpen: (email: UnsentEmail) => void
  busy: boolean
  onSendAll: () => void
}

/** E-mails that did not go out, the newest first: to whom, why, and whether they are tried again by themselves. */
export function UnsentEmailsView(props: UnsentEmailsViewProps) {
  const { state, address, now, outgoing, only, onNarrow, onOpen, busy, onSendAll } = props
  const words = useWords()
  const { t, tn } = words
  const some = state.kind === 'content' && state.content.total > 0
  return (
    <ListScreen
      state={state}
      label={t('shell.title.unsentEmails')}
      searchLabel={t('unsentEmails.search')}
      address={address}
      countWords={total => tn('unsentEmails.count', total)}
      none={{ title: t('unsentEmails.none'), text: t('unsentEmails.noneText') }}
      noneFound={{ text: t('unsentEmails.noneFound'), action: t('unsentEmails.showAll') }}
      narrowed={address.search !== '' || only !== null}
      filters={['state']}
      headline={outgoing ? waitingWords(words, outgoing, now) : undefined}
      actions={
        <>
          <Button href="/settings" icon={<IconSettings aria-hidden="true" />}>
            {t('shell.nav.settings')}
          </Button>
          {some ? (
            <Button variant="main" icon={<IconRefresh aria-hidden="true" />} busy={busy} onClick={onSendAll}>
              {t('unsentEmails.sendAll')}
            </Button>
          ) : null}
        </>
      }
      tools={
        <FilterSelect
          label={t('unsentEmails.state')}
          anyLabel={t('unsentEmails.anyState')}
          value={only ?? ''}
          onChange={to => onNarrow(unsentStates.find(one => one === to) ?? null)}
          items={unsentStates.map(value => ({ value, label: t(`unsentEmails.states.${value}`) }))}
        />
      }
      row={(email, place) => (
        <Row
          key={email.id}
          place={place}
          wrap
          chevron
          onClick={() => onOpen(email)}
          title={whoseWords(email)}
          sub={<Marked mark={<UnsentChip email={email} now={now} />}>{aboutWords(words, email, now)}</Marked>}
        />
      )}
    />
  )
}

function aboutWords(words: Words, email: UnsentEmail, now: number) {
  const { t, tn } = words
  return [
    email.subject ?? t('shell.mail.unwritten'),
    t(`shell.mail.box.${email.mailbox}`),
    whenWords(words, email.queuedAt, viewerZone(), now),
    whyUnsent(words, email),
    tn('unsentEmails.tried', email.attempts),
  ].join(' · ')
}
