import type { ImportFate } from '../../domain/imports/taking.ts'
import type { ImportReason } from '../../domain/imports/read-row.ts'
import { type LanguageCode, wordsOnPaper } from '../../domain/languages.ts'
import { fieldWords } from './field-words.ts'

interface OwnWords {
  line: string
  fate: string
  number: string
  name: string
  what: string
  fates: Record<ImportFate, string>
  reasons: Record<ImportReason, string>
}

const en: OwnWords = {
  line: 'Line',
  fate: 'Fate',
  number: 'Number',
  name: 'Name',
  what: 'What happens',
  fates: {
    wrong: 'Wrong',
    double: 'There twice',
    ambiguous: 'May mean several',
    new: 'New',
    changes: 'Changes',
    same: 'Stays the same',
  },
  reasons: {
    missing: 'missing',
    tooLong: 'too long',
    formula: 'a formula, not a text',
    rounded: 'rounded by a spreadsheet',
    notEmail: 'no e-mail address',
    notCountry: 'no country',
    notVatId: 'no VAT number with its country',
    notAccount: 'no account of five to nine figures',
    ownNumber: 'number of the agency’s own company',
    tooManyCells: 'more cells than columns',
  },
}
const de: OwnWords = {
  line: 'Zeile',
  fate: 'Ergebnis',
  number: 'Nummer',
  name: 'Name',
  what: 'Was passiert',
  fates: {
    wrong: 'Fehler',
    double: 'Doppelt',
    ambiguous: 'Nicht eindeutig',
    new: 'Neu',
    changes: 'Änderung',
    same: 'Bleibt gleich',
  },
  reasons: {
    missing: 'fehlt',
    tooLong: 'zu lang',
    formula: 'eine Formel, kein Text',
    rounded: 'von einer Tabelle gerundet',
    notEmail: 'keine E-Mail-Adresse',
    notCountry: 'kein Land',
    notVatId: 'keine USt-IdNr. mit ihrem Land',
    notAccount: 'kein Konto mit fünf bis neun Stellen',
    ownNumber: 'Nummer der eigenen Firma',
    tooManyCells: 'mehr Zellen als Spalten',
  },
}
const es: OwnWords = {
  line: 'Línea',
  fate: 'Resultado',
  number: 'Número',
  name: 'Nombre',
  what: 'Qué ocurre',
  fates: {
    wrong: 'Error',
    double: 'Repetida',
    ambiguous: 'No es inequívoca',
    new: 'Nueva',
    changes: 'Cambia',
    same: 'Sigue igual',
  },
  reasons: {
    missing: 'falta',
    tooLong: 'demasiado largo',
    formula: 'una fórmula, no un texto',
    rounded: 'redondeado por una hoja de cálculo',
    notEmail: 'no es una dirección de correo',
    notCountry: 'no es un país',
    notVatId: 'no es un NIF-IVA con su país',
    notAccount: 'no es una cuenta de cinco a nueve cifras',
    ownNumber: 'número de la empresa propia',
    tooManyCells: 'más celdas que columnas',
  },
}
const nl: OwnWords = {
  line: 'Regel',
  fate: 'Uitkomst',
  number: 'Nummer',
  name: 'Naam',
  what: 'Wat er gebeurt',
  fates: {
    wrong: 'Fout',
    double: 'Dubbel',
    ambiguous: 'Niet eenduidig',
    new: 'Nieuw',
    changes: 'Wijziging',
    same: 'Blijft gelijk',
  },
  reasons: {
    missing: 'ontbreekt',
    tooLong: 'te lang',
    formula: 'een formule, geen tekst',
    rounded: 'door een spreadsheet afgerond',
    notEmail: 'geen e-mailadres',
    notCountry: 'geen land',
    notVatId: 'geen btw-nummer met het land',
    notAccount: 'geen rekening van vijf tot negen cijfers',
    ownNumber: 'nummer van het eigen bedrijf',
    tooManyCells: 'meer cellen dan kolommen',
  },
}
const fr: OwnWords = {
  line: 'Ligne',
  fate: 'Résultat',
  number: 'Numéro',
  name: 'Nom',
  what: 'Ce qui se passe',
  fates: {
    wrong: 'Erreur',
    double: 'En double',
    ambiguous: 'Ambiguë',
    new: 'Nouvelle',
    changes: 'Modification',
    same: 'Inchangée',
  },
  reasons: {
    missing: 'manque',
    tooLong: 'trop long',
    formula: 'une formule, pas un texte',
    rounded: 'arrondi par un tableur',
    notEmail: 'pas une adresse e-mail',
    notCountry: 'pas un pays',
    notVatId: 'pas un numéro de TVA avec son pays',
    notAccount: 'pas un compte de cinq à neuf chiffres',
    ownNumber: 'numéro de la propre société',
    tooManyCells: 'plus de cellules que de colonnes',
  },
}
const cy: OwnWords = {
  line: 'Llinell',
  fate: 'Canlyniad',
  number: 'Rhif',
  name: 'Enw',
  what: 'Beth sy’n digwydd',
  fates: {
    wrong: 'Gwall',
    double: 'Yno ddwywaith',
    ambiguous: 'Amwys',
    new: 'Newydd',
    changes: 'Newid',
    same: 'Yn aros yr un fath',
  },
  reasons: {
    missing: 'ar goll',
    tooLong: 'yn rhy hir',
    formula: 'fformiwla, nid testun',
    rounded: 'wedi’i dalgrynnu gan daenlen',
    notEmail: 'nid cyfeiriad e-bost',
    notCountry: 'nid gwlad',
    notVatId: 'nid rhif TAW gyda’i wlad',
    notAccount: 'nid cyfrif o bump i naw digid',
    ownNumber: 'rhif cwmni’r asiantaeth ei hun',
    tooManyCells: 'mwy o gelloedd na cholofnau',
  },
}
const own: Record<LanguageCode, OwnWords> = { en, de, deAt: de, es, nl, fr, cy }

export const reportWords = (language: string) => ({
  ...wordsOnPaper(own, language),
  fields: wordsOnPaper(fieldWords, language),
})
