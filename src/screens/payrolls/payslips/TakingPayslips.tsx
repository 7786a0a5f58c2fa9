import { useState } from 'react'
import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { sizeWords } from '../../shared/files/file-size.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { problemWords } from '../../shared/words/problem-words.ts'
import { PayslipsPart } from './PayslipsPart.tsx'
import type { Assigned, PayslipsRead } from './payslips.types.ts'
import { usePayslipFiles } from './usePayslipFiles.ts'

const touches = ['payrollMonths', 'payrolls', 'persons'] as const

/** Sends payslips of a month, has them looked at and assigned, and takes over what was shown. */
export function TakingPayslips({ month }: { month: string }) {
  const words = useWords()
  const { t, tn, find, locale } = words
  const path = { month }
  const standing = $api.useQuery('get', '/api/v1/payrollMonths/{month}/payslips', { params: { path } })
  const [assigned, setAssigned] = useState<Assigned>([])
  const [read, setRead] = useState<PayslipsRead | null>(null)
  const check = useCommand('post', '/api/v1/payrollMonths/{month}/payslips/check', { inForm: true, touches: [] })
  const take = useCommand('post', '/api/v1/payrollMonths/{month}/payslips', { inForm: true, touches })
  const look = (uploadIds: string[], whose: Assigned) => {
    setAssigned(whose)
    void check.give({ params: { path }, body: { uploadIds, assigned: whose } }, { then: setRead })
  }
  const files = usePayslipFiles(uploadIds => look(uploadIds, []))
  const { chosen, uploadIds, sending } = files
  const failure = take.failure ?? check.failure ?? files.refused?.failure
  const code = failure?.code ?? files.refused?.code
  const takeOver = async (seal: string) => {
    const done = await take.give(
      { params: { path }, body: { uploadIds, assigned, seal } },
      {
        done: ({ taken }) => tn('payslips.taken', taken),
        then: () => {
          files.forget()
          check.forget()
          setRead(null)
        },
      },
    )
    // What has changed meanwhile is shown beside the refusal.
    if (!done) look(uploadIds, assigned)
  }
  return (
    <PayslipsPart
      standing={standing.data ?? null}
      chosen={
        chosen && {
          name: chosen.name ?? tn('payslips.chosen', chosen.count),
          size: sizeWords(locale, chosen.size),
        }
      }
      sending={sending === null || chosen === null ? null : { at: sending, of: chosen.count }}
      read={read}
      busy={check.busy || take.busy || sending !== null}
      refused={
        code === undefined
          ? undefined
          : (find(`payslips.refused.${code}`) ?? (failure ? problemWords(words, failure) : t('payslips.text')))
      }
      onChoose={chosenFiles => {
        setRead(null)
        take.forget()
        check.forget()
        void files.choose(chosenFiles)
      }}
      onAssign={(sha256, payrollId) =>
        look(uploadIds, [
          ...assigned.filter(one => one.sha256 !== sha256),
          ...(payrollId === '' ? [] : [{ sha256, payrollId }]),
        ])
      }
      onTake={() => {
        if (read) void takeOver(read.taking.seal)
      }}
    />
  )
}
