import { useLocation, useSearch } from 'wouter'
import { monthOf } from '../../../../domain/plusCrews/plus-crew-month.ts'
import { dateIn } from '../../../../domain/shift-display.ts'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { useNow } from '../../shared/useNow.ts'
import type { ScreenProps } from '../../screen.ts'
import { DataEditor } from './DataEditor.tsx'
import { DataReader } from './DataReader.tsx'
import { DataView } from './DataView.tsx'
import { useMonthSheet } from '../useMonthSheet.ts'

/** The figures of a month, day by day: to read for whoever sees the dashboard, to enter with the right to. */
export default function DataScreen({ params }: ScreenProps) {
  const number = params['number'] ?? ''
  const { user } = useSession()
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('date')
  const now = useNow()
  const todayIn = (timeZone: string | undefined) => dateIn(timeZone ?? viewerZone(), now)
  const state = useMonthSheet(number, timeZone => monthOf(asked, todayIn(timeZone)))
  const today = todayIn(state.kind === 'content' ? state.content.crew.timeZone : undefined)
  const month = monthOf(asked, today)
  return (
    <DataView
      state={state}
      month={month.month}
      today={today}
      dashboard={`/plus-crews/${encodeURIComponent(number)}${asked === null ? '' : `?date=${month.dateFrom}`}`}
      settings={mayCall(user, 'changePlusCrewValue') ? `/plus-crews/${encodeURIComponent(number)}/settings` : null}
      onMonth={to => navigate(`${path}?date=${to}-01`)}
    >
      {(sheet, head) =>
        mayCall(user, 'changePlusCrewValueData') ? (
          <DataEditor key={`${sheet.crew.id} ${month.month}`} sheet={sheet} month={month} today={today} head={head} />
        ) : (
          <DataReader key={`${sheet.crew.id} ${month.month}`} sheet={sheet} month={month} today={today} head={head} />
        )
      }
    </DataView>
  )
}
