/** Somebody writes or chooses in a field: keys are theirs. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable], [role=listbox] *')
