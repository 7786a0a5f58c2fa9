import { IconAccessPoint, IconPhone } from '@tabler/icons-react'
import { metresBetween } from '../../../../domain/distance.ts'
import type { CrewFigures } from '../../../../domain/projectCrewItems/late.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Face } from '../../../ui/Face/Face.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { CrewPlot, type PlottedPerson } from '../../../ui/RangePlot/CrewPlot.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { SkeletonTask } from '../../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { telHref } from '../../shared/hrefs.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import type { Crew, LivePlace } from '../crew.types.ts'
import { metresWords } from '../../shared/words/metres-words.ts'
import { CrewCounts } from '../CrewCounts.tsx'
import { ageWords } from '../crew-words.ts'
import { LiveSign } from '../LiveSign.tsx'
import type { Live } from '../../shared/live/useLiveCrew.ts'
import classes from '../crews.module.css'

export interface SeenPerson extends LivePlace {
  state: PlottedPerson['state']
  stateWords: string
}

export interface CrewLocationContent {
  crew: Crew
  places: readonly SeenPerson[]
  tilesUrl: string | undefined
  figures: CrewFigures
  live: Live
  now: number
}

/** Where people of the crew were last seen, for whoever leads it. */
export function CrewLocationView({ state, crewId }: { state: Loadable<CrewLocationContent>; crewId: string }) {
  const { t } = useWords()
  return (
    <Screen
      state={state}
      width="list"
      skeleton={<SkeletonTask label={t('app.loading')} />}
      refused={{ title: t('app.state.refusedTitle'), text: t('crewLead.chiefOnly') }}
      absent={{ title: t('crews.noCrew'), text: t('crews.noCrewText') }}
    >
      {content => (
        <Page width="list">
          <div className={classes['figuresRow']}>
            <CrewCounts figures={content.figures} />
            <TextLink href={`/crews/${crewId}/crew-chief-job`}>{t('crews.crewList')}</TextLink>
          </div>
          {content.places.length ? (
            <Seen content={content} />
          ) : (
            <StatePanel
              kind="empty"
              title={t('crewLead.map.none')}
              actions={
                <Button variant="tonal" href={`/crews/${crewId}/crew-chief-job`}>
                  {t('crews.crewList')}
                </Button>
              }
            >
              {t('crewLead.map.noneText')}
            </StatePanel>
          )}
        </Page>
      )}
    </Screen>
  )
}

function Seen({ content: { crew, places, tilesUrl, live, now } }: { content: CrewLocationContent }) {
  const words = useWords()
  const { t, tn } = words
  const { location } = crew
  const { geoData } = location
  const venue = location.entrance ?? location.name
  return (
    <div className={classes['columns']}>
      <div className={classes['column']}>
        {geoData ? (
          <CrewPlot
            venue={geoData}
            radius={geoData.radius}
            tilesUrl={tilesUrl}
            label={t('crewLead.map.plot', { place: venue, count: places.length })}
            words={{ north: t('crews.location.north'), metres: metres => metresWords(words, metres) }}
            people={places.map(({ person, latitude, longitude, accuracy, state }) => ({
              id: person.id,
              name: person.name,
              latitude,
              longitude,
              accuracy,
              state,
            }))}
          />
        ) : (
          <StatePanel kind="notFound" title={t('crewLead.map.noVenue')}>
            {venue}
          </StatePanel>
        )}
      </div>
      <div className={classes['column']}>
        <Section title={tn('crews.memberCount', places.length)} end={<LiveSign live={live} now={now} />}>
          <Rows label={t('crewLead.map.title')}>
            {places.map(({ person, timestamp, stateWords, ...at }) => (
              <Row
                wrap
                key={person.id}
                lead={<Face name={person.name} src={person.pictureUrl ?? undefined} />}
                title={person.name}
                sub={
                  <>
                    <span className={classes['told']}>{stateWords}</span>
                    <span className={classes['told']}>
                      {geoData
                        ? `${t('crewLead.map.distance', { distance: metresWords(words, metresBetween(at, geoData)) })}, `
                        : null}
                      {ageWords(words, Math.max(0, now - Date.parse(timestamp)))}
                    </span>
                  </>
                }
                href={`/crews/${crew.id}/contact-crew-member/${person.id}`}
                chevron={!person.phone}
                end={
                  person.phone ? (
                    <IconButton
                      tonal
                      href={telHref(person.phone)}
                      label={t('app.call', { name: person.name })}
                      icon={<IconPhone aria-hidden="true" />}
                    />
                  ) : undefined
                }
              />
            ))}
          </Rows>
          <p className={classes['soft']}>
            <IconAccessPoint aria-hidden="true" className={classes['inline']} />
            {t('crewLead.map.keeps')}
          </p>
        </Section>
      </div>
    </div>
  )
}
