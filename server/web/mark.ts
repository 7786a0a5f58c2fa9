import type { Look } from '../database/tables/tenants.ts'

/** Drawn marks a tenant may choose; 40 by 40, stroked. */
const drawings: Record<string, string> = {
  bars: '<path d="M8 31V17M16 31V9M24 31V13M32 31V21"/>',
  anchor: '<circle cx="20" cy="9.5" r="3.5"/><path d="M20 13v20M12 18h16M7 23c1 7 6 10 13 10s12-3 13-10"/>',
}

/** The tenant's mark on its colour, as favicon and install icon. */
export function markSvg(look: Look, size = 40): string {
  const drawing = drawings[look.mark] ?? drawings.bars
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size}" height="${size}">` +
    `<rect width="40" height="40" rx="8" fill="${look.light.accent}"/>` +
    `<g fill="none" stroke="${look.light.accentInk}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`
  )
}
