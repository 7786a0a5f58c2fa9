import classes from './Steps.module.css'

interface StepsProps {
  /** How far it is, in words. */
  label: string
  /** In their order; the one that is shown is `here`. */
  steps: readonly ('done' | 'here' | 'open')[]
  /** What is done is settled, not only passed. */
  tone?: 'good' | undefined
}

/** How far somebody is on a way of several pages. */
export function Steps({ label, steps, tone }: StepsProps) {
  return (
    <div className={classes['steps']} data-tone={tone} role="img" aria-label={label}>
      {steps.map((step, at) => (
        <span key={at} className={classes['step']} data-step={step} />
      ))}
    </div>
  )
}
