import { beforeAll, describe, expect, it } from 'vitest'
import { languageCodes, intlLocale } from '../../../domain/languages.ts'
import { logCodes, logFields } from '../../../openapi/activities.ts'
import { loadGroup } from '../../../src/i18n/load.ts'
import { createTranslator } from '../../../src/i18n/translate.ts'
import type { Words } from '../../../src/i18n/words.ts'
import { changeWords, doerWords, lineWords, saidWords } from '../../../src/screens/shared/log/change-words.ts'
import { whenWords } from '../../../src/screens/shared/words/when-words.ts'
import type { Told } from '../../../src/screens/shared/log/log.types.ts'

const zone = 'Europe/Berlin'
const now = Date.parse('2026-05-27T07:12:00+02:00')
const spoken = async (language: (typeof languageCodes)[number]): Promise<Words> => {
  const groups = ['app', 'shell', 'log'] as const
  const words = await Promise.all(groups.map(async group => [group, await loadGroup(language, group)]))
  const locale = intlLocale(language, language)
  return { ...createTranslator(language, Object.fromEntries(words), locale), locale, weekStart: 1 }
}
let en: Words
let de: Words
beforeAll(async () => {
  en = await spoken('en')
  de = await spoken('de')
})

const ruben = { id: 'r', name: 'Ruben Castillo' }
const britta = { id: 'b', name: 'Britta Claasen' }
const told = (more: Partial<Told>): Told => ({
  code: 'positionChanged',
  crew: { id: 'c', name: 'Load-in' },
  position: { id: 'p', name: 'Stagehand', functionCode: 'stagehand' },
  person: ruben,
  changes: [],
  told: null,
  text: null,
  by: britta,
  createdAt: '2026-05-27T05:00:00Z',
  ...more,
})
type Change = Told['changes'][number]
const start: Change = { field: 'startTime', before: '07:00', after: '06:30' }
const places: Change = { field: 'amountOfRows', before: 7, after: 8 }

describe('the words of a change', () => {
  it.each<[string, Change, string, string]>([
    ['a time', start, 'Start 07:00 → 06:30', 'Beginn 07:00 → 06:30'],
    ['a number', places, 'Places 7 → 8', 'Plätze 7 → 8'],
    [
      'a day',
      { field: 'startDate', before: '2026-05-29', after: '2027-01-02' },
      'Day Fri 29 May → Sat 2 Jan 2027',
      'Tag Fr. 29. Mai → Sa. 2. Jan. 2027',
    ],
    ['minutes', { field: 'breakMinutes', before: 0, after: 45 }, 'Break 0 min → 45 min', 'Pause 0 Min. → 45 Min.'],
    [
      'yes and no',
      { field: 'openForApplications', before: false, after: true },
      'Open for applications no → yes',
      'Offen für Bewerbungen nein → ja',
    ],
    ['none', { field: 'task', before: null, after: 'Truss' }, 'Task nothing → Truss', 'Aufgabe nichts → Truss'],
    [
      'a long text',
      { field: 'commentCrew', before: 'x'.repeat(300), after: null },
      `Comment for the crew ${'x'.repeat(79)}… → nothing`,
      `Kommentar für die Crew ${'x'.repeat(79)}… → nichts`,
    ],
  ])('%s', (_, change, english, german) => {
    for (const [words, sentence] of [
      [en, english],
      [de, german],
    ] as const) {
      const { field, before, after } = changeWords(words, change, zone, now)
      expect(`${field} ${before} → ${after}`).toBe(sentence)
    }
  })

  it('of a line name the first field and count the others', () => {
    expect(lineWords(en, told({}), zone, now)).toBe('Stagehand, Load-in')
    expect(lineWords(en, told({ changes: [start] }), zone, now)).toBe('Stagehand, Load-in: Start 07:00 → 06:30')
    expect(lineWords(en, told({ changes: [start, places, places] }), zone, now)).toBe(
      'Stagehand, Load-in: Start 07:00 → 06:30, 2 more changes',
    )
  })

  it('call a function as the reader does, and one of the agency’s own as the agency', () => {
    const own = { id: 'p', name: 'Pyrotechniker', functionCode: 'pyro' }
    expect(
      saidWords(
        de,
        told({ code: 'positionAdded', position: { id: 'p', name: 'Crew chief', functionCode: 'crewChief' } }),
      ),
    ).toBe('Crew-Chief zu Load-in hinzugefügt')
    expect(saidWords(de, told({ code: 'positionRemoved', position: own }))).toBe('Pyrotechniker aus Load-in entfernt')
    expect(saidWords(en, told({ code: 'projectCopied', text: 'P-12' }))).toBe('Copied from P-12')
  })

  it('name who did it, unless it is who it is about', () => {
    expect(doerWords(told({}))).toBe('Britta Claasen')
    expect(doerWords(told({ by: ruben }))).toBeNull()
    expect(doerWords(told({ by: null }))).toBeNull()
    expect(doerWords(told({ person: null, by: ruben }))).toBe('Ruben Castillo')
  })

  it.each([
    ['2026-05-27T05:00:00Z', '07:00'],
    ['2026-05-26T16:20:00Z', 'Yesterday 18:20'],
    ['2026-05-26T22:30:00Z', '00:30'],
    ['2026-05-21T10:00:00Z', 'Thu 21 May'],
    ['2025-12-31T12:00:00Z', 'Wed 31 Dec 2025'],
  ])('%s is %s', (at, words) => {
    expect(whenWords(en, at, zone, now)).toBe(words)
  })
})

describe.each(languageCodes)('in %s', language => {
  it('everything the log can say has its words, and leaves no name out', async () => {
    const words = await spoken(language)
    for (const code of logCodes) {
      const said = saidWords(words, told({ code, text: 'P-12' }))
      expect(said, code).not.toMatch(/^log\.|\{\{|^$/)
      if (code.startsWith('person')) expect(said, code).toContain('Ruben Castillo')
      if (code.startsWith('crew') || code.startsWith('position')) expect(said, code).toContain('Load-in')
    }
    for (const field of logFields) expect(words.t(`log.field.${field}`)).not.toMatch(/^log\./)
  })
})
