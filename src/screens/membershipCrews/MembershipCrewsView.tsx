import { IconUserPlus } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ClientMark } from '../../ui/ClientMark/ClientMark.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { later } from '../../ui/lazily.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import { Screen } from '../shared/Screen.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { CrewList } from './CrewList.tsx'
import type { Crew, Member, MemberWays } from './membership.types.ts'
import classes from './membership.module.css'

/** Comes with the answer, not before it. */
const Members = later(async () => (await import('./Members.tsx')).Members)

interface MembershipCrewsViewProps {
  state: Loadable<readonly Crew[]>
  /** The one that is shown, without a crew where the address names none; null: none is. */
  shown: { id: string; crew: Crew; members: Loadable<readonly Member[]> } | { id: string; crew: null } | null
  /** It stands in the address: a phone shows it alone. */
  opened: boolean
  search: string
  onSearch: (typed: string) => void
  /** Ids of people who were added just now. */
  added: ReadonlySet<string>
  /** Null: whoever looks makes none. */
  onCreate: (() => void) | null
  /** Null: who belongs to it is not theirs to say. */
  onAdd: (() => void) | null
  ways: MemberWays
  /** Beside the members, while somebody is added. */
  panel: ReactNode
}

/** Crews at the left; of one of them its favourites and whom it blocks. */
export function MembershipCrewsView(props: MembershipCrewsViewProps) {
  const { state, shown, opened, onCreate, panel } = props
  const { t } = useWords()
  return (
    <Screen state={state} width="wide" skeleton={<SkeletonRows count={10} label={t('app.loading')} />}>
      {crews =>
        crews.length === 0 && !opened ? (
          <Page>
            <StatePanel
              kind="empty"
              title={t('membershipCrews.none')}
              actions={
                onCreate ? (
                  <Button variant="main" onClick={onCreate}>
                    {t('membershipCrews.create')}
                  </Button>
                ) : undefined
              }
            >
              {t('membershipCrews.noneText')}
            </StatePanel>
          </Page>
        ) : (
          <Page width="wide">
            <div className={classes['frame']} data-opened={opened} data-panel={panel !== null}>
              <CrewList
                crews={crews}
                chosen={shown?.id ?? null}
                search={props.search}
                onSearch={props.onSearch}
                onCreate={onCreate}
              />
              {shown?.crew ? <Detail {...props} crew={shown.crew} members={shown.members} /> : null}
              {shown && !shown.crew ? (
                <div className={classes['detail']}>
                  <StatePanel
                    kind="notFound"
                    title={t('membershipCrews.absent')}
                    actions={<Button href="/membership-crews">{t('membershipCrews.all')}</Button>}
                  >
                    {t('membershipCrews.absentText')}
                  </StatePanel>
                </div>
              ) : null}
              {panel}
            </div>
          </Page>
        )
      }
    </Screen>
  )
}

interface DetailProps extends Pick<MembershipCrewsViewProps, 'added' | 'onAdd' | 'ways'> {
  crew: Crew
  members: Loadable<readonly Member[]>
}

function Detail({ crew, members, added, onAdd, ways }: DetailProps) {
  const { t, tn } = useWords()
  const whose = crew.company?.name ?? t('membershipCrews.ownCrew')
  return (
    <section className={classes['detail']} aria-label={crew.name}>
      <header className={classes['head']}>
        <div className={classes['title']}>
          <ClientMark mark={null} company={whose} size="l" />
          <div>
            <h2>{crew.name}</h2>
            <p>
              {[
                whose,
                tn('membershipCrews.favourites', crew.favourites),
                tn('membershipCrews.blockedCount', crew.blocked),
              ].join(', ')}
            </p>
          </div>
        </div>
        {onAdd ? (
          <Button variant="main" icon={<IconUserPlus aria-hidden="true" />} onClick={onAdd}>
            {t('membershipCrews.add')}
          </Button>
        ) : null}
      </header>
      <Screen state={members} width="inside" skeleton={<SkeletonRows count={8} label={t('app.loading')} />}>
        {people => (
          <Suspense fallback={<SkeletonRows count={8} label={t('app.loading')} />}>
            <Members people={people} added={added} ways={ways} />
          </Suspense>
        )}
      </Screen>
    </section>
  )
}
