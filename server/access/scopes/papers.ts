import { sql } from 'drizzle-orm'
import { hasFile, isOwn, isReadable, isSignedBy } from '../../documents/own.ts'
import { askedIn } from '../../forms/asked.ts'
import { isDesk, isShared, seesFiles } from '../../projectDocuments/shared.ts'
import { isKept, isRead, receiptNamed } from '../../receipts/named.ts'
import { isOffice, readsPeople } from '../principal.ts'
import { type Context, type Rules, id, idOrNumber, mustFind, subject } from './judge.ts'

const documentOf = (ctx: Context, document: string) =>
  sql`select 1 from document d where d.tenant_id = ${ctx.tenant.id} and d.id = ${document}`
const uploadOf = (ctx: Context, upload: string) => sql`select 1 from document_upload u
  join document d on d.tenant_id = u.tenant_id and d.id = u.document_id
  where u.tenant_id = ${ctx.tenant.id} and u.id = ${upload}`
const ownUpload = (ctx: Context, upload: string) =>
  sql`${uploadOf(ctx, upload)} and d.person_id = ${ctx.who.personId}::uuid`

const fileOf = (ctx: Context, file: string) =>
  sql`select 1 from project_document f where f.tenant_id = ${ctx.tenant.id} and f.id = ${file}`

const pictureOf = (ctx: Context, picture: string) =>
  sql`select 1 from profile_picture f where f.tenant_id = ${ctx.tenant.id} and f.id = ${picture}`
const ownPicture = (ctx: Context, picture: string) =>
  sql`${pictureOf(ctx, picture)} and f.person_id = ${ctx.who.personId}::uuid`

const receiptOf = (ctx: Context, named: string) =>
  sql`select 1 from receipt r where r.tenant_id = ${ctx.tenant.id} and ${receiptNamed(named)}`

const itemOf = (ctx: Context, item: string) => sql`select 1 from payroll_item o
  join payroll y on y.tenant_id = o.tenant_id and y.id = o.payroll_id where o.tenant_id = ${ctx.tenant.id} and o.id = ${item}`

/** Papers, and what leads to them. */
export const paperRules: Rules<
  | 'document'
  | 'documentSignatory'
  | 'documentUpload'
  | 'profilePicture'
  | 'upload'
  | 'form'
  | 'formQuestion'
  | 'formAnswerFile'
  | 'projectDocument'
  | 'receipt'
  | 'receiptItem'
  | 'receiptDocument'
  | 'staffContract'
  | 'payroll'
  | 'payrollItem'
