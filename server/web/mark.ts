import type { TenantRecord } from '../tenant/directory.ts'

/** Drawn marks a tenant may choose; 40 by 40, stroked. */
const drawings: Record<string, string> = {
  bars: '<path d="M8 31V17M16 31V9M24 31V13M32 31V21"/>',
  crane: '<path d="M9 31h22M14 31V9h17M14 15l6-6M26 9v9"/><path d="M23 18h6v5h-6z" fill="currentColor"/>',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`)

/**
 * The tenant's mark on its colour, or its own picture on white with a rim of it, as favicon and install icon. `maskable`: the system cuts the corners itself, and
 * nothing but the middle four fifths is sure to be seen.
 */
export function markSvg(
  { look, markPicture }: Pick<TenantRecord, 'look' | 'markPicture'>,
  size = 40,
  maskable = false,
): string {
  if (markPicture) return pictureSvg(markPicture, look.light.accent, size, maskable)
  const drawing = drawings[look.mark] ?? drawings.bars
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size}" height="${size}">` +
    `<rect width="40" height="40"${maskable ? '' : ' rx="8"'} fill="${escaped(look.light.accent)}"/>` +
    `<g${maskable ? ' transform="translate(6 6) scale(.7)"' : ''} fill="none" color="${escaped(look.light.accentInk)}" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`
  )
}

function pictureSvg(picture: Uint8Array, accent: string, size: number, maskable: boolean): string {
  const [from, side] = maskable ? [9, 22] : [3, 34]
  const address = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size}" height="${size}">` +
    `<rect width="40" height="40"${maskable ? '' : ' rx="8"'} fill="${escaped(accent)}"/>` +
    `<rect x="1" y="1" width="38" height="38"${maskable ? '' : ' rx="7"'} fill="#ffffff"/>` +
    `<image x="${from}" y="${from}" width="${side}" height="${side}" preserveAspectRatio="xMidYMid meet" href="${address}"/></svg>`
  )
}
