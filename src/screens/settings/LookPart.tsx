import { mendPalette, paletteFrom } from '../../../domain/contrast.ts'
import { isColour } from '../../../domain/colour.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Choices } from '../../ui/Choices/Choices.tsx'
import { ColourField } from '../../ui/ColourField/ColourField.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { MarkPart } from './MarkPart.tsx'
import { LookPreview } from './LookPreview.tsx'
import { type ColourName, coloursOf, isFaint, lookOf, measuredIn, schemeColours } from './entered.ts'
import { colourWords, contrastWords, wholeColourWords } from './settings-words.ts'
import type { PartProps } from './part.types.ts'
import classes from './settings.module.css'

const groups: readonly { scheme: 'light' | 'dark' | 'login'; names: readonly ColourName[] }[] = [
  { scheme: 'light', names: schemeColours.map(name => `light.${name}` as const) },
  { scheme: 'dark', names: schemeColours.map(name => `dark.${name}` as const) },
  { scheme: 'login', names: ['ground', 'groundInk'] },
]

/** What the agency is called and looks like: every colour with how far it stands out, and what it comes to. */
export function LookPart({ form }: PartProps) {
  const words = useWords()
  const { t, tn } = words
  const { values, set, error, text } = form
  const measured = measuredIn(values)
  const faint = measured ? Object.values(measured).filter(isFaint).length : 0
  const accent = values['light.accent'].trim()
  const field = (name: ColourName) => {
    const found = measured && name !== 'ground' ? measured[name] : null
    const said = found ? contrastWords(words, found) : undefined
    const bad = found !== null && isFaint(found)
    return (
      <ColourField
        key={name}
        label={colourWords(words, name)}
        pickLabel={t('settings.pick', { colour: wholeColourWords(words, name) })}
        value={values[name]}
        onChange={colour => set({ [name]: colour })}
        error={bad ? said : error(name)}
        hint={bad ? undefined : said}
      />
    )
  }
  return (
    <div id="look" className={classes['part']}>
      <Section title={t('settings.parts.look')}>
        <Sheet as="div">
          <TextField label={t('settings.field.name')} {...text('name', 'SettingsChange.name')} />
          <Choices
            label={t('settings.field.colorScheme')}
            value={values.colorScheme}
            onChange={chosen => set({ colorScheme: chosen as typeof values.colorScheme })}
            items={(['auto', 'light', 'dark'] as const).map(value => ({ value, label: t(`shell.scheme.${value}`) }))}
          />
        </Sheet>
        <MarkPart />
        <Sheet as="div">
          <div className={classes['ways']}>
            <Button disabled={!isColour(accent)} onClick={() => set(coloursOf(mendPalette(paletteFrom(accent)).look))}>
              {t('settings.fromAccent')}
            </Button>
          </div>
          {groups.map(({ scheme, names }) => (
            <fieldset key={scheme} className={classes['scheme']}>
              <legend>{t(`settings.scheme.${scheme}`)}</legend>
              <div className={classes['colours']}>{names.map(field)}</div>
              {scheme === 'login' ? (
                <TextField
                  label={t('settings.field.backgroundUrl')}
                  hint={t('settings.hint.backgroundUrl')}
                  inputMode="url"
                  {...text('backgroundUrl', 'SettingsChange.look.backgroundUrl')}
                />
              ) : null}
            </fieldset>
          ))}
          {faint > 0 ? (
            <Note
              tone="bad"
              action={
                <Button size="small" onClick={() => set(coloursOf(mendPalette(lookOf(values)).look))}>
                  {t('settings.readable')}
                </Button>
              }
            >
              {tn('settings.someFaint', faint)}
            </Note>
          ) : null}
        </Sheet>
        {measured ? <LookPreview name={values.name} look={lookOf(values)} /> : null}
      </Section>
    </div>
  )
}
