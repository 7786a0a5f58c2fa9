import type en from '../en/personDetails.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Données personnelles',
  address: 'Adresse',
  birthday: 'Date de naissance',
  phone: 'Téléphone',
  email: 'E-mail',
  timeZone: 'Fuseau horaire',
  account: 'Compte de votre paie',
  now: '{{place}}, il est {{time}}',
  nowElsewhere: '{{place}}, il est {{time}}\u00A0; sur cet appareil {{deviceTime}}',
  none: 'Non renseigné',
  change: 'Modifier',
  changeTitle: 'Données personnelles de {{name}}',
  street: 'Rue et numéro',
  zipcode: 'Code postal',
  city: 'Ville',
  country: 'Pays',
  countryNone: 'Inconnu',
  birthdayHint: 'Seuls {{name}} et le bureau le lisent.',
  birthdayWrong: 'Un jour entre 1900 et 2020.',
  phoneWrong: 'Des chiffres et des espaces, avec un + devant à l’étranger.',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  since: '{{place}}, depuis {{year}}',
  sinceYear: 'Depuis {{year}}',
} satisfies Translated<typeof en>
