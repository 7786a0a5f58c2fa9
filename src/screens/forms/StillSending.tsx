import { useWords } from '../../i18n/words.ts'
import { Pieces } from '../../ui/Pieces/Pieces.tsx'
import { Sheet, SheetHead } from '../../ui/Sheet/Sheet.tsx'
import type { FormQuestion } from '../shared/answers/answers.types.ts'
import { sizeWords } from '../shared/files/file-size.ts'
import type { SendingFile } from './useSending.ts'
import classes from './forms.module.css'

interface StillSendingProps {
  files: readonly SendingFile[]
  questions: readonly Pick<FormQuestion, 'id' | 'label'>[]
}

/** What of a form has not arrived: it is handed in behind its files. */
export function StillSending({ files, questions }: StillSendingProps) {
  const { t, tn, locale } = useWords()
  return (
    <Sheet aria-label={t('forms.sending')}>
      <SheetHead start={<b>{t('forms.sending')}</b>} end={tn('forms.filesLeft', files.length)} />
      {files.map(({ id, questionId, size, sent }) => {
        const share = size === 0 ? 0 : Math.min(1, sent / size)
        const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.floor(share * 100) / 100)
        return (
          <div key={id} className={classes['sending']}>
            <span className={classes['over']}>
              <b>{questions.find(question => question.id === questionId)?.label ?? ''}</b>
              <span className={classes['soft']}>{sizeWords(locale, size)}</span>
            </span>
            <Pieces share={share} going label={t('forms.sentSo', { percent })} />
          </div>
        )
      })}
    </Sheet>
  )
}
