interface Chosen {
  position: { company: { id: string } }
  crew: { id: string; currency: string | null }
}

/** What may stand on one invoice together: one client, one currency. */
export const fits = (one: Chosen, chosen: Chosen | undefined): boolean =>
  chosen === undefined ||
  (one.position.company.id === chosen.position.company.id && one.crew.currency === chosen.crew.currency)

/** Those that were chosen, then what of the others fits beside them; what is chosen anew takes its own place. */
export function joined<One extends Chosen>(chosen: readonly One[], those: readonly One[]): One[] {
  const all = [...chosen]
  for (const one of those) {
    if (!fits(one, all[0])) continue
    const at = all.findIndex(({ crew }) => crew.id === one.crew.id)
    if (at < 0) all.push(one)
    else all[at] = one
  }
  return all
}
