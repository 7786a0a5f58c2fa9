import { IconSignature, IconSignatureOff, IconWritingSign } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Chip, type Tone } from '../../ui/Chip/Chip.tsx'
import type { Shift } from './project.types.ts'
import classes from './project.module.css'

type State = Exclude<Shift['deliveryNote'], null | 'open'>
const looks: Record<State, { tone: Tone; Glyph: typeof IconSignature }> = {
  unsigned: { tone: 'wait', Glyph: IconWritingSign },
  signed: { tone: 'good', Glyph: IconSignature },
  refused: { tone: 'bad', Glyph: IconSignatureOff },
}

/** How the hours stand, once they were confirmed; leads to them with an `href`. */
export function NoteSign({ state, href }: { state: Shift['deliveryNote']; href?: string }) {
  const { t } = useWords()
  if (state === null || state === 'open') return null
  const { tone, Glyph } = looks[state]
  const chip = (
    <Chip tone={tone} icon={<Glyph aria-hidden="true" />}>
      {t(`projects.note.${state}`)}
    </Chip>
  )
  return href === undefined ? (
    chip
  ) : (
    <a className={classes['chipLink']} href={href}>
      {chip}
    </a>
  )
}
