import type en from '../en/agencyLog.ts'
import type { Translated } from '../translate.ts'

export default {
  search: 'Wer, oder um wen es geht',
  count: {
    one: '{{count}} Zeile',
    other: '{{count}} Zeilen',
  },
  noneText: 'Wer Einstellungen, Rechte, Anmeldungen oder Konten ändert, steht hier.',
  noneFound: 'So wird nichts gefunden.',
  showAll: 'Alle zeigen',
  byItself: 'von selbst',
} satisfies Translated<typeof en>
