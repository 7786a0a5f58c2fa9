import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { type FileOf, useQuestionFile } from '../shared/answers/useQuestionFile.ts'

const PdfPages = lazily(
  () => import('../shared/paper/PdfPages.tsx').then(all => all.PdfPages),
  () => null,
)

interface QuestionFileProps {
  question: FileOf & { file: { name: string } }
}

/** What is to be looked at: a picture, or the pages of a PDF. */
export function QuestionFile({ question }: QuestionFileProps) {
  const { t } = useWords()
  const { known, retry } = useQuestionFile(question)
  if (known.kind === 'failed')
    return (
      <Note
        tone="wait"
        action={
          <Button size="small" onClick={retry}>
            {t('app.retry')}
          </Button>
        }
      >
        {t('forms.fileMissing')}
      </Note>
    )
  const blob = known.kind === 'loaded' ? known.blob : null
  if (blob?.type === 'application/pdf') return <PdfPages named={question.file.id} blob={blob} />
  return <Picture blob={blob} label={question.file.name} />
}
