import { useWords } from '../../i18n/words.ts'

/** What is said of every refused feature first, and why this one is. */
export function RefusedBecause({ reason }: { reason: string }) {
  const { t } = useWords()
  return (
    <>
      <p>{t('app.state.refusedText')}</p>
      <p>{reason}</p>
    </>
  )
}
