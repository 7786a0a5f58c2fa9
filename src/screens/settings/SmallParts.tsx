import { languageCode, languageCodes } from '../../../domain/languages.ts'
import { useWords } from '../../i18n/words.ts'
import { Check } from '../../ui/Check/Check.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { Select } from '../../ui/lazy-forms.tsx'
import { DayField } from '../shared/form/DayField.tsx'
import type { PartProps } from './part.types.ts'
import classes from './settings.module.css'

export function LanguagesPart({ form }: PartProps) {
  const { t } = useWords()
  const { values, set } = form
  return (
    <div id="languages" className={classes['part']}>
      <Section title={t('settings.parts.languages')}>
        <Sheet as="div">
          <Select
            label={t('settings.field.defaultLanguage')}
            value={values.defaultLanguage}
            onChange={code => set({ defaultLanguage: languageCode(code) })}
            options={languageCodes.map(value => ({ value, label: t(`app.languages.${value}`) }))}
          />
          <div>
            <Check
              label={t('settings.field.useUserLanguage')}
              checked={values.useUserLanguage}
              onChange={useUserLanguage => set({ useUserLanguage })}
            />
            <p className={classes['soft']}>{t('settings.hint.useUserLanguage')}</p>
          </div>
        </Sheet>
      </Section>
    </div>
  )
}

export function SupportPart({ form: { text } }: PartProps) {
  const { t } = useWords()
  return (
    <div id="support" className={classes['part']}>
      <Section title={t('settings.parts.support')}>
        <Sheet as="div">
          <p className={classes['soft']}>{t('settings.hint.support')}</p>
          <div className={classes['fields']}>
            <TextField label={t('settings.field.email')} type="email" inputMode="email" {...text('email')} />
            <TextField
              label={t('settings.field.phone')}
              type="tel"
              inputMode="tel"
              {...text('phone', 'SettingsChange.support.phone')}
            />
          </div>
        </Sheet>
      </Section>
    </div>
  )
}

export function TreesPart({ form }: PartProps) {
  const { t } = useWords()
  const { values, set, error, text } = form
  return (
    <div id="trees" className={classes['part']}>
      <Section title={t('settings.parts.trees')}>
        <Sheet as="div">
          <TextField
            label={t('settings.field.title')}
            hint={t('settings.hint.title')}
            {...text('title', 'SettingsChange.trees.title')}
          />
          <div className={classes['fields']}>
            <TextField label={t('settings.field.partner')} {...text('partner', 'SettingsChange.trees.partner')} />
            <TextField label={t('settings.field.place')} {...text('place', 'SettingsChange.trees.place')} />
            <DayField
              label={t('settings.field.since')}
              value={values.since}
              onChange={since => set({ since })}
              error={error('since')}
            />
          </div>
        </Sheet>
      </Section>
    </div>
  )
}
