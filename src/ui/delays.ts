/** Ms. What opens under a hand that rests on it, and closes when it has left: a popup at once, what can be entered later. */
export const popupDelays = { openDelay: 50, closeDelay: 70 }
export const hoverableDelays = { openDelay: 50, closeDelay: 300 }
