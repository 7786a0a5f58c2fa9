/** Shifts one question holds, and people it is put to. */
export const mostShifts = 10
export const mostAsked = 300
