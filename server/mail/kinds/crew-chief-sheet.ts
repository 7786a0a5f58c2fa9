import { z } from 'zod'
import { readFile } from '../../files/stored-files.ts'
import { tenantOrigin } from '../../tenant/tenant-origin.ts'
import { speaker } from '../mail-words.ts'
import type { Content } from '../page.ts'
import type { Renderer } from '../renderer.ts'

const Data = z.object({ crewId: z.uuid(), version: z.coerce.number() })

type Sheet = {
  fileId: string
  remark: string | null
  by: string
  at: string
  project: string
  number: string
  crew: string
  timeZone: string
}

/** To planning: a chief has handed over their sheet, with its PDF. */
export const renderCrewChiefSheet: Renderer = async (services, tenant, mail) => {
  const { crewId, version } = Data.parse(mail.data)
  const [sheet] = await services.database.withTenant(
    tenant.id,
    tx =>
      tx.raw<Sheet>(
        `select s.file_id as "fileId", s.remark, w.first_name || ' ' || w.last_name as by, s.released_at as at,
          p.number || ' ' || p.name as project, p.number, c.name as crew, l.time_zone as "timeZone"
        from crew_chief_sheet s
        join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
        join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
        join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
        join person w on w.tenant_id = s.tenant_id and w.id = s.released_by_id
        where s.tenant_id = $1 and s.crew_id = $2 and s.version = $3`,
        [tenant.id, crewId, version],
      ),
    { readOnly: true },
  )
  const file = sheet && (await readFile(services, tenant.id, sheet.fileId))
  if (!sheet || !file) return null
  const speaks = speaker(mail.language)
  const { say, moment } = speaks
  const origin = tenantOrigin(tenant, { publicUrl: services.config.publicUrl, port: services.port })
  const content: Content = {
    greeting: say('helloYou'),
    intro: say('sheetIntro', { name: sheet.by }),
    facts: [
      [say('noteProject'), sheet.project],
      [say('noteCrew'), sheet.crew],
      [say('noteDate'), moment(new Date(sheet.at), sheet.timeZone)],
      [say('sheetVersion'), String(version)],
      ...(sheet.remark === null ? [] : [[say('sheetRemark'), sheet.remark] as [string, string]]),
    ],
    ...(origin ? { button: { label: say('sheetButton'), link: `${origin}/projects/${sheet.number}/documents` } } : {}),
    notes: [],
  }
  const subject = say('sheetSubject', { project: sheet.project })
  return {
    subject,
    content,
    about: { kind: 'project', key: sheet.number, label: sheet.project },
    attachments: [file],
  }
}
