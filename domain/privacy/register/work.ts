import type { Register } from '../register.types.ts'

export const work = {
  project: {
    columns: {
      plain:
        'id number name company_id location_id client_mark reference begin_date end_date created_at contact_id type_id requested_at quoted_at closed_at first_day last_day branch_id catering_id rate_card_id revision',
      actor: 'manager_id',
      other: 'comment',
    },
  },
  project_crew: {
    columns: {
      plain: 'id project_id location_id name contact_on_site_id meeting_point starts ends',
      actor: 'chief_id',
    },
  },
  project_crew_item: {
    columns: {
      plain:
        'id crew_id function_id catering_id task start_date end_date start_time end_time time_zone starts ends tz_version break_minutes amount_of_rows filled waiting open_for_applications crew_chief_only confirm_by client_added revision',
      other: 'comment_external comment_internal comment_crew comment_crew_chief',
    },
  },
  project_crew_item_status: {
    person: {
      kind: 'jobs',
      of: 'x.person_id = $person',
      gone: 'columns',
      law: 'hours',
      day: `case when x.check_in_at is not null or x.status = 'signedOff' then (x.ends at time zone 'UTC')::date end`,
    },
    columns: {
      plain: 'id item_id crew_id',
      own: 'person_id status previous_status starts ends status_since confirmed_at changed_at pre_call_at check_in_at check_out_at flagged overlap_accepted created_at charged_from charged_to charged_minutes agreed answer_by',
      once: 'flag_reason remark cancel_reason invitation_note',
      actor: 'recorded_by_id charged_by_id',
    },
  },
  project_document: {
    columns: {
      plain: 'id project_id crew_id kind name file small_id taken_at sent_at state decided_at reason deleted_at',
      actor: 'sent_by_id decided_by_id deleted_by_id',
    },
  },
  project_logo: {
    columns: { plain: 'id project_id bytes changed_at' },
  },
  project_seen: {
    person: { kind: 'places', of: 'x.person_id = $person', gone: 'rows' },
    columns: { own: 'person_id seen_at', plain: 'project_id' },
  },
  punch: {
    person: {
      kind: 'punches',
      of: 'x.status_id in (select s.id from project_crew_item_status s where s.tenant_id = $tenant and s.person_id = $person)',
      gone: 'kept',
      law: 'hours',
    },
    columns: {
      plain: 'id status_id kiosk_id',
      own: 'kind device_time page_life monotonic server_time true_from true_to latitude longitude accuracy distance outside reason retracts by_lead stated_at kept_after',
      actor: 'recorded_by_id',
      secret: 'pin entry_key',
    },
  },
  punch_choice: {
    person: {
      kind: 'punches',
      of: 'x.punch_id in (select n.id from punch n join project_crew_item_status s on s.tenant_id = n.tenant_id and s.id = n.status_id where n.tenant_id = $tenant and s.person_id = $person)',
      gone: 'kept',
      law: 'hours',
    },
    columns: { plain: 'punch_id', actor: 'chosen_by_id', own: 'chosen_at' },
  },
  signed_hours: {
    person: {
      kind: 'hours',
      of: 'x.status_id in (select s.id from project_crew_item_status s where s.tenant_id = $tenant and s.person_id = $person)',
      gone: 'kept',
      law: 'hours',
      day: `(x.ends_at at time zone 'UTC')::date`,
    },
    columns: {
      plain: 'status_id note_id',
      own: 'person_name function_caption starts_at ends_at break_minutes planned_minutes chargeable_minutes created_at',
    },
  },
  hours_amendment: {
    person: {
      kind: 'hours',
      of: 'x.status_id in (select h.status_id from signed_hours h join project_crew_item_status s on s.tenant_id = h.tenant_id and s.id = h.status_id where h.tenant_id = $tenant and s.person_id = $person)',
      gone: 'kept',
      law: 'hours',
    },
    columns: {
      plain: 'id status_id',
      own: 'previous_minutes chargeable_minutes reason created_at',
      actor: 'author_id',
    },
  },
  delivery_note: {
    columns: {
      plain: 'id crew_id number confirmed_at signed_at refused_at released_at file_id created_at',
      actor: 'confirmed_by_id signed_by_id released_by_id',
      other: 'signer_name signature refusal',
    },
  },
  crew_chief_sheet: {
    columns: { plain: 'id crew_id version content_hash remark file_id released_at', actor: 'released_by_id' },
  },
  item_rating: {
    person: { kind: 'ratings', of: 'x.person_id = $person', gone: 'rows' },
    columns: {
      plain: 'id item_id crew_id status_id',
      own: 'rating remark created_at person_id changed_at',
      other: 'rater_name',
      actor: 'author_id',
    },
  },
  job_answer_link: {
    person: {
      kind: 'jobs',
      of: 'x.job_id in (select s.id from project_crew_item_status s where s.tenant_id = $tenant and s.person_id = $person)',
      gone: 'rows',
    },
    leftOut: 'secret',
    columns: { plain: 'id job_id', secret: 'token_hash', own: 'created_at' },
  },
  kiosk: {
    columns: {
      plain: 'id crew_id label started_at last_seen_at waiting revoked_at ended_at',
      actor: 'login_id started_by_id revoked_by_id',
    },
  },
  live_location: {
    person: { kind: 'places', of: 'x.person_id = $person', gone: 'rows' },
    leftOut: 'passing',
    columns: { plain: 'crew_id', own: 'person_id latitude longitude accuracy taken_at delete_after' },
  },
  position_request: {
    columns: {
      plain:
        'id project_id crew_id crew_name function_id start_date end_date start_time end_time time_zone starts ends amount_of_rows state answered_at created_at',
      other: 'note reason',
      actor: 'requested_by_id answered_by_id',
    },
  },
  planner_crew: {
    columns: { plain: 'id name type_id company_id city created_at', actor: 'planner_id' },
  },
  planner_crew_function: {
    columns: { plain: 'id planner_crew_id function_id' },
  },
  fill_proposal: {
    columns: {
      plain: 'id project_id from_date to_date method state step abort_reason created_at',
      other: 'proposed accepted',
      actor: 'created_by_id',
    },
  },
  template: {
    columns: { plain: 'id name company_id type times_used last_used_at last_project created_at revision' },
  },
  template_position: {
    columns: {
      plain:
        'id template_id sort function_id catering_id task start_day start_time end_time end_day break_minutes crew_chief_only',
      other: 'places',
    },
  },
} as const satisfies Register
