/** Class names that apply, joined; CSS modules type every class as possibly missing. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
