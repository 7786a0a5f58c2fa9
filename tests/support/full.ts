/** `npm test -- --full`: the sizes the product is measured by, instead of those that fit a slow machine. */
export const full = process.env['CALLTIME_FULL'] === '1'
