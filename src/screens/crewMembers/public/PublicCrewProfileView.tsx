import { IconCircleCheck, IconStarFilled } from '@tabler/icons-react'
import { languageCode } from '../../../../domain/languages.ts'
import type { components } from '../../../client/schema.d.ts'
import { useWords } from '../../../i18n/words.ts'
import { Face } from '../../../ui/Face/Face.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { PageTopContext } from '../../../ui/Page/page-top.ts'
import { Section } from '../../../ui/Section/Section.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import { SkeletonTask } from '../../../ui/Skeleton/Skeleton.tsx'
import { TenantMark } from '../../../ui/TenantMark/TenantMark.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { Titled } from '../../screen.ts'
import { Screen } from '../../shared/Screen.tsx'
import type { Loadable } from '../../shared/loadable.ts'
import { functionWords } from '../../shared/words/shift-words.ts'
import classes from './public.module.css'

export type PublicProfile = components['schemas']['PublicProfile']

interface PublicCrewProfileViewProps {
  state: Loadable<PublicProfile>
  /** What the agency is called, and its sign. */
  agency: string
  mark: string
}

/** What somebody lets everybody read: who they are by first name, and what they can do. */
export function PublicCrewProfileView({ state, agency, mark }: PublicCrewProfileViewProps) {
  const { t } = useWords()
  return (
    // There is no bar that says it.
    <PageTopContext
      value={
        <>
          <p className={classes['agency']}>
            <TenantMark mark={mark} />
            {agency}
          </p>
          {state.kind === 'content' ? null : (
            <VisuallyHidden>
              <h1>{t('app.title.crewProfile')}</h1>
            </VisuallyHidden>
          )}
        </>
      }
    >
      <Screen
        state={state}
        skeleton={<SkeletonTask label={t('app.loading')} />}
        absent={{
          kind: 'notFound',
          title: t('crewMembers.none'),
          text: t('publicProfile.noneText'),
          action: null,
        }}
      >
        {profile => (
          <Page>
            <Titled>{profile.name}</Titled>
            <Profile profile={profile} agency={agency} />
          </Page>
        )}
      </Screen>
    </PageTopContext>
  )
}

function Profile({ profile, agency }: { profile: PublicProfile; agency: string }) {
  const words = useWords()
  const { t, tn, locale } = words
  const { name, pictureUrl, functions, languages, sinceYear, shifts, rating, ratings } = profile
  const mark = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <>
      <Sheet>
        <div className={classes['who']}>
          <Face name={name} src={pictureUrl ?? undefined} size="xl" />
          <h1>{name}</h1>
          <p>{t('publicProfile.at', { agency, year: String(sinceYear) })}</p>
          <p>{tn('crewMembers.shifts', shifts)}</p>
          {rating === null ? null : (
            <p className={classes['rating']}>
              <IconStarFilled aria-hidden="true" />
              <b>{t('crewMembers.rating', { rating: mark.format(rating) })}</b> {tn('crewMembers.ratings', ratings)}
            </p>
          )}
        </div>
      </Sheet>
      <Section title={t('crewMembers.functions')}>
        {functions.length === 0 ? (
          <p className={classes['soft']}>{t('publicProfile.noFunctions')}</p>
        ) : (
          <ul className={classes['functions']}>
            {functions.map(one => (
              <li key={one.id}>
                <b>{functionWords(words, one)}</b>
                {one.proven ? (
                  <span>
                    <IconCircleCheck aria-hidden="true" />
                    {t('publicProfile.proven')}
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={t('publicProfile.languages')}>
        <p className={classes['soft']}>
          {[...new Set(languages.map(one => t(`app.languages.${languageCode(one)}`)))].join(', ')}
        </p>
      </Section>
    </>
  )
}
