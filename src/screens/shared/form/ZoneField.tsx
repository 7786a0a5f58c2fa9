import { Select } from '../../../ui/lazy-forms.tsx'

/** As the device knows them. */
const zones = Intl.supportedValuesOf('timeZone')

interface ZoneFieldProps {
  label: string
  /** IANA name. */
  value: string
  onChange: (zone: string) => void
}

/** A time zone; one the device calls otherwise is offered as well. */
export const ZoneField = ({ label, value, onChange }: ZoneFieldProps) => (
  <Select
    label={label}
    value={value}
    onChange={onChange}
    options={[...new Set([...zones, value])].map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
  />
)
