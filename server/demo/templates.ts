import { template, templatePosition } from '../database/tables/templates.ts'
import type { Tx } from '../database/tenant.ts'
import type { FunctionCode, TradeIds } from '../lookups/trade.ts'
import { agencyClients } from './cast/clients.ts'
import { idOf } from './random.ts'
import { insertRows } from './rows.ts'
import type { SetUp } from './set-up.ts'
import type { Agency } from './tenants.ts'
import { day } from './times.ts'

/** A position: its hours, and how many it wants on each day in turn. */
type Line = readonly [FunctionCode, from: string, to: string, amounts: readonly number[]]
interface Kept {
  key: string
  name: string
  /** What its crews are called, day by day. */
  crews: readonly string[]
  lines: readonly Line[]
  used: number
  lastUsedDaysAgo: number
  lastProject?: string
  ofClient?: true
}

const arena: Kept = {
  key: 'arena',
  name: 'Arena standard',
  crews: ['Load-in', 'Show 1', 'Show 2, load-out'],
  used: 14,
  lastUsedDaysAgo: 12,
  lastProject: 'Nine Bridges',
  lines: [
    ['crewChief', '07:00', '19:00', [1, 1, 1]],
    ['climber', '07:00', '19:00', [1, 1, 1]],
    ['rigger', '07:00', '15:00', [6, 2, 8]],
    ['stagehand', '07:00', '15:00', [12, 8, 16]],
    ['followSpot', '17:00', '00:30', [0, 4, 0]],
    ['lightingTechnician', '08:00', '18:00', [4, 2, 4]],
    ['soundTechnician', '08:00', '18:00', [3, 2, 3]],
    ['forkliftDriver', '06:30', '14:30', [2, 1, 3]],
    ['loader', '07:00', '15:00', [4, 0, 6]],
    ['runner', '09:00', '19:00', [2, 2, 2]],
  ],
}

const templates: readonly Kept[] = [
  arena,
  {
    key: 'club',
    name: 'Club night',
    crews: ['Show'],
    used: 61,
    lastUsedDaysAgo: 3,
    lines: [
      ['crewChief', '15:00', '02:00', [1]],
      ['stagehand', '15:00', '19:00', [4]],
      ['soundTechnician', '15:00', '02:00', [1]],
      ['lightingTechnician', '15:00', '02:00', [1]],
      ['loader', '23:00', '02:00', [3]],
    ],
  },
  {
    key: 'fair',
    name: 'Fair, hall build-up',
    crews: ['Build-up', 'Build-up', 'Build-up', 'Fair', 'Dismantling'],
    used: 9,
    lastUsedDaysAgo: 40,
    lines: [
      ['crewChief', '06:00', '18:00', [1, 1, 1, 1, 1]],
      ['carpenter', '07:00', '17:00', [6, 8, 6, 1, 4]],
      ['stagehand', '07:00', '17:00', [8, 10, 8, 2, 12]],
      ['forkliftDriver', '06:00', '16:00', [2, 2, 1, 0, 2]],
      ['lightingTechnician', '08:00', '18:00', [0, 2, 3, 1, 1]],
      ['videoTechnician', '08:00', '18:00', [0, 1, 2, 1, 1]],
      ['driver', '06:00', '14:00', [1, 1, 0, 0, 2]],
      ['runner', '08:00', '18:00', [1, 1, 1, 2, 1]],
    ],
  },
  {
    key: 'congress',
    name: 'Congress',
    crews: ['Build-up', 'Congress'],
    used: 12,
    lastUsedDaysAgo: 20,
    lines: [
      ['crewChief', '07:00', '19:00', [1, 1]],
      ['stagehand', '07:00', '15:00', [6, 2]],
      ['soundTechnician', '08:00', '18:00', [2, 2]],
      ['videoTechnician', '08:00', '18:00', [2, 3]],
      ['lightingTechnician', '08:00', '18:00', [2, 1]],
      ['steward', '08:00', '18:00', [0, 8]],
      ['cateringHelper', '09:00', '17:00', [0, 4]],
    ],
  },
  {
    key: 'client',
    name: 'House crew',
    crews: ['Load-in', 'Load-out'],
    used: 5,
    lastUsedDaysAgo: 30,
    ofClient: true,
    lines: [
      ['crewChief', '08:00', '18:00', [1, 1]],
      ['stagehand', '08:00', '16:00', [8, 10]],
      ['rigger', '08:00', '16:00', [2, 2]],
      ['loader', '22:00', '04:00', [0, 6]],
    ],
  },
]

/** Templates to plan from, once: what planning makes of them is planning's own. */
export async function keepTemplates(
  tx: Tx,
  { agency, trade, setUp, now }: { agency: Agency; trade: TradeIds; setUp: SetUp; now: Date },
): Promise<void> {
  if (setUp.templates) return
  const [client] = agencyClients(agency).clients
  const id = (key: string) => idOf(`demo template ${agency.key} ${key}`)
  await insertRows(
    tx,
    template,
    templates.map(({ key, name, used, lastUsedDaysAgo, lastProject, ofClient }) => ({
      tenantId: agency.id,
      id: id(key),
      name,
      companyId: ofClient ? (client?.id ?? null) : null,
      type: 'POSITIONS',
      timesUsed: used,
      lastUsedAt: new Date(now.getTime() - lastUsedDaysAgo * day),
      lastProject: lastProject ?? null,
      createdAt: now,
    })),
  )
  await insertRows(
    tx,
    templatePosition,
    templates.flatMap(({ key, crews, lines }) =>
      lines.flatMap(([code, startTime, endTime, amounts], sort) => {
        const functionId = trade.functions.get(code)
        const places = amounts.flatMap((amountOfRows, on) =>
          amountOfRows > 0 ? [{ day: on, crewName: crews[on] ?? '', amountOfRows }] : [],
        )
        return functionId === undefined
          ? []
          : [
              {
                tenantId: agency.id,
                id: id(`${key} ${sort}`),
                templateId: id(key),
                sort,
                functionId,
                startDay: 0,
                startTime,
                endTime,
                breakMinutes: 30,
                crewChiefOnly: code === 'crewChief',
                places,
              },
            ]
      }),
    ),
  )
  setUp.templates = true
}
