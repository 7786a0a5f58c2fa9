import { type ReactNode, useRef } from 'react'
import { Button } from '../Button/Button.tsx'

interface ChooseFileProps {
  /** Kinds of files that can be chosen, as the browser takes them. */
  accept: string
  /** A phone opens its camera. */
  camera?: boolean | undefined
  disabled?: boolean | undefined
  icon: ReactNode
  children: ReactNode
  onChoose: (file: File) => void
}

/** A button that opens the camera or the files of the device; the same one may be chosen again. */
export function ChooseFile({ accept, camera, disabled, icon, children, onChoose }: ChooseFileProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button full size="call" disabled={disabled} icon={icon} onClick={() => field.current?.click()}>
        {children}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        disabled={disabled}
        accept={accept}
        capture={camera ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onChoose(file)
        }}
      />
    </>
  )
}
