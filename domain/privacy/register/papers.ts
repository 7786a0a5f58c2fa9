import type { Register } from '../register.types.ts'

export const papers = {
  document: {
    person: {
      kind: 'documents',
      of: 'x.person_id = $person',
      gone: 'rows',
      stays: 'exists (select from document_signature z where z.tenant_id = $tenant and z.document_id = x.id)',
      law: 'documents',
    },
    columns: {
      plain: 'id type_id company_id contact_id project_id rate_card_id staff_contract_id questionnaire_id',
      own: 'name person_id signatories_order asks_rating created_at deleted_at delete_reason finished_file_id finished_at wants due_date for_crew',
      actor: 'created_by_id deleted_by_id',
    },
  },
  document_version: {
    person: {
      kind: 'documents',
      of: 'x.document_id in (select y.id from document y where y.tenant_id = $tenant and y.person_id = $person)',
      gone: 'rows',
      stays: 'exists (select from document_signature z where z.tenant_id = $tenant and z.document_id = x.document_id)',
      law: 'documents',
    },
    columns: {
      plain: 'id document_id',
      own: 'number file_id sha256 size pages fields created_at',
      actor: 'created_by_id',
    },
  },
  document_signatory: {
    person: {
      kind: 'documents',
      of: 'x.document_id in (select y.id from document y where y.tenant_id = $tenant and y.person_id = $person)',
      gone: 'rows',
      stays: 'exists (select from document_signature z where z.tenant_id = $tenant and z.document_id = x.document_id)',
      law: 'documents',
    },
    columns: {
      plain: 'id document_id',
      own: 'place role person_id status opened_at told_at signed_at',
      actor: 'contact_id',
    },
  },
  document_signature: {
    person: {
      kind: 'signatures',
      of: 'x.document_id in (select y.id from document y where y.tenant_id = $tenant and y.person_id = $person)',
      gone: 'kept',
      law: 'documents',
      day: `(x.signed_at at time zone 'UTC')::date`,
    },
    columns: {
      plain: 'id document_id signatory_id version_id',
      own: 'signature rating filled signed_at',
      actor: 'signed_by_id',
    },
  },
  document_trail: {
    person: {
      kind: 'documents',
      of: 'x.document_id in (select y.id from document y where y.tenant_id = $tenant and y.person_id = $person)',
      gone: 'rows',
      stays: 'exists (select from document_signature z where z.tenant_id = $tenant and z.document_id = x.document_id)',
      law: 'documents',
    },
    columns: {
      plain: 'id document_id',
      own: 'number event at file_hash details created_at',
      other: 'by_id by_name address agent before hash',
    },
  },
  document_upload: {
    person: {
      kind: 'documents',
      of: 'x.document_id in (select y.id from document y where y.tenant_id = $tenant and y.person_id = $person)',
      gone: 'rows',
      stays: 'exists (select from document_signature z where z.tenant_id = $tenant and z.document_id = x.document_id)',
      law: 'documents',
    },
    columns: {
      plain: 'id document_id',
      own: 'number state files paper_number issued_by valid_from valid_until uploaded_at decided_at reason',
      actor: 'uploaded_by_id decided_by_id',
    },
  },
  document_proof: {
    columns: { plain: 'id type_id function_id' },
  },
  document_type: {
    columns: { plain: 'id type_id wants subject signed_by signatories_order asks_rating due_days revision' },
  },
  document_type_signatory: {
    columns: { plain: 'id type_id place role who', actor: 'person_id' },
  },
  form: {
    person: {
      kind: 'forms',
      of: 'x.person_id = $person',
      gone: 'rows',
      stays: 'exists (select from form_paper z where z.tenant_id = $tenant and z.form_id = x.id)',
      law: 'documents',
    },
    columns: {
      plain: 'id questionnaire_id again_of_id',
      own: 'person_id due_date created_at handed_in_at attempt result',
    },
  },
  form_answer: {
    person: {
      kind: 'forms',
      of: 'x.form_id in (select y.id from form y where y.tenant_id = $tenant and y.person_id = $person)',
      gone: 'rows',
      stays: 'exists (select from form_paper z where z.tenant_id = $tenant and z.form_id = x.form_id)',
      law: 'documents',
    },
    columns: { plain: 'id form_id question_id', own: 'text option_ids signature count answered_at file_id' },
  },
  form_answer_file: {
    person: {
      kind: 'forms',
      of: 'x.form_id in (select y.id from form y where y.tenant_id = $tenant and y.person_id = $person)',
      gone: 'rows',
      stays: 'exists (select from form_paper z where z.tenant_id = $tenant and z.form_id = x.form_id)',
      law: 'documents',
    },
    columns: { plain: 'id form_id question_id', own: 'name file created_at' },
  },
  form_paper: {
    person: {
      kind: 'forms',
      of: 'x.form_id in (select y.id from form y where y.tenant_id = $tenant and y.person_id = $person)',
      gone: 'kept',
      law: 'documents',
      day: `(x.created_at at time zone 'UTC')::date`,
    },
    columns: { plain: 'id form_id', own: 'file_id created_at', actor: 'created_by_id' },
  },
  form_question: {
    columns: {
      plain:
        'id questionnaire_id place kind title label text required options minimum maximum right_option_ids added_at gone_at file_id',
    },
  },
  question_file: {
    columns: { plain: 'id name file created_at', actor: 'created_by_id' },
  },
  questionnaire: {
    columns: {
      plain:
        'id name created_at training pass_mark tries wait_days valid_months minutes use revision changed_at deleted_at',
    },
  },
  security_check: {
    columns: { plain: 'id crew_id questionnaire_id date shift created_at finished_at', actor: 'finished_by_id' },
  },
  security_check_answer: {
    columns: { plain: 'id check_id question_id finding text answered_at', actor: 'answered_by_id' },
  },
  security_check_paper: {
    columns: { plain: 'id check_id signatures file_id created_at', actor: 'created_by_id' },
  },
  security_check_signature: {
    person: {
      kind: 'signatures',
      of: 'x.person_id = $person',
      gone: 'kept',
      law: 'documents',
      day: `(x.signed_at at time zone 'UTC')::date`,
    },
    columns: { plain: 'id check_id', own: 'person_id signature signed_at', actor: 'recorded_by_id' },
  },
  stored_file: {
    columns: { plain: 'id name content_type size sha256 created_at' },
  },
  discarded_file: {
    leftOut: 'passing',
    columns: { plain: 'id discarded_at' },
  },
  upload: {
    person: { kind: 'uploads', of: 'x.person_id = $person', gone: 'columns' },
    leftOut: 'passing',
    columns: { plain: 'id pieces', own: 'person_id name size received created_at used_at', once: 'expires_at' },
  },
} as const satisfies Register
