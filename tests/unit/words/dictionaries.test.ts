import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { intlLocale, languageCodes, type LanguageCode } from '../../../domain/languages.ts'
import { dictionaries, merged } from '../../../scripts/vite-dictionaries.ts'
import { functionCaptions } from '../../../server/lookups/trade.ts'
import { loadGroup } from '../../../src/i18n/load.ts'
import { createTranslator, type Group } from '../../../src/i18n/translate.ts'
import { dictionaryFolder, groups, saidIn, sentences, type Words } from '../../support/dictionary-words.ts'

const others = languageCodes.filter(code => code !== 'en')

/** As built: with what the language falls back to beneath it. */
const built = (language: LanguageCode, group: Group) => loadGroup(language, group) as Promise<Words>
/** As written, where only Austria may leave something out. Unlike the built one it shows what is missing. */
async function written(language: LanguageCode, group: Group): Promise<Words> {
  const own = async (code: string) => {
    // A query keeps the plugin of the build away, which would merge.
    const module = (await import(`../../../src/i18n/${code}/${group}.ts?written`)) as { default: Words }
    return module.default
  }
  if (language !== 'deAt') return own(language)
  return existsSync(join(dictionaryFolder, 'deAt', `${group}.ts`))
    ? merged(await own('de'), await own('deAt'))
    : own('de')
}

const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
const isPlural = (words: Words) => 'other' in words && Object.keys(words).every(key => forms.includes(key))

/** The paths of what depends on a number. */
function plurals(words: Words, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [] : isPlural(value) ? [path + key] : plurals(value, `${path}${key}.`),
  )
}
const formsOf = (language: LanguageCode) =>
  new Intl.PluralRules(language === 'deAt' ? 'de' : language).resolvedOptions().pluralCategories.toSorted()
const placeholders = (text: string) => [...text.matchAll(/\{\{.*?\}\}/g)].map(([found]) => found).toSorted()

/** What is the same as in English: names, symbols, and words that both languages have. */
const signs = [
  '{{text}}',
  'h',
  '{{count}} m',
  '{{count}} km',
  '{{count}} min',
  '{{count}} h',
  '{{hours}} h',
  '{{money}} / h',
  '{{what}} {{time}}',
  '{{position}}, {{crew}}',
  '{{field}}, {{position}}',
  '{{minutes}} min',
  '{{from}} – {{to}}',
  '{{colour}} ({{scheme}})',
  'in {{currency}}',
  'XLSX',
  'PDF',
  'IBAN',
  'BIC',
  'XRechnung',
  'Factur-X, ZUGFeRD',
  'SHA-256 {{hash}}',
  '{{projects}} in {{weeks}}',
  'N',
  'Ctrl',
  '{{position}}: {{what}}.',
  '{{count}} × {{position}}',
  '{{field}}: {{reason}}',
  '{{field}}: {{reason}} – “{{text}}”',
]
const trade = ['Rigger', 'Runner', 'Crew', 'Stagehand', 'Build', 'Catering', 'Check-in', 'Check-out', 'Live', 'Kiosk']
const same: Partial<Record<LanguageCode, string[]>> = {
  de: [
    'Code',
    'Crews',
    'Passkeys',
    ...trade,
    'Name',
    'Job',
    'Jobs',
    'Version',
    'Version {{version}}',
    'in {{time}}',
    'Support',
    'Details',
    'Region',
    'Website',
    'Person',
    'Position',
    'Status',
    'Hotel',
    'Material',
  ],
  es: ['Rigger', 'Runner', 'Catering', 'no', 'No', 'Total', 'Hotel', 'Material'],
  nl: [
    'Postcode',
    'Code',
    'Accent',
    'Document',
    'tablet',
    'computer',
    'Crews',
    'Passkeys',
    'Later',
    'Week {{number}}',
    '{{count}} week',
    ...trade,
    'Menu',
    'Week',
    'Pre-call',
    '{{count}} contact',
    'Logins',
    '{{count}} login',
    '{{count}} logins',
    '{{count}} e-mail',
    '{{count}} e-mails',
    '{{count}} kiosk',
    '{{count}} project',
    'Details',
    'Project',
    'E-mail',
    'Website',
    'Steward',
    'Begin',
    'Status',
    'Contact',
    'Hotel',
  ],
  fr: [
    'Code',
    'Qualifications',
    'Signatures',
    '{{count}} e-mail',
    '{{count}} e-mails',
    'Accent',
    'Version {{version}}',
    'Versions',
    'Pages',
    'Document',
    'Page {{page}}',
    '{{count}} page',
    '{{count}} pages',
    '{{count}} place',
    '{{count}} places',
    ...[
      'Rigger',
      'Runner',
      'Build',
      'Menu',
      'Messages',
      'Version',
      'Documents',
      'E-mail',
      'Important',
      'Contacts',
      'Places',
      'Type',
      'Types',
      'Client',
      'Clients',
      'Question',
      'Contact',
      'Total',
      'Date',
      'Net',
      'Parking',
    ],
    ...['{{count}} contact', '{{count}} contacts', 'Position {{age}}, ± {{accuracy}}'],
  ],
  cy: ['{{count}} person', 'Map', 'Person', 'Net'],
}

