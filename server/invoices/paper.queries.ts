import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Party } from '../../domain/invoices/e-invoice.ts'
import type { Invoice } from '../../openapi/invoices.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'
import { shiftJson, shiftWire } from './items.queries.ts'
import { invoiceNamed } from './named.ts'

type Wire = z.input<typeof Invoice>
type Company = Party & { id: string }
type LineColumns = {
  crew: (Parameters<typeof shiftWire>[0] & { deliveryNote: string | null }) | null
  function: string | null
  reason: string | null
  percent: number | null
  text: string | null
  quantity: number | null
  unit: string | null
  unitPrice: number | null
  minutes: number | null
  ratePerHour: number | null
  net: number
  people: number
}
type Row = Pick<
  Wire,
  | 'id'
  | 'number'
  | 'mark'
  | 'type'
  | 'clientMark'
  | 'reference'
  | 'date'
  | 'due'
  | 'currency'
  | 'taxCode'
  | 'taxRate'
  | 'net'
  | 'tax'
  | 'total'
  | 'reason'
  | 'paid'
> & {
  companyId: string
  language: string
  fileId: string | null
  subject: string | null
  contact: string | null
  credits: string | null
  client: Company
  issuer: Company
  lines: LineColumns[]
}
export type PaperLine = Omit<LineColumns, 'crew'> & {
  crew: (ReturnType<typeof shiftWire> & { deliveryNote: string | null }) | null
}
export type InvoicePaper = Omit<Row, 'lines'> & { lines: PaperLine[] }

const companyJson = (of: string) =>
  sql.raw(`json_build_object('id', ${of}.id, 'name', ${of}.name, 'street', ${of}.street, 'zipcode', ${of}.zipcode,
    'city', ${of}.city, 'country', ${of}.country, 'vatId', ${of}.vat_id, 'taxNumber', ${of}.tax_number,
    'contactName', ${of}.contact_name, 'contactPhone', ${of}.contact_phone, 'contactEmail', coalesce(${of}.invoice_email, ${of}.delivery_note_email),
    'buyerReference', ${of}.buyer_reference, 'iban', ${of}.iban, 'bic', ${of}.bic)`)

/** All that stands on the paper of an invoice. Throws `notFound`. */
export async function invoicePaper(
  ctx: Pick<Context<'notFound'>, 'tx' | 'refuse' | 'tenant'>,
  named: string,
): Promise<InvoicePaper> {
  const { lines, ...row } = await one<Row>(
    ctx,
    sql`select v.id, v.company_id as "companyId", v.number, v.mark, v.type, v.client_mark as "clientMark", v.reference, v.date, v.due, v.currency,
      v.tax_code as "taxCode", v.tax_rate as "taxRate", v.net::float8 as net, v.tax::float8 as tax, v.total::float8 as total,
      v.paid::float8 as paid, v.reason, v.language, v.file_id as "fileId", coalesce(v.title, p.name) as subject, k.name as contact,
      o.number as credits, ${companyJson('y')} as client, ${companyJson('s')} as issuer,
      (select coalesce(json_agg(json_build_object('crew', case when c.id is not null then ${shiftJson} end,
          'function', i.function_caption, 'reason', i.reason, 'percent', i.percent, 'text', i.text, 'quantity', i.quantity,
          'unit', i.unit, 'unitPrice', i.unit_price, 'minutes', i.minutes,
          'ratePerHour', i.rate_per_hour, 'net', i.net, 'people', jsonb_array_length(i.people)) order by i.place), '[]')
        from invoice_item i
        left join project_crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
        left join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
        left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id
        where i.tenant_id = v.tenant_id and i.invoice_id = v.id) as lines
    from invoice v
    join company y on y.tenant_id = v.tenant_id and y.id = v.company_id
    join company s on s.tenant_id = v.tenant_id and s.id = v.issuer_id
    left join project p on p.tenant_id = v.tenant_id and p.id = v.project_id
    left join contact k on k.tenant_id = v.tenant_id and k.id = v.contact_id
    left join invoice o on o.tenant_id = v.tenant_id and o.id = v.credits_id
    where v.tenant_id = ${ctx.tenant.id} and ${invoiceNamed(named)}`,
  )
  return {
    ...row,
    lines: lines.map(({ crew, ...line }) => ({
      ...line,
      crew: crew && { ...shiftWire(crew), deliveryNote: crew.deliveryNote },
    })),
  }
}
