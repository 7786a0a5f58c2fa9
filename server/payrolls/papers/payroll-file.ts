import type { payrollPapers } from '../../../openapi/payrolls.ts'
import { type Context, readApart } from '../../context.ts'
import { fileName } from '../../files/saved-as.ts'
import { pdfResponse } from '../../papers/pdf-response.ts'
import { payrollPaper } from './payroll-paper.queries.ts'
import { payrollPdf } from './payroll-pdf.ts'
import { payrollWords } from './payroll-paper-words.ts'

/** What is drawn here. */
export type Paper = Exclude<(typeof payrollPapers)[number], 'netPayslip'>

/** A paper of a payroll, drawn as it stands: a closed one stays as it is. */
export async function payrollFile(ctx: Context<'notFound'>, named: string, paper: Paper, language?: string) {
  const payroll = await readApart(ctx, within => payrollPaper(within, named))
  const words = payrollWords(language ?? ctx.who.language)
  const bytes = await payrollPdf(ctx.tenant, payroll, paper, words, ctx.now)
  return pdfResponse(bytes, fileName(`${words[paper]} ${payroll.number}`))
}