> = {
  document: subject<'document', string>(id, {
    reads: (document, ctx) => mustFind(ctx, sql`${documentOf(ctx, document)} and ${isReadable(ctx)}`),
    owns: (document, ctx) =>
      mustFind(
        ctx,
        sql`${documentOf(ctx, document)} and d.wants = 'upload'
          and ${isOffice(ctx.who) ? sql`true` : sql`d.person_id = ${ctx.who.personId}::uuid`}`,
      ),
    /** Locks the document, so that of two who sign at once the second finds what the first has done. */
    signs: (document, ctx) =>
      mustFind(ctx, sql`${documentOf(ctx, document)} and ${isSignedBy(ctx)} for no key update of d`),
  }),
  documentSignatory: subject<'documentSignatory', string>(id, {
    /** Locks its document likewise. */
    owns: (signatory, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from document_signatory s join document d on d.tenant_id = s.tenant_id and d.id = s.document_id
          where s.tenant_id = ${ctx.tenant.id} and s.id = ${signatory} and ${isOwn(ctx)} and ${hasFile}
          for no key update of d`,
      ),
  }),
  documentUpload: subject<'documentUpload', string>(id, {
    owns: (upload, ctx) => mustFind(ctx, isOffice(ctx.who) ? uploadOf(ctx, upload) : ownUpload(ctx, upload)),
    reads: (upload, ctx) => mustFind(ctx, readsPeople(ctx.who) ? uploadOf(ctx, upload) : ownUpload(ctx, upload)),
  }),
  profilePicture: subject<'profilePicture', string>(id, {
    owns: (picture, ctx) => mustFind(ctx, isOffice(ctx.who) ? pictureOf(ctx, picture) : ownPicture(ctx, picture)),
    reads: (picture, ctx) => mustFind(ctx, readsPeople(ctx.who) ? pictureOf(ctx, picture) : ownPicture(ctx, picture)),
  }),
  upload: subject<'upload', string>(id, {
    owns: (upload, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from upload u where u.tenant_id = ${ctx.tenant.id} and u.id = ${upload}
          and u.person_id = ${ctx.who.personId} and u.used_at is null and u.expires_at > ${ctx.now}`,
      ),
  }),
  form: subject<'form', string>(id, {
    reads: (form, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from form f where f.tenant_id = ${ctx.tenant.id} and f.id = ${form}
          and ${readsPeople(ctx.who)}::boolean`,
      ),
    keeps: (form, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from form f where f.tenant_id = ${ctx.tenant.id} and f.id = ${form}
          and (${readsPeople(ctx.who)}::boolean or f.person_id = ${ctx.who.personId})`,
      ),
    /** For what opens its own transactions, and looks again within. */
    holds: (form, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from form f where f.tenant_id = ${ctx.tenant.id} and f.id = ${form}
          and f.person_id = ${ctx.who.personId}`,
      ),
    /** Where something changes this also locks the form, so that of two answers the second finds the first. */
    fills: (form, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from form f where f.tenant_id = ${ctx.tenant.id} and f.id = ${form}
          and f.person_id = ${ctx.who.personId} ${ctx.readOnly ? sql`` : sql`for no key update`}`,
      ),
  }),
  /** Asked now, or when a form was handed out that somebody holds. */
  formQuestion: subject<'formQuestion', string>(id, {
    reads: (question, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from form_question q where q.tenant_id = ${ctx.tenant.id} and q.id = ${question}
          and (${isDesk(ctx.who) && ctx.who.rights.training !== undefined}::boolean
            or exists (select from form f where ${askedIn('f')} and f.person_id = ${ctx.who.personId}))`,
      ),
  }),
  formAnswerFile: subject<'formAnswerFile', string>(id, {
    keeps: (file, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from form_answer_file x join form f on f.tenant_id = x.tenant_id and f.id = x.form_id
          where x.tenant_id = ${ctx.tenant.id} and x.id = ${file}
            and (${readsPeople(ctx.who)}::boolean or f.person_id = ${ctx.who.personId})`,
      ),
  }),
  projectDocument: subject<'projectDocument', string>(id, {
    reads: (file, ctx) => mustFind(ctx, sql`${fileOf(ctx, file)} and f.deleted_at is null and ${isShared(ctx)}`),
    owns: (file, ctx) =>
      mustFind(
        ctx,
        sql`${fileOf(ctx, file)}
          and ${seesFiles(ctx.who) ? sql`true` : sql`f.sent_by_id = ${ctx.who.personId}::uuid`}`,
      ),
  }),
  receipt: subject<'receipt', string>(id, {
    reads: (named, ctx) => mustFind(ctx, sql`${receiptOf(ctx, named)} and ${isRead(ctx)}`),
    keeps: (named, ctx) => mustFind(ctx, sql`${receiptOf(ctx, named)} and ${isKept(ctx)}`),
  }),
  receiptItem: subject<'receiptItem', string>(id, {
    keeps: (item, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from receipt_item i join receipt r on r.tenant_id = i.tenant_id and r.id = i.receipt_id
          where i.tenant_id = ${ctx.tenant.id} and i.id = ${item} and ${isKept(ctx)}`,
      ),
  }),
  receiptDocument: subject<'receiptDocument', string>(id, {
    reads: (document, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from receipt_document d join receipt r on r.tenant_id = d.tenant_id and r.id = d.receipt_id
          where d.tenant_id = ${ctx.tenant.id} and d.id = ${document} and ${isRead(ctx)}`,
      ),
  }),
  staffContract: subject<'staffContract', string>(id, {
    owns: (contract, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from staff_contract where tenant_id = ${ctx.tenant.id} and id = ${contract}
          and (${isOffice(ctx.who)} or person_id = ${ctx.who.personId})`,
      ),
  }),
  payroll: subject<'payroll', string>(id, {
    owns: (payroll, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from payroll where tenant_id = ${ctx.tenant.id} and ${idOrNumber(payroll)}
          and (${isOffice(ctx.who)} or person_id = ${ctx.who.personId})`,
      ),
  }),
  payrollItem: subject<'payrollItem', string>(id, {
    owns: (item, ctx) =>
      mustFind(ctx, sql`${itemOf(ctx, item)} and (${isOffice(ctx.who)} or y.person_id = ${ctx.who.personId})`),
    /** Locks the item, so that of two answers the second finds the first. */
    confirms: (item, ctx) =>
      mustFind(ctx, sql`${itemOf(ctx, item)} and y.person_id = ${ctx.who.personId} for no key update of o`),
  }),
}
