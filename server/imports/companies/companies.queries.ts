import { type SQL, sql } from 'drizzle-orm'
import { type KindOfImport, type Lines, of, said } from '../kind.ts'

/** All companies of a tenant, as rows of a table are held against them: whatever is not known is left out. */
const known = (tenantId: string): SQL => sql`
  select json_build_object('items', coalesce(json_agg(json_build_object('id', y.id, 'own', y.own, 'values', json_strip_nulls(json_build_object(
    'number', y.number, 'name', y.name, 'street', y.street, 'zipcode', y.zipcode, 'city', nullif(y.city, ''),
    'country', y.country, 'vatId', y.vat_id, 'taxNumber', y.tax_number, 'contactName', y.contact_name,
    'contactPhone', y.contact_phone, 'contactEmail', y.invoice_email, 'deliveryNoteEmail', y.delivery_note_email,
    'buyerReference', y.buyer_reference, 'debtorAccount', y.debtor_account::text))) order by y.id), '[]'))::text
  from company y where y.tenant_id = ${tenantId}`

/** Nobody changes one of them until the end. */
const locked = (tenantId: string): SQL =>
  sql`select y.id from company y where y.tenant_id = ${tenantId} order by y.id for no key update`

/** Takes over what rows say otherwise; what they leave empty stays. */
const changed = (lines: Lines): SQL => sql`
  update company y set number = coalesce(${said('number')}, y.number), name = coalesce(${said('name')}, y.name),
    street = coalesce(${said('street')}, y.street), zipcode = coalesce(${said('zipcode')}, y.zipcode),
    city = coalesce(${said('city')}, y.city), country = coalesce(${said('country')}, y.country),
    vat_id = coalesce(${said('vatId')}, y.vat_id), tax_number = coalesce(${said('taxNumber')}, y.tax_number),
    contact_name = coalesce(${said('contactName')}, y.contact_name),
    contact_phone = coalesce(${said('contactPhone')}, y.contact_phone),
    invoice_email = coalesce(${said('contactEmail')}, y.invoice_email),
    delivery_note_email = coalesce(${said('deliveryNoteEmail')}, y.delivery_note_email),
    buyer_reference = coalesce(${said('buyerReference')}, y.buyer_reference),
    debtor_account = coalesce((${said('debtorAccount')})::int, y.debtor_account)
  from import_row r where ${of(lines, 'changes')} and y.tenant_id = r.tenant_id and y.id = r.target`

/**
 * Adds what rows say. Those without a number of their own get the next ones behind the highest there is, also in the rest
 * of the file; where no country is said, it is the agency's.
 */
const added = (lines: Lines): SQL => sql`
  with highest as materialized (
    select coalesce(max(n.number::bigint), 0) as number from (
      select y.number from company y where y.tenant_id = ${lines.tenantId}
      union all select ${said('number')} from import_row r
        where r.tenant_id = ${lines.tenantId} and r.import_id = ${lines.importId} and r.fate in ('new', 'changes')
    ) n where n.number ~ '^[0-9]{1,15}$'),
  home as materialized (select coalesce((select y.country from company y where y.tenant_id = ${lines.tenantId} and y.own
    order by y.number limit 1), 'DE') as country)
  insert into company (tenant_id, id, number, name, city, own, street, zipcode, country, vat_id, tax_number, contact_name,
    contact_phone, invoice_email, delivery_note_email, buyer_reference, debtor_account)
  select r.tenant_id, gen_random_uuid(), coalesce(${said('number')}, (h.number + row_number() over (
      partition by ${said('number')} is null order by r.line))::text),
    ${said('name')}, coalesce(${said('city')}, ''), false, ${said('street')}, ${said('zipcode')},
    coalesce(${said('country')}, home.country), ${said('vatId')}, ${said('taxNumber')}, ${said('contactName')},
    ${said('contactPhone')}, ${said('contactEmail')}, ${said('deliveryNoteEmail')}, ${said('buyerReference')},
    (${said('debtorAccount')})::int
  from import_row r cross join highest h cross join home where ${of(lines, 'new')}`

export const companies: KindOfImport = {
  known,
  lock: async (tx, { tenantId }) => {
    await tx.execute(sql`with locked as materialized (${locked(tenantId)}) select count(*) from locked`)
  },
  change: async (tx, lines) => (await tx.execute(changed(lines))).rowCount ?? 0,
  add: async (tx, lines) => (await tx.execute(added(lines))).rowCount ?? 0,
}
