import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { columnsOf, personTables, register } from '../../../domain/privacy/register.ts'
import type { ColumnClass } from '../../../domain/privacy/register.types.ts'

const classes: ColumnClass[] = ['plain', 'own', 'once', 'shared', 'actor', 'other', 'secret']

interface Table {
  name: string
  columns: Record<string, { name: string }>
  foreignKeys: Record<string, { tableTo: string; columnsFrom: string[] }>
}
/** The schema as the last migration leaves it. */
const schema = (): Table[] => {
  const folder = join(import.meta.dirname, '../../../server/database/migrations/meta')
  const last = readdirSync(folder)
    .filter(file => file.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1)
  const { tables } = JSON.parse(readFileSync(join(folder, last ?? ''), 'utf8')) as { tables: Record<string, Table> }
  return Object.values(tables)
}
const tables = schema()
const named = (of: readonly Table[], which: (table: Table, column: string) => boolean) =>
  of.flatMap(table =>
    Object.values(table.columns).flatMap(({ name }) =>
      name !== 'tenant_id' && which(table, name) ? [`${table.name}.${name}`] : [],
    ),
  )
const registered = (...of: ColumnClass[]) =>
  Object.entries(register).flatMap(([table, one]) => columnsOf(one, ...of).map(column => `${table}.${column}`))

/** What becomes of rows of somebody who is erased, and why what stays does. */
const fates: readonly [kind: string, gone: 'rows' | 'columns' | 'kept', law: string | null, tables: string][] = [
  ['log', 'columns', 'trace', 'activity'],
  ['payments', 'rows', null, 'bank_account'],
  ['payments', 'kept', 'pay', 'bank_transfer'],
  ['absences', 'rows', null, 'calendar_entry date_question_person'],
  ['calendars', 'rows', null, 'calendar_subscription'],
  ['messagesSent', 'columns', null, 'crew_message'],
  ['messages', 'rows', null, 'crew_message_recipient email_message email_message_attachment email_subscription mail'],
  ['notes', 'rows', null, 'crew_preference person_tag'],
  ['ratings', 'rows', null, 'crew_rating faq_vote item_rating'],
  ['imports', 'columns', null, 'data_import'],
  ['imports', 'rows', null, 'import_row'],
  ['documents', 'rows', 'documents', 'document document_signatory document_trail document_upload document_version'],
  ['signatures', 'kept', 'documents', 'document_signature security_check_signature'],
  ['forms', 'rows', 'documents', 'form form_answer form_answer_file'],
  ['forms', 'kept', 'documents', 'form_paper'],
  ['hours', 'kept', 'hours', 'hours_amendment signed_hours'],
  ['answers', 'rows', null, 'idempotency_key'],
  ['jobs', 'rows', null, 'job_answer_link'],
  ['jobs', 'columns', 'hours', 'project_crew_item_status'],
  ['places', 'rows', null, 'live_location project_seen'],
  ['logins', 'columns', null, 'login'],
  ['logins', 'rows', null, 'login_attempt one_time_code open_id_binding open_id_ticket passkey passkey_challenge'],
  ['logins', 'rows', null, 'password_link session'],
  ['contracts', 'kept', 'pay', 'pay_rate staff_contract'],
  ['payrolls', 'kept', 'pay', 'payroll payroll_item payroll_net payroll_payslip'],
  ['person', 'columns', null, 'person'],
  ['erasure', 'kept', 'trace', 'person_erasure'],
  ['functions', 'rows', null, 'person_function'],
  ['pictures', 'rows', null, 'person_picture profile_picture'],
  ['punches', 'kept', 'hours', 'punch punch_choice'],
  ['devices', 'rows', null, 'push_message push_subscription'],
  ['receipts', 'kept', 'pay', 'receipt receipt_activity receipt_document receipt_item'],
  ['trees', 'kept', 'trace', 'tree'],
  ['uploads', 'columns', null, 'upload'],
]
/** Tables an agency does not take along, and why. */
const leftOut = {
  passing: [
    ...['session', 'idempotency_key', 'login_attempt', 'live_location', 'discarded_file', 'upload', 'push_message'],
    ...['open_id_attempt', 'data_export', 'data_export_piece'],
  ],
  secret: ['password_link', 'open_id_ticket', 'passkey_challenge', 'job_answer_link'],
  derived: ['search_word'],
  installation: ['installation', 'host_claim', 'tenant_host'],
}
/** By the day of these it is reckoned how long they are kept. */
const dated = [
  ...['bank_transfer', 'document_signature', 'form_paper', 'payroll', 'project_crew_item_status', 'receipt'],
  ...['security_check_signature', 'signed_hours', 'staff_contract'],
]
/** Some of their rows stay although others go. */
const partly = [
  ...['activity', 'document', 'document_signatory', 'document_trail', 'document_upload', 'document_version'],
  ...['form', 'form_answer', 'form_answer_file'],
]
const namesOf = (which: (person: (typeof personTables)[number]['person']) => boolean) =>
  personTables
    .filter(({ person }) => which(person))
    .map(({ table }) => table)
    .toSorted()

