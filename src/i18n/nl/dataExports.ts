import type en from '../en/dataExports.ts'
import type { Translated } from '../translate.ts'

export default {
  text: 'Alles wat van het bureau is in één ZIP: een bestand per tabel, een lijst van wat erin zit, en alle bestanden. De export wordt op de achtergrond gemaakt en een week bewaard.',
  leftOut: 'Wachtwoorden, sleutels en geheime adressen zijn weggelaten.',
  ask: 'Export maken',
  isMaking: 'Er wordt een export gemaakt',
  made: 'Gemaakte exports',
  none: 'Nog geen.',
  howFar: '{{done}} van {{total}} tabellen en bestanden',
  state: {
    making: 'wordt gemaakt',
    ready: 'klaar',
    failed: 'opgegeven, vraag opnieuw',
  },
  keptUntil: 'tot {{date}}',
  take: 'Downloaden',
  remove: 'Weghalen',
  removed: 'Weggehaald.',
  saving: 'Wordt gedownload: {{size}}',
  stop: 'Stoppen',
  fileName: 'Alle gegevens, {{day}}',
} satisfies Translated<typeof en>
