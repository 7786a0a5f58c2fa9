import type en from '../en/places.ts'
import type { Translated } from '../translate.ts'

export default {
  none: 'Locatie niet gevonden.',
  noneText: 'Deze locatie bestaat niet, of je hebt er niets te doen.',
  address: 'Adres',
  entrance: 'Ingang',
  region: 'Regio',
  country: 'Land',
  info: 'Goed om te weten',
  website: 'Website',
  sitePlan: 'Plattegrond',
  timeZone: 'Tijdzone',
  localTime: 'nu {{time}}',
  directions: 'Route',
  plot: 'Plattegrond van {{place}}; de cirkel heeft een straal van {{radius}}.',
  radius: 'Check-incirkel {{radius}}',
  noPlot: 'Van deze locatie zijn geen coördinaten bekend.',
  noPlotText: 'Het adres brengt je er toch.',
  north: 'N',
  coordinates: 'Coördinaten',
} satisfies Translated<typeof en>
