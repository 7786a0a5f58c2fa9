import type { Words } from '../../../i18n/words.ts'
import type { Approval } from './approvals.types.ts'

/** What one of the queue is called: a photo is one whatever its file is called. */
export const itemName = (t: Words['t'], { kind, name }: Approval): string =>
  kind === 'picture' ? t('approvals.picture') : (name ?? t('approvals.photo'))
