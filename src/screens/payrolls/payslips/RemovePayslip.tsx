import { useWords } from '../../../i18n/words.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { useCommand } from '../../shared/useCommand.ts'
import type { Payroll } from '../payroll.types.ts'

/** Asks before somebody's payslip is taken away. */
export function RemovePayslip({ payroll, onClose }: { payroll: Payroll; onClose: () => void }) {
  const { t } = useWords()
  const remove = useCommand('delete', '/api/v1/payrolls/{id}/payslip', { touches: ['payrolls', 'payrollMonths'] })
  return (
    <ConfirmDialog
      opened
      title={t('payrolls.payslip.removeTitle')}
      safeLabel={t('payrolls.payslip.keep')}
      riskyLabel={t('payrolls.payslip.remove')}
      busy={remove.busy}
      onSafe={onClose}
      onRisky={() =>
        void remove.give(
          { params: { path: { id: payroll.id } } },
          { done: t('payrolls.payslip.removed'), then: onClose },
        )
      }
    >
      {t('payrolls.payslip.removeText', { person: payroll.person.name })}
    </ConfirmDialog>
  )
}
