import { useLateWords } from '../../../i18n/late-words.ts'
import type { Group } from '../../../i18n/translate.ts'
import { useWords } from '../../../i18n/words.ts'
import { ClientMark } from '../../../ui/ClientMark/ClientMark.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { ShowAll } from '../../../ui/ShowAll/ShowAll.tsx'
import { doerWords, lineWords } from '../../shared/log/change-words.ts'
import { viewerZone } from '../../shared/words/shift-words.ts'
import { whenWords } from '../../shared/words/when-words.ts'
import type { OngoingProject } from '../home.types.ts'
import { useFirst } from '../../shared/list/useFirst.ts'

const groups: readonly Group[] = ['app', 'shell', 'log']

/** What others have changed since one opened the project last, newest first. Opening it takes it from here. */
export function Changes({ projects, now }: { projects: readonly OngoingProject[]; now: number }) {
  const { t } = useWords()
  const late = useLateWords(groups)
  const changed = projects
    .flatMap(({ lastChange, ...project }) => (lastChange?.unseen ? [{ ...project, lastChange }] : []))
    .toSorted((a, b) => b.lastChange.createdAt.localeCompare(a.lastChange.createdAt))
  const { shown, showAll } = useFirst(changed)
  if (!late || changed.length === 0) return null
  const zone = viewerZone()
  return (
    <Section title={t('home.changes')} end={changed.length}>
      <Rows label={t('home.changes')}>
        {shown.map(({ id, number, name, company, clientMark, lastChange }) => {
          const when = whenWords(late, lastChange.createdAt, zone, now)
          return (
            <Row
              key={id}
              wrap
              href={`/projects/${encodeURIComponent(number)}`}
              lead={<ClientMark mark={clientMark} company={company.name} />}
              title={lineWords(late, lastChange, zone, now)}
              sub={[name, when, doerWords(lastChange)].filter(Boolean).join(' · ')}
            />
          )
        })}
      </Rows>
      <ShowAll onShow={showAll} label={t('home.showAll', { count: changed.length })} />
    </Section>
  )
}
