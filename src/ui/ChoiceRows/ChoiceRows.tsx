import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { FieldFrame, describes } from '../FieldFrame/FieldFrame.tsx'
import classes from './ChoiceRows.module.css'

interface ChoiceRowsProps {
  label: string
  labelHidden?: boolean | undefined
  items: readonly { value: string; label: string }[]
  chosen: readonly string[]
  /** Any number of them; else one, which is taken back by choosing it again where `clears`. */
  several?: boolean | undefined
  clears?: boolean | undefined
  onChange: (chosen: string[]) => void
  error?: string | undefined
  hint?: string | undefined
}

/** What a question is answered with, each as large as a thumb wants it. */
export function ChoiceRows(props: ChoiceRowsProps) {
  const { label, labelHidden, items, chosen, several, clears, onChange, error, hint } = props
  const id = useId()
  const choose = (value: string) => {
    if (!several) onChange([value])
    else onChange(chosen.includes(value) ? chosen.filter(one => one !== value) : [...chosen, value])
  }
  return (
    <FieldFrame id={id} label={label} labelHidden={labelHidden} error={error} hint={hint} group box={false}>
      <div className={classes['rows']}>
        {items.map(item => (
          <label key={item.value} className={classes['row']}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={id}
              className={classes['input']}
              checked={chosen.includes(item.value)}
              onChange={() => choose(item.value)}
              onClick={() => {
                if (!several && clears && chosen.includes(item.value)) onChange([])
              }}
              {...describes({ id, error, hint })}
            />
            <span className={classes['mark']}>
              <IconCheck aria-hidden="true" />
            </span>
            <span className={classes['words']}>{item.label}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
