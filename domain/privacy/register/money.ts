import type { Register } from '../register.types.ts'

export const money = {
  payroll: {
    person: { kind: 'payrolls', of: 'x.person_id = $person', gone: 'kept', law: 'pay', day: 'x.month' },
    columns: { plain: 'id', own: 'person_id month number currency state created_at closed_at', actor: 'closed_by_id' },
  },
  payroll_item: {
    person: {
      kind: 'payrolls',
      of: 'x.payroll_id in (select y.id from payroll y where y.tenant_id = $tenant and y.person_id = $person)',
      gone: 'kept',
      law: 'pay',
    },
    columns: {
      plain: 'id payroll_id status_id function_id to_do_id',
      own: 'title day starts_at ends_at minutes rate lines amount basis state former confirmed_at declined_at declined_line declined_reason answer answered_at created_at',
      actor: 'answered_by_id',
    },
  },
  payroll_net: {
    person: {
      kind: 'payrolls',
      of: 'x.payroll_id in (select y.id from payroll y where y.tenant_id = $tenant and y.person_id = $person)',
      gone: 'kept',
      law: 'pay',
    },
    columns: { plain: 'id payroll_id', own: 'amount taken_at', actor: 'taken_by_id' },
  },
  payroll_payslip: {
    person: {
      kind: 'payrolls',
      of: 'x.payroll_id in (select y.id from payroll y where y.tenant_id = $tenant and y.person_id = $person)',
      gone: 'kept',
      law: 'pay',
    },
    columns: { plain: 'id payroll_id', own: 'file_id taken_at', actor: 'taken_by_id' },
  },
  payroll_activity: {
    columns: { plain: 'activity_id payroll_id item_id' },
  },
  payroll_mapping: {
    columns: {
      plain: 'id columns wages numbers cost_centre decimal answer_number answer_net revision changed_at',
      actor: 'changed_by_id',
    },
  },
  bank_transfer: {
    person: { kind: 'payments', of: 'x.person_id = $person', gone: 'kept', law: 'pay', day: 'x.due_on' },
    columns: {
      plain: 'id payroll_id',
      own: 'person_id reference recipient description amount currency due_on executed_on state created_at returned_on returned_reason replaces_id',
    },
  },
  bookkeeping: {
    columns: { plain: 'id company_id consultant client year_begins account_digits debtors bank sales' },
  },
  receipt: {
    person: { kind: 'receipts', of: 'x.person_id = $person', gone: 'kept', law: 'pay', day: 'x.date' },
    columns: {
      plain: 'id type_id company_id project_id',
      own: 'number state person_id shop date country currency paid_with total created_at handed_in_at decided_at reason',
      actor: 'created_by_id decided_by_id',
    },
  },
  receipt_item: {
    person: {
      kind: 'receipts',
      of: 'x.receipt_id in (select y.id from receipt y where y.tenant_id = $tenant and y.person_id = $person)',
      gone: 'kept',
      law: 'pay',
    },
    columns: { plain: 'id receipt_id', own: 'place text tax_code tax_rate gross tax' },
  },
  receipt_document: {
    person: {
      kind: 'receipts',
      of: 'x.receipt_id in (select y.id from receipt y where y.tenant_id = $tenant and y.person_id = $person)',
      gone: 'kept',
      law: 'pay',
    },
    columns: { plain: 'id receipt_id', own: 'name file_id small_id created_at', actor: 'created_by_id' },
  },
  receipt_activity: {
    person: {
      kind: 'receipts',
      of: 'x.receipt_id in (select y.id from receipt y where y.tenant_id = $tenant and y.person_id = $person)',
      gone: 'kept',
      law: 'pay',
    },
    columns: { plain: 'id receipt_id', own: 'code text created_at', actor: 'created_by_id' },
  },
  receipt_template: {
    columns: { plain: 'id company_id name type_id shop country paid_with items created_at', actor: 'created_by_id' },
  },
  invoice: {
    columns: {
      plain:
        'id mark number type state issuer_id company_id contact_id client_mark reference project_id title date due language currency tax_code tax_rate net tax total paid credited paid_on credits_id created_at released_at sent_at file_id urgency urgency_day',
      other: 'reason recipient',
      actor: 'created_by_id released_by_id',
    },
  },
  invoice_activity: {
    columns: { plain: 'id invoice_id code amount created_at', other: 'text', actor: 'created_by_id' },
  },
  invoice_crew: {
    columns: { plain: 'id invoice_id crew_id freed_at' },
  },
  invoice_document: {
    columns: { plain: 'id invoice_id name file_id created_at for_client', actor: 'created_by_id' },
  },
  invoice_item: {
    columns: {
      plain:
        'id invoice_id place crew_id item_id function_caption function_code reason percent text minutes signed_minutes rate_per_hour net quantity unit unit_price',
      other: 'people',
    },
  },
  invoice_payment: {
    columns: { plain: 'id invoice_id amount received_on created_at', actor: 'created_by_id' },
  },
  rate_card: {
    columns: { plain: 'id caption company_id valid_from valid_to currency created_at' },
  },
  rate_card_item: {
    columns: {
      plain:
        'id rate_card_id function_id rate_per_hour minimum_minutes night_from night_to night_percent sunday_percent holiday_percent overtime_after_minutes overtime_percent',
    },
  },
  quotation: {
    columns: {
      plain:
        'id project_id number version state valid_until language lines hours currency total fingerprint released_at answered_at file_id created_at requested_before quoted_before',
      other: 'message recipient signer_name signature reason',
      actor: 'released_by_id answered_by_id',
    },
  },
  number_series: {
    columns: { plain: 'kind prefix next' },
  },
} as const satisfies Register
