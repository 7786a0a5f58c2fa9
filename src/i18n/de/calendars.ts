import type en from '../en/calendars.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Kalender-Abos',
  about: 'Deine Schichten im Kalender deines Telefons oder Rechners, über eine Adresse, die nur dir gehört.',
  add: 'Adresse anlegen',
  name: 'Name',
  nameHint: 'Woran du sie erkennst: iPhone, Outlook im Büro',
  nameMissing: 'Gib ihr einen Namen.',
  kind: { label: 'Wer sie liest', ical: 'iCal: iPhone, Outlook und andere', google: 'Google Kalender' },
  contains: 'Enthält',
  jobs: 'Bestätigte Jobs',
  requests: 'Anfragen zum Bestätigen',
  requestsMeta: '„?“ vor dem Namen',
  absences: 'Gesperrte Tage und Urlaub',
  made: 'Die Adresse ist da: Kopiere sie oder öffne sie im Kalender.',
  copy: 'Adresse von {{name}} kopieren',
  copied: 'Link kopiert.',
  notCopied: 'Der Browser kopiert nicht. Markiere die Adresse und kopiere sie von Hand:',
  open: '{{name}} im Kalender öffnen',
  remove: 'Abo löschen',
  removeOne: '{{name}} löschen',
  removeAsk: '„{{name}}“ zurückziehen?',
  removeText: 'Die Adresse gilt sofort nicht mehr; Kalender leeren sich, wenn sie das nächste Mal lesen.',
  removed: 'Abo gelöscht.',
  refresh: 'Google Kalender auffrischen',
  refreshed: 'Google Kalender aufgefrischt.',
  health: { new: 'Noch nicht gelesen', read: 'Aktuell', late: 'Liest spät', unread: 'Wird nicht mehr gelesen' },
  readAt: 'zuletzt gelesen {{when}}',
  withdrawn:
    '{{name}} wurde seit drei Wochen nicht gelesen. Die Adresse zieht sich am {{date}} von selbst zurück, wenn sie bis dahin niemand liest.',
  soon: 'Eine Änderung kommt auf dem iPhone nach Minuten an, in Outlook nach Stunden, im Google Kalender nach bis zu einem Tag. Plane keinen Call allein nach einem abonnierten Kalender: Die App und ihre Nachrichten haben zuerst recht.',
} satisfies Translated<typeof en>
