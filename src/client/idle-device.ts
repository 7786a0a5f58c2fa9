/** What a device is doing, as far as a new version has to wait for it. */
export interface DeviceUse {
  /** A kiosk, or a TV that presents: nobody is there to press a button. */
  unattended: boolean
  /** Something is under way that a reload would cut off. */
  busy: boolean
}

let unattended = false
const underWay = new Map<string, number>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Kiosk and presentation say that they begin, and that they end. */
export function setUnattended(is: boolean): void {
  unattended = is
  tell()
}

/** Counted by reason: two of a kind may be under way. */
export function setBusy(why: string, is: boolean): void {
  const count = (underWay.get(why) ?? 0) + (is ? 1 : -1)
  if (count > 0) underWay.set(why, count)
  else underWay.delete(why)
  tell()
}

export const deviceUse = (): DeviceUse => ({ unattended, busy: underWay.size > 0 })

/** Hears of every change; returns how to stop. */
export function onDeviceUse(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const takingOver = new AbortController()

/** Ends what only fills the device: a worker with questions under way does not give way to the next version. */
export const tellTakeOver = (): void => takingOver.abort()

/** Aborted as soon as a new version takes over; the page is loaded anew after that. */
export const untilTakeOver: AbortSignal = takingOver.signal

/** Channel on which the worker in charge hears of it, and ends what only fills the device. */
export const giveWay = 'give-way'
