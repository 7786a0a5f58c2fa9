import { IconBuilding, IconDoorEnter, IconFlag, IconNavigation } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import type { Crew } from './crew.types.ts'
import { mapHref } from './crew-words.ts'
import classes from './crews.module.css'

/** Entrance, meeting point, and the place itself with the way there. */
export function WhereRows({ crew: { location, meetingPoint } }: { crew: Crew }) {
  const { t } = useWords()
  return (
    <Rows>
      {location.entrance ? (
        <Row
          lead={<Tile icon={<IconDoorEnter aria-hidden="true" />} />}
          title={<span className={classes['wrap']}>{location.entrance}</span>}
          sub={t('crews.entrance')}
        />
      ) : null}
      {meetingPoint ? (
        <Row
          lead={<Tile icon={<IconFlag aria-hidden="true" />} />}
          title={<span className={classes['wrap']}>{meetingPoint}</span>}
          sub={t('crews.meeting')}
        />
      ) : null}
      <Row
        lead={<Tile icon={<IconBuilding aria-hidden="true" />} />}
        title={<span className={classes['wrap']}>{location.name}</span>}
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
