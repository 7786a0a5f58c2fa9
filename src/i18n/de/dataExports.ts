import type en from '../en/dataExports.ts'
import type { Translated } from '../translate.ts'

export default {
  text: 'Alles, was der Agentur gehört, in einem ZIP: je Tabelle eine Datei, eine Liste dessen, was darin ist, und alle Dateien. Es entsteht im Hintergrund und bleibt eine Woche.',
  leftOut: 'Passwörter, Schlüssel und geheime Adressen fehlen.',
  ask: 'Export erstellen',
  isMaking: 'Ein Export entsteht gerade',
  made: 'Exporte',
  none: 'Noch keiner.',
  howFar: '{{done}} von {{total}} Tabellen und Dateien',
  state: {
    making: 'entsteht',
    ready: 'fertig',
    failed: 'aufgegeben, bitte neu erstellen',
  },
  keptUntil: 'bis {{date}}',
  take: 'Herunterladen',
  remove: 'Entfernen',
  removed: 'Entfernt.',
  saving: 'Wird heruntergeladen: {{size}}',
  stop: 'Anhalten',
  fileName: 'Alle Daten, {{day}}',
} satisfies Translated<typeof en>
