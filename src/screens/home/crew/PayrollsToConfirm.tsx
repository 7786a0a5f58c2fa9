import { IconFileDollar } from '@tabler/icons-react'
import type { components } from '../../../client/schema.d.ts'
import { useWords } from '../../../i18n/words.ts'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { monthWords } from '../../shared/words/shift-words.ts'

export type PayrollToConfirm = Pick<components['schemas']['Payroll'], 'id' | 'number' | 'month' | 'toConfirm'>

/** Months with shifts somebody has not confirmed as paid. */
export function PayrollsToConfirm({ payrolls }: { payrolls: readonly PayrollToConfirm[] }) {
  const words = useWords()
  const { t, tn } = words
  if (payrolls.length === 0) return null
  return (
    <Section title={t('home.payrolls')} end={payrolls.reduce((all, { toConfirm }) => all + toConfirm, 0)}>
      <Rows label={t('home.payrolls')}>
        {payrolls.map(({ id, number, month, toConfirm }) => (
          <Row
            key={id}
            href={`/payrolls/${number}`}
            lead={<Tile icon={<IconFileDollar aria-hidden="true" />} />}
            title={monthWords(words, month)}
            sub={tn('home.payrollItems', toConfirm)}
          />
        ))}
      </Rows>
    </Section>
  )
}
