import type { Translated } from '../translate.ts'
import type en from '../en/mailbox.ts'

export default {
  all: 'Alle gesendeten',
  boxes: 'Postfächer',
  states: 'Zustand',
  anyState: 'Jeder Zustand',
  state: {
    queued: 'Unterwegs',
    sent: 'Gesendet',
    unclear: 'Vielleicht angekommen',
    failed: 'Zurückgekommen',
    stopped: 'Abbestellt',
  },
  search: 'Wort, Person oder Projekt',
  none: 'Keine E-Mails gefunden.',
  noneText: 'Was dir per E-Mail geschickt wird, bleibt hier.',
  noneFound: 'Keine E-Mail passt zur Suche.',
  clear: 'Alle zeigen',
  count: {
    one: '{{count}} E-Mail',
    other: '{{count}} E-Mails',
  },
  files: {
    one: '{{count}} Anhang',
    other: '{{count}} Anhänge',
  },
  unwrittenText: 'Sie wird geschrieben, wenn sie hinausgeht.',
  from: 'Von',
  sentAt: 'Gesendet',
  by: '{{when}}, von {{name}}',
  about: 'Zu',
  reason: 'Warum',
  unclearText: 'Die Verbindung brach ab: Niemand weiß, ob sie angekommen ist.',
  stoppedText: 'Wer sie bekommen sollte, möchte keine E-Mails wie diese.',
  safe: 'Sicher gezeigt: Nichts darin läuft, nichts wird von außen geladen.',
  body: 'Die E-Mail: {{subject}}',
  attachments: 'Anhänge',
  download: '{{name}} herunterladen',
  downloaded: 'Erfolgreich heruntergeladen.',
  own: 'Auf eigener Seite öffnen',
  gone: 'Es gibt sie nicht, oder sie ging nicht an dich.',
} satisfies Translated<typeof en>
