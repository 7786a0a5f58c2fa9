import type { person } from '../../database/tables/people.ts'
import type { Random } from '../random.ts'
import type { CityName } from '../tenants.ts'

interface Street {
  street: string
  zipcode: string
}

/** Streets with their postal codes, and the country they lie in. */
const streets: Record<CityName, { country: string; of: readonly [Street, ...Street[]] }> = {
  Hamburg: {
    country: 'DE',
    of: [
      { street: 'Bernstorffstraße', zipcode: '22767' },
      { street: 'Osterstraße', zipcode: '20259' },
      { street: 'Wandsbeker Chaussee', zipcode: '22089' },
      { street: 'Fuhlsbüttler Straße', zipcode: '22305' },
      { street: 'Veddeler Brückenstraße', zipcode: '20539' },
    ],
  },
  Wien: {
    country: 'AT',
    of: [
      { street: 'Neubaugasse', zipcode: '1070' },
      { street: 'Favoritenstraße', zipcode: '1100' },
      { street: 'Ottakringer Straße', zipcode: '1160' },
      { street: 'Praterstraße', zipcode: '1020' },
    ],
  },
  Cardiff: {
    country: 'GB',
    of: [
      { street: 'Cowbridge Road East', zipcode: 'CF11 9AJ' },
      { street: 'Albany Road', zipcode: 'CF24 3RW' },
      { street: 'Whitchurch Road', zipcode: 'CF14 3JP' },
    ],
  },
  Rotterdam: {
    country: 'NL',
    of: [
      { street: 'Nieuwe Binnenweg', zipcode: '3014 GH' },
      { street: 'Zwart Janstraat', zipcode: '3035 AM' },
      { street: 'Katendrechtse Lagedijk', zipcode: '3082 GK' },
    ],
  },
}

/** Where somebody of the cast lives, and when they were born. */
export function detailsIn(
  city: CityName,
  random: Random,
): Pick<typeof person.$inferInsert, 'street' | 'zipcode' | 'city' | 'country' | 'birthday'> {
  const { country, of } = streets[city]
  const { street, zipcode } = random.pick(of)
  const number = random.between(1, 180)
  const day = new Date(Date.UTC(random.between(1966, 2004), random.between(0, 11), random.between(1, 28)))
  return {
    // Numbers come first where English is spoken.
    street: country === 'GB' ? `${number} ${street}` : `${street} ${number}`,
    ...{ zipcode, city, country, birthday: day.toISOString().slice(0, 10) },
  }
}
