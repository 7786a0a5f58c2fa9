/** What a planner types for a time of day: `7`, `630`, `19:30`, `7.5` is none. HH:MM, or null where it is no time. */
export function typedTime(typed: string): string | null {
  const text = typed.trim()
  const parts = /^(\d{1,2})[:.](\d{2})$/.exec(text) ?? /^(\d{1,2})(\d{2})?$/.exec(text)
  if (!parts) return null
  const [, hours = '', minutes = '00'] = parts
  return Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null
}
