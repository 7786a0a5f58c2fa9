import { z } from 'zod'
import { jobJoins } from '../../jobs/job-joins.ts'
import { tenantOrigin } from '../../tenant/tenant-origin.ts'
import { type Speaker, speaker } from '../mail-words.ts'
import type { Content } from '../page.ts'
import type { Renderer } from '../renderer.ts'

const Data = z.object({ jobId: z.uuid(), to: z.enum(['chief', 'planning']) })

interface Missing {
  person: string
  phone: string | null
  function: string
  project: string
  number: string
  crew: string
  crewId: string
  place: string
  starts: string
  time_zone: string
  reason: string | null
}

/** Somebody cannot come: to the chief without the reason, to planning with it. Silent once the person is back on the job. */
export const renderCannotCome: Renderer = async ({ config, port, database }, tenant, mail) => {
  const { jobId, to } = Data.parse(mail.data)
  const [missing] = await database.withTenant(
    tenant.id,
    tx =>
      tx.raw<Missing & Record<string, unknown>>(
        `select w.first_name || ' ' || w.last_name as person, w.phone, f.caption as function, p.number || ' ' || p.name as project, p.number,
          c.name as crew, c.id as "crewId", l.name || ', ' || l.city as place, s.starts, i.time_zone, s.cancel_reason as reason
        from project_crew_item_status s ${jobJoins}
        join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
        where s.tenant_id = $1 and s.id = $2 and s.status = 'cancelled' and s.cancel_reason is not null`,
        [tenant.id, jobId],
      ),
    { readOnly: true },
  )
  if (!missing) return null
  const speaks = speaker(mail.language)
  const origin = tenantOrigin(tenant, { publicUrl: config.publicUrl, port })
  const content = contentOf(speaks, missing, to)
  const link = origin && `${origin}/crews/${missing.crewId}/crew-chief-job`
  const full = link ? { ...content, button: { label: speaks.say('cannotComeButton'), link } } : content
  const subject = speaks.say('cannotComeSubject', { person: missing.person, project: missing.project })
  return {
    subject,
    content: full,
    about: { kind: 'project', key: missing.number, label: missing.project },
    callAt: new Date(missing.starts),
  }
}

function contentOf({ say, moment }: Speaker, missing: Missing, to: 'chief' | 'planning'): Content {
  const facts: [string, string | null][] = [
    [say('cannotComeJob'), missing.function],
    [say('noteDate'), moment(new Date(missing.starts), missing.time_zone)],
    [say('cannotComePlace'), missing.place],
    [say('noteProject'), missing.project],
    [say('noteCrew'), missing.crew],
    [say('cannotComePhone'), missing.phone],
    [say('cannotComeReason'), to === 'planning' ? missing.reason : null],
  ]
  return {
    greeting: say('helloYou'),
    intro: say('cannotComeIntro', { person: missing.person }),
    facts: facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as [string, string]])),
    notes: [],
  }
}
