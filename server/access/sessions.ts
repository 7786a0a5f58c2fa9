import { and, eq, isNull, sql } from 'drizzle-orm'
import type { LoginType, SessionKind } from '../../openapi/access.ts'
import { inLane } from '../database/lanes.ts'
import type { Database } from '../database/open.ts'
import { person } from '../database/tables/people.ts'
import { login, session } from '../database/tables/sessions.ts'
import type { Tx } from '../database/tenant.ts'
import type { Principal } from './principal.ts'
import type { Rights } from './rights.ts'
import type { Tokens } from './tokens.ts'

const days = 86_400_000
/** Rolling: every refresh starts the time again. Kiosks end with their crew and are not prolonged here. */
export const lifetimes: Record<SessionKind, number> = {
  user: 30 * days,
  projectVisitor: 7 * days,
  plusCrewVisitor: 90 * days,
  kiosk: 14 * days,
}
const kindOfLogin: Record<string, SessionKind> = {
  user: 'user',
  project: 'projectVisitor',
  pluscrew: 'plusCrewVisitor',
  kiosk: 'kiosk',
}
/** Whoever asks for something slow is known without waiting behind it. */
const lane = { name: 'session', kind: 'reserved' } as const

interface Verified {
  principal: Principal
  expires: number
}

/** Session rows and the memory of verified tokens, which forgets a session the moment it is revoked anywhere. */
export class Sessions {
  #verified = new Map<string, Verified>()
  #tokensOf = new Map<string, Set<string>>()
  #endings = new Map<string, Set<() => void>>()
  #forgotten = 0
  readonly #database: Database
  readonly #tokens: Tokens
  readonly #rights: Rights
  /** False while revocations of other copies may be missed: then every request reads its session row. */
  mayRemember = true

  readonly #most: number

  /** `most`: tokens that are remembered at once; the oldest makes room. */
  constructor(database: Database, tokens: Tokens, rights: Rights, most = 50_000) {
    this.#most = most
    this.#database = database
    this.#tokens = tokens
    this.#rights = rights
  }

