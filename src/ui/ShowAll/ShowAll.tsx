import { Button } from '../Button/Button.tsx'
import classes from './ShowAll.module.css'

interface ShowAllProps {
  label: string
  /** Null: nothing is left out. */
  onShow: (() => void) | null
  busy?: boolean
}

/** Under the first of a list: the rest of them. */
export const ShowAll = ({ label, onShow, busy }: ShowAllProps) =>
  onShow ? (
    <div className={classes['all']}>
      <Button busy={busy} onClick={onShow}>
        {label}
      </Button>
    </div>
  ) : null
