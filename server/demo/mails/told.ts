import type { Tx } from '../../database/tenant.ts'
import { speaker } from '../../mail/mail-words.ts'
import type { Rendered } from '../../mail/renderer.ts'
import type { Agency } from '../tenants.ts'
import { day, hour } from '../times.ts'
import type { MailCause } from '../../../openapi/emailMessages.ts'

export interface DemoMail {
  kind: string
  recipient: string
  language: string
  /** How long ago it was to be sent. */
  ago: number
  state: 'sent' | 'failed' | 'unclear' | 'stopped'
  reason: string | null
  cause?: MailCause
  said: Pick<Rendered, 'subject' | 'content' | 'about' | 'companyId'>
  /** The paper it carries: its name. */
  paper?: string
}

type Paper = {
  number: string
  project: string
  projectNumber: string
  companyId: string
  recipient: string | null
  language: string | null
}
type Person = { name: string; firstName: string; email: string; language: string }

/** Which papers of the demo were mailed; the newest first. */
async function papersOf(tx: Tx, { id }: Agency) {
  const of = (what: string, from: string) =>
    tx.raw<Paper>(
      `select ${what} as number, p.number || ' ' || p.name as project, p.number as "projectNumber", p.company_id as "companyId",
        coalesce(k.email, y.invoice_email, y.delivery_note_email) as recipient, y.language
      from ${from} join company y on y.tenant_id = p.tenant_id and y.id = p.company_id
      left join contact k on k.tenant_id = p.tenant_id and k.id = p.contact_id`,
      [id],
    )
  return {
    notes: await of(
      'n.number',
      `(select * from delivery_note where tenant_id = $1 and signed_at is not null order by signed_at desc, id limit 9) n
        join project_crew c on c.tenant_id = n.tenant_id and c.id = n.crew_id
        join project p on p.tenant_id = c.tenant_id and p.id = c.project_id`,
    ),
    invoices: await of(
      'v.number',
      `(select * from invoice where tenant_id = $1 and sent_at is not null order by sent_at desc, id limit 6) v
        join project p on p.tenant_id = v.tenant_id and p.id = v.project_id`,
    ),
    quotations: await of(
      'q.number',
      `(select * from quotation where tenant_id = $1 order by released_at desc, id limit 4) q
        join project p on p.tenant_id = q.tenant_id and p.id = q.project_id`,
    ),
  }
}

const peopleOf = (tx: Tx, { id }: Agency, type: string, most: number) =>
  tx.raw<Person>(
    `select w.first_name || ' ' || w.last_name as name, w.first_name as "firstName", w.email, w.language
      from login g join person w on w.tenant_id = g.tenant_id and w.id = g.person_id
      where g.tenant_id = $1 and $2 = any(g.login_types) and g.kind = 'user' and w.email is not null
      order by w.number, w.id limit $3`,
    [id, type, most],
  )

