import { IconBan, IconHeart, IconMail, IconPencil, IconPhone, IconPlus, IconTrash, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { fields } from '../../client/fields.gen.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { Face } from '../../ui/Face/Face.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Row, Rows } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { SkeletonTask } from '../../ui/Skeleton/Skeleton.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { Titled } from '../screen.ts'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { dateWords, functionWords } from '../shared/shift-words.ts'
import { Contracts } from './Contracts.tsx'
import type { Contract, Member, MemberFunction, Opened, Preference, Rating, Tag } from './member.types.ts'
import classes from './member.module.css'

export interface CrewProfileContent {
  member: Member
  functions: readonly MemberFunction[]
  ratings: readonly Rating[]
  preferences: readonly Preference[]
  tags: readonly Tag[]
  /** Null for whoever does not keep them. */
  contracts: readonly Contract[] | null
}

interface CrewProfileViewProps {
  state: Loadable<CrewProfileContent>
  busy: boolean
  onOpen: (opened: Opened) => void
  onEndPreference: (preference: Preference) => void
  onAddTag: (tag: string) => void
  onRemoveTag: (tag: Tag) => void
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const

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
          <Head member={content.member} />
          <div className={classes['columns']}>
            <div className={classes['column']}>
              <Functions functions={content.functions} onOpen={on.onOpen} />
              <Tags tags={content.tags} busy={on.busy} onAdd={on.onAddTag} onRemove={on.onRemoveTag} />
              {content.contracts ? (
                <Contracts contracts={content.contracts} onAdd={() => on.onOpen({ kind: 'contract' })} />
              ) : null}
            </div>
            <div className={classes['column']}>
              <Preferences preferences={content.preferences} onOpen={on.onOpen} onEnd={on.onEndPreference} />
              <Ratings ratings={content.ratings} onRate={() => on.onOpen({ kind: 'rating' })} />
            </div>
          </div>
        </Page>
      )}
    </Screen>
  )
}

function Head({ member }: { member: Member }) {
  const words = useWords()
  const { t, tn, locale } = words
  const { name, pictureUrl, number, homeCity, since, shifts, rating, ratings, phone, email } = member
  const mark = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const facts = [
    homeCity,
    t('crewMembers.number', { number }),
    t('crewMembers.since', { date: dateWords(words, since, day) }),
    tn('crewMembers.shifts', shifts),
  ].filter(fact => fact !== null)
  return (
    <header className={classes['head']}>
      <Face name={name} src={pictureUrl ?? undefined} size="l" />
      <div className={classes['facts']}>
        {rating === null ? null : (
          <p>
            <b>{t('crewMembers.rating', { rating: mark.format(rating) })}</b>{' '}
            <span className={classes['soft']}>{tn('crewMembers.ratings', ratings)}</span>
          </p>
        )}
        <p className={classes['soft']}>{facts.join(' · ')}</p>
        <div className={classes['reach']}>
          {phone ? (
            <Button size="small" href={`tel:${phone.replace(/\s/g, '')}`} icon={<IconPhone aria-hidden="true" />}>
              {phone}
            </Button>
          ) : null}
          {email ? (
            <Button size="small" href={`mailto:${email}`} icon={<IconMail aria-hidden="true" />}>
              {email}
            </Button>
          ) : null}
        </div>
      </div>
    </header>
  )
}

function Functions({ functions, onOpen }: { functions: readonly MemberFunction[]; onOpen: (opened: Opened) => void }) {
  const words = useWords()
  const { t } = words
  return (
    <Section
      title={t('crewMembers.functions')}
      end={
        <Button
          size="small"
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => onOpen({ kind: 'function', of: null })}
        >
          {t('crewMembers.addFunction')}
        </Button>
      }
    >
      {functions.length ? (
        <Rows label={t('crewMembers.functions')}>
          {functions.map(one => {
            const name = functionWords(words, one.function)
            const until = one.validUntil && dateWords(words, one.validUntil, day)
            return (
              <Row
                key={one.id}
                wrap
                title={name}
                sub={one.proof}
                end={
                  <>
                    {until ? (
                      <Chip tone={one.expired ? 'bad' : 'good'}>
                        {t(one.expired ? 'crewMembers.ended' : 'crewMembers.until', { date: until })}
                      </Chip>
                    ) : null}
                    <IconButton
                      label={t('crewMembers.changeFunction', { function: name })}
                      icon={<IconPencil aria-hidden="true" />}
                      onClick={() => onOpen({ kind: 'function', of: one })}
                    />
                    <IconButton
                      label={t('crewMembers.removeFunction', { function: name })}
                      icon={<IconTrash aria-hidden="true" />}
                      onClick={() => onOpen({ kind: 'removeFunction', of: one })}
                    />
                  </>
                }
              />
            )
          })}
        </Rows>
      ) : (
        <p className={classes['soft']}>{t('crewMembers.noFunctions')}</p>
      )}
    </Section>
  )
}

