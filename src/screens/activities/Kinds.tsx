import { useWords } from '../../i18n/words.ts'
import { Check } from '../../ui/Check/Check.tsx'
import { kindWords } from './kind-words.ts'
import type { Overview } from './to-do.types.ts'
import classes from './to-dos.module.css'

interface KindsProps {
  types: Overview['types']
  /** Codes; empty: all. */
  chosen: readonly string[]
  onChoose: (codes: readonly string[]) => void
}

/** What to-dos are about, each with how many there are; all are shown until one is taken away. */
export function Kinds({ types, chosen, onChoose }: KindsProps) {
  const words = useWords()
  const all = types.map(({ code }) => code)
  const shown = chosen.length ? chosen : all
  return (
    <fieldset className={classes['kinds']}>
      <legend className={classes['legend']}>{words.t('todos.kinds')}</legend>
      {types.map(type => (
        <Check
          key={type.code}
          label={kindWords(words, type)}
          meta={type.total}
          checked={shown.includes(type.code)}
          onChange={checked => {
            const next = all.filter(code => (code === type.code ? checked : shown.includes(code)))
            onChoose(next.length === all.length ? [] : next)
          }}
        />
      ))}
    </fieldset>
  )
}
