import { useWords } from '../../../i18n/words.ts'
import type { PunchState } from '../../../ui/PunchLine/PunchLine.tsx'

/** The steps of a punch; `long` where there is room for "on this device". */
export function usePunchWords(long = false): Record<PunchState, string> {
  const { t } = useWords()
  return {
    saved: t(long ? 'crews.savedLong' : 'crews.saved'),
    sending: t('crews.sending'),
    received: t('crews.received'),
    noNetwork: t('crews.noNetwork'),
    refused: t('crews.refused'),
  }
}