const cases = others.flatMap(language => groups.map(group => ({ language, group })))

it('has a file for every language and group, and no other; of Austria where something differs', async () => {
  const filesOf = (code: LanguageCode) => readdirSync(join(dictionaryFolder, code)).toSorted()
  const whole = languageCodes.filter(code => code !== 'deAt').map(filesOf)
  expect(new Set(whole.map(names => names.join())).size).toBe(1)
  expect(whole[0]).toEqual(expect.arrayContaining(filesOf('deAt')))
  for (const file of filesOf('deAt')) {
    const group = file.replace('.ts', '') as Group
    expect(await written('deAt', group), group).not.toEqual(await written('de', group))
  }
})

it.each(cases)('$language says everything of $group', async ({ language, group }) => {
  const english = await written('en', group)
  const own = sentences(await written(language, group))
  const counted = plurals(english)
  const plain = [...sentences(english).keys()].filter(key => !counted.some(base => key.startsWith(`${base}.`)))
  const needed = [...plain, ...counted.flatMap(base => formsOf(language).map(form => `${base}.${form}`))]
  expect([...own.keys()].toSorted()).toEqual(needed.toSorted())
  expect([...own].filter(([, text]) => text.trim() === '')).toEqual([])
  expect(sentences(await built(language, group))).toEqual(own)
})

it.each(cases)('$language keeps the placeholders of $group', async ({ language, group }) => {
  const english = sentences(await written('en', group))
  const wrong = [...sentences(await written(language, group))].filter(([key, text]) => {
    const source = english.get(key) ?? english.get(key.replace(/\.\w+$/, '.other')) ?? ''
    return placeholders(text).join() !== placeholders(source).join()
  })
  expect(wrong).toEqual([])
})

it.each(cases.filter(({ language }) => language !== 'deAt'))(
  '$language has translated $group',
  async ({ language, group }) => {
    const english = sentences(await written('en', group))
    const allowed = new Set([...signs, ...(same[language] ?? [])])
    const untranslated = [...sentences(await written(language, group))].filter(
      ([key, text]) =>
        !key.startsWith('languages.') && english.get(key) === text.replaceAll('\u00AD', '') && !allowed.has(text),
    )
    expect(untranslated).toEqual([])
  },
)

it.each(readdirSync(join(dictionaryFolder, 'deAt')).map(file => file.replace('.ts', '') as Group))(
  'Austria repeats nothing of the German %s',
  async group => {
    const german = sentences(await written('de', group))
    const file = (await import(`../../../src/i18n/deAt/${group}.ts?written`)) as { default: Words }
    expect([...sentences(file.default)].filter(([key, text]) => german.get(key) === text)).toEqual([])
  },
)

it('words the catalogue in English exactly', async () => {
  const all = await Promise.all(groups.map(async group => sentences(await built('en', group))))
  const english = new Set(all.flatMap(texts => [...texts.values()]))
  const catalogue = [
    'Are you sure? This date is already confirmed',
    'You do not have the required login type to access this feature, please contact support',
    'Something went wrong.',
    'An error has occurred. Try refresh the page.',
    'Job has not started.',
    'Please set chargeable hours for all positions.',
    'No start or end time entered for a position.',
    'Downloaded successfully.',
    'Job has already started. Please contact planning to confirm.',
    'Permissions not granted. Pre-call, check-in and check-out may not be possible. Please update your browser settings.',
    'You are using a visitor login without a personal account. Please contact the provider.',
    'No jobs found.',
    'Contact not found.',
    'Location not found.',
    'Page not found.',
  ]
  expect(catalogue.filter(sentence => !english.has(sentence))).toEqual([])
})

it.each(languageCodes)('%s names every function of the demo', async language => {
  const t = createTranslator(language, { shell: await built(language, 'shell') }, intlLocale(language))
  expect(Object.keys(functionCaptions).filter(code => t.find(`shell.function.${code}`) === null)).toEqual([])
})

it('takes an empty sentence for a missing one', () => {
  expect(merged({ a: 'A', b: 'B', c: { d: 'D', e: 'E' } }, { a: '', b: 'Be', c: { d: '' } })).toEqual({
    a: 'A',
    b: 'Be',
    c: { d: 'D', e: 'E' },
  })
  expect(merged({}, { a: '' })).toEqual({ a: '' })
})

