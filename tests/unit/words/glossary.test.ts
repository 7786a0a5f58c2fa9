import { expect, it } from 'vitest'
import type { LanguageCode } from '../../../domain/languages.ts'
import { questions } from '../../../server/demo/help/questions.ts'
import { loadGroup } from '../../../src/i18n/load.ts'
import { saidIn, type Words } from '../../support/dictionary-words.ts'

/** What the trade calls one thing, in English and by the one word of each language. */
const glossary = [
  { name: 'shift', en: /\bshifts?\b/i, de: /schicht/i, es: /turno/i, fr: /vacation/i, nl: /dienst/i, cy: /sifft/i },
  {
    name: 'position',
    en: /\bpositions?\b/i,
    de: /position/i,
    es: /puesto/i,
    fr: /poste/i,
    nl: /positie/i,
    cy: /\brol(?:au)?\b|rôl/i,
  },
  {
    name: 'check-in',
    en: /\bcheck(?:ed|s|ing)?[- ]in\b/i,
    de: /check/i,
    es: /entrada|fich/i,
    fr: /arriv|point/i,
    nl: /check/i,
    cy: /[cg]h?loci/i,
  },
] as const

/** Where English says the word and means something else: a key of the keyboard, where a device is, that somebody is there. */
const otherwise =
  /^(plusCrewValues\.keys|crews\.(location|liveMapHint|reason\.gps|early\.stay).*|crewLead\.map.*|jobs\.filter\.(explain|locating|unavailable)|kiosk\.mode.*|kioskOver\.told\.alreadyIn)$/

async function said(language: LanguageCode): Promise<Map<string, string>> {
  const all = await saidIn(group => loadGroup(language, group) as Promise<Words>)
  return new Map([...all].map(([path, text]) => [path, text.replaceAll(/\{\{.*?\}\}/g, '')]))
}

it.each(glossary.flatMap(term => (['de', 'es', 'fr', 'nl', 'cy'] as const).map(language => ({ term, language }))))(
  '$language has one word for a $term.name',
  async ({ term, language }) => {
    const english = await said('en')
    const here = await said(language)
    const meant = [...english].filter(([path, text]) => term.en.test(text) && !otherwise.test(path))
    expect(meant.length).toBeGreaterThan(40)
    const others = meant.flatMap(([path]) => {
      const text = here.get(path) ?? ''
      return term[language].test(text) ? [] : [`${path}: ${text}`]
    })
    expect(others).toEqual([])
  },
)

it.each(['en', 'de'] as const)(
  'the answers of the help centre name what %s calls its pages and buttons',
  async language => {
    const labels = new Set([...(await said(language)).values()].map(text => text.toLowerCase()))
    const named = questions.flatMap(question =>
      [...question[language][1].matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(name => name === undefined || !labels.has(name.toLowerCase()))).toEqual([])
  },
)
