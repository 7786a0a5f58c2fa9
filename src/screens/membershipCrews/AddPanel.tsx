import { IconBan, IconCheck, IconEyeOff, IconMail, IconStar } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import { Segments } from '../../ui/Segments/Segments.tsx'
import { SidePanel } from '../../ui/SidePanel/SidePanel.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { Screen } from '../shared/Screen.tsx'
import { rateWords } from '../shared/job/person-words.ts'
import { loadable } from '../shared/loadable.ts'
import { functionWords } from '../shared/words/shift-words.ts'
import { Person } from './Person.tsx'
import type { Candidate, Crew, Kind, Somebody } from './membership.types.ts'
import classes from './membership.module.css'

/** Lines offered. */
const few = 12

interface AddPanelProps {
  crew: Crew
  onAdd: (person: Somebody) => void
  onBlock: (person: Somebody) => void
  /** Null: whoever looks brings nobody new. */
  onInvite: (() => void) | null
  onClose: () => void
}

/** Who could be added or blocked, and what either does. */
export function AddPanel({ crew, onAdd, onBlock, onInvite, onClose }: AddPanelProps) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<Kind>('favourite')
  const q = useDeferredValue(typed.trim())
  const found = $api.useQuery(
    'get',
    '/api/v1/pCrews/{id}/candidates',
    { params: { path: { id: crew.id }, query: { limit: few, page: 1, ...(q ? { q } : {}) } } },
    { placeholderData: keepPreviousData },
  )
  const often = q === '' && crew.company !== null
  return (
    <SidePanel
      label={t('membershipCrews.add')}
      title={t('membershipCrews.add')}
      closeLabel={t('app.close')}
      onClose={onClose}
      about={crew.id}
      foot={
        onInvite ? (
          <>
            <b>{t('membershipCrews.newHere')}</b>
            <Button full icon={<IconMail aria-hidden="true" />} onClick={onInvite}>
              {t('membershipCrews.inviteByMail')}
            </Button>
          </>
        ) : undefined
      }
    >
      <SearchField
        label={t('membershipCrews.findPerson')}
        area={t('membershipCrews.add')}
        value={typed}
        onChange={setTyped}
        clearLabel={t('membershipCrews.clear')}
      />
      <Segments
        label={t('membershipCrews.kindLabel')}
        value={kind}
        onChange={value => setKind(value === 'blocked' ? 'blocked' : 'favourite')}
        items={[
          { value: 'favourite', label: t('membershipCrews.favourite') },
          { value: 'blocked', label: t('membershipCrews.blocked') },
        ]}
      />
      <Screen
        state={loadable([found], found.data?.items)}
        width="inside"
        level={3}
        skeleton={<SkeletonRows count={4} label={t('app.loading')} />}
      >
        {people => (
          <section className={classes['offered']} aria-label={t('membershipCrews.offered')}>
            <h3>{t(often ? 'membershipCrews.often' : 'membershipCrews.offered')}</h3>
            {people.length === 0 ? <p>{t('membershipCrews.nobodyFound')}</p> : null}
            <ul>
              {people.map(person => (
                <Offer
                  key={person.id}
                  person={person}
                  kind={kind}
                  onTake={() => (kind === 'blocked' ? onBlock(person) : onAdd(person))}
                />
              ))}
            </ul>
          </section>
        )}
      </Screen>
      <section className={classes['does']}>
        <h3>{t('membershipCrews.whatItDoes')}</h3>
        <p className={classes['liked']}>
          <IconCheck aria-hidden="true" />
          <span>{t('membershipCrews.favouriteDoes')}</span>
        </p>
        <p className={classes['barred']}>
          <IconBan aria-hidden="true" />
          <span>{t('membershipCrews.blockedDoes')}</span>
        </p>
        <p>
          <IconEyeOff aria-hidden="true" />
          <span>{t('membershipCrews.unseen')}</span>
        </p>
      </section>
    </SidePanel>
  )
}

interface OfferProps {
  person: Candidate
  kind: Kind
  onTake: () => void
}

function Offer({ person, kind, onTake }: OfferProps) {
  const words = useWords()
  const { t, tn } = words
  const rate = rateWords(words, person)
  const facts = [
    ...person.functions.slice(0, 1).map(one => functionWords(words, one).replaceAll('\u00AD', '')),
    ...(person.shifts > 0 ? [tn('membershipCrews.here', person.shifts)] : []),
    ...(rate === null ? [] : [rate]),
  ]
  const blocks = kind === 'blocked'
  return (
    <li>
      <Person member={person}>{facts.join(', ')}</Person>
      <Button
        size="small"
        icon={blocks ? <IconBan aria-hidden="true" /> : <IconStar aria-hidden="true" />}
        onClick={onTake}
      >
        {t(blocks ? 'membershipCrews.block' : 'membershipCrews.addOne')}
        <VisuallyHidden> {person.name}</VisuallyHidden>
      </Button>
    </li>
  )
}
