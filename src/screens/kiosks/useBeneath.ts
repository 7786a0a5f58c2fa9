import { useEffect, useState } from 'react'
import { afterPaint } from '../../client/after-paint.ts'

/** What lies beneath something that covers it follows once that is painted; what is in sight follows at once. */
export function useBeneath<Seen extends { covered: boolean }>(seen: Seen): Seen {
  const [beneath, setBeneath] = useState(seen)
  if (!seen.covered && beneath !== seen) setBeneath(seen)
  useEffect(() => (seen.covered ? afterPaint(() => setBeneath(seen)) : undefined), [seen])
  return seen.covered ? beneath : seen
}
