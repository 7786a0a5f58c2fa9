import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useId } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import classes from './rating.module.css'

const five = [1, 2, 3, 4, 5]
const Star = ({ full }: { full: boolean }) =>
  full ? <IconStarFilled aria-hidden="true" /> : <IconStar aria-hidden="true" />

/** A rating to be read. */
export function Stars({ count }: { count: number }) {
  const { t } = useWords()
  return (
    <span className={classes['stars']}>
      <VisuallyHidden>{t('signOff.note.rating', { count })}</VisuallyHidden>
      {five.map(star => (
        <Star key={star} full={star <= count} />
      ))}
    </span>
  )
}

interface StarFieldProps {
  label: string
  value: number | null
  onChange: (value: number) => void
}

/** One of five, by finger or arrow keys. */
export function StarField({ label, value, onChange }: StarFieldProps) {
  const { t } = useWords()
  const id = useId()
  return (
    <fieldset className={classes['starField']}>
      <legend className={classes['legend']}>{label}</legend>
      {five.map(star => (
        <label key={star} className={classes['star']}>
          <input type="radio" name={id} checked={value === star} onChange={() => onChange(star)} />
          <VisuallyHidden>{t('signOff.note.rating', { count: star })}</VisuallyHidden>
          <Star full={value !== null && star <= value} />
        </label>
      ))}
    </fieldset>
  )
}
