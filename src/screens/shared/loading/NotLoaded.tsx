import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import type { NotLoadedProps } from '../../../ui/lazily.tsx'
import { FailedPanel } from '../FailedPanel.tsx'

/** A part that could not be loaded, in the shape it would have had: a page, a dialog, a part of a page, or one line. */
export function NotLoaded({ as, retry, busy, onClose }: NotLoadedProps) {
  const { t } = useWords()
  const again = (
    <Button
      variant={as === 'line' ? 'line' : 'main'}
      size={as === 'line' ? 'small' : undefined}
      busy={busy}
      onClick={retry}
    >
      {t('app.retry')}
    </Button>
  )
  if (onClose)
    return (
      <Dialog opened title={t('app.state.failedTitle')} closeLabel={t('app.close')} onClose={onClose} footer={again}>
        <p>{t('app.state.failedText')}</p>
      </Dialog>
    )
  if (as === 'line')
    return (
      <Note tone="wait" live action={again}>
        {t('app.state.failedTitle')}
      </Note>
    )
  const panel = <FailedPanel retry={retry} busy={busy} level={as === 'page' ? 2 : 3} />
  return as === 'page' ? <Page width="phone">{panel}</Page> : panel
}
