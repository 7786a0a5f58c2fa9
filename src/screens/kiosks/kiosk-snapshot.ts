import type { SnapshotFrom } from 'xstate'
import type { kioskMachine } from '../../machines/kiosk/kiosk.machine.ts'
import type { KioskEvent } from '../../machines/kiosk/kiosk.types.ts'

export type KioskSnapshot = SnapshotFrom<typeof kioskMachine>
export type Send = (event: KioskEvent) => void

/** Whether the desk of an open kiosk is in that state. */
export const isAt = (snapshot: KioskSnapshot, desk: string): boolean =>
  snapshot.matches({ open: { desk } } as Parameters<typeof snapshot.matches>[0])
