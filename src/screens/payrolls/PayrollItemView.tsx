import { useWords } from '../../i18n/words.ts'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonTask } from '../../ui/Skeleton/Skeleton.tsx'
import { useTitle } from '../screen.ts'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { dayWords, functionWords } from '../shared/shift-words.ts'
import { ItemLines } from './ItemLines.tsx'
import { ItemSpans } from './ItemSpans.tsx'
import { ItemWord } from './ItemWord.tsx'
import type { ItemDetails } from './payroll.types.ts'
import classes from './item.module.css'

/** A shift as it is paid: when, how much, on whose word. */
export function PayrollItemView({ state }: { state: Loadable<ItemDetails> }) {
  const { t } = useWords()
  return (
    <Screen
      state={state}
      skeleton={<SkeletonTask label={t('app.loading')} />}
      absent={{ kind: 'notFound', title: t('payrolls.none'), text: t('payrolls.noneText') }}
    >
      {item => (
        <Page>
          <Item item={item} />
        </Page>
      )}
    </Screen>
  )
}

function Item({ item }: { item: ItemDetails }) {
  const words = useWords()
  const day = dayWords(words, item.date)
  useTitle(
    item.function ? functionWords(words, item.function) : item.title,
    [item.venue, day].filter(Boolean).join(', '),
  )
  return (
    <div className={classes['item']}>
      <ItemSpans item={item} />
      <ItemLines item={item} />
      <ItemWord item={item} />
    </div>
  )
}
