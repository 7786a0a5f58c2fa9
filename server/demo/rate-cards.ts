import { rateCard, rateCardItem } from '../database/tables/rateCards.ts'
import type { Tx } from '../database/tenant.ts'
import { type FunctionCode, functionCaptions, type TradeIds } from '../lookups/trade.ts'
import { agencyClients } from './cast/clients.ts'
import { idOf } from './random.ts'
import { insertRows } from './rows.ts'
import type { Agency } from './tenants.ts'

/** An hour by the agency's standard, in cents or pence. */
const standard: Record<FunctionCode, number> = {
  crewChief: 4600,
  stagehand: 3100,
  rigger: 4150,
  loader: 2950,
  forkliftDriver: 3850,
  followSpot: 3600,
  lightingTechnician: 4400,
  soundTechnician: 4400,
  videoTechnician: 4400,
  climber: 4750,
  carpenter: 3900,
  runner: 2900,
  driver: 3300,
  wardrobe: 3000,
  steward: 2850,
  cateringHelper: 2800,
  spare: 1200,
}

/** The agency's standard, and what its best client has agreed on: both from the year the demo's history begins in. */
export async function insertRateCards(tx: Tx, agency: Agency, trade: TradeIds, now: Date): Promise<void> {
  const [first] = agencyClients(agency).clients
  const [year, before] = [now.getUTCFullYear(), now.getUTCFullYear() - 3]
  const currency = agency.homeZone === 'Europe/London' ? 'GBP' : 'EUR'
  const id = (key: string) => idOf(`demo rate card ${agency.key} ${key}`)
  const cards = [
    { key: 'standard', caption: `Standard ${year}`, companyId: null, less: 0 },
    ...(first ? [{ key: 'client', caption: `${first.mark} ${year}`, companyId: first.id, less: 150 }] : []),
  ]
  const own = { tenantId: agency.id, validFrom: `${before}-01-01`, currency, createdAt: now }
  await insertRows(
    tx,
    rateCard,
    cards.map(({ key, caption, companyId }) => ({ ...own, id: id(key), caption, companyId })),
  )
  const functions = Object.keys(functionCaptions) as FunctionCode[]
  await insertRows(
    tx,
    rateCardItem,
    cards.flatMap(({ key, less }) =>
      functions.flatMap(code => {
        const functionId = trade.functions.get(code)
        return functionId === undefined
          ? []
          : [
              {
                tenantId: agency.id,
                id: id(`${key} ${code}`),
                rateCardId: id(key),
                functionId,
                ratePerHour: standard[code] - less,
                minimumMinutes: 180,
                nightFrom: '23:00',
                nightTo: '06:00',
                nightPercent: 25,
                sundayPercent: 50,
                holidayPercent: 100,
                overtimeAfterMinutes: 600,
                overtimePercent: 25,
              },
            ]
      }),
    ),
  )
}
