import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Page } from '../../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { HandOverPart } from './HandOverPart.tsx'
import type { HandOver, PersonOfLacks } from './hand-over.types.ts'
import { monthWords } from '../../shared/words/shift-words.ts'
import classes from './hand-over.module.css'

interface HandOverViewProps {
  state: Loadable<HandOver>
  /** YYYY-MM. */
  month: string
  saving: boolean
  onDownload: () => void
  onSetUp: () => void
  onNumber: (person: PersonOfLacks) => void
  /** How the answer comes back. */
  children?: ReactNode
}

/** A month goes to the payroll office, and what people are paid out comes back. */
export function HandOverView({ state, month, children, ...part }: HandOverViewProps) {
  const words = useWords()
  const { t } = words
  return (
    <Screen state={state} width="list" skeleton={<SkeletonRows count={6} label={t('app.loading')} />}>
      {handOver => (
        <Page width="list">
          <p className={classes['head']}>
            <TextLink href={`/payrolls?month=${month}`} icon={<IconChevronLeft aria-hidden="true" />}>
              {monthWords(words, `${month}-01`)}
            </TextLink>
            <b>{t('payrollHandOver.title')}</b>
          </p>
          <HandOverPart handOver={handOver} {...part} />
          {children}
        </Page>
      )}
    </Screen>
  )
}
