import { IconCertificateOff } from '@tabler/icons-react'
import type { Words } from '../../../i18n/words.ts'
import { dateWords } from '../words/shift-words.ts'

interface Ended {
  proof: string | null
  validUntil: string
}

/** A proof that ends before the shift does, as a question names it beside that shift: `title` says of what. */
export const proofItem = (words: Words, { proof, validUntil }: Ended, title: string) => ({
  icon: <IconCertificateOff aria-hidden="true" />,
  time: dateWords(words, validUntil, { day: 'numeric', month: 'short', year: 'numeric' }),
  title,
  sub: proof ?? undefined,
})
