/** ms: news of a call that begins within this time, or has begun, reaches everybody at once. */
export const nearCall = 12 * 3_600_000
