import type en from '../en/projectDocuments.ts'
import type { Translated } from '../translate.ts'

export default {
  papers: 'Papiere und Pläne',
  photos: 'Fotos der Arbeit',
  toLookAt: 'Zu prüfen',
  noneTitle: 'Keine Dokumente gefunden.',
  none: 'Hier stehen Pläne und Papiere zum Projekt.',
  noneYet: 'Fotos stehen hier, sobald die Planung sie geprüft hat.',
  add: 'Dateien hinzufügen',
  addHint: 'PDF oder Bilder, je 25 MB. Der Kunde sieht sie sofort.',
  going: { one: '{{count}} Datei ist unterwegs.', other: '{{count}} Dateien sind unterwegs.' },
  refused: 'Eine Datei wurde nicht angenommen.',
  signedOf: '{{signed}} von {{of}} unterschrieben',
  signed: 'Unterschrieben',
  download: '{{name}} herunterladen',
  half: 'Dateien oder Personen',
  files: 'Dateien',
  proofs: 'Wer hat was',
  isDownloaded: 'Heruntergeladen.',
} satisfies Translated<typeof en>
