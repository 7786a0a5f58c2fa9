import type { Tx } from '../../../server/database/tenant.ts'
import {
  plusCrew,
  plusCrewSourceType,
  plusCrewType,
  plusCrewValue,
  plusCrewValueData,
  plusCrewValueType,
} from '../../../server/database/tables/plusCrews.ts'
import type { Ids } from './ids.ts'

/** Plus crews, how they are counted, and a figure of each. */
export async function insertPlusCrews(tx: Tx, world: Ids): Promise<void> {
  const { id, persons, companies, plusCrews, plusCrewTypes, valueTypes, sourceTypes, values, figures } = world
  const row = <T extends object>(values: T) => ({ tenantId: id, ...values })
  await tx.insert(plusCrewType).values(row({ id: plusCrewTypes.service, caption: 'Service', sort: 1 }))
  await tx.insert(plusCrew).values([
    row({
      id: plusCrews.main,
      number: '12',
      name: 'Docks',
      companyId: companies.client,
      typeId: plusCrewTypes.service,
    }),
    row({ id: plusCrews.other, number: '13', name: 'Yard', companyId: companies.other }),
  ])
  await tx
    .insert(plusCrewValueType)
    .values([
      row({ id: valueTypes.turnover, caption: 'Actual Turnover', unit: 'amount', sort: 1 }),
      row({ id: valueTypes.hours, caption: 'Staff Hours', unit: 'hours', sort: 2 }),
      row({ id: valueTypes.target, caption: 'Target Turnover', unit: 'amount', sort: 3 }),
      row({ id: valueTypes.bonus, caption: 'Team Bonus', unit: 'bonus', sort: 4 }),
    ])
  await tx
    .insert(plusCrewSourceType)
    .values([
      row({ id: sourceTypes.byHand, caption: 'Entered by hand', sort: 1 }),
      row({ id: sourceTypes.pasted, caption: 'Pasted from a sheet', sort: 2 }),
    ])
  await tx
    .insert(plusCrewValue)
    .values([
      row({ id: values.main, plusCrewId: plusCrews.main, typeId: valueTypes.turnover }),
      row({ id: values.bonus, plusCrewId: plusCrews.main, typeId: valueTypes.bonus }),
      row({ id: values.other, plusCrewId: plusCrews.other, typeId: valueTypes.turnover }),
    ])
  const figure = { typeId: valueTypes.turnover, day: '2026-06-01', hundredths: 100_000, sourceId: sourceTypes.byHand }
  await tx
    .insert(plusCrewValueData)
    .values([
      row({ id: figures.main, plusCrewId: plusCrews.main, ...figure, changedById: persons.planner }),
      row({ id: figures.other, plusCrewId: plusCrews.other, ...figure }),
    ])
}
