/**
 * `npm run bench`: measures what can be counted or set side by side in one run, and writes it into docs/measurements.md.
 * `npm run bench -- bytes kiosk` measures these parts only, `--scale` a thousand tenants, `--large` one of 100,000 people,
 * `--invoices` one of 50,000 invoices; what was not measured again stays as it was written down, and so does what
 * somebody wrote below a table.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { walkAll } from '../models/all.ts'
import { measureBytes } from './bytes.ts'
import { measureOutbox } from './outbox.ts'
import { measureKiosk } from './kiosk.ts'
import { measurePlanningCalendar } from './planning-calendar.ts'
import { invoicesTable } from './invoices.ts'
import { measureRequests } from './requests.ts'
import { measureSigning } from './signing.ts'
import { largeTenantTable } from './large-tenant-table.ts'
import { scaleTables } from './scale-table.ts'
import { type Table, written } from './tables.ts'

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const times = (ratio: number) => `${ratio.toFixed(2)}×`

const parts: Record<string, () => Promise<Table[]> | Table[]> = {
  bytes: () => {
    const bytes = measureBytes()
    return [
      {
        title: 'First load, brotli',
        command: 'npm run build && npm run bench -- bytes',
        head: ['what', 'measured', 'bar'],
        rows: [
          ...Object.entries(bytes.login).map(([language, size]) => [
            `/login, JavaScript, ${language}`,
            kb(size),
            '110 KB',
          ]),
          ['/login, CSS', kb(bytes.css), '10 KB'],
          ['a kiosk, JavaScript, heaviest language', kb(bytes.kiosk), '125 KB'],
          ['the parts that carry Mantine, JavaScript, once, when the first is shown', kb(bytes.forms), '60 KB'],
          ['the shell around every protected screen, JavaScript in all', kb(bytes.shell), 'counted once'],
          ...bytes.rows.map(row => [`${row.path} adds to the shell`, kb(row.added), '25 KB']),
        ],
      },
    ]
  },
  kiosk: async () => {
    const { onlineToBare, offlineToOnline } = await measureKiosk()
    return [
      {
        title: 'Kiosk at CPU ×6, tap to confirmation, median of five tablets in one run',
        command: 'npm run bench -- kiosk',
        head: ['what', 'ratio', 'bar'],
        rows: [
          ['tap → confirmation against a bare button that changes one text', times(onlineToBare), '2×'],
          ['without network against with it', times(offlineToOnline), '1.1×'],
        ],
      },
    ]
  },
  signing: async () => [
    {
      title: 'Signing on a phone at CPU ×4, the last tap until it says signed, median of five papers in one run',
      command: 'npm run bench -- signing',
      head: ['what', 'ratio', 'bar'],
      rows: [
        [
          'a paper of 20 pages, sent and answered, against a bare button that changes one text',
          times(await measureSigning()),
          '2×',
        ],
      ],
    },
  ],
  requests: async () => {
    const { bytes, rightsToBare, jobsToSql } = await measureRequests(process.argv.includes('--full') ? 20_000 : 3_000)
    return [
      {
        title: 'Server CPU per request, side by side in one run',
        command: 'npm run bench -- requests',
        head: ['request', 'bytes', 'ratio', 'bar'],
        rows: [
          [
            'GET /userRights, session checked, against bare node:http sending the same bytes',
            String(bytes.rights),
            times(rightsToBare),
            '1.5×',
          ],
          [
            'GET /jobs?tab=past against the same SQL without the server, answered over node:http',
            String(bytes.jobs),
            times(jobsToSql),
            '1.2×',
          ],
        ],
      },
    ]
  },
  outbox: async () => {
    const outbox = await measureOutbox()
    return [
      {
        title: 'The outbox on the device, side by side in one browser',
        command: 'npm run bench -- outbox',
        head: ['what', 'ratio', 'bar'],
        rows: [
          ['an outbox of 10,000 entries opens against one of 10', times(outbox.opening), '1.2×'],
          [
            `a punch is kept while 10,000 others go out (${outbox.sentMeanwhile.toLocaleString('en')} of them meanwhile), against at rest`,
            `${times(outbox.tap)}, ${outbox.ms.draining.toFixed(0)} ms`,
            '100 ms',
          ],
        ],
      },
    ]
  },
  planning: async () => {
    const all = await measurePlanningCalendar()
    const by = (drawn: (typeof all)[number]['drawn']) => {
      const one = all.find(other => other.drawn === drawn)
      if (!one) throw new Error(`${drawn} was not measured`)
      return one
    }
    const [grid, screen, byHand] = [by('grid'), by('screen'), by('byHand')]
    const against = ({ ms }: typeof grid, other: typeof grid) => times(ms / other.ms)
    const heap = ({ heap: bytes }: typeof grid) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
    return [
      {
        title: 'Planning calendar, 1,000 people × 31 days at CPU ×4, side by side in one browser',
        command: 'npm run bench -- planning',
        judged:
          'Everybody works every third day, a fifth is away for some days. From the answer to the last change on the screen: ' +
          'medians of nine pages each, drawn in turns; the libraries once.',
        head: ['what', 'measured', 'bar'],
        rows: [
          ['its grid against the same picture drawn by hand', against(grid, byHand), '1.5×'],
          ['the whole screen, with its tools and key, against the same', against(screen, byHand), ''],
          ['FullCalendar’s timeline of resources against the whole screen', against(by('fullCalendar'), screen), '20×'],
          ['vis-timeline against the whole screen', against(by('vis'), screen), '20×'],
          ['nodes of the whole screen, of its grid', `${screen.nodes}, ${grid.nodes}`, '1500'],
          [
            'nodes by hand, of FullCalendar, of vis-timeline',
            [byHand, by('fullCalendar'), by('vis')].map(({ nodes }) => nodes).join(', '),
            '',
          ],
          ['what scripts can reach with the whole screen, the month included', heap(screen), '12 MB'],
          [
            'the same by hand, with FullCalendar, with vis-timeline',
            [byHand, by('fullCalendar'), by('vis')].map(heap).join(', '),
            '',
          ],
        ],
      },
    ]
  },
  charts: async () => [
    {
      title: 'Statecharts, transitions walked on the real actor',
      command: 'npm run test:models',
      head: ['chart', 'transitions', 'edges'],
      rows: (await walkAll()).map(({ machine, missing, transitions, edges }) => [
        machine,
        `${transitions - missing.length} of ${transitions}`,
        String(edges),
      ]),
    },
  ],
}

async function main() {
  const named = process.argv.slice(2).filter(word => !word.startsWith('--'))
  const unknown = named.find(name => !(name in parts))
  if (unknown !== undefined) throw new Error(`${unknown} is no part: ${Object.keys(parts).join(', ')}`)
  const scale = process.argv.includes('--scale')
  const large = process.argv.includes('--large')
  const invoices = process.argv.includes('--invoices')
  const chosen = named.length || scale || large || invoices ? named : Object.keys(parts)
  const tables: Table[] = []
  for (const name of chosen) tables.push(...((await parts[name]?.()) ?? []))
  if (scale) tables.push(...(await scaleTables()))
  if (large) tables.push(await largeTenantTable())
  if (invoices) tables.push(await invoicesTable())
  const path = join(import.meta.dirname, '../../docs/measurements.md')
  writeFileSync(path, written(readFileSync(path, 'utf8'), tables))
  for (const { title, rows } of tables)
    process.stdout.write(`${[title, ...rows.map(row => row.join('  '))].join('\n')}\n\n`)
}

await main()
process.exit(0)
