import { sourceCaptions } from '../../../../domain/plusCrews/figure-sources.ts'
import { $api } from '../../../client/query.ts'
import type { components } from '../../../client/schema.d.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { type Words, useWords } from '../../../i18n/words.ts'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import type { PlusCrew } from '../data.types.ts'
import { typeWords, unitWords } from '../figure-words.ts'

const all = { params: { query: wholeList } }

/** What an agency counts and where figures come from: its own lists, the same for all of its plus crews. */
export function SettingsLists({ crew }: { crew: PlusCrew }) {
  const kinds = $api.useQuery('get', '/api/v1/plusCrewTypes', all)
  const types = $api.useQuery('get', '/api/v1/plusCrewValueTypes', all)
  const sources = $api.useQuery('get', '/api/v1/plusCrewValueDataSourceTypes', all)
  if (!kinds.data || !types.data || !sources.data) return null
  return (
    <SettingsListsView crew={crew} kinds={kinds.data.items} types={types.data.items} sources={sources.data.items} />
  )
}

interface SettingsListsViewProps {
  crew: PlusCrew
  kinds: readonly components['schemas']['PlusCrewType'][]
  types: readonly components['schemas']['PlusCrewValueType'][]
  sources: readonly components['schemas']['PlusCrewValueDataSourceType'][]
}

export function SettingsListsView({ crew, kinds, types, sources }: SettingsListsViewProps) {
  const words = useWords()
  const { t } = words
  return (
    <>
      <Section title={t('plusCrewValues.lists.types')}>
        <Rows label={t('plusCrewValues.lists.types')}>
          {types.map(type => (
            <Row key={type.id} title={typeWords(words, type)} sub={unitOf(words, type, crew.currency)} />
          ))}
          {kinds.map(({ id, caption }) => (
            <Row
              key={id}
              title={caption}
              sub={t(`plusCrewValues.lists.${crew.type?.id === id ? 'ofThis' : 'ofCrews'}`)}
            />
          ))}
        </Rows>
      </Section>
      <Section title={t('plusCrewValues.lists.sources')}>
        <Rows label={t('plusCrewValues.lists.sources')}>
          {sources.map(({ id, caption }) => (
            <Row key={id} title={sourceWords(words, caption)} />
          ))}
        </Rows>
      </Section>
    </>
  )
}

const unitOf = (words: Words, type: { unit: 'amount' | 'hours' | 'bonus' }, currency: string): string =>
  type.unit === 'bonus' ? '%' : unitWords(words, type, currency)

/** The sources every agency begins with have a name in every language; what it adds keeps its own. */
function sourceWords({ t }: Words, caption: string): string {
  const key = (Object.keys(sourceCaptions) as (keyof typeof sourceCaptions)[]).find(
    each => sourceCaptions[each] === caption.trim(),
  )
  return key ? t(`plusCrewValues.lists.source.${key}`) : caption
}
