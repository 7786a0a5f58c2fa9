import { IconClock, IconDoorEnter, IconExternalLink, IconMap, IconNavigation } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Fact, Facts } from '../../ui/Fact/Fact.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { RangePlot } from '../../ui/RangePlot/RangePlot.tsx'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { SkeletonTask } from '../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import { mapHref } from '../shared/hrefs.ts'
import { useTitle } from '../screen.ts'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { zoneCity } from '../shared/words/shift-words.ts'
import type { Place } from './place.types.ts'
import classes from './places.module.css'

export interface LocationContent {
  place: Place
  /** The clock there. */
  time: string
  /** The viewer's clock shows another one. */
  elsewhere: boolean
}

/** One place: how to get in, how to get there, what time it is there. */
export function LocationView({ state }: { state: Loadable<LocationContent> }) {
  const { t } = useWords()
  return (
    <Screen
      state={state}
      width="list"
      skeleton={<SkeletonTask label={t('app.loading')} />}
      absent={{ kind: 'notFound', title: t('places.none'), text: t('places.noneText') }}
    >
      {content => (
        <Page width="list">
          <PlaceCard {...content} />
        </Page>
      )}
    </Screen>
  )
}

const hostOf = (link: string) => {
  try {
    return new URL(link).host.replace(/^www\./u, '')
  } catch {
    return link
  }
}

/** Where the point is known it is opened on a map; else the address is looked for. */
const directionsTo = ({ geoData, name, street, zipcode, city }: Place) =>
  geoData
    ? mapHref(geoData)
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent([street || name, zipcode, city].filter(Boolean).join(', '))}`

function PlaceCard({ place, time, elsewhere }: LocationContent) {
  const words = useWords()
  const { t } = words
  const { geoData, name, street, zipcode, city, country, region, entrance, info, link, map, timeZone } = place
  const metres = (count: number) =>
    count < 1_000
      ? t('app.metres', { count })
      : t('app.kilometres', { count: new Intl.NumberFormat(words.locale).format(count / 1_000) })
  useTitle(name)
  const address = [street, [zipcode, city].filter(Boolean).join(' ')].filter(Boolean)
  return (
    <div className={classes['columns']}>
      <div className={classes['column']}>
        <div className={classes['head']}>
          {address.map(line => (
            <p key={line} className={classes['address']}>
              {line}
            </p>
          ))}
          {elsewhere ? (
            <Fact icon={<IconClock aria-hidden="true" />}>
              {t('places.localTime', { time })}, {t('app.venueTime', { zone: zoneCity(timeZone) })}
            </Fact>
          ) : null}
        </div>
        {geoData ? (
          <RangePlot
            venue={geoData}
            radius={geoData.radius}
            label={t('places.plot', { place: entrance ?? name, radius: metres(geoData.radius) })}
            words={{ north: t('places.north'), metres }}
            caption={{
              title: entrance ?? name,
              sub: t('places.radius', { radius: metres(geoData.radius) }),
            }}
          />
        ) : (
          <StatePanel kind="notFound" level={2} title={t('places.noPlot')}>
            {t('places.noPlotText')}
          </StatePanel>
        )}
        <Button variant="main" size="call" full href={directionsTo(place)} icon={<IconNavigation aria-hidden="true" />}>
          {t('places.directions')}
        </Button>
      </div>
      <div className={classes['column']}>
        {entrance || link || map ? (
          <Rows>
            {entrance ? (
              <Row
                wrap
                lead={<Tile icon={<IconDoorEnter aria-hidden="true" />} />}
                title={entrance}
                sub={t('places.entrance')}
              />
            ) : null}
            {map ? (
              <Row lead={<Tile icon={<IconMap aria-hidden="true" />} />} title={t('places.sitePlan')} href={map} />
            ) : null}
            {link ? (
              <Row
                wrap
                lead={<Tile icon={<IconExternalLink aria-hidden="true" />} />}
                title={t('places.website')}
                sub={hostOf(link)}
                href={link}
              />
            ) : null}
          </Rows>
        ) : null}
        {info ? (
          <Section title={t('places.info')}>
            <p className={classes['info']}>{info}</p>
          </Section>
        ) : null}
        <Section title={t('places.address')}>
          <div className={classes['panel']}>
            <Facts
              items={[
                { term: t('places.address'), value: address.join(', ') },
                ...(region ? [{ term: t('places.region'), value: region }] : []),
                ...(country ? [{ term: t('places.country'), value: country }] : []),
                { term: t('places.timeZone'), value: `${zoneCity(timeZone)}, ${t('places.localTime', { time })}` },
                ...(geoData
                  ? [
                      {
                        term: t('places.coordinates'),
                        value: `${geoData.latitude.toFixed(5)}, ${geoData.longitude.toFixed(5)}`,
                      },
                    ]
                  : []),
              ]}
            />
          </div>
        </Section>
      </div>
    </div>
  )
}
