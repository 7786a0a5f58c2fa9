import { IconLogin2, IconLogout2 } from '@tabler/icons-react'
import type { KioskTask } from '../../../domain/kiosks/kiosk-roster.ts'

/** Into the house, or out of it. */
export const ModeIcon = ({ task }: { task: KioskTask }) =>
  task === 'Check-in' ? <IconLogin2 aria-hidden="true" /> : <IconLogout2 aria-hidden="true" />