/** What the agency has mailed of late: papers to its clients, news to crew and planning, and links to whoever is new. */
export async function toldOf(tx: Tx, agency: Agency): Promise<DemoMail[]> {
  const { notes, invoices, quotations } = await papersOf(tx, agency)
  const crew = await peopleOf(tx, agency, 'crew', 12)
  const [planner] = await peopleOf(tx, agency, 'planners', 1)
  const origin = `https://${agency.host}`
  const sent = { state: 'sent', reason: null } as const
  const paper = (kind: 'deliveryNote' | 'invoice' | 'quotation', row: Paper, ago: number): DemoMail[] => {
    if (row.recipient === null) return []
    const language = row.language ?? 'en'
    const { say } = speaker(language)
    const short = kind === 'deliveryNote' ? 'note' : kind
    const values = { number: row.number, project: row.project }
    const ofInvoice = kind === 'invoice'
    const link = `${origin}${ofInvoice ? `/invoice/${row.number}` : `/projects/${row.projectNumber}`}`
    return [
      {
        ...{ kind, recipient: row.recipient, language, ago, ...sent },
        said: {
          subject: say(`${short}Subject`, values),
          content: {
            greeting: say('helloYou'),
            intro: say(`${short}Intro`, values),
            facts: [[say('noteProject'), row.project]],
            notes: ofInvoice ? [] : [say('noteWrong')],
            ...(kind === 'deliveryNote' ? {} : { button: { label: say(`${kind}Button`), link } }),
          },
          about: ofInvoice
            ? { kind: 'invoice', key: row.number, label: row.number }
            : { kind: 'project', key: row.projectNumber, label: row.project },
          companyId: row.companyId,
        },
        paper: `${row.number}.pdf`,
      },
    ]
  }
  const welcome = (person: Person, ago: number): DemoMail => {
    const { say } = speaker(person.language)
    const values = { agency: agency.name, login: person.email, name: person.firstName }
    return {
      ...{ kind: 'passwordLink', recipient: person.email, language: person.language, ago, ...sent },
      said: {
        subject: say('welcomeSubject', values),
        content: {
          greeting: say('hello', values),
          intro: say('welcomeIntro', values),
          button: { label: say('welcomeButton'), link: `${origin}/welcome`, opens: true },
          notes: [say('welcomeNotYou', values)],
        },
      },
    }
  }
  const told = (
    person: Person,
    kind: string,
    words: {
      subject: 'documentFinishedSubject' | 'documentTurnSubject' | 'documentApprovedSubject'
      intro: 'documentFinishedIntro' | 'documentTurnIntro' | 'documentApprovedIntro'
    },
    name: string,
    ago: number,
  ): DemoMail => {
    const { say } = speaker(person.language)
    return {
      ...{ kind, recipient: person.email, language: person.language, ago, ...sent },
      said: {
        subject: say(words.subject, { name }),
        content: {
          greeting: say('helloYou'),
          intro: say(words.intro, { name }),
          facts: [[say('documentTurnName'), name]],
          button: { label: say('documentTurnButton'), link: `${origin}/` },
          notes: [],
        },
      },
    }
  }
  const missing = (person: Person, project: Paper, ago: number): DemoMail[] => {
    if (!planner) return []
    const { say } = speaker(planner.language)
    return [
      {
        ...{ kind: 'cannotCome', recipient: planner.email, language: planner.language, ago, ...sent },
        said: {
          subject: say('cannotComeSubject', { person: person.name, project: project.project }),
          content: {
            greeting: say('helloYou'),
            intro: say('cannotComeIntro', { person: person.name }),
            facts: [[say('noteProject'), project.project]],
            button: { label: say('cannotComeButton'), link: `${origin}/projects/${project.projectNumber}` },
            notes: [],
          },
          about: { kind: 'project', key: project.projectNumber, label: project.project },
        },
      },
    ]
  }
  const finished = { subject: 'documentFinishedSubject', intro: 'documentFinishedIntro' } as const
  const turn = { subject: 'documentTurnSubject', intro: 'documentTurnIntro' } as const
  const approved = { subject: 'documentApprovedSubject', intro: 'documentApprovedIntro' } as const
  const mails = [
    ...notes.flatMap((row, at) => paper('deliveryNote', row, 3 * hour + at * 27 * hour)),
    ...invoices.flatMap((row, at) => paper('invoice', row, 5 * hour + at * 2 * day)),
    ...quotations.flatMap((row, at) => paper('quotation', row, 8 * hour + at * 3 * day)),
    ...crew
      .slice(0, 6)
      .map((person, at) => told(person, 'documentTurn', turn, 'Rate agreement 2026', 20 * hour + at * hour)),
    ...crew
      .slice(2, 5)
      .map((person, at) => told(person, 'documentFinished', finished, 'Rate agreement 2026', 2 * day + at * hour)),
    ...crew
      .slice(5, 8)
      .map((person, at) => told(person, 'documentDecided', approved, 'First aid certificate', 3 * day + at * hour)),
    ...crew.slice(8, 12).map((person, at) => welcome(person, 6 * day + at * hour)),
    ...notes.slice(0, 3).flatMap((row, at) => {
      const person = crew[at]
      return person ? missing(person, row, 30 * hour + at * day) : []
    }),
  ]
  return mails.map((mail, at) => odd(mail, at === mails.length - 1, invoices))
}

/** Not everything arrives. */
function odd(mail: DemoMail, last: boolean, invoices: readonly Paper[]): DemoMail {
  if (mail.paper === `${invoices[1]?.number}.pdf` && mail.kind === 'invoice')
    return {
      ...mail,
      ...{ state: 'failed', cause: 'recipientRefused' },
      reason: `The mail server refuses the recipient: 550 5.1.1 <${mail.recipient}> no such user here`,
    }
  if (mail.kind === 'documentDecided' && mail.ago === 3 * day) return { ...mail, state: 'stopped' }
  return last
    ? {
        ...mail,
        ...{ state: 'unclear', cause: 'unconfirmed' },
        reason: 'The connection ended before the mail server said whether it took the mail.',
      }
    : mail
}
