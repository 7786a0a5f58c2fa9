import { hourText } from '../../../domain/pushSubscriptions/quiet-span.ts'
import { useWords } from '../../i18n/words.ts'
import { Check } from '../../ui/Check/Check.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { Select } from '../../ui/lazy-forms.tsx'
import type { PartProps } from './part.types.ts'
import classes from './settings.module.css'

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }))

/** When people are told what happens, and in which way. */
export function NoticesPart({ form, sendsSms }: PartProps & { sendsSms: boolean }) {
  const { t } = useWords()
  const { values, set, error } = form
  return (
    <div id="notices" className={classes['part']}>
      <Section title={t('settings.parts.notices')}>
        <Sheet as="div">
          <div>
            <Check label={t('settings.field.quiet')} checked={values.quiet} onChange={quiet => set({ quiet })} />
            <p className={classes['soft']}>{t('settings.hint.quiet')}</p>
          </div>
          {values.quiet ? (
            <div className={classes['fields']}>
              {(['quietFrom', 'quietTo'] as const).map(name => (
                <Select
                  key={name}
                  label={t(`settings.field.${name}`)}
                  value={values[name]}
                  onChange={hour => set({ [name]: hour })}
                  options={hours}
                  error={error(name)}
                />
              ))}
            </div>
          ) : null}
        </Sheet>
        <Sheet as="div">
          <div>
            {(['mailConfirmed', 'mailLapsed'] as const).map(name => (
              <Check
                key={name}
                label={t(`settings.field.${name}`)}
                checked={values[name]}
                onChange={on => set({ [name]: on })}
              />
            ))}
            <p className={classes['soft']}>{t('settings.hint.mail')}</p>
          </div>
          {sendsSms ? (
            <div>
              <Check label={t('settings.field.sms')} checked={values.sms} onChange={sms => set({ sms })} />
              <p className={classes['soft']}>{t('settings.hint.sms')}</p>
            </div>
          ) : null}
        </Sheet>
      </Section>
    </div>
  )
}
