import type { LanguageCode } from '../../domain/languages.ts'
import { paperWords } from '../papers/paper-words.ts'

const en = {
  title: 'Security check',
  open: 'Not finished yet',
  finished: 'Finished',
  lookedAt: 'Looked at',
  found: 'Found',
  ok: 'In order',
  defect: 'Defect',
  none: 'Not looked at',
  unsigned: 'Not signed',
  later: 'signed later',
  chief: 'Crew chief',
}
type CheckWords = typeof en

const de: CheckWords = {
  title: 'Sicherheitscheck',
  open: 'Noch nicht abgeschlossen',
  finished: 'Abgeschlossen',
  lookedAt: 'Geprüft',
  found: 'Befund',
  ok: 'In Ordnung',
  defect: 'Mangel',
  none: 'Nicht geprüft',
  unsigned: 'Nicht unterschrieben',
  later: 'später unterschrieben',
  chief: 'Crewchef',
}
const es: CheckWords = {
  title: 'Control de seguridad',
  open: 'Aún sin terminar',
  finished: 'Terminado',
  lookedAt: 'Revisado',
  found: 'Resultado',
  ok: 'Correcto',
  defect: 'Defecto',
  none: 'Sin revisar',
  unsigned: 'Sin firmar',
  later: 'firmado después',
  chief: 'Jefe de equipo',
}
const nl: CheckWords = {
  title: 'Veiligheidscontrole',
  open: 'Nog niet afgerond',
  finished: 'Afgerond',
  lookedAt: 'Gecontroleerd',
  found: 'Bevinding',
  ok: 'In orde',
  defect: 'Gebrek',
  none: 'Niet gecontroleerd',
  unsigned: 'Niet getekend',
  later: 'later getekend',
  chief: 'Crewchef',
}
const fr: CheckWords = {
  title: 'Contrôle de sécurité',
  open: 'Pas encore terminé',
  finished: 'Terminé',
  lookedAt: 'Vérifié',
  found: 'Constat',
  ok: 'En ordre',
  defect: 'Défaut',
  none: 'Non vérifié',
  unsigned: 'Pas signé',
  later: 'signé plus tard',
  chief: 'Chef d’équipe',
}
const cy: CheckWords = {
  title: 'Gwiriad diogelwch',
  open: 'Heb ei orffen eto',
  finished: 'Gorffennwyd',
  lookedAt: 'Wedi’i wirio',
  found: 'Canfyddiad',
  ok: 'Mewn trefn',
  defect: 'Diffyg',
  none: 'Heb ei wirio',
  unsigned: 'Heb lofnodi',
  later: 'llofnodwyd yn hwyrach',
  chief: 'Prif aelod y criw',
}
const words: Record<LanguageCode, CheckWords> = { en, de, deAt: de, es, nl, fr, cy }

/** What the paper of a check says in a language (code or caption; unknown: English), and the locale of its days. */
export const checkWords = (language: string) => paperWords(words, language)
export type SaidCheckWords = ReturnType<typeof checkWords>
