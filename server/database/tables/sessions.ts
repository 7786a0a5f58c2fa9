import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantId, tenantTable, within } from './columns.ts'
import { company, person } from './people.ts'

/** Whoever can log in: a person, or a visitor of one project or plus crew. */
export const login = tenantTable(
  'login',
  {
    /** Lower case. */
    login: text().notNull(),
    passwordHash: text().notNull(),
    kind: text().notNull(),
    loginTypes: text().array().notNull(),
    personId: uuid(),
    /** Whose projects a client sees. */
    companyId: uuid(),
    contactNumber: text(),
    /** The one project or plus crew a visitor may see. */
    subjectId: uuid(),
    subjectNumber: text(),
    /** A visitor's password, sealed with the installation's key: whoever may hand out the link copies it. */
    sealedPassword: text(),
    /** When its owner was last invited to choose a password; null: they have one. */
    invitedAt: instant(),
    /** Since when it opens nothing any more: whoever had it has left. */
    endedAt: instant(),
  },
  t => [
    unique('login_name').on(t.tenantId, t.login),
    index('login_subject_of').on(t.tenantId, t.subjectId),
    index('login_person_of').on(t.tenantId, t.personId),
    within('login_person', t.tenantId, t.personId, person),
    within('login_company', t.tenantId, t.companyId, company),
  ],
)

export const session = tenantTable(
  'session',
  {
    loginId: uuid().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    userAgent: text(),
  },
  t => [index('session_login').on(t.tenantId, t.loginId), within('session_login_key', t.tenantId, t.loginId, login)],
)

/** The public half of a key that some device of somebody holds: it logs in by signing. */
export const passkey = tenantTable(
  'passkey',
  {
    loginId: uuid().notNull(),
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    /** How often the device says it has signed; 0 where it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    host: text().notNull(),
    synced: boolean().notNull(),
    createdAt: createdAt(),
    usedAt: instant(),
  },
  t => [
    unique('passkey_credential').on(t.tenantId, t.credentialId),
    index('passkey_login').on(t.tenantId, t.loginId),
    within('passkey_login_key', t.tenantId, t.loginId, login),
  ],
)

/** What a device signs, once: to log in, or as somebody's new passkey. Only its hash is kept. */
export const passkeyChallenge = tenantTable(
  'passkey_challenge',
  {
    challengeHash: text().notNull(),
    loginId: uuid(),
    expiresAt: instant().notNull(),
  },
  t => [
    unique('passkey_challenge_hash').on(t.tenantId, t.challengeHash),
    index('passkey_challenge_login').on(t.tenantId, t.loginId),
    within('passkey_challenge_login_key', t.tenantId, t.loginId, login),
  ],
)

/** What the one-time codes of a login are made from. Nothing is asked for before a first code was right. */
export const oneTimeCode = tenantTable(
  'one_time_code',
  {
    loginId: uuid().notNull(),
    /** Sealed with the installation's key. */
    secret: text().notNull(),
    createdAt: createdAt(),
    startedAt: instant(),
    /** Of the last code that was taken: none serves twice. */
    lastStep: bigint({ mode: 'number' }).notNull(),
    /** Of spare codes that were not used. */
    spareHashes: text().array().notNull(),
  },
  t => [
    unique('one_time_code_login').on(t.tenantId, t.loginId),
    within('one_time_code_login_key', t.tenantId, t.loginId, login),
  ],
)

/** Failed logins, counted per account and, more loosely, per address. */
export const loginAttempt = pgTable(
  'login_attempt',
  {
    tenantId: tenantId(),
    key: text().notNull(),
    failures: integer().notNull(),
    since: instant().notNull(),
  },
  t => [primaryKey({ columns: [t.tenantId, t.key] })],
)

/** A tenant's own rights for a login type; without a row the contract's defaults hold. */
export const loginTypeRights = pgTable(
  'login_type_rights',
  {
    tenantId: tenantId(),
    loginType: text().notNull(),
    rights: jsonb().$type<Record<string, Record<string, string[]>>>().notNull(),
    mailboxRights: jsonb().$type<Record<string, Record<string, string[]>>>().notNull(),
  },
  t => [primaryKey({ columns: [t.tenantId, t.loginType] })],
)

/** Effect, key and answer are stored in one transaction; kept 90 days. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    tenantId: tenantId(),
    owner: uuid().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    status: integer(),
    body: text(),
    createdAt: createdAt(),
  },
  t => [primaryKey({ columns: [t.tenantId, t.owner, t.key] }), index('idempotency_age').on(t.tenantId, t.createdAt)],
)

/** A link that lets one set a password, once. Only what its token hashes to is kept. */
export const passwordLink = tenantTable(
  'password_link',
  {
    loginId: uuid().notNull(),
    purpose: text().notNull(),
    tokenHash: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  t => [
    unique('password_link_token').on(t.tenantId, t.tokenHash),
    index('password_link_login').on(t.tenantId, t.loginId),
    within('password_link_login_key', t.tenantId, t.loginId, login),
  ],
)
