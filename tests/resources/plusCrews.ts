import type { UnderTest } from './under-test.ts'
import { planning, desks, figureReaders, plusCrewReaders } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    readPlusCrew: { id: w.plusCrews.main },
    readPlusCrewProgress: { id: w.plusCrews.main, query: 'date=2026-06-10' },
    readPlusCrewPassword: { id: w.plusCrews.main },
    renewPlusCrewPassword: { id: w.plusCrews.main, body: {} },
    changePlusCrewValue: { id: w.values.main, body: { perDay: 4000 } },
    listPlusCrewValueDatas: { query: 'dateFrom=2026-06-01&dateTo=2026-06-30' },
    createPlusCrewValueData: {
      body: {
        plusCrewId: w.plusCrews.main,
        plusCrewValueTypeId: w.valueTypes.turnover,
        date: '2026-06-02',
        amount: 1200.5,
        sourceId: w.sourceTypes.byHand,
      },
    },
    changePlusCrewValueData: {
      id: w.figures.main,
      body: { amount: 1100, sourceId: w.sourceTypes.pasted, version: 1 },
    },
    deletePlusCrewValueData: { id: w.figures.main },
  }),
  verdicts: {
    listPlusCrews: desks,
    readPlusCrew: plusCrewReaders,
    'readPlusCrew#byNumber': plusCrewReaders,
    'readPlusCrew#other': [403, 403, 403, 403, 'yes', 404, 'yes', 'yes', 403, 404, 403, 401],
    readPlusCrewProgress: plusCrewReaders,
    listPlusCrewTypes: desks,
    listPlusCrewValueTypes: figureReaders,
    listPlusCrewValueDataSourceTypes: figureReaders,
    listPlusCrewValues: figureReaders,
    listPlusCrewValueDatas: figureReaders,
    // Planning enters figures and hands the wall's link on; a desk without the right to change only reads.
    readPlusCrewPassword: planning,
    renewPlusCrewPassword: planning,
    changePlusCrewValue: planning,
    createPlusCrewValueData: planning,
    changePlusCrewValueData: planning,
    deletePlusCrewValueData: planning,
  },
  about: w => ({
    renewPlusCrewPassword: { id: w.plusCrews.other, body: {} },
    'readPlusCrew#byNumber': { id: '12' },
    'readPlusCrew#other': { id: w.plusCrews.other },
  }),
  paths: {
    '/plusCrews': { main: w => w.plusCrews.main, other: w => w.plusCrews.other },
    '/plusCrewValues': { main: w => w.values.main, other: w => w.values.other },
    '/plusCrewValueDatas': { main: w => w.figures.main, other: w => w.figures.other },
  },
  bodies: {
    // Whoever enters figures may do so for every plus crew of the agency, of every type and source.
    'createPlusCrewValueData plusCrewId': { main: w => w.plusCrews.main, other: () => crypto.randomUUID() },
    'createPlusCrewValueData plusCrewValueTypeId': {
      main: w => w.valueTypes.turnover,
      other: () => crypto.randomUUID(),
    },
    'createPlusCrewValueData sourceId': { main: w => w.sourceTypes.byHand, other: () => crypto.randomUUID() },
    'changePlusCrewValueData sourceId': { main: w => w.sourceTypes.byHand, other: () => crypto.randomUUID() },
  },
}
