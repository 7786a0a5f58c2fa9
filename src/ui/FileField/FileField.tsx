import { IconFile, IconUpload } from '@tabler/icons-react'
import { useId } from 'react'
import { FieldFrame, describes } from '../FieldFrame/FieldFrame.tsx'
import { cx } from '../cx.ts'
import classes from './FileField.module.css'

export interface FileFieldProps {
  label: string
  /** Says what a tap or a drop does, while nothing is chosen. */
  chooseLabel: string
  /** What is chosen, and how large it is in words; null: nothing yet. */
  chosen: { name: string; size: string } | null
  onChoose?: ((file: File | null) => void) | undefined
  /** Several at once: what is told instead. */
  onChooseAll?: ((files: readonly File[]) => void) | undefined
  /** Kinds of files that can be chosen, as the browser takes them. */
  accept: string
  error?: string | undefined
  hint?: string | undefined
}

/** A file, chosen or dropped: the browser's own field lies unseen over all of it, so both are its business. */
export function FileField({ label, chooseLabel, chosen, onChoose, onChooseAll, ...more }: FileFieldProps) {
  const { accept, error, hint } = more
  const id = useId()
  const Icon = chosen ? IconFile : IconUpload
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} box={false}>
      <div className={cx(classes['area'], error !== undefined && classes['bad'])} data-chosen={chosen ? '' : undefined}>
        <Icon aria-hidden="true" />
        <span className={classes['name']}>{chosen ? chosen.name : chooseLabel}</span>
        {chosen ? <span className={classes['size']}>{chosen.size}</span> : null}
        <input
          id={id}
          type="file"
          accept={accept}
          className={classes['input']}
          multiple={onChooseAll !== undefined}
          onChange={({ currentTarget }) => {
            const files = Array.from(currentTarget.files ?? [])
            onChoose?.(files[0] ?? null)
            onChooseAll?.(files)
          }}
          {...describes({ id, error, hint })}
        />
      </div>
    </FieldFrame>
  )
}
