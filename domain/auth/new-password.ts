/** Lengths the contract takes, in characters as JavaScript counts them. */
export const passwordLength = { least: 10, most: 200 } as const

export type PasswordRule = 'longEnough' | 'notLogin' | 'notTooLong'

/** Which rules a new password for `login` keeps. An empty one is not yet different from the login. */
export const passwordRules = (password: string, login: string): Record<PasswordRule, boolean> => ({
  // Blanks alone are none, however many.
  longEnough: password.length >= passwordLength.least && password.trim() !== '',
  notLogin: password !== '' && password.trim().toLowerCase() !== login.trim().toLowerCase(),
  notTooLong: password.length <= passwordLength.most,
})

/** Whether the server will take it. */
export const isGoodPassword = (password: string, login: string): boolean =>
  Object.values(passwordRules(password, login)).every(Boolean)
