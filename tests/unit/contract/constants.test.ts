import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { reach } from '../../../domain/project-days.ts'
import { disappearsAfter, toastTime } from '../../../domain/toasts.ts'
import { invoiceFigures, invoiceStates } from '../../../openapi/invoices.ts'
import { earliestProject } from '../../../openapi/projects.shapes.ts'
import { paging } from '../../../openapi/schemas.ts'
import { root } from '../../../server/root.ts'
import { wholeList } from '../../../src/client/whole-list.ts'
import { figures, states } from '../../../src/screens/invoices/invoice.types.ts'
import { hoverableDelays, popupDelays } from '../../../src/ui/delays.ts'
import { swipeThreshold } from '../../../src/ui/Sidebar/swipe.ts'

const text = (file: string) => readFileSync(join(root, file), 'utf8')
const sources = ['domain', 'server', 'src'].flatMap(room =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/(\.gen|\.stories|\.fixtures|schema\.d)\.tsx?$/.test(file))
    .map(file => `${room}/${file}`),
)
const where = (pattern: RegExp) => sources.filter(file => pattern.test(text(file)))

describe('what the product is told to be', () => {
  it('stands in code with the value it has, in ms, CSS pixels, days or rows', () => {
    expect({ toastTime, unsaid: disappearsAfter(undefined) }).toEqual({ toastTime: 3000, unsaid: 3000 })
    expect(popupDelays).toEqual({ openDelay: 50, closeDelay: 70 })
    expect(hoverableDelays.closeDelay).toBe(300)
    expect(swipeThreshold).toBe(10)
    expect(wholeList).toEqual({ limit: 1000, page: 1 })
    expect([paging.limit.parse(undefined), paging.page.parse(undefined)]).toEqual([1000, 1])
    expect(reach.min).toBe('2018-01-01')
    expect(text('src/ui/tokens.css')).toMatch(/--sidebar-slide: 500ms;/)
    expect(text('src/machines/token-refresh/token-refresh.machine.ts')).toMatch(/refreshInterval = 300_000\n/)
    expect(text('domain/auth/menu.ts')).toMatch(/bottomBarMost = 5\n/)
    expect(text('openapi/lookups.ts')).toMatch(/default\(100\)/)
    expect(text('src/client/api.ts')).toMatch(/'XSRF-TOKEN='[\s\S]*'X-XSRF-TOKEN'/)
  })

  it('stands once, and once in the contract, which stands alone', () => {
    expect(where(/'2018-01-01'/)).toEqual(['domain/project-days.ts'])
    expect(earliestProject).toBe(reach.min)
    expect(where(/'unpaid', 'paid'\] as const/)).toEqual(['src/screens/invoices/invoice.types.ts'])
    expect(states).toEqual(invoiceStates)
    expect(where(/limit: 1000\b/).filter(file => file.startsWith('src/'))).toEqual(['src/client/whole-list.ts'])
    expect(where(/XSRF-TOKEN='/)).toEqual(['src/client/api.ts'])
    expect(figures).toEqual(invoiceFigures)
  })

  it('ends no list in silence: what asks for a few is searched, or says how many there are', () => {
    const few = where(/\blimit: (?!1\b|wholeList)(\d+|[a-z]\w*)(,| \})/).filter(file =>
      /^src\/(app|screens|machines)\//.test(file),
    )
    expect(few.length).toBeGreaterThan(8)
    expect(few.filter(file => !/\bq\b|\btotal\b/.test(text(file)) && /params: \{/.test(text(file)))).toEqual([])
  })
})
