import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { daysUntil } from '../../domain/shift-display.ts'
import { localOf } from '../../domain/shift-time.ts'
import type { LinePerson } from '../../domain/invoices/lines.ts'
import type { InvoiceItem } from '../../openapi/invoices.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { millis } from '../wire.ts'
import { invoiceIdOf } from './named.ts'

type Wire = z.input<typeof InvoiceItem>
export type CrewColumns = {
  id: string
  name: string
  starts: string
  ends: string
  timeZone: string
  signedBy: string | null
  deliveryNote: string | null
}
export type ItemRow = Omit<Wire, 'crew' | 'people'> & { crew: CrewColumns | null; people: LinePerson[] }

/** A crew `c` at a location `l` with its delivery note `n`, as `shiftWire` takes it. */
export const shiftJson = sql.raw(`json_build_object('id', c.id, 'name', c.name, 'starts', c.starts, 'ends', c.ends,
  'timeZone', l.time_zone, 'signedBy', case when n.signed_at is not null then coalesce(n.signer_name, '') end,
  'deliveryNote', n.number)`)

export function shiftWire({ id, name, starts, ends, timeZone, signedBy }: Omit<CrewColumns, 'deliveryNote'>) {
  const [from, to] = [localOf(millis(starts), timeZone), localOf(millis(ends), timeZone)]
  return {
    id,
    name,
    date: from.date,
    begin: from.time,
    end: to.time,
    daysLater: daysUntil(to.date, from.date),
    timeZone,
    signedBy,
  }
}

export const itemWire = ({ crew, ...row }: ItemRow): Wire => ({
  ...row,
  crew: crew && { ...shiftWire(crew), deliveryNote: crew.deliveryNote },
})

const itemRows = sql`select i.id, case when c.id is not null then ${shiftJson} end as crew,
    case when i.function_code is not null then json_build_object('caption', i.function_caption, 'code', i.function_code) end as function,
    i.reason, i.percent, i.text, i.quantity, i.unit, i.unit_price::float8 as "unitPrice", i.minutes, i.signed_minutes as "signedMinutes", i.rate_per_hour as "ratePerHour",
    i.net::float8 as net, i.people
  from page join invoice_item i on i.id = page.id
  left join project_crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
  left join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
  left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id`

/** Lines of an invoice in their order. */
export const itemListing = (ctx: Context, named: string): Listing<ItemRow, Wire> => ({
  among: sql`from invoice_item i where i.tenant_id = ${ctx.tenant.id} and i.invoice_id = ${invoiceIdOf(ctx, named)}`,
  order: [
    { by: sql`i.place`, as: 'int' },
    { by: sql`i.id`, as: 'uuid' },
  ],
  rows: sql`${itemRows} where i.tenant_id = ${ctx.tenant.id}`,
  item: itemWire,
})
