import { type LanguageCode, wordsOnPaper } from '../../domain/languages.ts'

const en = {
  page: 'Page',
  project: 'Project',
  client: 'Client',
  place: 'Place',
  shift: 'Shift',
  name: 'Name',
  work: 'Function',
  from: 'From',
  to: 'To',
  pause: 'Break',
  signatures: 'Signatures',
}
type SharedWords = typeof en
const de: SharedWords = {
  page: 'Seite',
  project: 'Projekt',
  client: 'Kunde',
  place: 'Ort',
  shift: 'Schicht',
  name: 'Name',
  work: 'Funktion',
  from: 'Von',
  to: 'Bis',
  pause: 'Pause',
  signatures: 'Unterschriften',
}
const es: SharedWords = {
  page: 'Página',
  project: 'Proyecto',
  client: 'Cliente',
  place: 'Lugar',
  shift: 'Turno',
  name: 'Nombre',
  work: 'Función',
  from: 'De',
  to: 'A',
  pause: 'Pausa',
  signatures: 'Firmas',
}
const nl: SharedWords = {
  page: 'Pagina',
  project: 'Project',
  client: 'Klant',
  place: 'Locatie',
  shift: 'Dienst',
  name: 'Naam',
  work: 'Functie',
  from: 'Van',
  to: 'Tot',
  pause: 'Pauze',
  signatures: 'Handtekeningen',
}
const fr: SharedWords = {
  page: 'Page',
  project: 'Projet',
  client: 'Client',
  place: 'Lieu',
  shift: 'Vacation',
  name: 'Nom',
  work: 'Fonction',
  from: 'De',
  to: 'À',
  pause: 'Pause',
  signatures: 'Signatures',
}
const cy: SharedWords = {
  page: 'Tudalen',
  project: 'Prosiect',
  client: 'Cleient',
  place: 'Lleoliad',
  shift: 'Sifft',
  name: 'Enw',
  work: 'Rôl',
  from: 'O',
  to: 'Hyd',
  pause: 'Egwyl',
  signatures: 'Llofnodion',
}
const shared: Record<LanguageCode, SharedWords> = { en, de, deAt: de, es, nl, fr, cy }

/**
 * What papers say alike, and what this one says besides, in a language (code or caption; unknown: English), with the
 * locale of its days.
 */
export const paperWords = <T extends object>(own: Record<LanguageCode, T>, language: string) => ({
  ...wordsOnPaper(shared, language),
  ...wordsOnPaper(own, language),
})
