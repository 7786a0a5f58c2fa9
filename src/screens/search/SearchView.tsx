import { IconBuilding, IconMapPin } from '@tabler/icons-react'
import type { components } from '../../client/schema.d.ts'
import { dateIn } from '../../../domain/shift-display.ts'
import { useWords } from '../../i18n/words.ts'
import { ClientMark } from '../../ui/ClientMark/ClientMark.tsx'
import { Face } from '../../ui/Face/Face.tsx'
import { Tile } from '../../ui/Rows/Rows.tsx'
import { type FoundGroup, SearchDialog } from '../../ui/SearchDialog/SearchDialog.tsx'
import { dayWords, functionWords, viewerZone } from '../shared/words/shift-words.ts'

export type Found = components['schemas']['Found']

interface SearchViewProps {
  typed: string
  /** Null: nothing was asked yet, or it is not there yet. */
  found: Found | null
  failed: boolean
  busy: boolean
  /** Ms. */
  now: number
  onType: (text: string) => void
  onLeave: () => void
  onGo: (href: string) => void
}

/** What is found of each kind, and where it leads. */
export function SearchView({ typed, found, failed, busy, now, onType, onLeave, onGo }: SearchViewProps) {
  const words = useWords()
  const { t, tn } = words
  const today = dateIn(viewerZone(), now)
  const days = ({ beginDate, endDate }: Found['projects'][number]) =>
    beginDate === endDate
      ? dayWords(words, beginDate, now)
      : `${dayWords(words, beginDate, now)} – ${dayWords(words, endDate, now)}`
  const groups: FoundGroup[] = found
    ? [
        {
          label: t('search.projects'),
          items: found.projects.map(project => ({
            id: project.id,
            href: `/projects/${encodeURIComponent(project.number)}`,
            title: project.name,
            sub: `${days(project)}, ${project.company.name}, ${project.number}`,
            lead: <ClientMark mark={project.clientMark} company={project.company.name} />,
            quiet: project.closed || project.endDate < today,
          })),
        },
        {
          label: t('search.people'),
          items: found.people.map(person => ({
            id: person.id,
            href: `/crew-profile/${person.id}`,
            title: person.name,
            sub: [
              ...person.functions.map(one => functionWords(words, one).replaceAll('\u00AD', '')),
              ...(person.homeCity === null ? [] : [person.homeCity]),
            ].join(', '),
            lead: <Face name={person.name} src={person.pictureUrl ?? undefined} />,
          })),
        },
        {
          label: t('search.locations'),
          items: found.locations.map(place => ({
            id: place.id,
            href: `/locations/${place.id}`,
            title: place.name,
            sub: place.city,
            lead: <Tile icon={<IconMapPin aria-hidden="true" />} />,
          })),
        },
        {
          label: t('search.companies'),
          items: found.companies.map(company => ({
            id: company.id,
            href: `/projects?q=${encodeURIComponent(company.name)}`,
            title: company.name,
            sub: `${company.city}, ${tn('search.itsProjects', company.projects)}`,
            lead: <Tile icon={<IconBuilding aria-hidden="true" />} />,
          })),
        },
      ]
    : []
  const none = groups.every(({ items }) => items.length === 0)
  const note = failed
    ? t('search.failed')
    : found === null
      ? busy && typed.trim()
        ? t('app.loading')
        : t('search.hint')
      : none && !busy
        ? t('search.none', { typed: typed.trim() })
        : null
  return (
    <SearchDialog
      label={t('search.label')}
      closeLabel={t('app.close')}
      value={typed}
      onChange={onType}
      groups={failed ? [] : groups}
      note={note}
      busy={busy}
      keys={t('search.keys')}
      onLeave={onLeave}
      onGo={onGo}
    />
  )
}
