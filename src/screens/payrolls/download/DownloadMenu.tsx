import { IconDownload } from '@tabler/icons-react'
import { useLocation } from 'wouter'
import { useWords } from '../../../i18n/words.ts'
import { Menu } from '../../../ui/Menu/Menu.tsx'
import { type Payroll, papers } from '../payroll.types.ts'

/** Leads to the papers of a payroll, each of which is saved where it opens. */
export function DownloadMenu({ payroll: { number, payslip } }: { payroll: Pick<Payroll, 'number' | 'payslip'> }) {
  const { t } = useWords()
  const [, navigate] = useLocation()
  return (
    <Menu
      label={t('payrolls.papers.download')}
      text={t('payrolls.papers.download')}
      icon={<IconDownload aria-hidden="true" />}
      items={papers
        .filter(paper => paper !== 'netPayslip' || payslip !== null)
        .map(paper => ({ value: paper, label: t(`payrolls.papers.${paper}`) }))}
      onSelect={paper => navigate(`/payrolls/${number}/download/${paper}`)}
    />
  )
}
