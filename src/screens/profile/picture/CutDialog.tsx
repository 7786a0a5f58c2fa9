import { IconRotateClockwise } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Failure } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { shrunk } from '../../../client/files/shrink.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { problemWords } from '../../shared/words/problem-words.ts'
import { moved, mostNear, squareOf, whole } from './cut.ts'
import classes from './picture.module.css'

interface CutDialogProps {
  file: Blob
  busy: boolean
  failure: Failure | null
  onSave: (face: File) => void
  onClose: () => void
}

/** Of the side of what is sent. */
const side = 640
const step = 0.06
const keys: Partial<Record<string, { x?: number; y?: number }>> = {
  ArrowLeft: { x: -step },
  ArrowRight: { x: step },
  ArrowUp: { y: -step },
  ArrowDown: { y: step },
}

/** A picture is turned, moved and brought nearer until the face is in the circle. */
export function CutDialog({ file, busy, failure, onSave, onClose }: CutDialogProps) {
  const words = useWords()
  const { t } = words
  const canvas = useRef<HTMLCanvasElement>(null)
  const [turns, setTurns] = useState(0)
  const [picture, setPicture] = useState<ImageBitmap | 'broken' | null>(null)
  const [cut, setCut] = useState(whole)
  useEffect(() => {
    let gone = false
    shrunk(file, turns)
      .then(upright => createImageBitmap(upright))
      .then(
        bitmap => (gone ? bitmap.close() : setPicture(bitmap)),
        () => gone || setPicture('broken'),
      )
    return () => {
      gone = true
    }
  }, [file, turns])
  const drawn = picture === 'broken' ? null : picture
  useEffect(() => {
    const drawing = canvas.current?.getContext('2d')
    if (!drawing || !drawn) return
    const { x, y, side: of } = squareOf(cut, drawn.width, drawn.height)
    drawing.fillStyle = '#ffffff'
    drawing.fillRect(0, 0, side, side)
    drawing.drawImage(drawn, x, y, of, of, 0, 0, side, side)
  }, [drawn, cut])
  const move = (by: { x?: number; y?: number; near?: number }) => {
    if (drawn) setCut(before => moved(before, drawn.width, drawn.height, by))
  }
  const byKey = (event: KeyboardEvent) => {
    const by = keys[event.key]
    if (!by) return
    event.preventDefault()
    move(by)
  }
  const byPointer = ({ buttons, movementX, movementY, currentTarget }: PointerEvent) => {
    if (buttons !== 1) return
    const { clientWidth } = currentTarget
    move({ x: -movementX / clientWidth, y: -movementY / clientWidth })
  }
  const save = () =>
    canvas.current?.toBlob(
      blob => {
        if (blob) onSave(new File([blob], 'face.jpg', { type: 'image/jpeg' }))
      },
      'image/jpeg',
      0.9,
    )
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('profile.picture.cut')}
      closeLabel={t('app.cancel')}
      footer={
        <Button full size="call" variant="main" busy={busy} disabled={!drawn} onClick={save}>
          {t('profile.picture.send')}
        </Button>
      }
    >
      <div className={classes['cut']}>
        {picture === 'broken' ? (
          <Note tone="bad">{t('shell.error.pictureBroken')}</Note>
        ) : (
          <canvas
            ref={canvas}
            width={side}
            height={side}
            className={classes['circle']}
            role="img"
            tabIndex={0}
            aria-label={t('profile.picture.moved')}
            onKeyDown={byKey}
            onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={byPointer}
          />
        )}
        <label className={classes['near']}>
          {t('profile.picture.nearer')}
          <input
            type="range"
            min={1}
            max={mostNear}
            step={0.05}
            value={cut.near}
            disabled={!drawn}
            onChange={event => move({ near: Number(event.currentTarget.value) })}
          />
        </label>
        <Button
          icon={<IconRotateClockwise aria-hidden="true" />}
          disabled={!drawn}
          onClick={() => {
            setTurns(turns + 1)
            setCut(whole)
          }}
        >
          {t('profile.picture.turn')}
        </Button>
        <p className={classes['soft']}>{t('profile.picture.hint')}</p>
        {failure ? (
          <Note tone="bad" live>
            {problemWords(words, failure)}
          </Note>
        ) : null}
      </div>
    </Dialog>
  )
}
