import { z } from 'zod'
import { mailedNotices } from '../../../domain/pushSubscriptions/notices.ts'
import { newLink } from '../../auth/password-link.ts'
import { jobAnswerLink } from '../../database/tables/attendance.ts'
import type { Database } from '../../database/open.ts'
import { jobJoins } from '../../jobs/job-joins.ts'
import { noticeHolds, noticeWords } from '../../push/notice.ts'
import { tenantOrigin } from '../../tenant/tenant-origin.ts'
import { type Speaker, speaker } from '../mail-words.ts'
import type { Content } from '../page.ts'
import type { Renderer } from '../renderer.ts'

type Notice = (typeof mailedNotices)[number]
const Data = z.object({ jobId: z.uuid(), notice: z.enum(mailedNotices) })

interface Job extends Record<string, unknown> {
  status: string
  function: string
  project: string
  number: string
  place: string
  meetingPoint: string | null
  starts: string
  zone: string
  answerBy: string | null
  note: string | null
  phone: string | null
  country: string | null
}

const intros = {
  invited: 'jobInvitedIntro',
  confirmed: 'jobConfirmedIntro',
  changed: 'jobChangedIntro',
  notNeeded: 'jobNotNeededIntro',
  reactivated: 'jobReactivatedIntro',
  lapsed: 'jobLapsedIntro',
} as const satisfies Record<Notice, string>

/**
 * What happened to a shift, for whoever has no device that would be told of it. Whoever is asked may answer by its link.
 * Silent where it is no longer so, and once the shift is over.
 */
export const renderJobNotice: Renderer = async ({ config, port, database, now }, tenant, mail) => {
  const { jobId, notice } = Data.parse(mail.data)
  const [job] = await database.withTenant(
    tenant.id,
    tx =>
      tx.raw<Job>(
        `select s.status, coalesce(i.task, f.caption) as function, p.name as project, p.number, l.name || ', ' || l.city as place,
          c.meeting_point as "meetingPoint", s.starts, i.time_zone as zone, coalesce(s.answer_by, i.confirm_by) as "answerBy",
          s.invitation_note as note, w.phone, w.country
        from project_crew_item_status s ${jobJoins}
        join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
        where s.tenant_id = $1 and s.id = $2 and s.ends > $3`,
        [tenant.id, jobId, now()],
      ),
    { readOnly: true },
  )
  if (!job || !noticeHolds[notice].includes(job.status)) return null
  const speaks = speaker(mail.language)
  const callAt = new Date(job.starts)
  const origin = tenantOrigin(tenant, { publicUrl: config.publicUrl, port })
  const content = contentOf(speaks, job, notice)
  return {
    subject: `${speaks.say(noticeWords[notice], { function: job.function })}, ${speaks.moment(callAt, job.zone)}`,
    content:
      origin === null
        ? content
        : { ...content, button: await button(database, speaks, { origin, tenantId: tenant.id, jobId, job }) },
    about: { kind: 'project', key: job.number, label: job.project },
    callAt,
    short: { phone: job.phone, country: job.country, text: placeOf(job) },
  }
}

const placeOf = ({ place, meetingPoint }: Job) => [place, meetingPoint].filter(Boolean).join(', ')

function contentOf({ say, moment }: Speaker, job: Job, notice: Notice): Content {
  const asked = job.status === 'invited'
  return {
    greeting: say('helloYou'),
    intro: say(intros[notice]),
    facts: [
      [say('cannotComeJob'), job.function],
      [say('noteDate'), moment(new Date(job.starts), job.zone)],
      [say('cannotComePlace'), placeOf(job)],
      [say('noteProject'), job.project],
    ],
    notes: asked
      ? [
          ...(job.note === null ? [] : [job.note]),
          ...(job.answerBy === null ? [] : [say('jobAnswerBy', { until: moment(new Date(job.answerBy), job.zone) })]),
        ]
      : [],
  }
}

interface Leading {
  origin: string
  tenantId: string
  jobId: string
  job: Job
}

/** To an answer without a login, a fresh link each time the mail is tried; else to the job itself. */
async function button(
  database: Pick<Database, 'withTenant'>,
  { say }: Speaker,
  { origin, tenantId, jobId, job }: Leading,
): Promise<NonNullable<Content['button']>> {
  if (job.status !== 'invited') return { label: say('crewMessageButton'), link: `${origin}/jobs/${jobId}` }
  const { token, tokenHash } = newLink()
  await database.withTenant(tenantId, async tx => {
    await tx.insert(jobAnswerLink).values({ tenantId, id: crypto.randomUUID(), jobId, tokenHash })
  })
  return { label: say('jobAnswerButton'), link: `${origin}/answer/${token}`, opens: true }
}
