import { privacyKinds } from '../../openapi/personPrivacy.ts'
import { element, textElement } from '../papers/xml.ts'
import { kindWords } from './kind-words.ts'
import type { PersonRows } from './person-data.queries.ts'
import type { Facts, SummaryLists } from './summary.queries.ts'
import { summaryWords } from './summary-words.ts'

interface Summary {
  found: Facts & SummaryLists
  data: readonly PersonRows[]
  /** Where files lie in the archive. */
  files: readonly string[]
  agency: string
  language: string
  now: Date
}

const look = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#15181c}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin:2rem 0 .4rem}p{margin:.2rem 0}.soft{color:#5b626b}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.3rem .6rem .3rem 0;border-bottom:1px solid #d8d9d4;vertical-align:top}`

type Cell = string | number | null
const table = (head: readonly string[], rows: readonly (readonly Cell[])[]) =>
  element('table', [
    ...(head.length
      ? [
          element('thead', [
            element(
              'tr',
              head.map(cell => textElement('th', cell, { scope: 'col' })),
            ),
          ]),
        ]
      : []),
    element(
      'tbody',
      rows.map(row =>
        element(
          'tr',
          row.map(cell => textElement('td', String(cell ?? '–'))),
        ),
      ),
    ),
  ])

/** A page to read without network, in the language of whoever asked. */
export function summaryPage({ found, data, files, agency, language, now }: Summary): string {
  const words = summaryWords(language)
  const kinds = kindWords(language)
  const name = `${found.firstName} ${found.lastName}`
  const fill = (text: string, values: Record<string, string | number>) =>
    text.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''))
  const day = (iso: string) =>
    new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${iso.slice(0, 10)}T12:00:00Z`),
    )
  const money = (amount: number, currency: string) =>
    new Intl.NumberFormat(words.locale, { style: 'currency', currency }).format(amount / 100)
  const title = fill(words.title, { name })
  const lists: Partial<Record<(typeof privacyKinds)[number], string>> = {
    person: table(
      [],
      (['number', 'firstName', 'lastName', 'email', 'phone', 'address'] as const)
        .map((field): readonly Cell[] => [words[field], found[field]])
        .concat([
          [words.birthday, found.birthday === null ? null : day(found.birthday)],
          [words.since, day(found.since)],
        ]),
    ),
    jobs: table(
      [words.dayWord, words.project, words.work, words.state, words.minutes],
      found.jobs.map(one => [day(one.day), one.project, one.work, one.state, one.minutes]),
    ),
    payrolls: table(
      [words.month, words.number, words.state, words.amount],
      found.payrolls.map(one => [one.month.slice(0, 7), one.number, one.state, money(one.amount, one.currency)]),
    ),
    functions: table(
      [words.name, words.until],
      found.functions.map(one => [one.name, one.until === null ? null : day(one.until)]),
    ),
    documents: table(
      [words.dayWord, words.name, words.state],
      found.documents.map(one => [day(one.day), one.name, one.state]),
    ),
  }
  const told = new Set(data.map(({ kind }) => kind))
  const parts = privacyKinds
    .filter(kind => told.has(kind))
    .map(kind => {
      const count = data.filter(one => one.kind === kind).reduce((sum, { rows }) => sum + rows.length, 0)
      const said = count === 0 ? words.none : fill(words.entries, { count })
      return [
        textElement('h2', kinds[kind]),
        textElement('p', said, { class: 'soft' }),
        count === 0 ? null : (lists[kind] ?? null),
      ]
    })
  return `<!doctype html>\n${element(
    'html',
    [
      element('head', [
        '<meta charset="utf-8"/><meta name="viewport" content="width=device-width"/>',
        textElement('title', title),
        `<style>${look}</style>`,
      ]),
      element('body', [
        textElement('h1', title),
        textElement('p', fill(words.made, { date: day(now.toISOString()), agency }), { class: 'soft' }),
        textElement('p', words.machine),
        textElement('p', words.leftOut),
        ...parts.flat(),
        textElement('h2', words.files),
        files.length
          ? element(
              'ul',
              files.map(path => textElement('li', path)),
            )
          : textElement('p', words.none),
      ]),
    ],
    { lang: words.locale },
  )}`
}
