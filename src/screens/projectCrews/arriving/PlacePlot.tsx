import { IconCurrentLocation } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { metresBetween } from '../../../../domain/distance.ts'
import { useWords } from '../../../i18n/words.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { RangePlot } from '../../../ui/RangePlot/RangePlot.tsx'
import { metresWords } from '../../shared/words/metres-words.ts'
import { ageWords } from '../crew-words.ts'
import type { PunchContent } from './punch-content.ts'

interface PlacePlotProps extends Pick<PunchContent, 'place' | 'sight'> {
  geoData: NonNullable<PunchContent['place']['geoData']>
  directions: ReactNode
  onAsk: () => void
}

/** The venue's circle with oneself in it or before it, and how far that is. */
export default function PlacePlot({ place, sight, geoData, directions, onAsk }: PlacePlotProps) {
  const words = useWords()
  const { t } = words
  const { name } = place
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
  )
}
