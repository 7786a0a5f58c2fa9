import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { isFound } from '../../../domain/planningCalendar/grid-rows.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import { Screen } from '../shared/Screen.tsx'
import { CalendarTools } from '../shared/calendar/CalendarTools.tsx'
import { useRoom } from '../shared/calendar/useRoom.ts'
import type { ListAddress } from '../shared/list/useListAddress.ts'
import type { Loadable } from '../shared/loadable.ts'
import { CrewList } from './CrewList.tsx'
import { type Board, type Crew, type Shown, lengths } from './crew.types.ts'
import classes from './crew.module.css'
import { later } from '../../ui/lazily.tsx'

/** Comes with the answer, not before it. */
const CrewBoard = later(async () => (await import('./CrewBoard.tsx')).CrewBoard)
const CrewPeople = later(async () => (await import('./CrewPeople.tsx')).CrewPeople)
const CreateCrew = later(async () => (await import('../shared/planning/CreateCrew.tsx')).CreateCrew)

export interface PlannerCrewViewProps {
  state: Loadable<readonly Crew[]>
  board: Loadable<Board>
  /** Id of the crew that is shown; null: there is none. */
  chosen: string | null
  shown: Shown
  /** YYYY-MM-DD. */
  today: string
  /** Ms. */
  now: number
  /** Ms; when it was last asked for. */
  updated: number
  /** Whether the person may put others on positions. */
  mayPut: boolean
  mayCreate: boolean
  /** Whether the person may say who belongs to a crew. */
  mayAdd: boolean
  address: ListAddress
  onShow: (to: { from?: string; weeks?: Shown['weeks']; crew?: string }) => void
}

/** Crews at the left; of one of them the items above and the people below, day by day. */
export function PlannerCrewView(props: PlannerCrewViewProps) {
  const { state, board, chosen, shown, address, onShow, mayCreate, mayAdd } = props
  const { t } = useWords()
  const room = useRoom()
  const [opened, setOpened] = useState<'create' | 'people' | null>(null)
  const close = () => setOpened(null)
  const create = mayCreate ? (
    <Button variant="main" size="small" icon={<IconPlus aria-hidden="true" />} onClick={() => setOpened('create')}>
      {t('plannerCrew.create')}
    </Button>
  ) : null
  return (
    <>
      <CalendarTools
        words="plannerCrew"
        label={t('shell.nav.crewPlanner')}
        from={shown.from}
        weeks={shown.weeks}
        {...{ lengths, onShow, address, room }}
        step={1}
        filters={[]}
      >
        {create}
      </CalendarTools>
      <Screen state={state} width="wide" skeleton={<SkeletonRows count={10} label={t('app.loading')} />}>
        {crews =>
          crews.length === 0 ? (
            <Page width="wide">
              <StatePanel kind="empty" title={t('plannerCrew.none')}>
                {t('plannerCrew.noneText')}
              </StatePanel>
            </Page>
          ) : (
            <Page width="wide">
              <div className={classes['frame']}>
                <CrewList
                  crews={crews.filter(({ name }) => isFound(name, address.search))}
                  chosen={chosen}
                  onChoose={crew => onShow({ crew })}
                />
                <Screen state={board} width="inside" skeleton={<SkeletonRows count={10} label={t('app.loading')} />}>
                  {content => (
                    <Suspense fallback={<SkeletonRows count={10} label={t('app.loading')} />}>
                      <CrewBoard
                        key={content.crew.id}
                        {...props}
                        board={content}
                        room={room}
                        onPeople={mayAdd ? () => setOpened('people') : null}
                      />
                    </Suspense>
                  )}
                </Screen>
              </div>
            </Page>
          )
        }
      </Screen>
      <Suspense>
        {opened === 'create' ? (
          <CreateCrew
            onClose={close}
            onMade={crew => {
              onShow({ crew })
              // Whatever was searched for, it is seen.
              address.clear()
            }}
          />
        ) : null}
        {opened === 'people' && board.kind === 'content' ? (
          <CrewPeople crew={board.content.crew} members={board.content.members.items} onClose={close} />
        ) : null}
      </Suspense>
    </>
  )
}
