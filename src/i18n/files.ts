/** Where every dictionary lies; the login page does without this list. */
export const files = import.meta.glob<unknown>(['./*/*.ts', '!./*/app.ts'], { import: 'default' })
