import type en from '../en/places.ts'
import type { Translated } from '../translate.ts'

export default {
  none: 'Lieu introuvable.',
  noneText: 'Ce lieu n’existe pas, ou vous n’avez rien à y faire.',
  address: 'Adresse',
  entrance: 'Entrée',
  region: 'Région',
  country: 'Pays',
  info: 'Bon à savoir',
  website: 'Site web',
  sitePlan: 'Plan du site',
  timeZone: 'Fuseau horaire',
  localTime: '{{time}} maintenant',
  directions: 'Itinéraire',
  plot: 'Plan de {{place}}\u00A0; le cercle a un rayon de {{radius}}.',
  radius: 'Cercle de pointage {{radius}}',
  noPlot: 'Les coordonnées de ce lieu ne sont pas connues.',
  noPlotText: 'L’adresse y mène quand même.',
  north: 'N',
  coordinates: 'Coordonnées',
} satisfies Translated<typeof en>
