import type { LanguageCode } from '../../domain/languages.ts'
import { paperWords } from '../papers/paper-words.ts'

const en = {
  below: 'Photo below',
  behind: (name: string) => `${name}, behind this paper`,
  open: 'Not handed in yet',
  handedIn: 'Handed in',
  result: 'Result',
  passed: 'passed',
  failed: 'not passed',
  asked: 'Asked',
  answered: 'Answered',
  right: (right: number, of: number) => `${right} of ${of} right`,
}
type FormWords = typeof en

const de: FormWords = {
  below: 'Foto weiter unten',
  behind: name => `${name}, hinter diesem Papier`,
  open: 'Noch nicht abgegeben',
  handedIn: 'Abgegeben',
  result: 'Ergebnis',
  passed: 'bestanden',
  failed: 'nicht bestanden',
  asked: 'Gefragt',
  answered: 'Geantwortet',
  right: (right, of) => `${right} von ${of} richtig`,
}
const es: FormWords = {
  below: 'Foto más abajo',
  behind: name => `${name}, detrás de este documento`,
  open: 'Aún sin entregar',
  handedIn: 'Entregado',
  result: 'Resultado',
  passed: 'aprobado',
  failed: 'no aprobado',
  asked: 'Pregunta',
  answered: 'Respuesta',
  right: (right, of) => `${right} de ${of} correctas`,
}
const nl: FormWords = {
  below: 'Foto hieronder',
  behind: name => `${name}, achter dit papier`,
  open: 'Nog niet ingeleverd',
  handedIn: 'Ingeleverd',
  result: 'Resultaat',
  passed: 'geslaagd',
  failed: 'niet geslaagd',
  asked: 'Gevraagd',
  answered: 'Geantwoord',
  right: (right, of) => `${right} van ${of} juist`,
}
const fr: FormWords = {
  below: 'Photo ci-dessous',
  behind: name => `${name}, à la suite de ce document`,
  open: 'Pas encore rendu',
  handedIn: 'Rendu',
  result: 'Résultat',
  passed: 'réussi',
  failed: 'non réussi',
  asked: 'Question',
  answered: 'Réponse',
  right: (right, of) => `${right} sur ${of} justes`,
}
const cy: FormWords = {
  below: 'Llun isod',
  behind: name => `${name}, y tu ôl i’r papur hwn`,
  open: 'Heb ei chyflwyno eto',
  handedIn: 'Cyflwynwyd',
  result: 'Canlyniad',
  passed: 'wedi pasio',
  failed: 'heb basio',
  asked: 'Gofynnwyd',
  answered: 'Atebwyd',
  right: (right, of) => `${right} o ${of} yn gywir`,
}
const words: Record<LanguageCode, FormWords> = { en, de, deAt: de, es, nl, fr, cy }

/** What the paper of a form says in a language (code or caption; unknown: English), and the locale of its days. */
export const formWords = (language: string) => paperWords(words, language)
export type SaidFormWords = ReturnType<typeof formWords>
