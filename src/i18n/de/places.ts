import type en from '../en/places.ts'
import type { Translated } from '../translate.ts'

export default {
  none: 'Ort nicht gefunden.',
  noneText: 'Diesen Ort gibt es nicht, oder du hast dort nichts zu tun.',
  address: 'Adresse',
  entrance: 'Eingang',
  region: 'Region',
  country: 'Land',
  info: 'Gut zu wissen',
  website: 'Website',
  sitePlan: 'Lageplan',
  timeZone: 'Zeitzone',
  localTime: 'jetzt {{time}}',
  directions: 'Route',
  plot: 'Plan von {{place}}; der Kreis hat {{radius}} Radius.',
  radius: 'Check-in-Kreis {{radius}}',
  noPlot: 'Für diesen Ort sind keine Koordinaten bekannt.',
  noPlotText: 'Die Adresse führt trotzdem hin.',
  north: 'N',
  coordinates: 'Koordinaten',
} satisfies Translated<typeof en>
