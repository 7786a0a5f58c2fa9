import { sql } from 'drizzle-orm'

/** Of a login nobody has chosen a password for: with none stored none fits. */
export const noPassword = ''

/** A login `g` whose owner has chosen no password yet: who was invited, and who was only entered. */
export const waits = sql.raw(`(g.invited_at is not null or g.password_hash = '')`)
