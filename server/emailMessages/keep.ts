import { sql } from 'drizzle-orm'
import type { Tx } from '../database/tenant.ts'
import { hashOf, putBytes, recordFile } from '../files/stored-files.ts'
import { senderOf } from '../mail/letter.ts'
import type { Mail } from '../mail/mail-states.ts'
import { speaker } from '../mail/mail-words.ts'
import { asKept, withoutKeys } from '../mail/page.ts'
import type { Rendered } from '../mail/renderer.ts'
import type { Services } from '../services.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import { isStopped } from './subscription.ts'

type Keeping = Pick<Services, 'database' | 'files' | 'config' | 'now'>

/**
 * Keeps what a mail says, with its files, before its text leaves; trying again keeps what is said then. Says whether its
 * recipient has unsubscribed. `unsubscribeHash`: of the token by which they may.
 */
export async function keepMail(
  services: Keeping,
  tenant: TenantRecord,
  mail: Mail,
  rendered: Rendered,
  unsubscribeHash: string | null,
): Promise<{ stopped: boolean }> {
  const { database } = services
  const files = (rendered.attachments ?? []).map(file => ({ ...file, sha256: hashOf(file.bytes) }))
  const before = await database.withTenant(tenant.id, tx => keptFiles(tx, mail), { readOnly: true })
  const same = files.length === before.length && files.every(({ sha256 }, at) => sha256 === before[at]?.sha256)
  const stored = same ? [] : await Promise.all(files.map(file => putBytes(services, tenant.id, file)))
  return database.withTenant(tenant.id, async tx => {
    await keepWords(tx, tenant, mail, rendered, {
      unsubscribeHash,
      sender: senderOf(services, tenant),
      now: services.now(),
    })
    if (!same) {
      await tx.execute(
        sql`delete from email_message_attachment where tenant_id = ${mail.tenantId} and message_id = ${mail.id}`,
      )
      for (const row of stored) await recordFile(tx, row)
      const given = stored.map(({ id, name }, place) => ({ id: crypto.randomUUID(), place, file_id: id, name }))
      await tx.execute(sql`insert into email_message_attachment (tenant_id, id, message_id, place, file_id, name)
        select ${mail.tenantId}::uuid, f.id, ${mail.id}::uuid, f.place, f.file_id, f.name
        from json_to_recordset(${JSON.stringify(given)}::json) f (id uuid, place int, file_id uuid, name text)`)
    }
    return { stopped: await isStopped(tx, mail.tenantId, mail.recipient) }
  })
}

async function keptFiles(tx: Tx, { tenantId, id }: Mail): Promise<{ sha256: string }[]> {
  const { rows } = await tx.execute<{ sha256: string }>(sql`select f.sha256 from email_message_attachment a
    join stored_file f on f.tenant_id = a.tenant_id and f.id = a.file_id
    where a.tenant_id = ${tenantId} and a.message_id = ${id} order by a.place`)
  return rows
}

/** How many characters of it a list shows at most. */
const shown = 200

/**
 * To whom it is, is looked up by the address: the one person who has it, the one contact. A company is a client's: what
 * goes to somebody of the agency is no company's, unless they are a contact of the very one the paper is for; neither is
 * what opens or ends something of one's own.
 */
async function keepWords(
  tx: Tx,
  tenant: TenantRecord,
  mail: Mail,
  { subject, content, about, companyId }: Rendered,
  { unsubscribeHash, sender, now }: { unsubscribeHash: string | null; sender: string; now: Date },
): Promise<void> {
  const { html, text } = asKept(content, tenant, speaker(mail.language))
  const address = mail.recipient.toLowerCase()
  const own = mail.kind === 'passwordLink' || mail.kind === 'calendarWithdrawn'
  await tx.execute(sql`
    with people as (select p.id, p.first_name || ' ' || p.last_name as name,
        exists (select from login g where g.tenant_id = p.tenant_id and g.person_id = p.id and not 'clients' = any(g.login_types)) as agency
      from person p where p.tenant_id = ${mail.tenantId} and lower(p.email) = ${address}),
    contacts as (select k.company_id, k.name from contact k where k.tenant_id = ${mail.tenantId} and lower(k.email) = ${address}),
    whose as (
      select (select min(id::text)::uuid from people having count(*) = 1) as person_id,
        coalesce((select min(name) from people having count(*) = 1), (select min(name) from contacts having count(distinct name) = 1)) as name,
        case when ${own}::boolean then null
          when exists (select from people where agency)
            then (select distinct company_id from contacts where company_id = ${companyId ?? null}::uuid)
          else coalesce(${companyId ?? null}::uuid, (select min(company_id::text)::uuid from contacts having count(distinct company_id) = 1)) end as company_id)
    insert into email_message (tenant_id, id, subject, excerpt, html, text, sender, recipient, recipient_name, person_id, company_id,
      company_name, about_kind, about_key, about_label, unsubscribe_hash, kept_at)
    select ${mail.tenantId}::uuid, ${mail.id}::uuid, ${withoutKeys(subject)}, ${withoutKeys(content.intro).slice(0, shown)}, ${html}, ${text},
      ${sender}, ${mail.recipient}, w.name, w.person_id, w.company_id, y.name, ${about?.kind ?? null}, ${about?.key ?? null},
      ${about?.label ?? null}, ${unsubscribeHash}, ${now}::timestamptz
    from whose w left join company y on y.tenant_id = ${mail.tenantId} and y.id = w.company_id
    on conflict (tenant_id, id) do update set subject = excluded.subject, excerpt = excluded.excerpt, html = excluded.html,
      text = excluded.text, sender = excluded.sender, recipient = excluded.recipient, recipient_name = excluded.recipient_name,
      person_id = excluded.person_id, company_id = excluded.company_id, company_name = excluded.company_name,
      about_kind = excluded.about_kind, about_key = excluded.about_key, about_label = excluded.about_label,
      unsubscribe_hash = excluded.unsubscribe_hash, kept_at = excluded.kept_at`)
}
