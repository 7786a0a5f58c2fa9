import { Combobox } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import type { Option } from '../fields.types.ts'
import classes from './OptionList.module.css'

interface OptionListProps {
  /** Id of the words that name the list. */
  labelledBy: string
  options: readonly Option[]
  chosen: readonly string[]
  /** A further option that adds what was typed. */
  added?: Option | undefined
  /** Said instead of, or below, what there is: loading, nothing found. */
  note?: ReactNode
  several?: boolean | undefined
}

/** What there is to choose from, under its field. */
export function OptionList({ labelledBy, options, chosen, added, note, several }: OptionListProps) {
  const isEmpty = options.length === 0 && !added
  return (
    <Combobox.Dropdown className={cx(classes['list'], isEmpty && !note && classes['nothing'])}>
      <Combobox.Options className={classes['options'] ?? ''} labelledBy={labelledBy} aria-multiselectable={several}>
        {options.map(option => (
          <Row key={option.value} option={option} isChosen={chosen.includes(option.value)} />
        ))}
        {added ? <Row option={added} isChosen={false} isAdded /> : null}
      </Combobox.Options>
      <div role="status" className={classes['note']}>
        {note}
      </div>
    </Combobox.Dropdown>
  )
}

function Row({ option, isChosen, isAdded }: { option: Option; isChosen: boolean; isAdded?: boolean }) {
  const { value, label, detail, meta, icon, disabled } = option
  return (
    <Combobox.Option
      value={value}
      disabled={disabled ?? false}
      active={isChosen}
      aria-selected={isChosen}
      className={cx(classes['option'], isChosen && classes['chosen'], isAdded && classes['added'])}
    >
      {icon ? <span className={classes['icon']}>{icon}</span> : null}
      <span className={classes['words']}>
        {label}
        {detail ? <span className={classes['detail']}> {detail}</span> : null}
      </span>
      {meta ? <span className={classes['meta']}>{meta}</span> : null}
      {isChosen ? <IconCheck className={classes['check']} aria-hidden="true" /> : null}
    </Combobox.Option>
  )
}
