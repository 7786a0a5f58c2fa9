import { Pages } from '../../shared/paper/Pages.tsx'
import { PaperPart } from '../../shared/paper/PaperPart.tsx'
import { usePaper } from '../../shared/paper/usePaper.ts'
import { nameOf } from '../invoice-words.ts'
import type { Invoice } from '../invoice.types.ts'
import { invoiceFile } from './invoice-file.ts'
import classes from './reading.module.css'

/** The invoice as its client gets it; in design it is drawn anew whenever it says something else. */
export function InvoicePaper({ invoice }: { invoice: Invoice }) {
  const { id, state, sentAt: _s, paid: _p, paidOn: _o, isOverdue: _i, credited: _c, recipient: _r, ...said } = invoice
  const named = `${id} ${state === 'design' ? JSON.stringify(said) : 'released'}`
  const paper = usePaper(named, async signal => (await invoiceFile(id, signal)).arrayBuffer())
  return (
    <section aria-label={`${nameOf(invoice)}.pdf`} className={classes['paper']}>
      <h2 className={classes['paperName']}>{nameOf(invoice)}.pdf</h2>
      <div className={classes['sheet']}>
        <PaperPart state={paper}>{open => <Pages paper={open} />}</PaperPart>
      </div>
    </section>
  )
}
