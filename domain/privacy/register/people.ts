import type { Register } from '../register.types.ts'

/** Goes with whoever has the login. */
const ofLogins = {
  kind: 'logins',
  of: 'x.login_id in (select g.id from login g where g.tenant_id = $tenant and g.person_id = $person)',
  gone: 'rows',
} as const

export const people = {
  person: {
    person: { kind: 'person', of: 'x.id = $person', gone: 'columns' },
    columns: {
      plain: 'id',
      own: 'number first_name last_name language time_zone created_at payroll_number erased_at name_kept_until name_gone_at',
      once: 'email phone home_city home_latitude home_longitude public_profile street zipcode city country birthday',
      secret: 'kiosk_pin',
    },
  },
  bank_account: {
    person: { kind: 'payments', of: 'x.person_id = $person', gone: 'rows' },
    columns: { plain: 'id', own: 'person_id holder iban bic changed_at', actor: 'changed_by_id' },
  },
  person_picture: {
    person: { kind: 'pictures', of: 'x.person_id = $person', gone: 'rows' },
    columns: { own: 'person_id content_type bytes' },
  },
  profile_picture: {
    person: { kind: 'pictures', of: 'x.person_id = $person', gone: 'rows' },
    columns: {
      plain: 'id',
      own: 'person_id state bytes uploaded_at decided_at reason',
      actor: 'uploaded_by_id decided_by_id',
    },
  },
  person_function: {
    person: { kind: 'functions', of: 'x.person_id = $person', gone: 'rows' },
    columns: { plain: 'id function_id', own: 'person_id proof valid_until created_at' },
  },
  person_tag: {
    person: { kind: 'notes', of: 'x.person_id = $person', gone: 'rows' },
    columns: { plain: 'id', own: 'person_id tag created_at' },
  },
  crew_rating: {
    person: { kind: 'ratings', of: 'x.person_id = $person', gone: 'rows' },
    columns: { plain: 'id', own: 'person_id rating remark created_at', actor: 'author_id' },
  },
  crew_preference: {
    person: { kind: 'notes', of: 'x.person_id = $person', gone: 'rows' },
    columns: {
      plain: 'id company_id planner_crew_id',
      own: 'person_id kind reason end_date created_at ended_at assignment_type',
      actor: 'author_id ended_by_id',
    },
  },
  staff_contract: {
    person: {
      kind: 'contracts',
      of: 'x.person_id = $person',
      gone: 'kept',
      law: 'pay',
      day: 'least(coalesce(x.end_date, $today), $today)',
    },
    columns: {
      plain: 'id',
      own: 'person_id begin_date end_date weekly_minutes hourly_rate currency created_at name number employer monthly_minutes account_limit_minutes vacation_days',
    },
  },
  pay_rate: {
    person: { kind: 'contracts', of: 'x.person_id = $person', gone: 'kept', law: 'pay' },
    columns: {
      plain: 'id function_id',
      own: 'person_id valid_from currency rate_per_hour minimum_minutes night_from night_to night_percent sunday_percent holiday_percent overtime_after_minutes overtime_percent created_at',
    },
  },
  login: {
    person: { kind: 'logins', of: `x.person_id = $person and x.kind = 'user'`, gone: 'columns' },
    columns: {
      plain: 'id company_id',
      once: 'login',
      secret: 'password_hash sealed_password',
      own: 'kind login_types person_id subject_id subject_number ended_at invited_at',
      other: 'contact_number',
    },
  },
  session: {
    person: ofLogins,
    leftOut: 'passing',
    columns: { plain: 'id', actor: 'login_id', own: 'created_at expires_at revoked_at user_agent' },
  },
  password_link: {
    person: ofLogins,
    leftOut: 'secret',
    columns: { plain: 'id', actor: 'login_id', own: 'purpose expires_at used_at created_at', secret: 'token_hash' },
  },
  open_id_ticket: {
    person: ofLogins,
    leftOut: 'secret',
    columns: { plain: 'id', actor: 'login_id', own: 'expires_at used_at', secret: 'ticket_hash browser_hash' },
  },
  open_id_binding: {
    person: ofLogins,
    columns: { plain: 'id', actor: 'login_id', own: 'subject created_at' },
  },
  idempotency_key: {
    person: {
      kind: 'answers',
      of: '(x.owner = $person or position($person::text in x.body) > 0)',
      gone: 'rows',
      ofOthers: true,
    },
    leftOut: 'passing',
    columns: { own: 'owner status body created_at', secret: 'key fingerprint' },
  },
  login_attempt: {
    person: {
      kind: 'logins',
      of: 'exists (select from login g where g.tenant_id = $tenant and g.person_id = $person and position(g.login in x.key) > 0)',
      gone: 'rows',
    },
    leftOut: 'passing',
    columns: { secret: 'key', plain: 'failures since' },
  },
  login_type_rights: {
    columns: { plain: 'login_type rights mailbox_rights' },
  },
  calendar_entry: {
    person: { kind: 'absences', of: 'x.person_id = $person', gone: 'rows' },
    columns: {
      plain: 'id company_id question_shift_id',
      own: 'person_id kind start_date end_date begin_time end_time time_zone starts ends tz_version reason status answer answered_at created_at unpaid',
      actor: 'answered_by_id',
    },
  },
  passkey: {
    person: ofLogins,
    columns: {
      plain: 'id',
      actor: 'login_id',
      own: 'name host synced created_at used_at',
      secret: 'credential_id public_key counter',
    },
  },
  passkey_challenge: {
    person: ofLogins,
    leftOut: 'secret',
    columns: { plain: 'id', actor: 'login_id', own: 'expires_at', secret: 'challenge_hash' },
  },
  one_time_code: {
    person: ofLogins,
    columns: {
      plain: 'id',
      actor: 'login_id',
      own: 'created_at started_at',
      secret: 'secret last_step spare_hashes',
    },
  },
  calendar_subscription: {
    person: { kind: 'calendars', of: 'x.person_id = $person', gone: 'rows' },
    columns: {
      plain: 'id',
      own: 'person_id kind name requests absences read_at refreshed_at created_at',
      secret: 'secret_hash',
    },
  },
  date_question: {
    columns: { plain: 'id note answer_by closed_at created_at', actor: 'asked_by_id' },
  },
  date_question_person: {
    person: { kind: 'absences', of: 'x.person_id = $person', gone: 'rows' },
    columns: { plain: 'id question_id', own: 'person_id answered_at' },
  },
  date_question_shift: {
    columns: { plain: 'id question_id date begin_time end_time' },
  },
  tree: {
    person: { kind: 'trees', of: 'x.person_id = $person', gone: 'kept', law: 'trace' },
    columns: { plain: 'id', own: 'person_id number planted_at' },
  },
  search_word: {
    leftOut: 'derived',
    columns: { plain: 'kind subject_id', other: 'word' },
  },
  person_erasure: {
    person: { kind: 'erasure', of: 'x.person_id = $person', gone: 'kept', law: 'trace' },
    columns: { plain: 'id', own: 'person_id reason goes stays erased_at', actor: 'erased_by_id' },
  },
} as const satisfies Register
