import { type Told, type Wrong, isAnswered } from '../../../../domain/forms/answers.ts'
import type { Words } from '../../../i18n/words.ts'
import { dateWords } from '../words/shift-words.ts'
import type { FormQuestion } from './answers.types.ts'

/** What was answered, in a line. */
export function answerWords(words: Words, { kind, options }: FormQuestion, answer: Told | undefined): string {
  const { t } = words
  if (!answer || !isAnswered(answer)) return t(kind === 'information' ? 'forms.toRead' : 'forms.unanswered')
  if (kind === 'signature') return t('forms.signed')
  if (kind === 'photo') return t('forms.photo')
  if (answer.file) return answer.file.name
  if (kind === 'choice' || kind === 'choices')
    return options
      .filter(({ id }) => answer.optionIds.includes(id))
      .map(({ caption }) => caption)
      .join(', ')
  const text = answer.text ?? ''
  return kind === 'date' ? dateWords(words, text, { day: 'numeric', month: 'long', year: 'numeric' }) : text
}

/** What is said below a field; null where nothing was answered that should have been. */
export function wrongWords({ t }: Words, { kind, minimum, maximum }: FormQuestion, wrong: Wrong | null): string {
  switch (wrong) {
    case 'noNumber':
      return t('forms.wrong.noNumber')
    case 'tooSmall':
      return t('forms.wrong.tooSmall', { minimum: minimum ?? '' })
    case 'tooLarge':
      return t('forms.wrong.tooLarge', { maximum: maximum ?? '' })
    case 'noDay':
      return t('forms.wrong.noDay')
    case 'noPicture':
      return t('forms.wrong.noPicture')
    case 'noSignature':
      return t('forms.wrong.noSignature')
    default:
      return t(
        kind === 'signature'
          ? 'forms.wrong.unsigned'
          : kind === 'photo'
            ? 'forms.wrong.noPhoto'
            : kind === 'file'
              ? 'forms.wrong.noFile'
              : 'forms.wrong.missing',
      )
  }
}
