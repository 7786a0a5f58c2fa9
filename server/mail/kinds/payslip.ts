import { z } from 'zod'
import { tenantOrigin } from '../../tenant/tenant-origin.ts'
import { speaker } from '../mail-words.ts'
import type { Renderer } from '../renderer.ts'

const Data = z.object({ payrollId: z.uuid() })

type Told = { number: string; month: string }

/** To whose payslip the payroll office has sent; silent once it was taken away again. What it comes to is not said. */
export const renderPayslip: Renderer = async ({ config, port, database }, tenant, mail) => {
  const { payrollId } = Data.parse(mail.data)
  const [told] = await database.withTenant(
    tenant.id,
    tx =>
      tx.raw<Told>(
        `select y.number, y.month::text from payroll y
        join payroll_payslip p on p.tenant_id = y.tenant_id and p.payroll_id = y.id
        where y.tenant_id = $1 and y.id = $2`,
        [tenant.id, payrollId],
      ),
    { readOnly: true },
  )
  if (!told) return null
  const { say, month: monthOf } = speaker(mail.language)
  const month = monthOf(told.month)
  const origin = tenantOrigin(tenant, { publicUrl: config.publicUrl, port })
  return {
    subject: say('payslipSubject', { month }),
    content: {
      greeting: say('helloYou'),
      intro: say('payslipIntro', { month }),
      facts: [],
      ...(origin ? { button: { label: say('payslipButton'), link: `${origin}/payrolls/${told.number}` } } : {}),
      notes: [],
    },
  }
}
