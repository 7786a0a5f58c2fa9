import type { components } from '../../../client/schema.d.ts'

export type BookingBatch = components['schemas']['BookingBatch']
export type Bookkeeping = components['schemas']['Bookkeeping']
export type Lack = BookingBatch['toEnter'][number]
/** A company of the agency's own. */
export type Own = Pick<components['schemas']['Company'], 'id' | 'name'>

/** Nothing of it would stand in the file. */
export const isEmpty = ({ invoices, credits, payments }: BookingBatch): boolean =>
  invoices.count + credits.count + payments.count === 0
