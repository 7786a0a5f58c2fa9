import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Bone } from '../../../ui/Bone/Bone.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Row, type RowPlace, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import type { Loadable } from '../loadable.ts'
import { Screen } from '../Screen.tsx'
import type { List } from './useList.ts'
import { useWindow } from './useWindow.ts'
import type { ListAddress } from './useListAddress.ts'
import classes from './list.module.css'

interface ListScreenProps<R> {
  state: Loadable<List<R>>
  /** Names the list. */
  label: string
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
  /** Filters and the order, in the bar. */
  tools?: ReactNode
  /** What is done with the whole list, such as writing it to a file. */
  actions?: ReactNode
  /** A `Row`, which takes its place. */
  row: (row: R, place: RowPlace) => ReactNode
}

/** The one frame of every list: search, filters and count stay at the top, rows are drawn as they are looked at. */
export function ListScreen<R>(props: ListScreenProps<R>) {
  const {
    state,
    label,
    searchLabel,
    address,
    countWords,
    none,
    noneFound,
    narrowed,
    filters = [],
    tools,
    actions,
  } = props
  const { t } = useWords()
  return (
    <Screen state={state} width="list" skeleton={<SkeletonRows count={8} label={t('app.loading')} />} absent={none}>
      {list => (
        <Page width="list">
          {list.total === 0 && !narrowed ? (
            <StatePanel
              kind="empty"
              title={none.title}
              actions={none.action ?? <Button href="/">{t('app.state.home')}</Button>}
            >
              {none.text}
            </StatePanel>
          ) : (
            <>
              <div className={classes['bar']}>
                <div className={classes['search']}>
                  <SearchField
                    label={searchLabel}
                    value={address.search}
                    onChange={address.onSearch}
                    shortcut="/"
                    clearLabel={t('app.clear')}
                  />
                </div>
                {tools}
                <p role="status" className={classes['count']}>
                  {countWords(list.total)}
                </p>
                {actions}
              </div>
              {list.total === 0 ? (
                <StatePanel
                  kind="empty"
                  title={none.title}
                  actions={<Button onClick={() => address.clear(...filters)}>{noneFound.action}</Button>}
                >
                  {noneFound.text}
                </StatePanel>
              ) : (
                <WindowedRows list={list} label={label} row={props.row} />
              )}
            </>
          )}
        </Page>
      )}
    </Screen>
  )
}

/** Rows near what is looked at; in the place of those whose page is on its way, their bones. */
function WindowedRows<R>({ list, label, row }: { list: List<R> } & Pick<ListScreenProps<R>, 'label' | 'row'>) {
  const { frame, around, rows, onKeyDown } = useWindow(list)
  return (
    <div ref={frame} onKeyDown={onKeyDown}>
      <Rows label={label} around={around}>
        {rows.map(place => {
          const known = list.rowAt(place.index)
          return known === undefined ? (
            <Row
              key={place.index}
              place={place}
              lead={<Tile icon={<Bone kind="block" />} />}
              title={<Bone kind="line" />}
              sub={<Bone kind="short" />}
            />
          ) : (
            row(known, place)
          )
        })}
      </Rows>
    </div>
  )
}
