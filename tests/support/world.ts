import type { Database } from '../../server/database/open.ts'
import { tenant, tenantHost, type Look, type TenantSettings } from '../../server/database/tables/tenants.ts'
import { insertDocuments } from './rows/document-rows.ts'
import { insertForms } from './rows/form-rows.ts'
import { insertSecurityChecks } from './rows/security-check-rows.ts'
import { insertUploads } from './rows/upload-rows.ts'
import { insertPaidMonth, insertPayrolls } from './rows/payroll-rows.ts'
import { insertProposals } from './rows/fill-rows.ts'
import { insertExports } from './rows/export-rows.ts'
import { insertImports } from './rows/import-rows.ts'
import { insertEmails } from './rows/email-rows.ts'
import { insertInvoices } from './rows/invoice-rows.ts'
import { insertReceipts } from './rows/receipt-rows.ts'
import { insertQuotations } from './rows/quotation-rows.ts'
import { insertMessages } from './rows/message-rows.ts'
import { insertRequests } from './rows/request-rows.ts'
import { people, type PersonName } from './world/cast.ts'
import { idsOf } from './world/ids.ts'
import { insertKiosks, insertLogins } from './world/logins.ts'
import { insertEntries, insertPeople } from './world/people.ts'
import { insertPlannerCrews } from './rows/planner-crew-rows.ts'
import { insertPlusCrews } from './world/plus-crews.ts'
import { insertActivities, insertPlaces, insertProjects } from './world/projects.ts'

const look: Look = {
  colorScheme: 'auto',
  light: { accent: '#1d4ed8', accentInk: '#ffffff', accentSoft: '#dbeafe', accentText: '#1e40af' },
  dark: { accent: '#60a5fa', accentInk: '#0b1220', accentSoft: '#172554', accentText: '#93c5fd' },
  ground: '#10223f',
  groundInk: '#f8fafc',
  beam: '#f4b942',
  steel: '#5b708f',
  mark: 'bars',
}
const settings: TenantSettings = {
  checkInOpensMinutes: 60,
  mapTilesUrl: null,
  frameAncestors: [],
  supportEmail: 'help@example.test',
  supportPhone: '+49 40 0000',
}

export type TenantWorld = Awaited<ReturnType<typeof makeTenant>>
export interface World {
  a: TenantWorld
  b: TenantWorld
}

async function makeTenant(database: Database, key: string, sort: number) {
  const ids = idsOf(key)
  const { id, host, logins, visitors } = ids
  await database.global(async tx => {
    await tx.insert(tenant).values({
      id,
      name: `Agency ${key.toUpperCase()}`,
      look,
      faviconUrl: '/favicon.svg',
      backgroundUrl: null,
      backgroundColorCode: '#10223f',
      defaultLanguage: 'de',
      useUserLanguage: true,
      metaHostName: `Agency ${key.toUpperCase()}`,
      metaDescription: 'Crews for events',
      treeTitle: `Wood of ${key}`,
      settings,
      sort,
    })
    await tx.insert(tenantHost).values({ host, tenantId: id, main: true })
  })
  await database.withTenant(id, async tx => {
    await insertPeople(tx, ids)
    await insertPlaces(tx, ids)
    await insertProjects(tx, ids)
    await insertPlusCrews(tx, ids)
    await insertEntries(tx, ids)
    await insertPlannerCrews(tx, ids)
    await insertProposals(tx, ids)
    await insertQuotations(tx, ids)
    await insertRequests(tx, ids)
    await insertMessages(tx, ids)
    await insertDocuments(tx, ids)
    await insertForms(tx, ids)
    await insertUploads(tx, ids)
    await insertInvoices(tx, ids)
    await insertReceipts(tx, ids)
    await insertSecurityChecks(tx, ids)
    await insertPayrolls(tx, ids)
    await insertPaidMonth(tx, ids)
    await insertLogins(tx, ids)
    await insertActivities(tx, ids)
    await insertKiosks(tx, ids)
    await insertEmails(tx, ids)
    await insertImports(tx, ids)
    await insertExports(tx, ids)
  })
  return {
    ...ids,
    loginIds: { ...mapped(logins, ({ id }) => id), projectVisitor: visitors.projectVisitor.id },
    logins: {
      ...mapped(logins, ({ login }) => login),
      projectVisitor: visitors.projectVisitor.login,
      plusCrewVisitor: visitors.plusCrewVisitor.login,
      kiosk: visitors.kiosk.login,
    },
  }
}

const mapped = <One>(all: Record<PersonName, One>, to: (one: One) => string) =>
  Object.fromEntries(people.map(name => [name, to(all[name])])) as Record<PersonName, string>

/** Two agencies with the same small day each, at a.test and b.test. */
export async function createWorld(database: Database): Promise<World> {
  return { a: await makeTenant(database, 'a', 1), b: await makeTenant(database, 'b', 2) }
}
