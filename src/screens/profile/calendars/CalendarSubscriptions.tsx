import { useState } from 'react'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { LateWords } from '../../shared/loading/LateWords.tsx'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { loadable } from '../../shared/loadable.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { useCopy } from '../../shared/useCopy.ts'
import { useNow } from '../../shared/useNow.ts'
import { CalendarsView } from './CalendarsView.tsx'
import type { Subscription } from './calendars.types.ts'
import { NewCalendarDialog } from './NewCalendarDialog.tsx'

const groups: readonly Group[] = ['app', 'shell', 'calendars']
/** Whoever has an address reads the shifts: it goes with the page. */
const unkept = { gcTime: 0, meta: { kept: false } }

/** Addresses by which other calendars read the own shifts, with words that come with them. */
export const CalendarSubscriptions = () => (
  <LateWords groups={groups}>
    <Calendars />
  </LateWords>
)

function Calendars() {
  const { t } = useWords()
  const now = useNow()
  const [doing, setDoing] = useState<'add' | { to: 'remove' | 'renew'; of: Subscription } | null>(null)
  const { copy, notCopied, forget } = useCopy()
  const known = $api.useQuery('get', '/api/v1/publicCalendarSubscriptions', { params: { query: wholeList } }, unkept)
  const create = useCommand('post', '/api/v1/publicCalendarSubscriptions', { inForm: true })
  // What fails of these is said where the subscriptions stand.
  const remove = useCommand('delete', '/api/v1/publicCalendarSubscriptions/{id}', { inForm: true })
  const renew = useCommand('post', '/api/v1/publicCalendarSubscriptions/{id}/renew', {
    touches: ['publicCalendarSubscriptions'],
    inForm: true,
  })
  const refresh = useCommand('post', '/api/v1/publicCalendarSubscriptionsRefresh', {
    touches: ['publicCalendarSubscriptions'],
    inForm: true,
  })
  const acts = [remove, renew, refresh]
  const failure = acts.find(act => act.failure !== null)?.failure ?? null
  const begin = () => {
    for (const act of acts) act.forget()
  }
  const close = () => setDoing(null)
  const asked = doing === null || doing === 'add' ? null : doing
  const name = asked?.of.name ?? ''
  return (
    <>
      <CalendarsView
        state={loadable([known], known.data?.items)}
        now={now}
        notCopied={notCopied}
        refreshing={refresh.busy}
        failure={failure}
        onAdd={() => setDoing('add')}
        onCopy={address => void copy(address, t('calendars.copied'))}
        onRenew={of => setDoing({ to: 'renew', of })}
        onRemove={of => setDoing({ to: 'remove', of })}
        onRefresh={() => {
          begin()
          void refresh.give({}, { done: t('calendars.refreshed') })
        }}
      />
      {doing === 'add' ? (
        <NewCalendarDialog
          busy={create.busy}
          failure={create.failure}
          onClose={close}
          onSave={body => void create.give({ body }, { done: t('calendars.made'), then: close })}
        />
      ) : null}
      <ConfirmDialog
        opened={asked?.to === 'renew'}
        title={t('calendars.renewAsk', { name })}
        subtitle={t('calendars.renewText')}
        safeLabel={t('app.cancel')}
        riskyLabel={t('calendars.renew')}
        onSafe={close}
        onRisky={() => {
          if (!asked) return
          close()
          forget()
          begin()
          void renew.give({ params: { path: { id: asked.of.id } } }, { done: t('calendars.renewed') })
        }}
      />
      <ConfirmDialog
        opened={asked?.to === 'remove'}
        title={t('calendars.removeAsk', { name })}
        subtitle={t('calendars.removeText')}
        safeLabel={t('app.cancel')}
        riskyLabel={t('calendars.remove')}
        onSafe={close}
        onRisky={() => {
          if (!asked) return
          close()
          begin()
          void remove.give({ params: { path: { id: asked.of.id } } }, { done: t('calendars.removed') })
        }}
      />
    </>
  )
}
