import type en from '../en/personDetails.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Datos personales',
  address: 'Dirección',
  birthday: 'Fecha de nacimiento',
  phone: 'Teléfono',
  email: 'Correo',
  timeZone: 'Zona horaria',
  account: 'Cuenta en la que cobras',
  now: '{{place}}, ahora {{time}}',
  nowElsewhere: '{{place}}, ahora {{time}}; en este dispositivo {{deviceTime}}',
  none: 'Sin indicar',
  change: 'Cambiar',
  changeTitle: 'Datos personales de {{name}}',
  street: 'Calle y número',
  zipcode: 'Código postal',
  city: 'Población',
  country: 'País',
  countryNone: 'Desconocido',
  birthdayHint: 'Solo lo leen {{name}} y la oficina.',
  birthdayWrong: 'Un día entre 1900 y 2020.',
  phoneWrong: 'Cifras y espacios, con un + delante si es del extranjero.',
  save: 'Guardar',
  saved: 'Guardado.',
  since: '{{place}}, desde {{year}}',
  sinceYear: 'Desde {{year}}',
} satisfies Translated<typeof en>
