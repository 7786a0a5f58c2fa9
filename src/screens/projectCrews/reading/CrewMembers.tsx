import { useWords } from '../../../i18n/words.ts'
import { Face } from '../../../ui/Face/Face.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { functionWords } from '../../shared/words/shift-words.ts'
import type { Member } from '../crew.types.ts'
import { saysAll, searchedAbove } from '../says-all.ts'

interface CrewMembersProps {
  crewId: string
  members: readonly Member[]
  linked: boolean
  chiefId: string | null
  search: string
  onSearch: (typed: string) => void
}

/** Everybody on the crew, each person once with all they do. */
export function CrewMembers({ crewId, members, linked, chiefId, search, onSearch }: CrewMembersProps) {
  const words = useWords()
  const { t, tn } = words
  const people = new Map<string, { member: Member; does: string[] }>()
  for (const member of members) {
    const does = functionWords(words, member.function)
    const known = people.get(member.id)
    if (!known) people.set(member.id, { member, does: [does] })
    else if (!known.does.includes(does)) known.does.push(does)
  }
  const shown = [...people.values()].filter(({ member, does }) => saysAll([member.name, ...does], search))
  return (
    <Section title={t('crews.members')} end={tn('crews.memberCount', people.size)}>
      {people.size > searchedAbove || search !== '' ? (
        <SearchField label={t('crews.searchPeople')} value={search} onChange={onSearch} clearLabel={t('app.clear')} />
      ) : null}
      {people.size === 0 ? (
        <StatePanel kind="empty" level={3} title={t('crews.list.empty')}>
          {t('crews.list.emptyText')}
        </StatePanel>
      ) : shown.length === 0 ? (
        <p role="status">{t('crews.nobodyFits', { text: search })}</p>
      ) : (
        <Rows label={t('crews.members')}>
          {shown.map(({ member, does }) => (
            <Row
              key={member.id}
              lead={<Face name={member.name} src={member.pictureUrl ?? undefined} />}
              title={member.name}
              sub={
                member.id === chiefId
                  ? [t('crews.chief'), ...does.filter(one => one !== t('crews.chief'))].join(', ')
                  : does.join(', ')
              }
              href={linked ? `/crews/${crewId}/contact-crew-member/${member.id}` : undefined}
            />
          ))}
        </Rows>
      )}
    </Section>
  )
}
