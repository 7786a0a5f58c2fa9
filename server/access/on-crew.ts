import { sql } from 'drizzle-orm'

/** Who counts as being on a crew: an application alone opens no names and phones. */
export const onCrew = sql.raw(`('invited','confirmed','checkedIn','checkedOut','signedOff','noShow')`)
