import type { Register } from '../register.types.ts'

export const messages = {
  activity: {
    person: {
      kind: 'log',
      of: 'x.person_id = $person',
      gone: 'columns',
      stays: 'exists (select from payroll_activity z where z.tenant_id = $tenant and z.activity_id = x.id)',
      law: 'trace',
    },
    columns: {
      plain: 'id type_id',
      own: 'type code project_id crew_id item_id person_id named told line due_at priority for_group done_at created_at',
      once: 'changes title text',
      actor: 'for_id done_by_id by_id',
    },
  },
  crew_message: {
    person: { kind: 'messagesSent', of: 'x.sent_by_id = $person', gone: 'columns' },
    columns: { plain: 'id crew_id', once: 'text', own: 'audience sent_at', actor: 'sent_by_id' },
  },
  crew_message_recipient: {
    person: { kind: 'messages', of: 'x.person_id = $person', gone: 'rows' },
    columns: { plain: 'id message_id crew_id job_id', own: 'person_id sent_at by_device read_at' },
  },
  email_message: {
    person: {
      kind: 'messages',
      of: '(x.person_id = $person or lower(x.recipient) = (select lower(p.email) from person p where p.tenant_id = $tenant and p.id = $person))',
      gone: 'rows',
    },
    columns: {
      plain: 'id company_id',
      own: 'subject excerpt html text sender recipient person_id about_kind about_key about_label kept_at',
      other: 'recipient_name company_name',
      secret: 'unsubscribe_hash',
    },
  },
  email_message_attachment: {
    person: {
      kind: 'messages',
      of: 'x.message_id in (select y.id from email_message y where y.tenant_id = $tenant and (y.person_id = $person or lower(y.recipient) = (select lower(p.email) from person p where p.tenant_id = $tenant and p.id = $person)))',
      gone: 'rows',
    },
    columns: { plain: 'id message_id', own: 'place file_id name' },
  },
  email_subscription: {
    person: {
      kind: 'messages',
      of: 'lower(x.address) = (select lower(p.email) from person p where p.tenant_id = $tenant and p.id = $person)',
      gone: 'rows',
    },
    columns: { plain: 'id', own: 'address stopped_at links_from changed_at' },
  },
  mail: {
    person: {
      kind: 'messages',
      of: '(lower(x.recipient) = (select lower(p.email) from person p where p.tenant_id = $tenant and p.id = $person) or x.id in (select y.id from email_message y where y.tenant_id = $tenant and y.person_id = $person))',
      gone: 'rows',
    },
    columns: {
      plain: 'id',
      own: 'kind recipient language crew_id state attempts next_attempt_at sending_since sent_at last_error created_at cause again_at let_go_at by_sms',
      other: 'data',
      actor: 'created_by_id let_go_by_id',
    },
  },
  push_message: {
    person: {
      kind: 'devices',
      of: 'x.subscription_id in (select y.id from push_subscription y where y.tenant_id = $tenant and y.person_id = $person)',
      gone: 'rows',
    },
    leftOut: 'passing',
    columns: {
      plain: 'id subscription_id',
      own: 'notice job_id mail_id once state attempts next_attempt_at sent_at created_at',
    },
  },
  push_subscription: {
    person: { kind: 'devices', of: 'x.person_id = $person', gone: 'rows' },
    columns: {
      plain: 'id',
      own: 'person_id kind browser created_at arrived_at silent_since ended_at',
      secret: 'endpoint mark public_key secret',
    },
  },
} as const satisfies Register
