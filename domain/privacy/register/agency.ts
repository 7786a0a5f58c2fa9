import type { Register } from '../register.types.ts'

/** Rows of a table that was brought along: of whoever they became, or whose address they hold. */
const importedOf = (row: 'x' | 'y') =>
  `(${row}.target = $person or lower(${row}.values ->> 'email') = (select lower(p.email) from person p where p.tenant_id = $tenant and p.id = $person))`

export const agency = {
  company: {
    columns: {
      plain:
        'id number name city own language street zipcode country vat_id payment_days invoice_prefix tax_number buyer_reference debtor_account',
      other: 'delivery_note_email invoice_email contact_name contact_phone iban bic',
    },
  },
  contact: {
    columns: { plain: 'id number company_id', other: 'name role phone email' },
  },
  crew_info: {
    columns: { plain: 'id title body important published_at kind icon place', other: 'phone' },
  },
  data_import: {
    // Its file and its first rows are of everybody in it: they go with the first of them.
    person: {
      kind: 'imports',
      of: `exists (select from import_row y where y.tenant_id = $tenant and y.import_id = x.id and ${importedOf('y')})`,
      gone: 'columns',
    },
    columns: {
      plain:
        'id kind state since head columns rows revision attempt done fates fingerprint take_changes added changed created_at answers questions',
      shared: 'sample file_name file_id',
      actor: 'taken_by_id created_by_id',
    },
  },
  import_row: {
    person: { kind: 'imports', of: importedOf('x'), gone: 'rows' },
    columns: {
      plain: 'id import_id line fate target problems first_line matches',
      own: 'number name place values changes details',
    },
  },
  faq: {
    columns: { plain: 'id company_id login_types tags screen created_at changed_at', actor: 'changed_by_id' },
  },
  faq_category: {
    columns: { plain: 'faq_id category_id' },
  },
  faq_text: {
    columns: { plain: 'faq_id language question answer' },
  },
  faq_vote: {
    person: { kind: 'ratings', of: 'x.person_id = $person', gone: 'rows' },
    columns: { plain: 'id faq_id', own: 'person_id helped voted_at' },
  },
  installation: {
    leftOut: 'installation',
    columns: { plain: 'key', secret: 'value' },
  },
  location: {
    columns: {
      plain: 'id name street zipcode city country region link map entrance time_zone latitude longitude radius',
      other: 'info',
    },
  },
  lookup: {
    columns: { plain: 'id kind code caption sort removed_at' },
  },
  plus_crew: {
    columns: { plain: 'id number name company_id created_at type_id time_zone currency' },
  },
  plus_crew_source_type: {
    columns: { plain: 'id caption sort' },
  },
  plus_crew_type: {
    columns: { plain: 'id caption sort' },
  },
  plus_crew_value: {
    columns: { plain: 'id plus_crew_id type_id per_day bonus_of_turnover bonus_above_target' },
  },
  plus_crew_value_data: {
    columns: { plain: 'id plus_crew_id type_id day hundredths source_id version changed_at', actor: 'changed_by_id' },
  },
  plus_crew_value_type: {
    columns: { plain: 'id caption unit sort' },
  },
  tenant: {
    columns: {
      plain:
        'id name look favicon_url background_url background_color_code default_language use_user_language meta_host_name meta_description tree_title settings sort created_at mark_picture',
    },
  },
  host_claim: {
    leftOut: 'installation',
    columns: { plain: 'id host token created_at' },
  },
  open_id_provider: {
    columns: { plain: 'id issuer client_id name enabled', secret: 'client_secret' },
  },
  open_id_attempt: {
    leftOut: 'passing',
    columns: { plain: 'id issuer client_id path expires_at', secret: 'state_hash browser_hash nonce verifier' },
  },
  tenant_host: {
    leftOut: 'installation',
    columns: { plain: 'host main' },
  },
  data_export: {
    leftOut: 'passing',
    columns: { plain: 'id state since attempt done total size created_at', actor: 'created_by_id' },
  },
  data_export_piece: {
    leftOut: 'passing',
    columns: { plain: 'id export_id place file_id' },
  },
} as const satisfies Register
