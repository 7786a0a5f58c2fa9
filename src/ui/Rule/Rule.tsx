import classes from './Rule.module.css'

export function Rule() {
  return <hr className={classes.rule} />
}
