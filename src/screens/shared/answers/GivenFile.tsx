import { IconDownload } from '@tabler/icons-react'
import type { AnswerFile } from '../../../../domain/forms/answers.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Picture } from '../../../ui/Picture/Picture.tsx'
import { sizeWords } from '../files/file-size.ts'
import { saveFile } from '../files/save-file.ts'
import { useAnswerFile } from './useAnswerFile.ts'

/** A photo that answers a question, or a paper to be opened. */
export function GivenFile({ file }: { file: AnswerFile }) {
  const { t, locale } = useWords()
  const blob = useAnswerFile(file)
  if (file.format === 'picture') return <Picture blob={blob} label={file.name} />
  return (
    <Button
      size="small"
      disabled={blob === null}
      icon={<IconDownload aria-hidden="true" />}
      onClick={() => {
        if (blob) saveFile(file.name, blob)
      }}
    >
      {t('forms.saveFile', { name: file.name, size: sizeWords(locale, file.size) })}
    </Button>
  )
}
