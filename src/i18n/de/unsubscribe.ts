import type { Translated } from '../translate.ts'
import type en from '../en/unsubscribe.ts'

export default {
  title: 'E-Mails abbestellen',
  text: '{{agency}} schickt dir dann keine E-Mails mehr, die nur sagen, was auch die App zeigt.',
  stays:
    'Was du brauchst, kommt weiter: dein Passwort, Dokumente zum Unterschreiben, Papiere an dich und Änderungen kurz vor einem Einsatz.',
  confirm: 'Abbestellen',
  busy: 'Wird abbestellt …',
  doneTitle: 'Du hast sie abbestellt',
  done: '{{address}} bekommt keine solchen E-Mails mehr.',
  alreadyTitle: 'Du hattest sie schon abbestellt',
  already: '{{address}} bekommt keine solchen E-Mails. Mehr ist nicht zu tun.',
  again: 'Wieder bestellen',
  againTitle: 'Du bekommst sie wieder',
  againText: '{{address}} bekommt E-Mails wie zuvor.',
  wrongTitle: 'Dieser Link geht nicht',
  wrong:
    'Er ist nicht vollständig, oder die E-Mails wurden inzwischen wieder angeschaltet. In deinem Profil kannst du sie abschalten.',
  profile: 'Profil öffnen',
  failed: 'Der Server hat nicht geantwortet. Bitte versuche es noch einmal.',
} satisfies Translated<typeof en>
