import { useState } from 'react'
import { fields } from '../../../client/fields.gen.ts'
import type { Failure } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { refusedFields } from './refused-fields.ts'

/** A text of the contract, by shape and place in it: `CannotCome.reason`. */
export type TextOf = {
  [Of in keyof typeof fields]: (typeof fields)[Of] extends { maxLength: number } ? Of : never
}[keyof typeof fields]
/** A text that the contract wants written in one way. */
type WrittenOf = {
  [Of in keyof typeof fields]: (typeof fields)[Of] extends { pattern: string } ? Of : never
}[keyof typeof fields]
type Wrong<Values> = Partial<Record<keyof Values, string | false | undefined>>
type Texts<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string

/** Whether a text says less than the contract wants: nothing at all, where it wants anything. */
export function isShort(of: TextOf, text: string): boolean {
  const limits = fields[of]
  return text.trim().length < ('minLength' in limits ? limits.minLength : 1)
}

/** Whether a text is written as the contract wants it, whatever stands around it. */
export const fits = (of: WrittenOf, text: string): boolean => new RegExp(fields[of].pattern).test(text.trim())

/**
 * What somebody enters, and what is wrong with it: said once it was sent, in the words `wrong` makes of the values, or
 * because the server took a field for wrong (`failure`), until that field is changed.
 */
export function useForm<Values extends object>(
  start: Values,
  wrong: (values: Values) => Wrong<Values>,
  failure: Failure | null = null,
) {
  const { t } = useWords()
  const [begun] = useState(start)
  const [values, setValues] = useState(start)
  const [sent, setSent] = useState<Values | null>(null)
  const own = wrong(values)
  const refused = refusedFields(failure)
  const error = (name: keyof Values & string): string | undefined =>
    sent === null
      ? undefined
      : own[name] || (refused.has(name) && sent[name] === values[name] ? t('shell.error.invalidInput') : undefined)
  const set = (change: Partial<Values>) => setValues(before => ({ ...before, ...change }))
  return {
    values,
    set,
    error,
    /** What a field of text takes; its length is the contract's. */
    text: (name: Texts<Values>, of?: TextOf) => ({
      name,
      value: String(values[name]),
      onChange: (text: string) => set({ [name]: text } as Partial<Values>),
      error: error(name),
      ...(of ? { maxLength: fields[of].maxLength } : {}),
    }),
    /** Something was entered that is not sent. */
    isTouched: JSON.stringify(values) !== JSON.stringify(begun),
    /** Goes on if nothing is wrong. */
    submit: (then: () => void) => {
      setSent(values)
      if (Object.values(own).every(said => !said)) then()
    },
    /** What became of what was sent from here. */
    failure: sent === null ? null : failure,
  }
}
export type Form = Pick<ReturnType<typeof useForm>, 'isTouched' | 'submit' | 'failure'>
