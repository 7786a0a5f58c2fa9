import { IconChartBar, IconChevronLeft, IconChevronRight, IconSettings } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { monthAfter } from '../../../../domain/plusCrews/plus-crew-month.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { MonthField } from '../../../ui/lazy-forms.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { Titled } from '../../screen.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { dateWords } from '../../shared/words/shift-words.ts'
import { DataSkeleton } from './DataSkeleton.tsx'
import type { MonthSheet } from '../useMonthSheet.ts'
import classes from '../data.module.css'

interface DataViewProps {
  state: Loadable<MonthSheet>
  /** YYYY-MM */
  month: string
  /** YYYY-MM-DD, there. */
  today: string
  dashboard: string
  /** Null for whoever may not change them. */
  settings: string | null
  onMonth: (month: string) => void
  /** `head`: which month it is, and the way to others; it stays in view above the sheet. */
  children: (sheet: MonthSheet, head: ReactNode) => ReactNode
}

/** Whose figures, of which month, and the sheet. */
export function DataView({ state, month, today, dashboard, settings, onMonth, children }: DataViewProps) {
  const words = useWords()
  const { t, locale, weekStart } = words
  const frame = useRef<HTMLDivElement>(null)
  /** By which way somebody goes to another month, whose sheet is drawn anew around it. */
  const going = useRef<'earlier' | 'month' | 'later' | null>(null)
  const go = (by: 'earlier' | 'month' | 'later', to: string) => {
    going.current = by
    onMonth(to)
  }
  useEffect(() => {
    const way = going.current
    const again = way && document.activeElement === document.body && frame.current
    const button = again ? again.querySelector<HTMLElement>(`[data-way='${way}'] button`) : null
    if (!button) return
    going.current = null
    button.focus()
  })
  const named = (of: string, month: 'long' | 'short' = 'long') =>
    dateWords(words, `${of}-01`, { month, year: 'numeric' })
  const head = (
    <div className={classes['month']} ref={frame}>
      <span data-way="earlier">
        <IconButton
          label={t('plusCrewValues.earlier')}
          icon={<IconChevronLeft aria-hidden="true" />}
          onClick={() => go('earlier', monthAfter(month, -1))}
        />
      </span>
      <span data-way="month">
        <MonthField
          bar
          label={t('plusCrewValues.month')}
          value={month}
          onChange={to => go('month', to)}
          format={of => named(of)}
          formatShort={of => named(of, 'short')}
          words={{ locale, weekStart, today, earlier: t('shell.calendar.earlier'), later: t('shell.calendar.later') }}
        />
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{named(month)}</span>
      </VisuallyHidden>
      <span data-way="later">
        <IconButton
          label={t('plusCrewValues.later')}
          icon={<IconChevronRight aria-hidden="true" />}
          onClick={() => go('later', monthAfter(month, 1))}
        />
      </span>
    </div>
  )
  return (
    <Screen
      state={state}
      width="list"
      skeleton={<DataSkeleton label={t('app.loading')} />}
      absent={{ title: t('plusCrewValues.none'), text: t('plusCrewValues.noneThere') }}
    >
      {content => (
        <Page width="list">
          <Titled>{`${content.crew.name} · ${t('shell.title.plusCrewData')}`}</Titled>
          <div className={classes['ways']}>
            <Button href={dashboard} icon={<IconChartBar aria-hidden="true" />}>
              {t('plusCrewValues.dashboard')}
            </Button>
            {settings === null ? null : (
              <Button href={settings} icon={<IconSettings aria-hidden="true" />}>
                {t('plusCrewValues.settings')}
              </Button>
            )}
          </div>
          {content.types.length === 0 ? (
            <StatePanel kind="empty" title={t('plusCrewValues.noTypes')}>
              {t('plusCrewValues.noTypesText')}
            </StatePanel>
          ) : (
            children(content, head)
          )}
        </Page>
      )}
    </Screen>
  )
}
