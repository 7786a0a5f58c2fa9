/** Somebody types, or answers a dialog. */
export const isBusy = (at: Element | null) =>
  at?.matches('input, textarea, select, [contenteditable]') || document.querySelector('dialog[open]') !== null
