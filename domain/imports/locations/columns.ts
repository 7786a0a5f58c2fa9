import { companyColumns } from '../companies/columns.ts'
import type { UsualNames } from '../kind.ts'

const { street = [], zipcode = [], city = [], country = [] } = companyColumns

/** What columns of places are usually called: the likeliest first, bare. */
export const locationColumns: UsualNames = {
  name: [
    ...[
      'name',
      'venue',
      'location',
      'place',
      'site',
      'hall',
      'veranstaltungsort',
      'spielstätte',
      'spielstaette',
      'halle',
    ],
    ...['objekt', 'bezeichnung', 'lugar', 'recinto', 'nombre', 'locatie', 'zaal', 'naam', 'lieu', 'salle', 'nom'],
    ...['lleoliad', 'enw', 'neuadd'],
  ],
  ...{ street, zipcode, city, country },
  region: [
    ...['region', 'state', 'county', 'province', 'bundesland', 'kanton', 'provinz', 'región', 'provincia', 'comunidad'],
    ...['provincie', 'région', 'département', 'rhanbarth', 'sir'],
  ],
  timeZone: ['timezone', 'zone', 'zeitzone', 'zonahoraria', 'tijdzone', 'fuseauhoraire', 'fuseau', 'cylchfaamser'],
  entrance: [
    'entrance',
    'access',
    'eingang',
    'zugang',
    'zufahrt',
    'entrada',
    'acceso',
    'ingang',
    'entrée',
    'accès',
    'mynedfa',
  ],
  info: [
    ...['info', 'information', 'note', 'notes', 'remark', 'hinweis', 'hinweise', 'bemerkung', 'información', 'nota'],
    ...['opmerking', 'remarque', 'remarques', 'gwybodaeth', 'nodyn'],
  ],
}
