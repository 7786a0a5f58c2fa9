import type { ReactNode } from 'react'
import { IconPencil } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { SkeletonTask } from '../../ui/Skeleton/Skeleton.tsx'
import { Titled } from '../screen.ts'
import type { Loadable } from '../shared/loadable.ts'
import { DetailRows, type Details } from '../shared/personDetails/DetailRows.tsx'
import { Screen } from '../shared/Screen.tsx'
import { type Access, AccessLine } from './AccessLine.tsx'
import { Contracts } from './Contracts.tsx'
import { Functions } from './Functions.tsx'
import type { Contract, Member, MemberFunction, Opened, Preference, Rating, Tag } from './member.types.ts'
import { MemberHead } from './MemberHead.tsx'
import { ErasedLine } from '../shared/privacy/ErasedLine.tsx'
import { ErasureLists } from '../shared/privacy/ErasureLists.tsx'
import type { Erasure } from '../shared/privacy/privacy.types.ts'
import { Preferences } from './Preferences.tsx'
import { Ratings } from './Ratings.tsx'
import { Tags } from './Tags.tsx'
import classes from './member.module.css'

export interface CrewProfileContent {
  member: Member
  functions: readonly MemberFunction[]
  ratings: readonly Rating[]
  preferences: readonly Preference[]
  tags: readonly Tag[]
  access: Access
  /** Null for whoever does not keep them. */
  contracts: readonly Contract[] | null
  /** Null for whoever does not keep them. */
  details: Details | null
  /** What was erased of them, for the office; null: they were not, or it is not the caller’s matter. */
  erasure: Erasure | null
}

interface CrewProfileViewProps {
  state: Loadable<CrewProfileContent>
  now: number
  busy: boolean
  inviting: boolean
  /** What one may do about their data; null: nothing. */
  privacy: ReactNode
  onInvite: () => void
  onOpen: (opened: Opened) => void
  onEndPreference: (preference: Preference) => void
  /** Whether it was added. */
  onAddTag: (tag: string) => Promise<boolean>
  onRemoveTag: (tag: Tag) => void
}

/** Somebody of the crew: what they can, how they were found, who wants them again, and what was agreed. */
export function CrewProfileView({ state, ...on }: CrewProfileViewProps) {
  const { t } = useWords()
  return (
    <Screen
      state={state}
      width="list"
      skeleton={<SkeletonTask label={t('app.loading')} />}
      absent={{ kind: 'notFound', title: t('crewMembers.none'), text: t('crewMembers.noneText') }}
    >
      {content => (
        <Page width="list">
          <Titled>{content.member.name}</Titled>
          <MemberHead
            member={content.member}
            publicHref={content.access.publicProfile ? `/public/crew-profile/${content.member.id}` : null}
          />
          {content.member.erasedAt === null ? (
            <>
              <AccessLine access={content.access} busy={on.inviting} onInvite={on.onInvite} />
              <Sections content={content} {...on} />
            </>
          ) : (
            <>
              <ErasedLine erasedAt={content.member.erasedAt} erasure={content.erasure} />
              {content.erasure ? <ErasureLists erasure={content.erasure} /> : null}
              {content.contracts?.length ? <Contracts contracts={content.contracts} onAdd={null} /> : null}
              {on.privacy}
            </>
          )}
        </Page>
      )}
    </Screen>
  )
}

/** What is known of somebody, and entered. */
function Sections({ content, ...on }: Omit<CrewProfileViewProps, 'state'> & { content: CrewProfileContent }) {
  const { t } = useWords()
  return (
    <div className={classes['columns']}>
      <div className={classes['column']}>
        <Functions functions={content.functions} onOpen={on.onOpen} />
        <Tags tags={content.tags} busy={on.busy} onAdd={on.onAddTag} onRemove={on.onRemoveTag} />
        {content.details ? (
          <Section
            title={t('personDetails.title')}
            end={
              <Button
                size="small"
                icon={<IconPencil aria-hidden="true" />}
                onClick={() => on.onOpen({ kind: 'details' })}
              >
                {t('personDetails.change')}
              </Button>
            }
          >
            <DetailRows details={content.details} now={on.now} />
          </Section>
        ) : null}
        {content.contracts ? (
          <Contracts contracts={content.contracts} onAdd={() => on.onOpen({ kind: 'contract' })} />
        ) : null}
      </div>
      <div className={classes['column']}>
        <Preferences preferences={content.preferences} onOpen={on.onOpen} onEnd={on.onEndPreference} />
        <Ratings ratings={content.ratings} onRate={() => on.onOpen({ kind: 'rating' })} />
        {on.privacy}
      </div>
    </div>
  )
}
