import type { payslipFates } from '../../openapi/payslips.ts'
import { namedIn } from './number-in-name.ts'

export type PayslipFate = (typeof payslipFates)[number]
/** What keeps a file from being a payslip, whoever it is of. */
export type FileFault = Extract<
  PayslipFate,
  'notPdf' | 'encrypted' | 'broken' | 'hasScripts' | 'tooManyPages' | 'tooLarge'
>

/** Somebody with a number or a payroll of the month. */
export interface Payee {
  /** What the payroll office knows them by; null: nothing yet. */
  number: string | null
  payroll: {
    id: string
    state: 'open' | 'closed'
    /** Of the payslip that is there; null: none. */
    sha256: string | null
  } | null
}

export interface PayslipFile {
  name: string
  sha256: string
  /** Null: it can be read. */
  fault: FileFault | null
}

export interface MatchedPayslip<P extends Payee, F extends PayslipFile> {
  file: F
  payee: P | null
  /** The office said whose it is. */
  byHand: boolean
  fate: PayslipFate
}

/**
 * What becomes of each file: whose it is by the number in its name or by what the office said (payrolls by the hash of a
 * file), and whether it can be taken over. Of the same content twice the first counts; of two for one payroll neither does.
 */
export function matchPayslips<P extends Payee, F extends PayslipFile>(
  files: readonly F[],
  payees: readonly P[],
  assigned: ReadonlyMap<string, string>,
): MatchedPayslip<P, F>[] {
  const seen = new Set<string>()
  const found = files.map(file => {
    const isCopy = seen.has(file.sha256)
    seen.add(file.sha256)
    const hand = payees.find(({ payroll }) => payroll !== null && payroll.id === assigned.get(file.sha256))
    const named = hand ? [hand] : namedIn(file.name, payees)
    return { file, isCopy, byHand: hand !== undefined, named, payee: named.length === 1 ? (named[0] ?? null) : null }
  })
  const times = new Map<P, number>()
  for (const { payee, isCopy, file } of found)
    if (payee && !isCopy && file.fault === null) times.set(payee, (times.get(payee) ?? 0) + 1)
  return found.map(({ file, isCopy, byHand, named, payee }) => {
    const twice = isCopy || (payee !== null && (times.get(payee) ?? 0) > 1)
    return { file, payee, byHand, fate: fateOf(file, named.length, payee, twice) }
  })
}

function fateOf(file: PayslipFile, named: number, payee: Payee | null, isTwice: boolean): PayslipFate {
  if (file.fault !== null) return file.fault
  if (payee === null) return isTwice ? 'twice' : named === 0 ? 'unknownNumber' : 'severalNumbers'
  const { payroll } = payee
  if (payroll === null) return 'noPayroll'
  if (payroll.state === 'open') return 'payrollOpen'
  if (isTwice) return 'twice'
  if (payroll.sha256 === null) return 'fits'
  return payroll.sha256 === file.sha256 ? 'same' : 'replaces'
}

/** It is there once it was taken over. */
export const isTaken = (fate: PayslipFate): boolean => fate === 'fits' || fate === 'replaces' || fate === 'same'
/** Something of it is another than before. */
export const isNew = (fate: PayslipFate): boolean => fate === 'fits' || fate === 'replaces'
