import { IconDownload } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { Select } from '../../../ui/lazy-forms.tsx'
import { useTitle } from '../../screen.ts'
import { MonthTurn } from '../../shared/calendar/MonthTurn.tsx'
import { BesideTitle } from '../../shared/list/BesideTitle.tsx'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { BatchFigures } from './BatchFigures.tsx'
import { type BookingBatch, type Own, isEmpty } from './books.types.ts'
import classes from './books.module.css'

export interface BooksViewProps {
  /** The agency's own companies. */
  companies: Loadable<readonly Own[]>
  companyId: string
  onCompany: (id: string) => void
  /** YYYY-MM. */
  month: string
  onMonth: (month: string) => void
  /** It is not over: the file can be had, and is not the whole of it. */
  runs: boolean
  batch: Loadable<BookingBatch>
  saving: boolean
  onSave: () => void
  /** May say which accounts. */
  mayEnter: boolean
  onAccounts: () => void
}

/** What of a month goes into the books of one of the agency's companies, and the file that takes it there. */
export function BooksView(props: BooksViewProps) {
  const { companies, companyId, onCompany, month, onMonth, runs, batch, saving, onSave, mayEnter, onAccounts } = props
  const { t } = useWords()
  useTitle(t('bookkeeping.title'))
  const skeleton = <SkeletonRows count={3} label={t('app.loading')} />
  const whole = batch.kind === 'content' ? batch.content : null
  return (
    <Screen state={companies} width="list" skeleton={skeleton}>
      {own => (
        <Page width="list">
          <BesideTitle>
            <div className={classes['head']}>
              <TextLink href="/invoices">{t('shell.nav.invoices')}</TextLink>
              <MonthTurn month={month} onMonth={onMonth} />
              <span className={classes['acts']}>
                {mayEnter && own.length > 0 ? <Button onClick={onAccounts}>{t('bookkeeping.accounts')}</Button> : null}
                <Button
                  variant="main"
                  icon={<IconDownload aria-hidden="true" />}
                  busy={saving}
                  disabled={!whole || isEmpty(whole) || whole.toEnter.length > 0}
                  onClick={onSave}
                >
                  {t('bookkeeping.download')}
                </Button>
              </span>
            </div>
          </BesideTitle>
          {own.length === 0 ? (
            <StatePanel kind="empty" title={t('shell.error.issuerMissing')}>
              {t('bookkeeping.noCompany')}
            </StatePanel>
          ) : (
            <>
              <Company own={own} companyId={companyId} onCompany={onCompany} />
              <Screen state={batch} width="inside" skeleton={skeleton}>
                {content => <BatchFigures batch={content} runs={runs} mayEnter={mayEnter} onAccounts={onAccounts} />}
              </Screen>
            </>
          )}
        </Page>
      )}
    </Screen>
  )
}

interface CompanyProps extends Pick<BooksViewProps, 'companyId' | 'onCompany'> {
  own: readonly Own[]
}

/** Whose books: chosen where there are several. */
function Company({ own, companyId, onCompany }: CompanyProps) {
  const { t } = useWords()
  return own.length > 1 ? (
    // The kit brings a wrapper of its own beside the field: no gap for that.
    <div className={classes['company']}>
      <Select
        label={t('bookkeeping.company')}
        value={companyId}
        onChange={onCompany}
        options={own.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </div>
  ) : (
    <p>
      <span className={classes['soft']}>{t('bookkeeping.company')}</span> <b>{own[0]?.name}</b>
    </p>
  )
}
