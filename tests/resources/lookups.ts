import type { UnderTest } from './under-test.ts'
import { choices } from './verdicts.ts'

export const underTest: UnderTest = {
  verdicts: {
    activityTypes: choices,
    cateringAgreementTypes: choices,
    chargeTypes: choices,
    branches: choices,
    categories: choices,
    countries: choices,
    nationalities: choices,
    regions: choices,
    insurance: choices,
    functions: choices,
    loginTypes: choices,
    messageTypes: choices,
    qualityCheckTypes: choices,
    statuses: choices,
    taxTypes: choices,
    documentTypes: choices,
    documentsStatus: choices,
    permissionTypes: choices,
    plannerCrewTypes: choices,
    projectTypes: choices,
    receiptTypes: choices,
    crewRatingTypes: choices,
    findBestMethods: choices,
    status: choices,
  },
}
