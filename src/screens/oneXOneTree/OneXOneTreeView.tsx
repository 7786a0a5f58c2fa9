import { IconPlant2, IconShare } from '@tabler/icons-react'
import { type Words, useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { SkeletonTask } from '../../ui/Skeleton/Skeleton.tsx'
import { Wood } from '../../ui/Wood/Wood.tsx'
import { Screen } from '../shared/Screen.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { useTitle } from '../screen.ts'
import type { OneCrewOneTree } from './tree.types.ts'
import type { Plant } from './usePlant.ts'
import classes from './tree.module.css'

interface OneXOneTreeViewProps {
  state: Loadable<OneCrewOneTree>
  /** Absent for whoever plants none: a visitor, a client, nobody. */
  planting?: Plant | undefined
}

/** How many trees stand, and one's own among them: dashed until it is planted. */
export function OneXOneTreeView({ state, planting }: OneXOneTreeViewProps) {
  const { t } = useWords()
  return (
    <Screen
      state={state}
      skeleton={<SkeletonTask label={t('app.loading')} />}
      absent={{ kind: 'notFound', title: t('oneXOneTree.none'), text: t('oneXOneTree.noneText') }}
    >
      {wood => <TreePage wood={wood} planting={planting} />}
    </Screen>
  )
}

function TreePage({ wood, planting }: { wood: OneCrewOneTree; planting: Plant | undefined }) {
  const words = useWords()
  const { t, tn, locale } = words
  const { count, own, title, place } = wood
  useTitle(title)
  const plain = new Intl.NumberFormat(locale)
  const number = own ? plain.format(own.number) : ''
  return (
    <main id="main" tabIndex={-1} className={classes['page']}>
      <section className={classes['count']} aria-live="polite">
        <p>
          <b>{plain.format(count)}</b> <span>{tn(own ? 'oneXOneTree.withYours' : 'oneXOneTree.stand', count)}</span>
        </p>
      </section>
      <div className={classes['wood']}>
        <Wood own={own ? (planting?.justNow ? 'growing' : 'planted') : 'dashed'} />
      </div>
      <section className={classes['foot']}>
        <p className={classes['words']}>
          {own
            ? t(place === null ? 'oneXOneTree.yours' : 'oneXOneTree.yoursAt', { number, place: place ?? '' })
            : t(planting ? 'oneXOneTree.dashed' : 'oneXOneTree.everybody')}
        </p>
        {planting && !own ? (
          <Button
            variant="main"
            size="call"
            full
            busy={planting.busy}
            icon={<IconPlant2 aria-hidden="true" />}
            onClick={planting.plant}
          >
            {t('oneXOneTree.plant')}
          </Button>
        ) : null}
        {planting && own ? (
          <Button
            variant="tonal"
            size="call"
            full
            icon={<IconShare aria-hidden="true" />}
            onClick={() => planting.show(t('oneXOneTree.shown', { number }))}
          >
            {t('oneXOneTree.show')}
          </Button>
        ) : null}
        <Since words={words} wood={wood} />
      </section>
    </main>
  )
}

function Since({ words: { t, date }, wood: { since, partner } }: { words: Words; wood: OneCrewOneTree }) {
  if (since === null && partner === null) return null
  const month = since === null ? '' : date(Date.parse(since), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const said =
    since === null
      ? t('oneXOneTree.with', { partner: partner ?? '' })
      : t(partner === null ? 'oneXOneTree.since' : 'oneXOneTree.sinceWith', { month, partner: partner ?? '' })
  return <p className={classes['since']}>{said}</p>
}
