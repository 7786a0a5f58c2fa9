import * as z from 'zod/mini'

const address = z.email()

/** Whether a text is an address of e-mail as the contract takes one, whatever stands around it. */
export const isEmailAddress = (text: string): boolean => address.safeParse(text.trim()).success
