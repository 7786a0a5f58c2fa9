import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { cx } from '../../../ui/cx.ts'
import { BesideTitle } from './BesideTitle.tsx'
import type { Loadable } from '../loadable.ts'
import { Screen } from '../Screen.tsx'
import type { List } from './useList.ts'
import type { ListAddress } from './useListAddress.ts'
import classes from './list.module.css'

/** First and last row in view, counted from 0. */
export type Seen = { first: number; last: number } | null

export interface ListFrameProps<R> {
  state: Loadable<List<R>>
  searchLabel: string
  address: ListAddress
  /** "10,000 contacts". */
  countWords: (total: number) => string
  /** What is said where there is none at all; with the next step. */
  none: { title: string; text: string; action?: ReactNode }
  /** What is said where none is found, to whom what was looked for is said in `search`. */
  noneFound: { text: string; action: string }
  /** Filtered or searched: an empty list is not the whole. */
  narrowed: boolean
  /** Names of what it may be filtered by in the address. */
  filters?: readonly string[]
  /** What all of it comes to, above the bar; not where there is nothing at all. */
  above?: ReactNode
  /** The kinds of the list, before everything else in the bar. */
  tabs?: ReactNode
  /** Filters and the order, in the bar. */
  tools?: ReactNode
  /** One sentence of counts, with what needs somebody. At a desk beside the title of the page. */
  headline?: ReactNode
  /** What is done with the whole list, or begun. At a desk beside the title of the page. */
  actions?: ReactNode
  /** What the list is ordered by, at its foot. */
  sorted?: string
  /** "1–11 of", before the count. */
  rangeWords?: (from: number, to: number) => string
  seen?: Seen
  /** What keys do, at the end of the foot. */
  hints?: ReactNode
  /** Columns as wide as the window; else a column of rows. */
  wide?: boolean
  children: (list: List<R>) => ReactNode
}

/** The one frame of every list: what it is, search, filters and count stay at the top, whatever its rows look like. */
export function ListFrame<R>(props: ListFrameProps<R>) {
  const { state, searchLabel, address, countWords, none, noneFound, narrowed, filters = [], wide = false } = props
  const { t } = useWords()
  const width = wide ? 'wide' : 'list'
  const bar = useBarHeight()
  const shown = state.kind === 'content' ? state.content : null
  // What is looked for stays where it is typed, also while its answer does not come.
  const missing = state.kind === 'failed' && narrowed ? state : null
  const frame: Loadable<List<R> | null> = missing
    ? { kind: 'content', content: null, stale: null, retry: missing.retry }
    : state
  const empty = shown?.total === 0
  const count = (total: number) => (
    <p role="status" className={classes['count']}>
      {countWords(total)}
    </p>
  )
  const beside = (
    <>
      {props.headline ? <p className={classes['headline']}>{props.headline}</p> : null}
      {props.actions ? <div className={classes['actions']}>{props.actions}</div> : null}
    </>
  )
  return (
    <Screen state={frame} width={width} skeleton={<SkeletonRows count={8} label={t('app.loading')} />} absent={none}>
      {list => (
        <Page width={width}>
          <BesideTitle>{beside}</BesideTitle>
          {empty && !narrowed && !props.tabs ? (
            <StatePanel
              kind="empty"
              title={none.title}
              actions={none.action ?? <Button href="/">{t('app.state.home')}</Button>}
            >
              {none.text}
            </StatePanel>
          ) : (
            <>
              {props.above}
              <div ref={bar} className={cx(classes['bar'], wide && classes['wideBar'])}>
                {props.tabs ? <div className={classes['tabs']}>{props.tabs}</div> : null}
                {props.tools}
                <div className={classes['search']}>
                  <SearchField
                    label={searchLabel}
                    value={address.search}
                    onChange={address.onSearch}
                    shortcut="/"
                    clearLabel={t('app.clear')}
                  />
                </div>
                {wide || !list ? null : count(list.total)}
              </div>
              {!list ? (
                <Screen state={state} width="inside" skeleton={null}>
                  {() => null}
                </Screen>
              ) : empty ? (
                <StatePanel
                  kind="empty"
                  title={none.title}
                  actions={
                    narrowed ? (
                      <Button onClick={() => address.clear(...filters)}>{noneFound.action}</Button>
                    ) : (
                      (none.action ?? null)
                    )
                  }
                >
                  {narrowed ? noneFound.text : none.text}
                </StatePanel>
              ) : (
                props.children(list)
              )}
              {wide && list ? (
                <div className={classes['foot']}>
                  <span className={classes['range']}>
                    {props.seen && props.rangeWords ? (
                      <span aria-hidden="true">{props.rangeWords(props.seen.first + 1, props.seen.last + 1)}</span>
                    ) : null}
                    {count(list.total)}
                  </span>
                  {props.sorted && !empty ? <span>{props.sorted}</span> : null}
                  {props.hints ? <span className={classes['hints']}>{props.hints}</span> : null}
                </div>
              ) : null}
            </>
          )}
        </Page>
      )}
    </Screen>
  )
}

/** Tells how tall the bar is, so that column names stand right below it. */
function useBarHeight() {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = bar
    if (!current) return
    const { style } = document.documentElement
    const watch = new ResizeObserver(() => style.setProperty('--listbar', `${Math.floor(current.offsetHeight)}px`))
    watch.observe(current)
    return () => {
      watch.disconnect()
      style.removeProperty('--listbar')
    }
  })
  return bar
}
