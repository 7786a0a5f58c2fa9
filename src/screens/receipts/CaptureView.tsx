import { IconCamera, IconCloudOff } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ChooseFile } from '../../ui/ChooseFile/ChooseFile.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { problemWords } from '../shared/words/problem-words.ts'
import type { Capture } from './useCapture.ts'
import classes from './receipts.module.css'

interface CaptureViewProps {
  capture: Capture
  /** It is known what a receipt can be of. */
  ready: boolean
  /** It stands beside the title at a desk. */
  inline?: boolean
}

/** Photographs a slip; what could not become a receipt yet stands below. */
export function CaptureView({ capture, ready, inline = false }: CaptureViewProps) {
  const { t } = useWords()
  return (
    <>
      <ChooseFile
        accept="image/*"
        camera
        main={!inline}
        inline={inline}
        disabled={capture.stage !== 'idle' || !ready}
        icon={<IconCamera aria-hidden="true" />}
        onChoose={blob => capture.send({ type: 'CHOSEN', blob })}
      >
        {t('receipts.photograph')}
      </ChooseFile>
      <Kept {...capture} />
    </>
  )
}

/** A photo that is no receipt yet: why, and what can be done. */
function Kept({ stage, problem, send }: Capture) {
  const words = useWords()
  const { t } = words
  const ways = (
    <span className={classes['ways']}>
      <Button size="small" onClick={() => send({ type: 'AGAIN' })}>
        {t('receipts.again')}
      </Button>
      <Button size="small" variant="quiet" onClick={() => send({ type: 'DROPPED' })}>
        {t('receipts.dropPhoto')}
      </Button>
    </span>
  )
  if (stage === 'waiting')
    return (
      <Note tone="wait" live icon={<IconCloudOff aria-hidden="true" />} action={ways}>
        <b>{t('receipts.keeping')}</b> {t('receipts.goesOn')}
      </Note>
    )
  if (problem === null) return null
  return (
    <Note
      tone="bad"
      live
      action={
        stage === 'refused' ? (
          ways
        ) : (
          <Button size="small" onClick={() => send({ type: 'CLOSED' })}>
            {t('app.close')}
          </Button>
        )
      }
    >
      <b>{t('receipts.notTaken')}</b> {problemWords(words, { code: problem, status: null })}
    </Note>
  )
}