interface PreferencesProps {
  preferences: readonly Preference[]
  onOpen: (opened: Opened) => void
  onEnd: (preference: Preference) => void
}

function Preferences({ preferences, onOpen, onEnd }: PreferencesProps) {
  const words = useWords()
  const { t } = words
  return (
    <Section
      title={t('crewMembers.wishes')}
      end={
        <Button size="small" icon={<IconPlus aria-hidden="true" />} onClick={() => onOpen({ kind: 'preference' })}>
          {t('crewMembers.addWish')}
        </Button>
      }
    >
      {preferences.length ? (
        <Rows label={t('crewMembers.wishes')}>
          {preferences.map(one => {
            const kind = t(`crewMembers.kind.${one.kind}`)
            const company = one.company?.name ?? t('crewMembers.ourselves')
            const date = dateWords(words, one.createdAt.slice(0, 10), day)
            return (
              <Row
                key={one.id}
                wrap
                title={
                  <>
                    <Chip
                      tone={one.kind === 'blocked' ? 'bad' : 'good'}
                      icon={one.kind === 'blocked' ? <IconBan aria-hidden="true" /> : <IconHeart aria-hidden="true" />}
                    >
                      {kind}
                    </Chip>{' '}
                    {company}
                  </>
                }
                sub={
                  <>
                    {one.reason}. {one.author}, {date}
                    {one.endDate ? `, ${t('crewMembers.until', { date: dateWords(words, one.endDate, day) })}` : null}
                  </>
                }
                end={
                  <IconButton
                    label={t('crewMembers.endWish', { kind, company })}
                    icon={<IconX aria-hidden="true" />}
                    onClick={() => onEnd(one)}
                  />
                }
              />
            )
          })}
        </Rows>
      ) : (
        <p className={classes['soft']}>{t('crewMembers.noWishes')}</p>
      )}
    </Section>
  )
}

function Ratings({ ratings, onRate }: { ratings: readonly Rating[]; onRate: () => void }) {
  const words = useWords()
  const { t } = words
  return (
    <Section
      title={t('crewMembers.ratingsHead')}
      end={
        <Button size="small" icon={<IconPlus aria-hidden="true" />} onClick={onRate}>
          {t('crewMembers.rate')}
        </Button>
      }
    >
      {ratings.length ? (
        <Rows label={t('crewMembers.ratingsHead')}>
          {ratings.map(one => (
            <Row
              key={one.id}
              wrap
              title={
                <>
                  <b>{t('crewMembers.rating', { rating: one.rating })}</b>
                  {one.remark ? ` ${one.remark}` : null}
                </>
              }
              sub={`${one.author}, ${dateWords(words, one.createdAt.slice(0, 10), day)}`}
            />
          ))}
        </Rows>
      ) : (
        <p className={classes['soft']}>{t('crewMembers.noRatings')}</p>
      )}
    </Section>
  )
}

interface TagsProps {
  tags: readonly Tag[]
  busy: boolean
  onAdd: (tag: string) => void
  onRemove: (tag: Tag) => void
}

function Tags({ tags, busy, onAdd, onRemove }: TagsProps) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  return (
    <Section title={t('crewMembers.tags')}>
      {tags.length ? (
        <ul className={classes['tags']} aria-label={t('crewMembers.tags')}>
          {tags.map(one => (
            <li key={one.id}>
              {one.tag}
              <IconButton
                label={t('crewMembers.removeTag', { tag: one.tag })}
                icon={<IconX aria-hidden="true" />}
                onClick={() => onRemove(one)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes['soft']}>{t('crewMembers.noTags')}</p>
      )}
      <form
        className={classes['addTag']}
        onSubmit={event => {
          event.preventDefault()
          if (typed.trim() === '') return
          onAdd(typed)
          setTyped('')
        }}
      >
        <TextField
          label={t('crewMembers.tag')}
          value={typed}
          onChange={setTyped}
          maxLength={fields['NewCrewTag.tag'].maxLength}
        />
        <Button type="submit" busy={busy}>
          {t('crewMembers.addTag')}
        </Button>
      </form>
    </Section>
  )
}
