import type { Look } from '../database/tables/tenants.ts'

/** Drawn marks a tenant may choose; 40 by 40, stroked. */
const drawings: Record<string, string> = {
  bars: '<path d="M8 31V17M16 31V9M24 31V13M32 31V21"/>',
  crane: '<path d="M9 31h22M14 31V9h17M14 15l6-6M26 9v9"/><path d="M23 18h6v5h-6z" fill="currentColor"/>',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`)

/**
 * The tenant's mark on its colour, as favicon and install icon. `maskable`: the system cuts the corners itself, and
 * nothing but the middle four fifths is sure to be seen.
 */
export function markSvg(look: Look, size = 40, maskable = false): string {
  const drawing = drawings[look.mark] ?? drawings.bars
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size}" height="${size}">` +
    `<rect width="40" height="40"${maskable ? '' : ' rx="8"'} fill="${escaped(look.light.accent)}"/>` +
    `<g${maskable ? ' transform="translate(6 6) scale(.7)"' : ''} fill="none" color="${escaped(look.light.accentInk)}" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`
  )
}
