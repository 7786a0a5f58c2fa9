import type en from '../en/calendars.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Agenda-abonnementen',
  about: 'Je diensten in de agenda van je telefoon of computer, via een adres dat alleen van jou is.',
  add: 'Adres toevoegen',
  name: 'Naam',
  nameHint: 'Waaraan je het herkent: iPhone, Outlook op het werk',
  nameMissing: 'Geef het een naam.',
  kind: { label: 'Wie het leest', ical: 'iCal: iPhone, Outlook en andere', google: 'Google Agenda' },
  contains: 'Bevat',
  jobs: 'Bevestigde jobs',
  requests: 'Aanvragen om te bevestigen',
  requestsMeta: '‘?’ voor de naam',
  absences: 'Geblokkeerde dagen en vakantie',
  made: 'Het adres is er: kopieer het of open het in de agenda.',
  copy: 'Adres van {{name}} kopiëren',
  copied: 'Link gekopieerd.',
  notCopied: 'De browser kopieert niet. Selecteer het adres en kopieer het met de hand:',
  open: '{{name}} in de agenda openen',
  remove: 'Abonnement verwijderen',
  removeOne: '{{name}} verwijderen',
  removeAsk: '‘{{name}}’ intrekken?',
  removeText: 'Het adres werkt meteen niet meer; agenda’s worden leeg zodra ze weer lezen.',
  removed: 'Abonnement verwijderd.',
  refresh: 'Google Agenda vernieuwen',
  refreshed: 'Google Agenda vernieuwd.',
  health: { new: 'Nog niet gelezen', read: 'Actueel', late: 'Leest laat', unread: 'Wordt niet meer gelezen' },
  readAt: 'laatst gelezen {{when}}',
  withdrawn:
    '{{name}} is drie weken niet gelezen. Het trekt zichzelf in op {{date}} als niemand het voor die tijd leest.',
  soon: 'Een wijziging komt op een iPhone na minuten aan, in Outlook na uren en in Google Agenda binnen een dag. Plan nooit een call op een geabonneerde agenda alleen: de app en haar berichten hebben het eerst gelijk.',
} satisfies Translated<typeof en>
