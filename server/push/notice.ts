import { and, eq } from 'drizzle-orm'
import { type JobNotice, jobNotices } from '../../domain/pushSubscriptions/notices.ts'
import { mail as mailTable } from '../database/tables/files.ts'
import { jobJoins } from '../jobs/job-joins.ts'
import { mailLanguage, speaker } from '../mail/mail-words.ts'
import type { Renderer } from '../mail/renderer.ts'
import type { Services } from '../services.ts'
import type { TenantRecord } from '../tenant/directory.ts'
import type { Claimed } from './push-states.ts'

/** What stands on the locked screen. */
export interface Notice {
  title: string
  body: string
  /** Where in the app it leads. */
  path: string
  /** A later one of the same replaces it. */
  tag: string | null
  /** Of the shift it is about. */
  callAt: Date | null
  endsAt: Date | null
}

/** What a message says now; null where it is no longer so. */
export const noticeOf = (
  services: Services,
  tenant: TenantRecord,
  claimed: Claimed,
  renderers: Record<string, Renderer>,
): Promise<Notice | null> =>
  claimed.mailId === null
    ? jobNotice(services, tenant, claimed)
    : mailNotice(services, tenant, claimed.mailId, renderers)

/** States of a job in which a notice of it is still so. */
export const noticeHolds: Readonly<Record<JobNotice, readonly string[]>> = {
  invited: ['invited'],
  confirmed: ['confirmed'],
  changed: ['invited', 'confirmed'],
  notNeeded: ['notNeeded'],
  reactivated: ['invited', 'confirmed'],
  lapsed: ['declined'],
  reminder: ['confirmed'],
  message: ['invited', 'confirmed', 'checkedIn', 'checkedOut'],
}
/** What stands above it. */
export const noticeWords = {
  invited: 'pushInvited',
  confirmed: 'pushConfirmed',
  changed: 'pushChanged',
  notNeeded: 'pushNotNeeded',
  reactivated: 'pushReactivated',
  lapsed: 'pushLapsed',
  reminder: 'pushReminder',
  message: 'pushMessage',
} as const
const isJobNotice = (notice: string): notice is JobNotice => (jobNotices as readonly string[]).includes(notice)

interface Job extends Record<string, unknown> {
  status: string
  function: string
  project: string
  place: string
  starts: string
  ends: string
  zone: string
  /** The newest word to its crew they have not read. */
  word: { text: string; sender: string } | null
}

async function jobNotice(
  { database }: Services,
  tenant: TenantRecord,
  { notice, jobId, language }: Claimed,
): Promise<Notice | null> {
  const [job] = await database.withTenant(
    tenant.id,
    tx =>
      tx.raw<Job>(
        `select s.status, coalesce(i.task, f.caption) as function, p.name as project, l.name || ', ' || l.city as place, s.starts, s.ends,
          i.time_zone as zone,
          (select json_build_object('text', m.text, 'sender', coalesce(b.first_name || ' ' || b.last_name, '')) as word
            from crew_message_recipient r join crew_message m on m.tenant_id = r.tenant_id and m.id = r.message_id
            left join person b on b.tenant_id = m.tenant_id and b.id = m.sent_by_id
            where r.tenant_id = s.tenant_id and r.job_id = s.id and r.read_at is null order by r.sent_at desc limit 1)
        from project_crew_item_status s ${jobJoins}
        where s.tenant_id = $1 and s.id = $2`,
        [tenant.id, jobId],
      ),
    { readOnly: true },
  )
  if (!job || !isJobNotice(notice) || !noticeHolds[notice].includes(job.status)) return null
  const { say, moment } = speaker(mailLanguage(tenant, language))
  const callAt = new Date(job.starts)
  if (notice === 'message') {
    if (!job.word) return null
    const { text, sender } = job.word
    return {
      ...{ title: say(noticeWords.message, { sender }), body: text, path: `/jobs/${jobId}`, tag: `message ${jobId}` },
      ...{ callAt, endsAt: null },
    }
  }
  return {
    title: say(noticeWords[notice], { function: job.function }),
    body: `${moment(callAt, job.zone)}\n${job.project}, ${job.place}`,
    path: `/jobs/${jobId}`,
    tag: `job ${jobId}`,
    callAt,
    endsAt: new Date(job.ends),
  }
}

/** The same as the mail says, in the same language; its button's address leads into the app. */
async function mailNotice(
  services: Services,
  tenant: TenantRecord,
  mailId: string,
  renderers: Record<string, Renderer>,
): Promise<Notice | null> {
  const [mail] = await services.database.withTenant(
    tenant.id,
    tx =>
      tx
        .select()
        .from(mailTable)
        .where(and(eq(mailTable.tenantId, tenant.id), eq(mailTable.id, mailId))),
    { readOnly: true },
  )
  const rendered = mail && (await renderers[mail.kind]?.(services, tenant, mail))
  if (!rendered) return null
  const { subject, content, callAt } = rendered
  const link = content.button?.link
  return {
    title: subject,
    body: content.intro,
    path: link && URL.canParse(link) ? new URL(link).pathname : '/',
    tag: null,
    callAt: callAt ?? null,
    endsAt: null,
  }
}
