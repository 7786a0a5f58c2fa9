import { boolean, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantTable, within } from './columns.ts'
import { login } from './sessions.ts'

/** Where planners and the office of an agency log in; one at most. */
export const openIdProvider = tenantTable(
  'open_id_provider',
  {
    issuer: text().notNull(),
    clientId: text().notNull(),
    /** Sealed with the installation's key. */
    clientSecret: text(),
    name: text().notNull(),
    enabled: boolean().notNull(),
  },
  t => [uniqueIndex('open_id_provider_one').on(t.tenantId)],
)

/** Somebody is at the provider: what their browser has to come back with. */
export const openIdAttempt = tenantTable(
  'open_id_attempt',
  {
    stateHash: text().notNull(),
    /** Of the cookie of the browser that began it. */
    browserHash: text().notNull(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    /** With which it began: one that was changed meanwhile answers nothing. */
    issuer: text().notNull(),
    clientId: text().notNull(),
    path: text().notNull(),
    expiresAt: instant().notNull(),
  },
  t => [unique('open_id_attempt_state').on(t.tenantId, t.stateHash)],
)

/** Somebody is back and may begin one session. */
export const openIdTicket = tenantTable(
  'open_id_ticket',
  {
    ticketHash: text().notNull(),
    browserHash: text().notNull(),
    loginId: uuid().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  t => [
    unique('open_id_ticket_hash').on(t.tenantId, t.ticketHash),
    within('open_id_ticket_login', t.tenantId, t.loginId, login),
  ],
)

/** Whom the provider knows by which subject. They go with the provider: another one's mean somebody else. */
export const openIdBinding = tenantTable(
  'open_id_binding',
  { loginId: uuid().notNull(), subject: text().notNull(), createdAt: createdAt() },
  t => [
    unique('open_id_binding_login').on(t.tenantId, t.loginId),
    unique('open_id_binding_subject').on(t.tenantId, t.subject),
    within('open_id_binding_login_key', t.tenantId, t.loginId, login),
  ],
)
