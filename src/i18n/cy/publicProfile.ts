import type en from '../en/publicProfile.ts'
import type { Translated } from '../translate.ts'

export default {
  noneText: 'Nid yw’r cyfeiriad yn gywir, neu nid yw’r proffil hwn yn gyhoeddus.',
  at: 'Gyda {{agency}} ers {{year}}',
  proven: 'wedi’i brofi gan bapur',
  languages: 'Ieithoedd',
  noFunctions: 'Dim wedi’i nodi eto.',
} satisfies Translated<typeof en>
