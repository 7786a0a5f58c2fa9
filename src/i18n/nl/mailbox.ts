import type { Translated } from '../translate.ts'
import type en from '../en/mailbox.ts'

export default {
  all: 'Alles verzonden',
  boxes: 'Postvakken',
  states: 'Toestand',
  anyState: 'Elke toestand',
  state: {
    queued: 'Onderweg',
    sent: 'Verzonden',
    unclear: 'Misschien aangekomen',
    failed: 'Teruggekomen',
    stopped: 'Afgemeld',
  },
  search: 'Woord, persoon of project',
  none: 'Geen e-mails gevonden.',
  noneText: 'Wat je per e-mail wordt gestuurd, blijft hier.',
  noneFound: 'Geen e-mail past bij wat gezocht werd.',
  clear: 'Alles tonen',
  count: {
    one: '{{count}} bericht',
    other: '{{count}} berichten',
  },
  files: {
    one: '{{count}} bijlage',
    other: '{{count}} bijlagen',
  },
  unwrittenText: 'Hij wordt geschreven als hij weggaat.',
  from: 'Van',
  sentAt: 'Verzonden',
  by: '{{when}}, door {{name}}',
  about: 'Over',
  reason: 'Waarom',
  unclearText: 'De verbinding viel weg: niemand weet of hij is aangekomen.',
  stoppedText: 'De ontvanger wil geen e-mails als deze.',
  safe: 'Veilig getoond: niets erin wordt uitgevoerd, niets wordt van buiten geladen.',
  body: 'De e-mail: {{subject}}',
  attachments: 'Bijlagen',
  download: '{{name}} downloaden',
  downloaded: 'Gedownload.',
  own: 'Op een eigen pagina openen',
  gone: 'Hij bestaat niet, of ging niet naar jou.',
} satisfies Translated<typeof en>