  /** Who a token belongs to; null when it is forged, expired, revoked or of another tenant. */
  async principalOf(token: string, tenantId: string, now: Date): Promise<Principal | null> {
    const known = this.mayRemember ? this.#verified.get(token) : undefined
    if (known) return known.expires > now.getTime() && known.principal.tenantId === tenantId ? known.principal : null
    const claims = await this.#tokens.verify(token, now)
    if (!claims || claims.tenantId !== tenantId || claims.expires <= now.getTime()) return null
    const before = this.#forgotten
    const principal = await inLane(lane, () => this.#read(tenantId, claims.sessionId, now))
    // A revocation that arrived while the row was being read must not be overwritten by what was read.
    if (principal && this.mayRemember && before === this.#forgotten)
      this.#remember(token, { principal, expires: claims.expires })
    return principal
  }

  /** Starts a session for a login, inside the caller's transaction; a kiosk's ends with its crew. */
  async start(
    tx: Tx,
    of: typeof login.$inferSelect,
    whose: { name: string | null; language: string },
    now: Date,
    userAgent: string | null,
    until?: Date,
  ) {
    const kind = kindOfLogin[of.kind] ?? 'user'
    const id = crypto.randomUUID()
    const expiresAt = until ?? new Date(now.getTime() + lifetimes[kind])
    await tx.insert(session).values({ tenantId: of.tenantId, id, loginId: of.id, expiresAt, userAgent, createdAt: now })
    return this.#tokens.sign(
      {
        sessionId: id,
        tenantId: of.tenantId,
        kind,
        personId: of.personId,
        contactNumber: of.contactNumber,
        ...whose,
        loginTypes: of.loginTypes as LoginType[],
        number: of.subjectNumber,
      },
      now,
      expiresAt,
    )
  }

  /** A younger token for a live session; the session rolls on with it, but for a kiosk's, which ends with its crew. */
  async prolong(tx: Tx, who: Principal, now: Date): Promise<string | null> {
    const rolled = new Date(now.getTime() + lifetimes[who.kind])
    const [kept] = await tx
      .update(session)
      .set({ expiresAt: who.kind === 'kiosk' ? sql`${session.expiresAt}` : rolled })
      .where(and(eq(session.tenantId, who.tenantId), eq(session.id, who.sessionId), isNull(session.revokedAt)))
      .returning({ expiresAt: session.expiresAt })
    if (!kept) return null
    return this.#tokens.sign({ ...who, number: who.subjectNumber }, now, kept.expiresAt)
  }

  async revoke(tx: Tx, who: Principal, now: Date): Promise<void> {
    await tx
      .update(session)
      .set({ revokedAt: now })
      .where(and(eq(session.tenantId, who.tenantId), eq(session.id, who.sessionId)))
    this.forget(who.sessionId)
  }

  /** Drops what is remembered of a session: whoever asks next is read anew. */
  forget(sessionId: string): void {
    this.#forgotten++
    for (const token of this.#tokensOf.get(sessionId) ?? []) this.#verified.delete(token)
    this.#tokensOf.delete(sessionId)
  }

  /** The database says that a session has ended: whoever holds a stream open for it is told, and finds it so. */
  hasEnded(sessionId: string): void {
    this.forget(sessionId)
    for (const end of this.#endings.get(sessionId) ?? []) end()
    this.#endings.delete(sessionId)
  }

  /** Drops what is remembered of an agency's sessions: their rights may be others now. */
  forgetTenant(tenantId: string): void {
    this.#forgotten++
    for (const [token, verified] of this.#verified)
      if (verified.principal.tenantId === tenantId) this.#drop(token, verified)
  }

  forgetAll(): void {
    this.#forgotten++
    this.#verified.clear()
    this.#tokensOf.clear()
  }

  /** Calls back once when the session is revoked; returns how to stop waiting. */
  whenEnded(sessionId: string, end: () => void): () => void {
    const all = this.#endings.get(sessionId) ?? new Set()
    this.#endings.set(sessionId, all.add(end))
    return () => {
      all.delete(end)
      if (!all.size) this.#endings.delete(sessionId)
    }
  }

  #remember(token: string, verified: Verified) {
    const [oldest] = this.#verified
    if (oldest && this.#verified.size >= this.#most) this.#drop(...oldest)
    this.#verified.set(token, verified)
    const { sessionId } = verified.principal
    this.#tokensOf.set(sessionId, (this.#tokensOf.get(sessionId) ?? new Set()).add(token))
  }

  #drop(token: string, { principal: { sessionId } }: Verified) {
    this.#verified.delete(token)
    const tokens = this.#tokensOf.get(sessionId)
    tokens?.delete(token)
    if (!tokens?.size) this.#tokensOf.delete(sessionId)
  }

  async #read(tenantId: string, sessionId: string, now: Date): Promise<Principal | null> {
    const row = await this.#database.withTenant(tenantId, async tx => {
      const rows = await tx
        .select({
          login,
          expiresAt: session.expiresAt,
          language: person.language,
          firstName: person.firstName,
          lastName: person.lastName,
        })
        .from(session)
        .innerJoin(login, and(eq(login.tenantId, session.tenantId), eq(login.id, session.loginId)))
        .leftJoin(person, and(eq(person.tenantId, login.tenantId), eq(person.id, login.personId)))
        .where(
          and(
            eq(session.tenantId, tenantId),
            eq(session.id, sessionId),
            isNull(session.revokedAt),
            isNull(login.endedAt),
          ),
        )
      return rows[0]
    })
    if (!row || row.expiresAt <= now) return null
    const { login: of } = row
    const loginTypes = new Set(of.loginTypes as LoginType[])
    return {
      kind: kindOfLogin[of.kind] ?? 'user',
      tenantId,
      sessionId,
      loginId: of.id,
      loginTypes,
      personId: of.personId,
      name: row.firstName === null ? null : `${row.firstName} ${row.lastName}`,
      companyId: of.companyId,
      contactNumber: of.contactNumber,
      subjectId: of.subjectId,
      subjectNumber: of.subjectNumber,
      language: row.language ?? 'en',
      ...(await this.#rights.of(tenantId, loginTypes)),
    }
  }
}
