/** HH:MM of what was typed; null where that is no time. "7", "730", "7:30", "7.30", "19h30", "07 30". */
export function readTime(text: string): string | null {
  const [, hours = '', minutes = '00'] = /^\s*(\d{1,2})\s*[:.h ]?\s*(\d{2})?\s*h?\s*$/i.exec(text) ?? []
  return hours !== '' && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null
}

/** The next time up or down that is a multiple of the step, in minutes; round midnight. */
export function stepped(time: string, step: number, up: boolean): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const steps = (hours * 60 + minutes) / step
  const next = ((up ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step + 1440) % 1440
  return [Math.floor(next / 60), next % 60].map(part => String(part).padStart(2, '0')).join(':')
}
