import type { KioskPins } from '../../access/kiosk-pin.ts'
import type { Tx } from '../../database/tenant.ts'
import { demoPin } from './people.ts'
import type { Agency } from '../tenants.ts'

/**
 * A demo made before kiosks could ask for PINs asks for them as a new one does. Once: whoever turned it off, or changed
 * their PIN, is not overruled.
 */
export async function askForPins(tx: Tx, agency: Agency, pins: KioskPins): Promise<void> {
  if (!agency.settings.kioskPin) return
  const asking = await tx.raw(
    `update tenant set settings = settings || '{"kioskPin": true}' where id = $1 and not settings ? 'kioskPin' returning id`,
    [agency.id],
  )
  if (!asking.length) return
  const people = await tx.raw<{ id: string }>('select id from person where tenant_id = $1 and kiosk_pin is null', [
    agency.id,
  ])
  const ids = people.map(({ id }) => id)
  await tx.raw(
    `update person p set kiosk_pin = n.hash from unnest($2::uuid[], $3::text[]) as n (id, hash)
      where p.tenant_id = $1 and p.id = n.id`,
    [agency.id, ids, ids.map(id => pins.hash(id, demoPin))],
  )
}
