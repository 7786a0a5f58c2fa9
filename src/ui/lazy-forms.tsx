import { FieldWaiting } from './FieldWaiting/FieldWaiting.tsx'
import { PickButton } from './PickButton/PickButton.tsx'
import { lazily } from './lazily.tsx'

/*
 * The one way to the parts that carry Mantine: they are one chunk, loaded when the first of them is shown. Until then a
 * field stands there in its size with what it says; a part that only opens shows the button it opens from.
 */
const shown = (value: string, format: (value: string) => string) => (value === '' ? '' : format(value))

export const Select = lazily(
  async () => (await import('./forms/Select/Select.tsx')).Select,
  ({ value, options, placeholder = '', label, hint, error }) => (
    <FieldWaiting
      {...{ label, hint, error }}
      text={options.find(option => option.value === value)?.label ?? placeholder}
    />
  ),
)
export const MultiSelect = lazily(
  async () => (await import('./forms/MultiSelect/MultiSelect.tsx')).MultiSelect,
  ({ label, hint, error }) => <FieldWaiting {...{ label, hint, error }} text="" />,
)
export const Autocomplete = lazily(
  async () => (await import('./forms/Autocomplete/Autocomplete.tsx')).Autocomplete,
  ({ label, hint, error, value }) => <FieldWaiting {...{ label, hint, error }} text={value} />,
)
export const DateField = lazily(
  async () => (await import('./forms/DateField/DateField.tsx')).DateField,
  ({ label, hint, error, value, format }) => <FieldWaiting {...{ label, hint, error }} text={shown(value, format)} />,
)
export const DateRangeField = lazily(
  async () => (await import('./forms/DateRangeField/DateRangeField.tsx')).DateRangeField,
  ({ label, hint, error, value, format, between }) => (
    <FieldWaiting
      {...{ label, hint, error }}
      text={[shown(value.from, format), between, shown(value.to, format)].join(' ')}
    />
  ),
)
export const MonthField = lazily(
  async () => (await import('./forms/MonthField/MonthField.tsx')).MonthField,
  ({ label, hint, error, value, format, formatShort, bar = false }) =>
    bar ? (
      <PickButton
        look="bar"
        text={shown(value, format)}
        short={formatShort && shown(value, formatShort)}
        aria-busy="true"
        label={label}
      />
    ) : (
      <FieldWaiting {...{ label, hint, error }} text={shown(value, format)} />
    ),
)
export const Popover = lazily(
  async () => (await import('./forms/Popover/Popover.tsx')).Popover,
  ({ target }) => target,
)
export const HoverCard = lazily(
  async () => (await import('./forms/HoverCard/HoverCard.tsx')).HoverCard,
  ({ target }) => target,
  // What it adds is said elsewhere as well.
  () => true,
)
export const Tooltip = lazily(
  async () => (await import('./forms/Tooltip/Tooltip.tsx')).Tooltip,
  ({ target }) => target,
  // What it adds is said elsewhere as well.
  () => true,
)