describe('the register of what is kept', () => {
  it('knows every column of every table, once, and none that is gone', () => {
    expect(tables.length).toBeGreaterThan(120)
    expect(registered(...classes).toSorted()).toEqual(named(tables, () => true).toSorted())
  })

  it('calls no reference to a person plain', () => {
    const people = named(tables, ({ foreignKeys }, column) =>
      Object.values(foreignKeys).some(
        ({ tableTo, columnsFrom }) => tableTo === 'person' && columnsFrom.includes(column),
      ),
    )
    expect(people.length).toBeGreaterThan(60)
    const plain = new Set(registered('plain'))
    expect(people.filter(name => plain.has(name))).toEqual([])
  })

  it('says what becomes of the rows of whoever is erased', () => {
    const told = personTables.map(({ table, person: { kind, gone, law } }) => [table, kind, gone, law ?? null])
    const should = fates.flatMap(([kind, gone, law, names]) => names.split(' ').map(name => [name, kind, gone, law]))
    expect(told.toSorted()).toEqual(should.toSorted())
    expect(namesOf(({ day }) => day !== undefined)).toEqual(dated)
    expect(namesOf(({ stays }) => stays !== undefined)).toEqual(partly)
    expect(namesOf(({ ofOthers }) => ofOthers === true)).toEqual(['idempotency_key'])
  })

  it('finds whose rows they are by the person who is asked for', () => {
    expect(personTables.filter(({ person: { of } }) => !/\bx\./.test(of) || !of.includes('$person'))).toEqual([])
    expect(personTables.filter(({ person: { stays } }) => stays !== undefined && !/\bx\./.test(stays))).toEqual([])
    expect(personTables.filter(({ person: { day } }) => day !== undefined && !/\bx\.|null/.test(day))).toEqual([])
  })

  it.each(Object.entries(leftOut))('leaves out what is %s where an agency takes its data along', (why, names) => {
    const found = Object.entries(register).flatMap(([table, { leftOut: said }]) => (said === why ? [table] : []))
    expect(found.toSorted()).toEqual(names.toSorted())
  })
  it('leaves nothing else out', () => {
    expect(Object.values(register).filter(one => one.leftOut !== undefined)).toHaveLength(
      Object.values(leftOut).flat().length,
    )
  })
})

describe('the order in which rows go', () => {
  it('is such that nothing is looked up in what went before it', () => {
    const seen: string[] = []
    for (const { table, person } of personTables) {
      const text = `${person.of} ${person.stays ?? ''}`
      if (person.gone !== 'kept')
        expect([table, seen.filter(gone => new RegExp(`(from|join) ${gone} `).test(text))]).toEqual([table, []])
      if (person.gone !== 'kept') seen.push(table)
    }
  })
})
