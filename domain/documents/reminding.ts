const day = 86_400_000

/** The instant (ms) from which a signatory may be reminded again; null: at any time. */
export function remindedUntil(remindedAt: string | null, now: number): number | null {
  if (remindedAt === null) return null
  const until = Date.parse(remindedAt) + day
  return now < until ? until : null
}
