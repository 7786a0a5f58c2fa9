import { Suspense, useState } from 'react'
import { weekStartOf } from '../../../domain/personalCalendar/marks.ts'
import { dateIn, daysUntil } from '../../../domain/shift-display.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import type { EntryKind } from '../../machines/calendar-entry/calendar-entry.types.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { viewerZone } from '../shared/words/shift-words.ts'
import { useNow } from '../shared/useNow.ts'
import { EntryQuestion } from './EntryQuestion.tsx'
import { PersonalCalendarView } from './PersonalCalendarView.tsx'
import { useCalendarEntry } from './useCalendarEntry.ts'
import { usePersonalDays } from './usePersonalDays.ts'
import { seen } from './WeeksGrid.tsx'
import { later } from '../../ui/lazily.tsx'

const EntrySheet = later(async () => (await import('./EntrySheet.tsx')).EntrySheet)

/** The days of the person who is logged in, and what they enter on them. */
export default function PersonalCalendarScreen() {
  const { t, weekStart } = useWords()
  const now = useNow()
  const [top, setTop] = useState(0)
  const [zoneKnown, setZoneKnown] = useState<string | null>(null)
  const zone = zoneKnown ?? viewerZone()
  const today = dateIn(zone, now)
  const { state, zone: own } = usePersonalDays(weekStartOf(today, weekStart), top)
  if (own !== null && own !== zoneKnown) setZoneKnown(own)
  const [selected, setSelected] = useState(today)
  const { actor, snapshot } = useCalendarEntry(({ startDate }) => {
    const week = Math.floor(daysUntil(startDate, weekStartOf(today, weekStart)) / 7)
    setSelected(startDate)
    if (week < top || week >= top + seen) setTop(week)
  })
  const { draft, jobs, entry, failure } = snapshot.context
  // Asked for with the days: they are known when the first sheet opens.
  const companies = $api.useQuery('get', '/api/v1/tenant/companies', { params: { query: wholeList } })
  const open = (kind: EntryKind) =>
    actor.send({
      type: 'OPENED',
      draft: {
        kind,
        startDate: selected < today ? today : selected,
        endDate: '',
        begin: '',
        end: '',
        reason: '',
        company: '',
      },
    })
  const isOpen = snapshot.matches('choosing') || (snapshot.matches('sending') && !snapshot.context.accepted)
  const asks = snapshot.matches('asking') || (snapshot.matches('sending') && snapshot.context.accepted)
  return (
    <>
      <PersonalCalendarView
        {...{ state, now, today, zone, selected, top }}
        onSelect={setSelected}
        onTop={setTop}
        chosen={draft && { from: draft.startDate, to: draft.endDate || draft.startDate }}
        onOpen={open}
        onRemove={removed => actor.send({ type: 'REMOVAL_ASKED', entry: removed })}
      />
      {draft && isOpen ? (
        <Suspense fallback={null}>
          <EntrySheet
            {...{ draft, jobs, failure, today }}
            checking={snapshot.matches({ choosing: 'checking' })}
            busy={snapshot.matches('sending')}
            companies={companies.isLoading ? null : (companies.data?.items ?? [])}
            onChange={changed => actor.send({ type: 'CHANGED', draft: changed })}
            onSend={whole => actor.send({ type: 'SENT', draft: whole })}
            onClose={() => actor.send({ type: 'CLOSED' })}
          />
        </Suspense>
      ) : null}
      {draft && asks ? (
        <EntryQuestion
          draft={draft}
          jobs={jobs ?? []}
          busy={snapshot.matches('sending')}
          onKeep={() => actor.send({ type: 'KEPT' })}
          onAccept={() => actor.send({ type: 'ACCEPTED' })}
        />
      ) : null}
      {entry && (snapshot.matches('confirming') || snapshot.matches('removing')) ? (
        <ConfirmDialog
          opened={snapshot.matches('confirming')}
          title={t(`personalCalendar.removal.${entry.kind}`)}
          safeLabel={t('personalCalendar.removal.keep')}
          riskyLabel={t('personalCalendar.removal.remove')}
          onSafe={() => actor.send({ type: 'KEPT' })}
          onRisky={() => actor.send({ type: 'ACCEPTED' })}
          closeLabel={t('app.close')}
        />
      ) : null}
    </>
  )
}
