import { IconAlertTriangle, IconBan, IconCheck } from '@tabler/icons-react'
import classes from './Reasons.module.css'

export interface Reason {
  key: string
  weight: 'hard' | 'soft' | 'good'
  text: string
}

const glyphs = { hard: IconBan, soft: IconAlertTriangle, good: IconCheck }

interface ReasonsProps {
  /** Names the list. */
  label: string
  /** What each kind of sign means, for whoever does not see it. */
  signs: Readonly<Record<Reason['weight'], string>>
  reasons: readonly Reason[]
}

/** What speaks for and against something: ticked, warned of, barred. Reasons wrap, they are never cut. */
export function Reasons({ label, signs, reasons }: ReasonsProps) {
  if (reasons.length === 0) return null
  return (
    <ul className={classes['reasons']} aria-label={label}>
      {reasons.map(({ key, weight, text }) => {
        const Glyph = glyphs[weight]
        return (
          <li key={key} className={classes[weight]}>
            <Glyph role="img" aria-label={signs[weight]} />
            <span>{text}</span>
          </li>
        )
      })}
    </ul>
  )
}
