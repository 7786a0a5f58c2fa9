import { IconDoorEnter, IconNavigation } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { mapHref } from '../../shared/hrefs.ts'
import type { PunchContent } from './punch-content.ts'
import classes from '../crews.module.css'
import { later } from '../../../ui/lazily.tsx'

// What is tapped comes first: the drawing fills the room that is kept for it.
const PlacePlot = later(async () => (await import('./PlacePlot.tsx')).default)

interface PunchPlaceProps extends Pick<PunchContent, 'place' | 'sight'> {
  onAsk: () => void
  /** The punch is made: nothing alarms beside it. */
  done: boolean
}

/** The way to the entrance. Where location was refused, the catalogue's sentence stands in the plot's place. */
export function PunchPlace({ place, sight, onAsk, done }: PunchPlaceProps) {
  const { t } = useWords()
  const { geoData, name } = place
  const directions = geoData ? (
    <IconButton
      tonal
      href={mapHref(geoData)}
      label={t('crews.directions')}
      icon={<IconNavigation aria-hidden="true" />}
    />
  ) : undefined
  if (sight.denied || !geoData)
    return (
      <>
        {sight.denied ? <Note tone={done ? 'plain' : 'bad'}>{t('crews.location.denied')}</Note> : null}
        <Rows>
          <Row
            lead={<Tile icon={<IconDoorEnter aria-hidden="true" />} />}
            title={name}
            sub={t('crews.entrance')}
            end={directions}
          />
        </Rows>
      </>
    )

  return (
    <Suspense fallback={<div className={classes['plotRoom']} />}>
      <PlacePlot place={place} sight={sight} geoData={geoData} directions={directions} onAsk={onAsk} />
    </Suspense>
  )
}
