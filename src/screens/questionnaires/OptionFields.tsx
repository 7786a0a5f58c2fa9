import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { counts } from '../shared/form/counts.gen.ts'
import { fields } from '../../client/fields.gen.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Check } from '../../ui/Check/Check.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import type { Draft } from './questionnaires.types.ts'
import classes from './questionnaires.module.css'

type Options = Draft['options']

interface OptionFieldsProps {
  options: Options
  /** One of them is chosen: only one can be right. */
  one: boolean
  /** What is chosen is judged. */
  judged: boolean
  error: string | undefined
  onChange: (options: Options) => void
}

/** What can be chosen, each in a field of its own. */
export function OptionFields({ options, one, judged, error, onChange }: OptionFieldsProps) {
  const { t } = useWords()
  // Those there were at first are not begun with: what is asked comes before.
  const [begun] = useState(options.length)
  const set = (at: number, change: Partial<Options[number]>) =>
    onChange(
      options.map((option, n) =>
        n === at ? { ...option, ...change } : change.right && one ? { ...option, right: false } : option,
      ),
    )
  return (
    <fieldset className={classes['optionFields']}>
      <legend>{t('questionnaires.options')}</legend>
      {options.map((option, at) => (
        <div key={at} className={classes['option']}>
          <div className={classes['optionField']}>
            <TextField
              label={t('questionnaires.option', { place: at + 1 })}
              value={option.caption}
              maxLength={fields['NewQuestionnaire.questions.options.caption'].maxLength}
              autoComplete="off"
              autoFocus={at >= begun}
              onChange={caption => set(at, { caption })}
            />
          </div>
          {judged ? (
            <Check label={t('questionnaires.right')} checked={option.right} onChange={right => set(at, { right })} />
          ) : null}
          <IconButton
            label={t('questionnaires.without', { place: at + 1 })}
            icon={<IconX aria-hidden="true" />}
            disabled={options.length <= 2}
            onClick={() => onChange(options.filter((_, n) => n !== at))}
          />
        </div>
      ))}
      {error === undefined ? null : (
        <Note tone="bad" live>
          {error}
        </Note>
      )}
      <div>
        <Button
          size="small"
          icon={<IconPlus aria-hidden="true" />}
          disabled={options.length >= counts['NewQuestionnaire.questions.options']}
          onClick={() => onChange([...options, { caption: '', right: false }])}
        >
          {t('questionnaires.addOption')}
        </Button>
      </div>
    </fieldset>
  )
}
