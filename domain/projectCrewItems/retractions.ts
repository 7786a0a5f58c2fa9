/** A device's clocks when something was made; ms. */
export interface MadeReading {
  deviceTime: number
  pageLife: string
  monotonic: number
}

/** Who made a fact, when, and under which key it came. */
export interface MadeHow {
  /** Key of its entry: what a retraction names. */
  entry: string
  /** The person, or the person at one kiosk. */
  by: string
  /** Null where no device told. */
  made: MadeReading | null
  /** Ms from the tap until it was kept on the device: a place was looked for, a reason was asked. */
  keptAfter: number
}

/** Takes a punch back: a fact of its own, which may arrive before the punch it names. Decision 38. */
export interface Retraction extends Pick<MadeHow, 'by' | 'made'> {
  retracts: string
  /** Made by whoever led the crew then: at any time, of anybody. */
  leads: boolean
  /** True time in ms, for devices that did not tell theirs. */
  at: number
}

/** Ms in which whoever made a punch takes it back themselves. */
export const punchUndoFor = 5_000

/** Ms between two readings of one device: its monotonic clock within one page life, else its wall clock. */
const between = (a: MadeReading, b: MadeReading) =>
  a.pageLife === b.pageLife ? b.monotonic - a.monotonic : b.deviceTime - a.deviceTime

/** Whether the one who punched is in time to take it back. */
export const inTimeToUndo = (
  punch: { at: number; made?: MadeReading | null; keptAfter?: number },
  undone: Pick<Retraction, 'made' | 'at'>,
): boolean => {
  const since = punch.made && undone.made ? between(punch.made, undone.made) : undone.at - punch.at
  return since >= 0 && since - (punch.keptAfter ?? 0) <= punchUndoFor
}

/** Whether a retraction takes this punch back. By device readings, never by arrival: both may come in any order. */
export const withdraws = (retraction: Retraction, punch: Partial<MadeHow> & { at: number }): boolean =>
  punch.entry === retraction.retracts &&
  (retraction.leads || (punch.by === retraction.by && inTimeToUndo(punch, retraction)))
