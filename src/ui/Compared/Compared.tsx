import classes from './Compared.module.css'

export interface ComparedThing {
  key: string
  /** Absent where there is one thing alone. */
  title?: string
  rows: readonly { key: string; label: string; mine: string; theirs: string }[]
}
interface ComparedProps {
  things: readonly ComparedThing[]
  mineLabel: string
  theirsLabel: string
}

/** What two people made of the same, field by field. */
export function Compared({ things, mineLabel, theirsLabel }: ComparedProps) {
  return (
    <ul className={classes['things']}>
      {things.map(({ key, title, rows }) => (
        <li key={key}>
          {title === undefined ? null : <b>{title}</b>}
          <dl className={classes['rows']}>
            {rows.map(({ key: field, label, mine, theirs }) => (
              <div key={field} className={classes['row']}>
                <dt>{label}</dt>
                <dd>
                  {mineLabel} <b>{mine}</b>
                </dd>
                <dd>
                  {theirsLabel} <b>{theirs}</b>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
