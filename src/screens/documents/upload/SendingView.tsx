import {
  IconCamera,
  IconCheck,
  IconCloudUp,
  IconDeviceMobileCheck,
  IconPhotoUp,
  IconRotateClockwise,
  IconX,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { KeptFile, UploadContext, UploadEvent } from '../../../machines/upload/upload.types.ts'
import { useWords } from '../../../i18n/words.ts'
import { ActionBar } from '../../../ui/ActionBar/ActionBar.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { ChooseFile } from '../../../ui/ChooseFile/ChooseFile.tsx'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Pieces } from '../../../ui/Pieces/Pieces.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import { problemWords } from '../../shared/words/problem-words.ts'
import { dateWords } from '../../shared/words/shift-words.ts'
import { mostBytes, sizeWords } from '../../shared/files/file-size.ts'
import { Picture } from '../../../ui/Picture/Picture.tsx'
import classes from './upload.module.css'

type Stage =
  | 'restoring'
  | 'resting'
  | 'choosing'
  | 'taking'
  | 'removing'
  | 'sending'
  | 'waiting'
  | 'handingIn'
  | 'refused'
  | 'inReview'

interface SendingViewProps {
  /** YYYY-MM-DD; null: any day. */
  dueDate: string | null
  /** Why the last one was not taken; null: there was none. */
  declined: string | null
  /** What is printed and signed before; absent: they bring the paper themselves. */
  paper?: ReactNode
  stage: Stage
  context: Pick<UploadContext, 'files' | 'problem' | 'wanted'>
  /** What lies on the device, by file. */
  pictures: ReadonlyMap<string, Blob>
  offline: boolean
  send: (event: UploadEvent) => void
  onLeave: () => void
}

const accept = 'image/jpeg,image/png,image/webp,application/pdf'

/** Taken or chosen, turned upright, sent in pieces: what is kept on the device goes on by itself. */
export function SendingView({
  dueDate,
  declined,
  paper,
  stage,
  context: { files, problem, wanted },
  pictures,
  offline,
  send,
  onLeave,
}: SendingViewProps) {
  const words = useWords()
  const { t, locale } = words
  const [tooLarge, setTooLarge] = useState(false)
  const last = files.at(-1)
  const busy = stage === 'taking' || stage === 'removing' || stage === 'handingIn' || stage === 'restoring'
  const choose = (blob: Blob) => {
    // A picture is made smaller; what is no picture is sent as it is.
    const refused = !blob.type.startsWith('image/') && blob.size > mostBytes
    setTooLarge(refused)
    if (!refused) send({ type: 'CHOSEN', blob })
  }
  const sent = files.every(file => file.sent >= file.size)
  return (
    <>
      <Page task>
        <div className={classes['column']}>
          {declined !== null && files.length === 0 ? (
            <Note tone="bad">{t('uploads.declinedFor', { reason: declined })}</Note>
          ) : null}
          {paper}
          {last ? (
            <div className={classes['frame']}>
              <Picture blob={pictures.get(last.id) ?? null} label={t('uploads.paper')} />
              <span className={classes['upright']}>
                <Chip tone="good" icon={<IconCheck aria-hidden="true" />}>
                  {t('uploads.upright')}
                </Chip>
              </span>
              <span className={classes['turn']}>
                <IconButton
                  label={t('uploads.turn')}
                  disabled={busy}
                  icon={<IconRotateClockwise aria-hidden="true" />}
                  onClick={() => send({ type: 'TURNED', file: last.id })}
                />
              </span>
            </div>
          ) : (
            <div className={classes['empty']}>
              <IconPhotoUp aria-hidden="true" />
              <p>{t('uploads.whole')}</p>
              {dueDate === null ? null : (
                <p>{t('uploads.dueBy', { day: dateWords(words, dueDate, { day: 'numeric', month: 'long' }) })}</p>
              )}
              <p className={classes['soft']}>
                {t('uploads.limit', { size: sizeWords(locale, Math.floor(mostBytes / 1_000_000) * 1_000_000) })}
              </p>
            </div>
          )}
          <div className={classes['pair']}>
            <ChooseFile
              accept="image/*"
              camera
              disabled={busy}
              icon={<IconCamera aria-hidden="true" />}
              onChoose={choose}
            >
              {t(files.length === 0 ? 'uploads.take' : 'uploads.takeNext')}
            </ChooseFile>
            <ChooseFile accept={accept} disabled={busy} icon={<IconPhotoUp aria-hidden="true" />} onChoose={choose}>
              {t('uploads.choose')}
            </ChooseFile>
          </div>
          {tooLarge ? (
            <Note tone="bad" live>
              {t('uploads.tooLarge')}
            </Note>
          ) : null}
          {problem === null ? null : (
            <Note
              tone="bad"
              live
              action={
                <Button size="small" onClick={() => send({ type: 'CLOSED' })}>
                  {t('uploads.goOn')}
                </Button>
              }
            >
              {problemWords(words, { code: problem, status: null })}
            </Note>
          )}
          {files.map((file, at) => (
            <FileSheet
              key={file.id}
              file={file}
              name={at === 0 ? t('uploads.front') : at === 1 ? t('uploads.back') : t('uploads.page', { n: at + 1 })}
              picture={pictures.get(file.id) ?? null}
              waits={stage === 'waiting' || offline}
              onRemove={busy ? null : () => send({ type: 'REMOVED', file: file.id })}
            />
          ))}
        </div>
      </Page>
      <ActionBar beside>
        {files.length > 0 ? (
          <p className={classes['line']}>
            <span className={classes['kept']}>
              <IconDeviceMobileCheck aria-hidden="true" />
              {t('uploads.kept')}
            </span>
            <button type="button" className={classes['leave']} onClick={onLeave}>
              {t('uploads.leave')}
            </button>
          </p>
        ) : null}
        <Button
          variant="main"
          size="call"
          full
          locked={files.length === 0}
          busy={stage === 'handingIn' || (wanted && stage !== 'waiting' && !offline)}
          icon={<IconCheck aria-hidden="true" />}
          onClick={() => {
            if (files.length > 0) send({ type: 'HAND_IN' })
          }}
        >
          {files.length === 0 ? t('uploads.first') : wanted && !sent ? t('uploads.goesOut') : t('uploads.done')}
        </Button>
      </ActionBar>
    </>
  )
}

interface FileSheetProps {
  file: KeptFile
  name: string
  picture: Blob | null
  /** The line is bad, or there is none. */
  waits: boolean
  /** null: not just now. */
  onRemove: (() => void) | null
}

function FileSheet({ file, name, picture, waits, onRemove }: FileSheetProps) {
  const { t, locale } = useWords()
  const { size, chosen, sent } = file
  const share = size === 0 ? 0 : Math.min(1, sent / size)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.floor(share * 100) / 100)
  const words =
    chosen > size
      ? t('uploads.shrunk', { size: sizeWords(locale, size), from: sizeWords(locale, chosen) })
      : sizeWords(locale, size)
  return (
    <Sheet aria-label={name}>
      <div className={classes['file']}>
        <Picture small blob={picture} label={name} />
        <span className={classes['words']}>
          <b>{name}</b>
          <span className={classes['soft']}>{words}</span>
        </span>
        {share > 0 ? <b>{percent}</b> : null}
        {onRemove ? (
          <IconButton label={t('uploads.remove', { name })} icon={<IconX aria-hidden="true" />} onClick={onRemove} />
        ) : null}
      </div>
      <Pieces share={share} going={!waits && share < 1} label={t('uploads.sentSo', { percent })} />
      {share < 1 && waits ? (
        <p className={classes['hint']} role="status">
          <IconCloudUp aria-hidden="true" />
          {t('uploads.badLine')}
        </p>
      ) : null}
    </Sheet>
  )
}
