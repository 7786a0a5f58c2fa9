import { IconFileText, IconTrash } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { sizeWords } from '../../shared/files/file-size.ts'
import type { Payroll } from '../payroll.types.ts'

interface PayslipRowProps {
  number: string
  payslip: NonNullable<Payroll['payslip']>
  /** Whoever may take it away again. */
  onRemove?: (() => void) | undefined
}

/** The payslip of the payroll office, saved where it opens. */
export function PayslipRow({ number, payslip: { takenAt, size }, onRemove }: PayslipRowProps) {
  const { t, date, locale } = useWords()
  const name = t('payrolls.papers.netPayslip')
  return (
    <Rows label={name}>
      <Row
        wrap
        lead={<Tile icon={<IconFileText aria-hidden="true" />} />}
        href={`/payrolls/${number}/download/netPayslip`}
        title={name}
        sub={`${date(new Date(takenAt), { dateStyle: 'long' })}, PDF, ${sizeWords(locale, size)}`}
        end={
          onRemove ? (
            <IconButton
              label={t('payrolls.payslip.remove')}
              icon={<IconTrash aria-hidden="true" />}
              onClick={onRemove}
            />
          ) : null
        }
      />
    </Rows>
  )
}
