/** The instant of a day and a time of day by this device's clock; one that is skipped in spring is an hour later. */
export const instantOf = (day: string, time: string): string => new Date(`${day}T${time}:00`).toISOString()
