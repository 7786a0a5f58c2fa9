import { useWords } from '../../../i18n/words.ts'
import { type Reason, Reasons } from '../../../ui/Reasons/Reasons.tsx'

/** What speaks for and against something; the signs say themselves to whoever does not see them. */
export function ReasonList({ label, reasons }: { label: string; reasons: readonly Reason[] }) {
  const { t } = useWords()
  const signs = { hard: t('shell.reasons.hard'), soft: t('shell.reasons.soft'), good: t('shell.reasons.good') }
  return <Reasons label={label} signs={signs} reasons={reasons} />
}
