import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import { desks, ownDesks, projectReaders, officeOnly } from './verdicts.ts'

const card = { caption: 'Rates 2027', validFrom: '2027-01-01', validTo: null, currency: 'EUR' }
const addOns = {
  night: { from: '23:00', to: '06:00', percent: 25 },
  sunday: null,
  holiday: { percent: 100 },
  overtime: { afterMinutes: 600, percent: 25 },
}
const rate = (w: TenantWorld) => ({
  functionId: w.functions.stagehand,
  ratePerHour: 3250,
  minimumMinutes: 240,
  addOns,
})

export const underTest: UnderTest = {
  calls: w => ({
    listCompanyRateCards: { id: w.companies.client },
    listRateCardItems: { id: w.rateCards.main },
    createRateCard: { body: { ...card, companyId: w.companies.client } },
    changeRateCard: { id: w.rateCards.main, body: card },
    deleteRateCard: { id: w.rateCards.gone },
    setRateCardItem: { id: w.rateCards.main, body: rate(w) },
    deleteRateCardItem: { id: w.rateCardItems.lesser },
    setProjectRateCard: { id: w.projects.main, body: { rateCardId: w.rateCards.main } },
  }),
  verdicts: {
    listRateCards: desks,
    listCompanyRateCards: projectReaders,
    listRateCardItems: projectReaders,
    createRateCard: officeOnly,
    changeRateCard: officeOnly,
    deleteRateCard: officeOnly,
    setRateCardItem: officeOnly,
    deleteRateCardItem: officeOnly,
    setProjectRateCard: ownDesks,
  },
  paths: {
    '/rateCards': { main: w => w.rateCards.main, other: w => w.rateCards.other },
    '/rateCardItems': { main: w => w.rateCardItems.main, other: w => w.rateCardItems.other },
  },
  bodies: {
    'createRateCard companyId': { main: w => w.companies.client, other: w => w.companies.own },
    'setRateCardItem functionId': { main: w => w.functions.stagehand, other: w => w.catering },
    'setProjectRateCard rateCardId': { main: w => w.rateCards.main, other: w => w.rateCards.other },
    'createProject rateCardId': { main: w => w.rateCards.main, other: w => w.rateCards.other },
    'changeProject rateCardId': { main: w => w.rateCards.main, other: w => w.rateCards.other },
    'copyProject rateCardId': { main: w => w.rateCards.main, other: w => w.rateCards.other },
  },
}
