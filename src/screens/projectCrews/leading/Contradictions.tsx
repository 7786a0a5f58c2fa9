import { useState } from 'react'
import { punchKinds } from '../../../../domain/projectCrewItems/punches.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Choices } from '../../../ui/Choices/Choices.tsx'
import { clockAt } from '../../shared/words/shift-words.ts'
import type { Line } from '../crew.types.ts'
import classes from '../crews.module.css'

type Contradiction = Line['contradictions'][number]

interface ContradictionsProps {
  line: Line
  busy: boolean
  onChoose: (punchId: string) => void
}

/** Punches that contradict each other, kind by kind; the chief says which one counts. */
export function Contradictions({ line, busy, onChoose }: ContradictionsProps) {
  return punchKinds.map(kind => {
    const punches = line.contradictions.filter(({ caption }) => caption === kind)
    return punches.length ? <OneKind key={kind} {...{ kind, punches, line, busy, onChoose }} /> : null
  })
}

function OneKind({ kind, punches, line, busy, onChoose }: ContradictionsProps & OneKindProps) {
  const { t } = useWords()
  const [picked, setPicked] = useState<string | null>(null)
  const named = t(`crews.punch.${kind}`)
  const told = ({ at, recordedBy, counts }: Contradiction) => ({
    label: [clockAt(at, line.timeZone), ...(counts ? [t('crewLead.counts')] : [])].join(', '),
    hint: t('crewLead.recordedBy', { name: recordedBy ?? line.person.name }),
  })
  const [only] = punches
  if (only && punches.length === 1) {
    const { label, hint } = told(only)
    return (
      <p>
        <b>{named}</b> {label}
        <span className={classes['soft']}>{hint}</span>
      </p>
    )
  }
  // A choice another device has settled meanwhile is none any more.
  const value = (punches.find(({ id }) => id === picked) ?? punches.find(({ counts }) => counts))?.id ?? null
  return (
    <div className={classes['answers']}>
      <Choices
        label={t('crewLead.whichCounts', { kind: named })}
        value={value}
        onChange={setPicked}
        items={punches.map(punch => ({ value: punch.id, ...told(punch) }))}
      />
      <Button full busy={busy} disabled={value === null} onClick={() => value !== null && onChoose(value)}>
        {t('crewLead.settle', { kind: named })}
      </Button>
    </div>
  )
}

interface OneKindProps {
  kind: Contradiction['caption']
  punches: readonly Contradiction[]
}