it.each([
  ['en', { both: 'en', german: 'en', none: 'en' }],
  ['de', { both: 'de', german: 'de', none: 'en' }],
  ['deAt', { both: 'deAt', german: 'de', none: 'en' }],
  ['cy', { both: 'en', german: 'en', none: 'en' }],
])('falls back from %s when it is built, from Austria to German first', async (language, expected) => {
  const root = await mkdtemp(join(tmpdir(), 'words-'))
  const files = {
    en: { both: 'en', german: 'en', none: 'en' },
    de: { both: 'de', german: 'de', none: '' },
    deAt: { both: 'deAt', german: '' },
    cy: {},
  }
  for (const [code, words] of Object.entries(files)) {
    await mkdir(join(root, 'src/i18n', code), { recursive: true })
    await writeFile(join(root, 'src/i18n', code, 'app.ts'), `export default ${JSON.stringify(words)} satisfies object`)
  }
  const { transform } = dictionaries()
  if (typeof transform !== 'function') throw new Error('the plugin has no transform')
  const id = join(root, 'src/i18n', language, 'app.ts')
  const result: unknown = await Reflect.apply(transform, { addWatchFile: () => undefined }, ['', id])
  expect(result).toMatchObject({ code: `export default ${JSON.stringify(expected)}` })
  await rm(root, { recursive: true })
})

it('picks the form by the language, whatever region the browser is set to', () => {
  const six = { zero: 'z', one: '1', two: '2', few: 'f', many: 'm', other: 'o {{count}}' }
  const welsh = createTranslator('cy', { app: { days: six } }, 'en-US')
  expect([0, 1, 2, 3, 4, 5, 6, 7, 100].map(count => welsh.tn('app.days', count))).toEqual([
    'z',
    '1',
    '2',
    'f',
    'o 4',
    'o 5',
    'm',
    'o 7',
    'o 100',
  ])
  const french = createTranslator('fr', { app: { days: { one: 'jour', many: 'de jours', other: 'jours' } } }, 'en-US')
  expect([0, 1, 2, 1_000_000].map(count => french.tn('app.days', count))).toEqual(['jour', 'jour', 'jours', 'de jours'])
})

it('writes a counted number as the place does, and takes the last form where one is missing', () => {
  const german = createTranslator('deAt', { app: { days: { other: '{{count}} Tage' } } }, 'de-DE')
  expect(german.tn('app.days', 1)).toBe('1 Tage')
  expect(german.tn('app.days', 1_200)).toBe('1.200 Tage')
})

it.each(languageCodes)('$0: who is not there, places nobody has and open hours have a word each', async language => {
  const lead = sentences(await built(language, 'crewLead'))
  const home = sentences(await built(language, 'home'))
  const shell = sentences(await built(language, 'shell'))
  const form = formsOf(language).at(-1) ?? 'other'
  const stems = [
    lead.get('filter.notHere'),
    shell.get(`toFill.${form}`)?.replace('{{count}} ', ''),
    home.get('hoursOpen'),
  ]
  const missing = /missing|fehl|falta|ontbre|manqu|ar goll|yn eisiau/i
  for (const words of stems) expect(words).not.toMatch(missing)
  expect(new Set(stems).size).toBe(3)
  // What is missing is a signature, there as well as on the note.
  const note = sentences(await built(language, 'signOff')).get('note.state.unsigned')
  expect(home.get('signatureMissing')?.toLowerCase()).toBe(note?.toLowerCase())
})

/** How no reader is addressed: German, Dutch and Spanish say du, je and tú, French and Welsh are polite. */
const otherAddress = {
  de: /(?<=\p{Ll},? )(Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u,
  es: /(?<!\p{L})(ustedes|usted|arrastre|compruebe|introduzca|pulse|seleccione)(?!\p{L})/iu,
  fr: /(?<!\p{L})([Tt](?:u|e|oi|on|a|es|’\p{L}+)|(?<=^|[.!?:] )(Ajoute|Dis|Essaie|Prends|Réessaie|Saisis))(?!\p{L})/u,
  nl: /(?<!\p{L})(uw|uzelf)(?!\p{L})/iu,
  cy: /(?<!\p{L})(dy|di|ti|[aio]’th|rwyt|oeddet|cei|cer|crea|defnyddia|dywed|mewngofnoda|rho)(?![\p{L}-])/iu,
}

it.each(Object.entries(otherAddress))('%s addresses its reader in one way everywhere', async (language, other) => {
  const said = await saidIn(group => built(language as LanguageCode, group))
  expect([...said].filter(([, text]) => other.test(text))).toEqual([])
})

it('no line of French breaks before a mark that stands apart, nor inside its quotes', async () => {
  const said = await saidIn(group => written('fr', group))
  expect([...said].filter(([, text]) => /\S [:;!?»](?!\S)|« /.test(text))).toEqual([])
})

const quotes = { en: '“”', de: '„“', es: '«»', fr: '«»', nl: '‘’', cy: '“”' } as const
it.each(Object.entries(quotes))(
  '%s quotes with %s alone, and writes apostrophes and dots as they are printed',
  async (language, own) => {
    const said = await saidIn(group => written(language as LanguageCode, group))
    const others = [...'“”„«»‘'].filter(sign => !own.includes(sign))
    const isOther = (text: string) => others.some(sign => text.includes(sign)) || /\w'\w|"|\.\.\./.test(text)
    expect([...said].filter(([, text]) => isOther(text))).toEqual([])
  },
)
