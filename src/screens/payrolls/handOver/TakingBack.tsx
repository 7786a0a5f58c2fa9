import { useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { sizeWords } from '../../shared/files/file-size.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { problemWords } from '../../shared/words/problem-words.ts'
import { TakeBackPart } from './TakeBackPart.tsx'
import type { NetsRead } from './hand-over.types.ts'

const touches = ['payrollMonths', 'payrolls', 'bankTransfers', 'persons'] as const

/** Reads the answer of the payroll office, and takes over what was read. */
export function TakingBack({ month }: { month: string }) {
  const words = useWords()
  const { t, tn, find, locale } = words
  const path = { month }
  const [file, setFile] = useState<File | null>(null)
  const [read, setRead] = useState<NetsRead | null>(null)
  const check = useCommand('post', '/api/v1/payrollMonths/{month}/nets/check', { inForm: true, touches: [] })
  const take = useCommand('post', '/api/v1/payrollMonths/{month}/nets', { inForm: true, touches })
  const failure = take.failure ?? check.failure
  const look = (chosen: File | null) => {
    // Browsers name the kind of a table each in its own way.
    const body = chosen && new File([chosen], chosen.name, { type: 'text/csv', lastModified: chosen.lastModified })
    setFile(body)
    setRead(null)
    take.forget()
    check.forget()
    if (body) void check.give({ params: { path }, body }, { then: setRead })
  }
  return (
    <TakeBackPart
      chosen={file && { name: file.name, size: sizeWords(locale, file.size) }}
      read={read}
      busy={check.busy || take.busy}
      refused={failure ? (find(`payrollHandOver.refused.${failure.code}`) ?? problemWords(words, failure)) : undefined}
      onChoose={look}
      onTake={() => {
        if (file && read)
          void take.give(
            { params: { path, query: read.taking }, body: file },
            {
              done: ({ taken }) => (taken === 0 ? t('payrollHandOver.same') : tn('payrollHandOver.taken', taken)),
              then: () => look(null),
            },
          )
      }}
    />
  )
}
