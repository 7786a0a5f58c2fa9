import type { LanguageCode } from '../../../domain/languages.ts'
import { paperWords } from '../../papers/paper-words.ts'

const en = { draft: 'Draft', notSigned: 'Draft, not to be signed', version: 'Version' }
type DraftWords = typeof en
const de: DraftWords = { draft: 'Entwurf', notSigned: 'Entwurf, nicht zur Unterschrift', version: 'Fassung' }
const es: DraftWords = { draft: 'Borrador', notSigned: 'Borrador, no para firmar', version: 'Versión' }
const nl: DraftWords = { draft: 'Concept', notSigned: 'Concept, niet om te tekenen', version: 'Versie' }
const fr: DraftWords = { draft: 'Brouillon', notSigned: 'Brouillon, pas à signer', version: 'Version' }
const cy: DraftWords = { draft: 'Drafft', notSigned: 'Drafft, nid i’w lofnodi', version: 'Fersiwn' }
const words: Record<LanguageCode, DraftWords> = { en, de, deAt: de, es, nl, fr, cy }

/** What marks a draft in a language (code or caption; unknown: English), and the locale of its day. */
export const draftWords = (language: string) => paperWords(words, language)
