/** A list asked for as a whole, as far as one answer goes. */
export const wholeList = { limit: 1000, page: 1 } as const
