import { IconArrowsDiagonal, IconCheck, IconEraser, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { useModal } from '../Dialog/useModal.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { type InkBox, type StrokePoint, pathOf } from '../SignatureDrawing/SignatureDrawing.tsx'
import { cx } from '../cx.ts'
import { isLying, useLying, useRatio } from './useRatio.ts'
import { mostStrokes, useStrokes } from './useStrokes.ts'
import classes from './SignaturePad.module.css'

export interface PadDrawing {
  ratio: number
  strokes: StrokePoint[][]
}

const framed = ({ x, y, width, height }: InkBox) => {
  const around = Math.max(width, height) * 0.08
  return [x - around, y - around, width + 2 * around, height * 1.7 + 2 * around].join(' ')
}

export interface PadWords {
  /** What the pad is for: "Client signature". */
  pad: string
  erase: string
  /** Opens the pad on the whole screen, and closes it again. */
  enlarge: string
  done: string
}

interface SignaturePadProps {
  words: PadWords
  drawing: PadDrawing | null
  onChange: (drawing: PadDrawing | null) => void
  /** Who signs, below the line. */
  caption: string
  /** Bounds of what is drawn. */
  ink?: InkBox | undefined
  /** What is signed, for a pad that covers everything else. */
  about?: ReactNode
  /** Why nobody can sign yet; then the pad is closed. */
  locked?: string | undefined
}

/**
 * Where somebody signs with a finger, a pen or a mouse. Strokes are kept in thousandths of the width, so they survive a
 * turned phone; a phone on its side gives the whole screen. A keyboard passes it by: what stands beside it is for those
 * who cannot draw.
 */
export function SignaturePad(props: SignaturePadProps) {
  const { words, locked } = props
  const [large, setLarge] = useState(false)
  useLying(lies => setLarge(lies && !locked))
  if (locked !== undefined)
    return (
      <div className={cx(classes['pad'], classes['locked'])} role="group" aria-label={words.pad}>
        <p className={classes['line']}>
          <IconX aria-hidden="true" />
          {locked}
        </p>
        <p className={classes['caption']}>{props.caption}</p>
      </div>
    )
  return (
    <>
      <Glass {...props} onLarge={() => setLarge(true)} />
      {large ? <LargePad {...props} onClose={() => setLarge(false)} /> : null}
    </>
  )
}

function LargePad({ onClose, ...props }: SignaturePadProps & { onClose: () => void }) {
  const modal = useModal(onClose)
  return (
    <dialog {...modal} className={classes['large']} aria-label={props.words.pad}>
      {props.about ? <div className={classes['about']}>{props.about}</div> : null}
      <Glass {...props} onClose={onClose} />
    </dialog>
  )
}

interface GlassProps extends SignaturePadProps {
  onLarge?: () => void
  onClose?: () => void
}

function Glass({ words, drawing, onChange, caption, ink, onLarge, onClose }: GlassProps) {
  const svg = useRef<SVGSVGElement>(null)
  const measured = useRatio(svg)
  const ratio = drawing?.ratio ?? measured
  // Drawn on the whole screen: shown here as large as it fits, and changed where it was drawn.
  const foreign = onLarge !== undefined && ink !== undefined && drawing !== null && Math.abs(ratio / measured - 1) > 0.2
  const strokes = drawing?.strokes ?? []
  const { stroke, handlers } = useStrokes(svg, points => {
    if (strokes.length < mostStrokes) onChange({ ratio, strokes: [...strokes, points] })
  })
  return (
    <div className={cx(classes['pad'], onClose && classes['whole'])} role="group" aria-label={words.pad}>
      <svg
        ref={svg}
        className={classes['glass']}
        viewBox={foreign ? framed(ink) : `0 0 1000 ${Math.round(1000 / ratio)}`}
        preserveAspectRatio="xMidYMid meet"
        aria-hidden="true"
        {...handlers}
        onPointerDown={event => {
          // A low screen has no room to sign beside anything else.
          if (onLarge && (foreign || isLying())) onLarge()
          else handlers.onPointerDown(event)
        }}
      >
        {[...strokes, stroke].map((points, at) => (
          <path key={at} d={pathOf(points)} />
        ))}
      </svg>
      <IconX className={classes['cross']} aria-hidden="true" />
      <span className={classes['base']} />
      <p className={classes['caption']}>{caption}</p>
      <span className={classes['tools']}>
        {drawing ? (
          <IconButton label={words.erase} icon={<IconEraser aria-hidden="true" />} onClick={() => onChange(null)} />
        ) : null}
        {onClose ? (
          <Button variant="main" icon={<IconCheck aria-hidden="true" />} onClick={onClose}>
            {words.done}
          </Button>
        ) : drawing ? null : (
          <IconButton label={words.enlarge} icon={<IconArrowsDiagonal aria-hidden="true" />} onClick={onLarge} />
        )}
      </span>
    </div>
  )
}
