import { createRoot } from 'react-dom/client'
import { gridRows, openByDay } from '../../../domain/planningCalendar/grid-rows.ts'
import { withScreen } from '../../../.storybook/screens.tsx'
import { PeopleGrid } from '../../../src/screens/planningCalendar/PeopleGrid.tsx'
import { PlanningCalendarView } from '../../../src/screens/planningCalendar/PlanningCalendarView.tsx'
import type { FunctionChoice } from '../../../src/screens/planningCalendar/planning.types.ts'
import { loaded } from '../../../src/screens/shared/fixtures.ts'
import type { PlanningCalendar } from '../../../src/screens/shared/planning/planning.types.ts'
import { days, firstDay } from './month.ts'

const nothing = () => undefined
const today = '2026-05-27'
const now = Date.parse(`${today}T12:32:00Z`)
type Story = Parameters<typeof withScreen>
/** As the app stands around it: words, session, toasts. */
const around = (screen: Story[0]) => withScreen(screen, { parameters: {}, loaded: {} } as Story[1])

/** Its grid alone, from the answer to the rows; what it returns takes it away. */
export function grid(root: HTMLElement, calendar: PlanningCalendar, functions: readonly FunctionChoice[]) {
  const narrowed = { from: firstDay, days, hidden: [], function: null, branch: null, only: false, search: '' }
  const Alone = () =>
    around(() => (
      <PeopleGrid
        calendar={calendar}
        rows={gridRows(
          calendar,
          narrowed,
          functions.map(({ id }) => id),
        )}
        open={openByDay(calendar.positions, narrowed)}
        from={firstDay}
        days={days}
        today={today}
        updated={now}
        onToday={nothing}
        mayPut
        now={now}
      />
    ))
  const drawn = createRoot(root)
  drawn.render(<Alone />)
  return () => drawn.unmount()
}

/** The whole screen with its tools and its key; what it returns takes it away. */
export function screen(root: HTMLElement, calendar: PlanningCalendar, functions: readonly FunctionChoice[]) {
  const Whole = () =>
    around(() => (
      <PlanningCalendarView
        state={loaded(calendar)}
        functions={functions}
        today={today}
        updated={now}
        shown={{ from: firstDay, weeks: 5, hidden: [], function: null, branch: null, only: false }}
        onShow={nothing}
        mayPut
        mayAsk
        now={now}
        address={{ search: '', onSearch: nothing, clear: nothing }}
      />
    ))
  const drawn = createRoot(root)
  drawn.render(<Whole />)
  return () => drawn.unmount()
}
