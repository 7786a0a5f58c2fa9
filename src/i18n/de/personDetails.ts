import type en from '../en/personDetails.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Persönliche Daten',
  address: 'Adresse',
  birthday: 'Geburtstag',
  phone: 'Telefon',
  email: 'E-Mail',
  timeZone: 'Zeitzone',
  account: 'Konto für deinen Lohn',
  now: '{{place}}, jetzt {{time}}',
  nowElsewhere: '{{place}}, jetzt {{time}}; auf diesem Gerät {{deviceTime}}',
  none: 'Nicht eingetragen',
  change: 'Ändern',
  changeTitle: 'Persönliche Daten von {{name}}',
  street: 'Straße und Hausnummer',
  zipcode: 'Postleitzahl',
  city: 'Ort',
  country: 'Land',
  countryNone: 'Nicht bekannt',
  birthdayHint: 'Lesen nur {{name}} und das Büro.',
  birthdayWrong: 'Ein Tag zwischen 1900 und 2020.',
  phoneWrong: 'Ziffern und Leerzeichen, im Ausland mit + davor.',
  save: 'Speichern',
  saved: 'Gespeichert.',
  since: '{{place}}, seit {{year}}',
  sinceYear: 'Seit {{year}}',
} satisfies Translated<typeof en>
