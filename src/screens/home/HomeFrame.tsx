import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonCards, SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { useTitle } from '../screen.ts'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { greetingWords, todayWords } from './home-words.ts'
import classes from './home.module.css'

interface HomeFrameProps<T> {
  name: string
  now: number
  state: Loadable<T>
  children: (content: T) => ReactNode
}

/** The greeting in the bar, and below it the home as far as it could be loaded. */
export function HomeFrame<T>({ name, now, state, children }: HomeFrameProps<T>) {
  const words = useWords()
  const { t } = words
  useTitle(greetingWords(words, name, now), todayWords(words, now), true)
  return (
    <Page width="list">
      <Screen
        state={state}
        width="inside"
        skeleton={
          <div className={classes['home']}>
            <SkeletonCards count={2} label={t('app.loading')} />
            <SkeletonRows count={4} label={t('app.loading')} />
          </div>
        }
      >
        {children}
      </Screen>
    </Page>
  )
}
