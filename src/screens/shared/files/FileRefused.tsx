import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { problemWords } from '../words/problem-words.ts'

interface FileRefusedProps {
  title: string
  /** Code of the problem. */
  problem: string
  onClose: () => void
}

/** One file of several was not taken, and why; the others go on. */
export function FileRefused({ title, problem, onClose }: FileRefusedProps) {
  const words = useWords()
  return (
    <Note
      tone="bad"
      live
      action={
        <Button size="small" onClick={onClose}>
          {words.t('photos.goOn')}
        </Button>
      }
    >
      <b>{title}</b> {problemWords(words, { code: problem, status: null })}
    </Note>
  )
}
