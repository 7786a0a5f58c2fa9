import { IconCurrentLocation, IconDoorEnter, IconNavigation } from '@tabler/icons-react'
import { Suspense, lazy } from 'react'
import { metresBetween } from '../../../domain/distance.ts'
import { useWords } from '../../i18n/words.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import { mapHref } from '../shared/hrefs.ts'
import { metresWords } from '../shared/metres-words.ts'
import { ageWords } from './crew-words.ts'
import type { PunchContent } from './punch-content.ts'
import classes from './crews.module.css'

// What is tapped comes first: the drawing fills the room that is kept for it.
const RangePlot = lazy(() => import('../../ui/RangePlot/RangePlot.tsx').then(plot => ({ default: plot.RangePlot })))

interface PunchPlaceProps extends Pick<PunchContent, 'place' | 'sight'> {
  onAsk: () => void
  /** The punch is made: nothing alarms beside it. */
  done: boolean
}

/** The way to the entrance. Where location was refused, the catalogue's sentence stands in the plot's place. */
export function PunchPlace({ place, sight, onAsk, done }: PunchPlaceProps) {
  const words = useWords()
  const { t } = words
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

  const radius = metresWords(words, geoData.radius)
  const distance = sight.at ? metresWords(words, metresBetween(sight.at, geoData)) : null
  const sub = sight.at
    ? t('crews.location.position', {
        age: ageWords(words, sight.age),
        accuracy: metresWords(words, sight.at.accuracy),
      })
    : t(
        sight.unavailable
          ? 'crews.location.unavailable'
          : sight.asks
            ? 'crews.location.notShared'
            : 'crews.location.locating',
      )
  return (
    <Suspense fallback={<div className={classes['plotRoom']} />}>
      <RangePlot
        venue={geoData}
        radius={geoData.radius}
        me={sight.at ?? undefined}
        far={distance ?? undefined}
        tilesUrl={place.tilesUrl}
        label={
          distance === null
            ? t('crews.location.plotWithout', { place: name, radius })
            : t('crews.location.plot', { place: name, radius, distance })
        }
        words={{ north: t('crews.location.north'), metres: metres => metresWords(words, metres) }}
        caption={{
          title: distance === null ? name : t('crews.location.inside', { distance, place: name }),
          sub,
          end: (
            <>
              {sight.asks && !sight.at ? (
                <IconButton
                  tonal
                  label={t('crews.location.share')}
                  icon={<IconCurrentLocation aria-hidden="true" />}
                  onClick={onAsk}
                />
              ) : null}
              {directions}
            </>
          ),
        }}
      />
    </Suspense>
  )
}
