import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Outcome } from '../../ui/Outcome/Outcome.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import type { ImportViewProps } from './ImportView.tsx'
import classes from './imports.module.css'

/** What came of it, or what stands in its way. */
export function Ended({
  state,
  context,
  send,
  onReport,
}: Pick<ImportViewProps, 'state' | 'context' | 'send' | 'onReport'>) {
  const { t, tn } = useWords()
  const another = <Button onClick={() => send({ type: 'LEFT' })}>{t('imports.another')}</Button>
  const report = <Button onClick={onReport}>{t('imports.report')}</Button>
  if (state === 'taken') {
    const { added = 0, changed = 0 } = context.table?.taken ?? {}
    const { kind } = context
    const text = `${tn(`imports.kinds.${kind}.added`, added)}, ${tn(`imports.kinds.${kind}.changed`, changed)}.`
    return (
      <>
        <Outcome title={t('imports.takenTitle')} text={text} />
        <div className={classes['middle']}>
          {report}
          {another}
        </div>
      </>
    )
  }
  if (state === 'outdated' || state === 'failed')
    return (
      <StatePanel
        kind="failed"
        title={t(`imports.${state}Title`)}
        actions={
          <>
            <Button variant="main" onClick={() => send({ type: 'CHECKED' })}>
              {t('imports.again')}
            </Button>
            <Button onClick={() => send({ type: 'BACK' })}>{t('imports.back')}</Button>
            {another}
          </>
        }
      >
        {t(`imports.${state}Text`)}
      </StatePanel>
    )
  return (
    <StatePanel
      kind="failed"
      title={t('imports.unsent')}
      actions={
        <>
          <Button variant="main" onClick={() => send({ type: 'RETRIED' })}>
            {t('app.retry')}
          </Button>
          <Button onClick={() => send({ type: 'LEFT' })}>
            {t(state === 'unsent' ? 'imports.another' : 'imports.asItStands')}
          </Button>
        </>
      }
    >
      {t('imports.unsentText')}
    </StatePanel>
  )
}
