/** A kiosk with network is heard every five minutes, when its token is renewed. */
const silentAfter = 15 * 60_000

/** Whether a kiosk has not been heard for so long that somebody should look after it. `heardAt`: the last time, or its start. */
export const isSilent = (heardAt: string, now: number): boolean => now - Date.parse(heardAt) >= silentAfter
