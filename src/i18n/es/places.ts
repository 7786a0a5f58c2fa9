import type en from '../en/places.ts'
import type { Translated } from '../translate.ts'

export default {
  none: 'Lugar no encontrado.',
  noneText: 'Este lugar no existe o no tienes nada que hacer allí.',
  address: 'Dirección',
  entrance: 'Entrada',
  region: 'Región',
  country: 'País',
  info: 'Conviene saber',
  website: 'Sitio web',
  sitePlan: 'Plano del recinto',
  timeZone: 'Zona horaria',
  localTime: 'ahora {{time}}',
  directions: 'Cómo llegar',
  plot: 'Plano de {{place}}; el círculo tiene {{radius}} de radio.',
  radius: 'Círculo de fichaje {{radius}}',
  noPlot: 'No se conocen las coordenadas de este lugar.',
  noPlotText: 'La dirección te lleva igualmente.',
  north: 'N',
  coordinates: 'Coordenadas',
} satisfies Translated<typeof en>
