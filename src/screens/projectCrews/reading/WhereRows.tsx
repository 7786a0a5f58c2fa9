import { IconBuilding, IconDoorEnter, IconFlag, IconNavigation } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { mapHref } from '../../shared/hrefs.ts'
import type { Crew } from '../crew.types.ts'

/** Entrance, meeting point, and the place itself with the way there. */
export function WhereRows({ crew: { location, meetingPoint } }: { crew: Crew }) {
  const { t } = useWords()
  return (
    <Rows>
      {location.entrance ? (
        <Row
          wrap
          lead={<Tile icon={<IconDoorEnter aria-hidden="true" />} />}
          title={location.entrance}
          sub={t('crews.entrance')}
        />
      ) : null}
      {meetingPoint ? (
        <Row
          wrap
          lead={<Tile icon={<IconFlag aria-hidden="true" />} />}
          title={meetingPoint}
          sub={t('crews.meeting')}
        />
      ) : null}
      <Row
        wrap
        lead={<Tile icon={<IconBuilding aria-hidden="true" />} />}
        title={location.name}
        sub={location.city}
        href={`/locations/${location.id}`}
        chevron={!location.geoData}
        end={
          location.geoData ? (
            <IconButton
              tonal
              href={mapHref(location.geoData)}
              label={t('crews.directions')}
              icon={<IconNavigation aria-hidden="true" />}
            />
          ) : undefined
        }
      />
    </Rows>
  )
}
