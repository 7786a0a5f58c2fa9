import { IconDownload } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { useDownload } from '../useDownload.ts'
import classes from './paper.module.css'
import { Pages } from './Pages.tsx'
import { PaperPart } from './PaperPart.tsx'
import { usePaper } from './usePaper.ts'

interface PaperDialogProps {
  /** Which paper: another name is another. */
  named: string
  title: string
  /** What a device saves it under. */
  fileName: string
  load: (signal?: AbortSignal) => Promise<Blob>
  /** What the button says, and what is said afterwards. */
  download: string
  downloaded: string
  onClose: () => void
}

/** A PDF of the server over what one was reading, to look at and to keep. */
export function PaperDialog({ named, title, fileName, load, download, downloaded, onClose }: PaperDialogProps) {
  const { t } = useWords()
  const paper = usePaper(named, async signal => (await load(signal)).arrayBuffer())
  const file = useDownload(named)
  return (
    <Dialog
      opened
      wide
      title={title}
      closeLabel={t('app.close')}
      onClose={onClose}
      footer={
        <Button
          variant="main"
          busy={file.busy}
          icon={<IconDownload aria-hidden="true" />}
          onClick={() => void file.save(fileName, () => load(), downloaded)}
        >
          {download}
        </Button>
      }
    >
      <div className={classes['over']}>
        <PaperPart state={paper}>{open => <Pages paper={open} />}</PaperPart>
      </div>
    </Dialog>
  )
}
