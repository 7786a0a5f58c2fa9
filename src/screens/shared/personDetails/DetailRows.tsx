import { IconBuildingBank, IconCake, IconHome, IconMail, IconPhone, IconWorld } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { zoneDiffers } from '../../../../domain/shift-display.ts'
import type { components } from '../../../client/schema.d.ts'
import { dateFormat } from '../../../i18n/dates.ts'
import { useWords, type Words } from '../../../i18n/words.ts'
import { countryWords } from '../words/country-words.ts'
import { clockAt, zoneCity } from '../words/shift-words.ts'
import classes from './details.module.css'

export type Details = components['schemas']['PersonDetails']

interface DetailRowsProps {
  details: Details
  now: number
  /** Zone of the device that shows it to whoever it is about: said where its clock is another. */
  deviceZone?: string
  /** Where they are paid to; absent: it is not said. */
  account?: ReactNode
}

/** "Bernstorffstraße 112, 22767 Hamburg"; null: nothing is entered. The country where it is not the reader's. */
export function addressWords(
  { locale }: Pick<Words, 'locale'>,
  { street, zipcode, city, country }: Pick<Details, 'street' | 'zipcode' | 'city' | 'country'>,
): string | null {
  const abroad = country !== null && !locale.endsWith(`-${country}`)
  const parts = [
    street,
    [zipcode, city].filter(Boolean).join(' '),
    abroad ? countryWords(locale, country) : null,
  ].filter(Boolean)
  return street || zipcode || city ? parts.join(', ') : null
}

/** What is kept of somebody, a line each; what is not known says so. */
export function DetailRows({ details, now, deviceZone, account }: DetailRowsProps) {
  const words = useWords()
  const { t, locale } = words
  const { birthday, phone, email, timeZone } = details
  const clock = { place: zoneCity(timeZone), time: clockAt(now, timeZone) }
  const isElsewhere = deviceZone !== undefined && zoneDiffers(timeZone, deviceZone, now)
  const clockWords = isElsewhere
    ? t('personDetails.nowElsewhere', { ...clock, deviceTime: clockAt(now, deviceZone) })
    : t('personDetails.now', clock)
  // A day without a time is the same day everywhere.
  const date = dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const rows: [string, ReactNode, ReactNode][] = [
    ['address', <IconHome aria-hidden="true" />, addressWords(words, details)],
    ['birthday', <IconCake aria-hidden="true" />, birthday && date(new Date(`${birthday}T00:00:00Z`))],
    ['phone', <IconPhone aria-hidden="true" />, phone],
    ['email', <IconMail aria-hidden="true" />, email],
    ['timeZone', <IconWorld aria-hidden="true" />, clockWords],
    ...(account === undefined
      ? []
      : [['account', <IconBuildingBank aria-hidden="true" />, account] satisfies [string, ReactNode, ReactNode]]),
  ]
  return (
    <dl className={classes['rows']}>
      {rows.map(([name, icon, value]) => (
        <div key={name} className={classes['row']}>
          <dt>
            {icon}
            {words.find(`personDetails.${name}`)}
          </dt>
          <dd className={value ? undefined : classes['none']}>{value || t('personDetails.none')}</dd>
        </div>
      ))}
    </dl>
  )
}
