import { monthOf } from '../../../../domain/plusCrews/plus-crew-month.ts'
import { dateIn } from '../../../../domain/shift-display.ts'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { loadable } from '../../shared/loadable.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { useNow } from '../../shared/useNow.ts'
import type { ScreenProps } from '../../screen.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsLink } from './SettingsLink.tsx'
import { SettingsLists } from './SettingsLists.tsx'
import { SettingsView } from './SettingsView.tsx'
import { useCounted, usePlusCrew } from '../useMonthSheet.ts'

/** How a plus crew is counted: daily values, the bonus, and the link of its screen on the wall. */
export default function SettingsScreen({ params }: ScreenProps) {
  const number = params['number'] ?? ''
  const { user } = useSession()
  const now = useNow()
  const edits = mayCall(user, 'changePlusCrewValue')
  const { reads, crew } = usePlusCrew(number)
  const { values } = useCounted(edits ? crew.data?.id : undefined)
  const zone = crew.data?.timeZone ?? viewerZone()
  const { dateFrom } = monthOf(null, dateIn(zone, now))
  const progress = $api.useQuery(
    'get',
    '/api/v1/plusCrews/{n}/prgrss',
    { params: { path: { n: number }, query: { date: dateFrom } } },
    { enabled: reads && edits && crew.data !== undefined },
  )
  const content =
    crew.data && values.data
      ? { crew: crew.data, values: values.data.items, progress: progress.data ?? null }
      : undefined
  const state = reads && edits ? loadable([crew, values], content, { keeps: true }) : ({ kind: 'refused' } as const)
  return (
    <SettingsView state={state} dashboard={`/plus-crews/${encodeURIComponent(number)}`}>
      {settings => (
        <>
          <SettingsForm key={settings.crew.id} {...settings} />
          <SettingsLists crew={settings.crew} />
          {mayCall(user, 'readPlusCrewPassword') ? <SettingsLink number={number} /> : null}
        </>
      )}
    </SettingsView>
  )
}
