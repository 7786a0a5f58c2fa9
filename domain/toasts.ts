export type ToastType = 'error' | 'success' | 'info' | 'warning'

/** Milliseconds a toast stays unless it says otherwise; 0 stays until it is clicked. Spec §9. */
export const toastTime = 3000

/** Milliseconds a toast disappears after; null: it stays. Spec §4: only a positive time counts. */
export const disappearsAfter = (time: number | undefined): number | null => {
  const ms = time ?? toastTime
  return ms > 0 ? ms : null
}

/** Two toasts say the same: the second is not added while the first is visible. Spec §4. */
export const sameToast = (a: { type: ToastType; message: string }, b: { type: ToastType; message: string }): boolean =>
  a.type === b.type && a.message === b.message

/**
 * What a toast tells of once something newer was told of one subject: a failure stands no longer for that. `null` is
 * nothing that could be told of again; with nothing left, the toast is out of date.
 */
export const stillTellsOf = (
  type: ToastType,
  subjects: readonly (string | null)[],
  newer: string | undefined,
): readonly (string | null)[] =>
  type === 'error' ? subjects.filter(subject => subject === null || subject !== newer) : subjects

/** Ms for which an act can be taken back by the toast that tells of it. */
export const undoFor = 5_000
