import type en from '../en/personDetails.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Persoonlijke gegevens',
  address: 'Adres',
  birthday: 'Geboortedatum',
  phone: 'Telefoon',
  email: 'E-mail',
  timeZone: 'Tijdzone',
  account: 'Rekening voor je loon',
  now: '{{place}}, nu {{time}}',
  nowElsewhere: '{{place}}, nu {{time}}; op dit apparaat {{deviceTime}}',
  none: 'Niet ingevuld',
  change: 'Wijzigen',
  changeTitle: 'Persoonlijke gegevens van {{name}}',
  street: 'Straat en huisnummer',
  zipcode: 'Postcode',
  city: 'Plaats',
  country: 'Land',
  countryNone: 'Niet bekend',
  birthdayHint: 'Alleen {{name}} en het kantoor lezen dit.',
  birthdayWrong: 'Een dag tussen 1900 en 2020.',
  phoneWrong: 'Cijfers en spaties, in het buitenland met een + ervoor.',
  save: 'Opslaan',
  saved: 'Opgeslagen.',
  since: '{{place}}, sinds {{year}}',
  sinceYear: 'Sinds {{year}}',
} satisfies Translated<typeof en>
