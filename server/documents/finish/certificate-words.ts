import type { LanguageCode } from '../../../domain/languages.ts'
import type { TrailEvent } from '../../../domain/documents/trail.ts'
import { paperWords } from '../../papers/paper-words.ts'

const en = {
  title: 'Certificate of signatures',
  document: 'Document',
  type: 'Type',
  number: 'Number',
  version: 'Version',
  pages: 'pages',
  signedAt: 'Signed',
  address: 'Address',
  device: 'Device',
  chain: 'What happened to it',
  chainSays:
    'Each line carries a check sum over what it says and over the line before. Whoever changes one breaks all that follow.',
  events: {
    made: 'File',
    changed: 'Changed',
    reminded: 'Reminded',
    opened: 'Opened',
    signed: 'Signed',
    finished: 'Finished',
    putAway: 'Put away',
  },
}
type CertificateWords = Omit<typeof en, 'events'> & { events: Record<TrailEvent, string> }
const de: CertificateWords = {
  title: 'Nachweis der Unterschriften',
  document: 'Dokument',
  type: 'Art',
  number: 'Nummer',
  version: 'Fassung',
  pages: 'Seiten',
  signedAt: 'Unterschrieben',
  address: 'Adresse',
  device: 'Gerät',
  chain: 'Was damit geschah',
  chainSays:
    'Jede Zeile trägt eine Prüfsumme über das, was sie sagt, und über die Zeile davor. Wer eine ändert, bricht alle folgenden.',
  events: {
    made: 'Datei',
    changed: 'Geändert',
    reminded: 'Erinnert',
    opened: 'Geöffnet',
    signed: 'Unterschrieben',
    finished: 'Fertig',
    putAway: 'Weggelegt',
  },
}
const es: CertificateWords = {
  title: 'Certificado de firmas',
  document: 'Documento',
  type: 'Tipo',
  number: 'Número',
  version: 'Versión',
  pages: 'páginas',
  signedAt: 'Firmado',
  address: 'Dirección',
  device: 'Dispositivo',
  chain: 'Lo que ocurrió',
  chainSays:
    'Cada línea lleva una suma de control sobre lo que dice y sobre la línea anterior. Quien cambia una rompe todas las siguientes.',
  events: {
    made: 'Archivo',
    changed: 'Modificado',
    reminded: 'Recordado',
    opened: 'Abierto',
    signed: 'Firmado',
    finished: 'Terminado',
    putAway: 'Retirado',
  },
}
const nl: CertificateWords = {
  title: 'Bewijs van handtekeningen',
  document: 'Document',
  type: 'Soort',
  number: 'Nummer',
  version: 'Versie',
  pages: 'pagina’s',
  signedAt: 'Getekend',
  address: 'Adres',
  device: 'Apparaat',
  chain: 'Wat ermee gebeurde',
  chainSays:
    'Elke regel draagt een controlesom over wat hij zegt en over de regel ervoor. Wie er een verandert, breekt alle volgende.',
  events: {
    made: 'Bestand',
    changed: 'Gewijzigd',
    reminded: 'Herinnerd',
    opened: 'Geopend',
    signed: 'Getekend',
    finished: 'Klaar',
    putAway: 'Weggelegd',
  },
}
const fr: CertificateWords = {
  title: 'Certificat de signatures',
  document: 'Document',
  type: 'Type',
  number: 'Numéro',
  version: 'Version',
  pages: 'pages',
  signedAt: 'Signé',
  address: 'Adresse',
  device: 'Appareil',
  chain: 'Ce qui s’est passé',
  chainSays:
    'Chaque ligne porte une somme de contrôle sur ce qu’elle dit et sur la ligne d’avant. Qui en change une rompt toutes les suivantes.',
  events: {
    made: 'Fichier',
    changed: 'Modifié',
    reminded: 'Relancé',
    opened: 'Ouvert',
    signed: 'Signé',
    finished: 'Terminé',
    putAway: 'Retiré',
  },
}
const cy: CertificateWords = {
  title: 'Tystysgrif llofnodion',
  document: 'Dogfen',
  type: 'Math',
  number: 'Rhif',
  version: 'Fersiwn',
  pages: 'tudalennau',
  signedAt: 'Llofnodwyd',
  address: 'Cyfeiriad',
  device: 'Dyfais',
  chain: 'Beth ddigwyddodd iddi',
  chainSays:
    'Mae pob llinell yn cario swm gwirio dros yr hyn y mae’n ei ddweud a thros y llinell o’i blaen. Mae newid un yn torri pob un sy’n dilyn.',
  events: {
    made: 'Ffeil',
    changed: 'Newidiwyd',
    reminded: 'Atgoffwyd',
    opened: 'Agorwyd',
    signed: 'Llofnodwyd',
    finished: 'Gorffennwyd',
    putAway: 'Rhoddwyd o’r neilltu',
  },
}
const words: Record<LanguageCode, CertificateWords> = { en, de, deAt: de, es, nl, fr, cy }

/** What the page behind a signed paper says in a language (code or caption; unknown: English), and the locale of its dates. */
export const certificateWords = (language: string) => paperWords(words, language)
export type SaidCertificateWords = ReturnType<typeof certificateWords>
