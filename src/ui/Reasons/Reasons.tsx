import { IconAlertTriangle, IconBan, IconCheck } from '@tabler/icons-react'
import classes from './Reasons.module.css'

export interface Reason {
  key: string
  /** Plain: neither for nor against, it is only said. */
  weight: 'hard' | 'soft' | 'good' | 'plain'
  text: string
}

const glyphs = { hard: IconBan, soft: IconAlertTriangle, good: IconCheck }

type Signed = keyof typeof glyphs

interface ReasonsProps {
  /** Names the list. */
  label: string
  /** What each kind of sign means, for whoever does not see it. */
  signs: Readonly<Record<Signed, string>>
  reasons: readonly Reason[]
}

/** What speaks for and against something: ticked, warned of, barred. Reasons wrap, they are never cut. */
export function Reasons({ label, signs, reasons }: ReasonsProps) {
  if (reasons.length === 0) return null
  return (
    <ul className={classes['reasons']} aria-label={label}>
      {reasons.map(({ key, weight, text }) => (
        <li key={key} className={classes[weight]}>
          {weight === 'plain' ? null : <Sign weight={weight} label={signs[weight]} />}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

function Sign({ weight, label }: { weight: Signed; label: string }) {
  const Glyph = glyphs[weight]
  return <Glyph role="img" aria-label={label} />
}
