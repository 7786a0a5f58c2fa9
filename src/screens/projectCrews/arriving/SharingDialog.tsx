import { IconCurrentLocation } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import classes from '../crews.module.css'

interface SharingDialogProps {
  opened: boolean
  onShare: () => void
  onWithout: () => void
  onClose: () => void
}

/** Why location helps, before the browser asks for it. */
export function SharingDialog({ opened, onShare, onWithout, onClose }: SharingDialogProps) {
  const { t } = useWords()
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('crews.location.ask')}
      closeLabel={t('app.cancel')}
      footer={
        <div className={classes['answers']}>
          <Button variant="main" size="call" full icon={<IconCurrentLocation aria-hidden="true" />} onClick={onShare}>
            {t('crews.location.share')}
          </Button>
          <Button variant="quiet" full onClick={onWithout}>
            {t('crews.location.without')}
          </Button>
        </div>
      }
    >
      <p>{t('crews.location.explain')}</p>
    </Dialog>
  )
}
