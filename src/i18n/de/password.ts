import type en from '../en/password.ts'
import type { Translated } from '../translate.ts'

export default {
  title: {
    forgotten: 'Passwort vergessen',
    renew: 'Passwort erneuern',
    link: 'Neues Passwort',
    welcome: 'Willkommen',
  },
  ask: {
    forgotten:
      'Passwort nicht mehr im Kopf? Gib dein Login ein, und wir schicken dir einen Link, um ein neues zu setzen. Bis dahin ändert sich nichts.',
    renew:
      'Du kennst dein Passwort, aber es ist alt oder jemand hat es vielleicht gesehen? Gib dein Login ein, und wir schicken dir einen Link, um es zu ersetzen. Alle anderen Geräte werden dann abgemeldet.',
    submit: 'Link schicken',
    submitting: 'Wird gesendet',
    limited: 'Zu viele Anfragen. Ab {{time}} Uhr kannst du es wieder versuchen.',
    backToLogin: 'Zurück zur Anmeldung',
  },
  asked: {
    title: 'Schau in dein Postfach',
    text: 'Wenn es diesen Login gibt, ist eine E-Mail mit einem Link unterwegs. Er gilt eine Stunde.',
    nothing:
      'Nach ein paar Minuten noch nichts da? Schau im Spam-Ordner nach, prüf den Login oder frag noch einmal an.',
    again: 'Noch einmal anfragen',
  },
  link: {
    title: 'Neues Passwort festlegen',
    text: 'Für deinen Login {{login}} bei {{agency}}. Auf allen anderen Geräten wirst du abgemeldet.',
    welcome: 'Willkommen, {{name}}',
    welcomeText:
      '{{agency}} hat einen Login für dich angelegt: {{login}}. Wähl ein Passwort, und du hast deine Jobs, Zeiten und Dokumente zur Hand.',
    field: 'Neues Passwort',
    submit: 'Passwort speichern',
    submitting: 'Wird gespeichert',
    refused: 'Dieses Passwort benutzen viele, deshalb wird es zuerst erraten. Wähle ein anderes.',
    limited: 'Zu viele Versuche. Ab {{time}} Uhr kannst du es wieder versuchen.',
  },
  rule: {
    longEnough: 'Mindestens 10 Zeichen',
    notLogin: 'Nicht dein Login',
    notTooLong: 'Höchstens 200 Zeichen',
    met: 'erfüllt',
    open: 'noch nicht erfüllt',
  },
  broken: {
    longEnough: 'Nimm mindestens 10 Zeichen.',
    notLogin: 'Nimm etwas anderes als deinen Login.',
    notTooLong: 'Nimm höchstens 200 Zeichen.',
  },
  invalid: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Er wurde schon benutzt, oder seine Zeit ist abgelaufen. Fordere einen neuen an: Er kommt per E-Mail.',
    ask: 'Neuen Link anfordern',
  },
  perhaps: {
    title: 'Dein Passwort ist vielleicht schon gespeichert',
    text: 'Beim Speichern brach die Verbindung ab, und der Link wurde inzwischen benutzt. Versuch, dich mit dem neuen Passwort anzumelden; geht das nicht, fordere einen neuen Link an.',
  },
  saved: {
    note: 'Dein neues Passwort ist gespeichert. Melde dich damit an.',
    title: 'Das Passwort ist gespeichert',
    others: 'Es gehört zum Login {{login}}. Auf diesem Gerät ist weiterhin {{name}} angemeldet.',
    somebody: 'Es gehört zum Login {{login}}. Auf diesem Gerät ist weiterhin jemand anderes angemeldet.',
    switch: 'Wenn du hier den neuen Login benutzen willst, melde dich zuerst ab.',
    goOn: 'Weiter als {{name}}',
    goOnSomebody: 'Weiter',
  },
} satisfies Translated<typeof en>
