import { type ReactNode, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'

interface Choosing {
  /** Kinds of files that can be chosen, as the browser takes them. */
  accept: string
  /** A phone opens its camera: that to the outside, or the user's own. */
  camera?: boolean | 'user' | undefined
  /** Several at once; each is told by itself. */
  several?: boolean | undefined
  /** What the page is for. */
  main?: boolean | undefined
  /** One of several in a line, as at a desk; else it is as wide as what it stands in. */
  inline?: boolean | undefined
  disabled?: boolean | undefined
  icon: ReactNode
  onChoose: (file: File) => void
}

type ChooseFileProps = Choosing &
  (
    | { children: ReactNode; glyph?: undefined }
    /** Names it where its glyph stands alone. */
    | { children?: undefined; glyph: string }
  )

/** A button that opens the camera or the files of the device; the same one may be chosen again. */
export function ChooseFile({ accept, camera, several, main, inline = false, ...more }: ChooseFileProps) {
  const { disabled, icon, children, glyph, onChoose } = more
  const field = useRef<HTMLInputElement>(null)
  const open = () => field.current?.click()
  return (
    <>
      {glyph === undefined ? (
        <Button
          variant={main ? 'main' : 'line'}
          full={!inline}
          size={inline ? 'normal' : 'call'}
          disabled={disabled}
          icon={icon}
          onClick={open}
        >
          {children}
        </Button>
      ) : (
        <IconButton tonal label={glyph} icon={icon} disabled={disabled} onClick={open} />
      )}
      <input
        ref={field}
        type="file"
        hidden
        disabled={disabled}
        accept={accept}
        multiple={several}
        capture={camera === 'user' ? 'user' : camera ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? [])
          currentTarget.value = ''
          for (const file of files) onChoose(file)
        }}
      />
    </>
  )
}
