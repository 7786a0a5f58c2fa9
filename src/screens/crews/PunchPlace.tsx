import { IconCurrentLocation, IconDoorEnter, IconNavigation } from '@tabler/icons-react'
import { metresBetween } from '../../../domain/distance.ts'
import { useWords } from '../../i18n/words.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { RangePlot } from '../../ui/RangePlot/RangePlot.tsx'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import { mapHref } from '../shared/hrefs.ts'
import { ageWords, metresWords } from './crew-words.ts'
import type { PunchContent } from './punch-content.ts'

interface PunchPlaceProps extends Pick<PunchContent, 'place' | 'sight'> {
  onAsk: () => void
}

/** The way to the entrance. Where location was refused, the catalogue's sentence stands in the plot's place. */
export function PunchPlace({ place, sight, onAsk }: PunchPlaceProps) {
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
        {sight.denied ? <Note tone="bad">{t('crews.location.denied')}</Note> : null}
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
    <RangePlot
      venue={geoData}
      radius={geoData.radius}
      me={sight.at ?? undefined}
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
  )
}
