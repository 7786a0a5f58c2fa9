import type { Receipt } from '../../shared/receipts/receipt.types.ts'

/** In the order a receipt goes through them. */
export const states: readonly Receipt['state'][] = ['draft', 'inReview', 'paidBack', 'companyCard']
