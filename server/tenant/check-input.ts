import { z } from 'zod'

/** What a browser can be sent to: names of letters, digits and hyphens with dots between, or an IPv4 address. */
const hostShape = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/

/** A host name in lower case, without scheme, port and path. Throws for everything else. */
export function checkHost(text: string): string {
  const host = text.trim().toLowerCase()
  if (!hostShape.test(host)) throw new Error(`"${text}" is no host; write it like crew.example.com, without port.`)
  return host
}

/** A login in lower case: a mail address, for links to choose a password go there. Throws for everything else. */
export function checkLogin(text: string): string {
  const login = text.trim().toLowerCase()
  if (!z.email().max(200).safeParse(login).success) throw new Error(`"${text}" is no mail address to log in with.`)
  return login
}

/** A name as it is shown, mailed and printed: one line. Throws for line ends, other control characters and for none. */
export function checkName(text: string): string {
  const name = text.trim()
  if (name === '' || name.length > 200 || /[\p{Cc}\u2028\u2029]/u.test(name))
    throw new Error(`${JSON.stringify(text)} is no name: it stands on one line, in at most 200 characters.`)
  return name
}
