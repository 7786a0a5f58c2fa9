/** As somebody would guess it: without capitals, and without what is put behind a word so that it is long enough. */
const guesses = (password: string): string[] => {
  const plain = password.trim().toLowerCase()
  return [plain, plain.replace(/[\d\p{P}\p{S}]+$/u, '')]
}

let common: Promise<ReadonlySet<string>> | undefined

/** The list is large and seldom asked: it is read by the first password that is set. */
const list = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  ))

/** Whether a password is among those that are tried first, whatever its capitals and the digits behind it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const known = await list()
  return guesses(password).some(guess => known.has(guess))
}
