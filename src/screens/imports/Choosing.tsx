import { useWords } from '../../i18n/words.ts'
import { Chip, type Tone } from '../../ui/Chip/Chip.tsx'
import { Choices } from '../../ui/Choices/Choices.tsx'
import { FileField } from '../../ui/FileField/FileField.tsx'
import { Marked, Row, Rows } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { ShowAll } from '../../ui/ShowAll/ShowAll.tsx'
import { useFirst } from '../shared/list/useFirst.ts'
import { useNow } from '../shared/useNow.ts'
import { viewerZone } from '../shared/words/shift-words.ts'
import { whenWords } from '../shared/words/when-words.ts'
import type { ImportViewProps } from './ImportView.tsx'
import { type ImportTable, kinds } from './import.types.ts'
import { named } from './useImport.ts'
import classes from './imports.module.css'

const tones: Record<ImportTable['state'], Tone> = {
  ...{ columns: 'wait', checking: 'info', checked: 'wait', taking: 'info', taken: 'good', outdated: 'wait' },
  failed: 'bad',
}

/** Of those that were brought before. */
const newest = 10

/** What can be brought, said before it is; and what was brought before. */
export function Choosing({
  context: { kind },
  send,
  before,
  onKind,
}: Pick<ImportViewProps, 'context' | 'send' | 'before' | 'onKind'>) {
  const words = useWords()
  const { t, tn } = words
  const now = useNow()
  const { shown, showAll } = useFirst(before, newest)
  return (
    <>
      <div className={classes['card']}>
        <p>{t('imports.intro')}</p>
        <Choices
          label={t('imports.of')}
          value={kind}
          onChange={to => onKind(kinds.find(one => one === to) ?? 'companies')}
          items={kinds.map(value => ({ value, label: t(`imports.kinds.${value}.name`) }))}
        />
        <FileField
          label={t(`imports.kinds.${kind}.file`)}
          chooseLabel={t('imports.choose')}
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          chosen={null}
          hint={t('imports.limits')}
          onChoose={file => {
            if (file) send({ type: 'CHOSEN', file })
          }}
        />
        <p className={classes['soft']}>{t(`imports.kinds.${kind}.known`)}</p>
      </div>
      {before.length > 0 ? (
        <Section title={t('imports.before')}>
          <Rows label={t('imports.before')}>
            {shown.map(({ id, kind: of, fileName, createdAt, createdBy, rows, state }) => (
              <Row
                key={id}
                wrap
                href={`/import?${named}=${id}&kind=${of}`}
                title={fileName}
                sub={
                  <Marked mark={<Chip tone={tones[state]}>{t(`imports.states.${state}`)}</Chip>}>
                    {[
                      t(`imports.kinds.${of}.name`),
                      tn('imports.rows', rows),
                      createdBy,
                      whenWords(words, createdAt, viewerZone(), now),
                    ].join(' · ')}
                  </Marked>
                }
              />
            ))}
          </Rows>
          <ShowAll onShow={showAll} label={t('imports.showAll')} />
        </Section>
      ) : null}
    </>
  )
}
