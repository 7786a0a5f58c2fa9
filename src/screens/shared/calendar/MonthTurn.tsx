import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { monthWords } from '../words/shift-words.ts'
import { monthBeside } from './month-beside.ts'
import classes from './MonthTurn.module.css'

interface MonthTurnProps {
  /** YYYY-MM. */
  month: string
  onMonth: (month: string) => void
}

/** A month by its name, and the ways to the one before and after. */
export function MonthTurn({ month, onMonth }: MonthTurnProps) {
  const words = useWords()
  const name = (of: string) => monthWords(words, `${of}-01`)
  const [before, after] = [monthBeside(month, -1), monthBeside(month, 1)]
  return (
    <span className={classes['month']}>
      <IconButton label={name(before)} icon={<IconChevronLeft aria-hidden="true" />} onClick={() => onMonth(before)} />
      <b>{name(month)}</b>
      <IconButton label={name(after)} icon={<IconChevronRight aria-hidden="true" />} onClick={() => onMonth(after)} />
    </span>
  )
}
