import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import classes from '../sign-off.module.css'

interface AskingDialogProps {
  opened: boolean
  onSign: () => void
  onRefuse: () => void
  onWithout: () => void
}

/** The pad is empty: is nobody of the client there? The safe answer comes first. */
export function AskingDialog({ opened, onSign, onRefuse, onWithout }: AskingDialogProps) {
  const { t } = useWords()
  return (
    <Dialog opened={opened} onClose={onSign} title={t('signOff.asking.title')} closeLabel={t('app.close')}>
      <p className={classes['soft']}>{t('signOff.asking.text')}</p>
      <div className={classes['answers']}>
        <span data-first-focus="" className={classes['answers']}>
          <Button variant="main" size="call" full onClick={onSign}>
            {t('signOff.asking.sign')}
          </Button>
        </span>
        <Button full onClick={onRefuse}>
          {t('signOff.asking.refuse')}
        </Button>
        <Button variant="danger" full onClick={onWithout}>
          {t('signOff.asking.without')}
        </Button>
      </div>
    </Dialog>
  )
}
