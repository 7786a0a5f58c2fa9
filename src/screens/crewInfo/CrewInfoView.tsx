import { IconArrowDown, IconArrowUp, IconInfoCircle, IconPencil, IconPhoneCall, IconPlus } from '@tabler/icons-react'
import { blocksOf, plainText } from '../../../domain/crewInfo/info-text.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { Fold, Folds } from '../../ui/Fold/Fold.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Prose } from '../../ui/Prose/Prose.tsx'
import { Tile } from '../../ui/Rows/Rows.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import { telHref } from '../shared/hrefs.ts'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { EntryTile } from './entry-icon.tsx'
import type { Entry } from './crew-info.types.ts'
import classes from './crew-info.module.css'

interface CrewInfoViewProps {
  state: Loadable<readonly Entry[]>
  search: string
  onSearch: (search: string) => void
  /** Absent: whoever reads it says nothing here. */
  keeps?: Keeps | undefined
}
interface Keeps {
  onAdd: () => void
  onEdit: (entry: Entry) => void
  /** Before another of its kind; null: to their end. */
  onPlace: (entry: Entry, before: Entry | null) => void
}

/** From so many on, one of them is looked for. */
const searched = 5
const letters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Whom to call first, then what is looked up, then what is news. */
export function CrewInfoView({ state, search, onSearch, keeps }: CrewInfoViewProps) {
  const { t } = useWords()
  const add = keeps ? (
    <Button variant="main" icon={<IconPlus aria-hidden="true" />} onClick={keeps.onAdd}>
      {t('crewInfo.add')}
    </Button>
  ) : undefined
  return (
    <Screen state={state} skeleton={<SkeletonRows count={6} label={t('app.loading')} />}>
      {entries => {
        const asked = letters(search).split(/\s+/).filter(Boolean)
        const found = (entry: Entry) => {
          const said = letters(`${entry.title} ${plainText(entry.body)}`)
          return asked.every(word => said.includes(word))
        }
        const emergencies = entries.filter(({ kind }) => kind === 'emergency')
        const topics = entries.filter(entry => entry.kind === 'topic' && found(entry))
        const notices = entries.filter(entry => entry.kind === 'notice' && found(entry))
        const looking = asked.length > 0
        return (
          <Page>
            <div className={classes['info']}>
              {add ? <div className={classes['add']}>{add}</div> : null}
              {emergencies.map(entry => (
                <Emergency key={entry.id} entry={entry} among={emergencies} keeps={keeps} />
              ))}
              {entries.length - emergencies.length >= searched || looking ? (
                <SearchField
                  label={t('crewInfo.search')}
                  value={search}
                  onChange={onSearch}
                  clearLabel={t('crewInfo.clear')}
                />
              ) : null}
              {topics.length > 0 ? (
                <Folds>
                  {topics.map(entry => (
                    <Fold
                      key={`${entry.id} ${looking}`}
                      open={looking}
                      lead={<EntryTile icon={entry.icon} />}
                      title={entry.title}
                    >
                      <Prose blocks={blocksOf(entry.body)} />
                      <Ways entry={entry} among={looking ? [] : topics} keeps={keeps} />
                    </Fold>
                  ))}
                </Folds>
              ) : null}
              {notices.length > 0 ? <NoticeList notices={notices} looking={looking} keeps={keeps} /> : null}
              {entries.length === 0 ? (
                <StatePanel kind="empty" title={t('crewInfo.none')}>
                  {t('crewInfo.noneText')}
                </StatePanel>
              ) : looking && topics.length + notices.length === 0 ? (
                <StatePanel kind="empty" title={t('crewInfo.notFound')}>
                  {t('crewInfo.notFoundText')}
                </StatePanel>
              ) : null}
            </div>
          </Page>
        )
      }}
    </Screen>
  )
}

interface EntryProps {
  entry: Entry
  /** Those it stands among; none: it cannot be put elsewhere now. */
  among: readonly Entry[]
  keeps: Keeps | undefined
}

function Emergency({ entry, among, keeps }: EntryProps) {
  const { t } = useWords()
  const { title, phone, body } = entry
  return (
    <section className={classes['emergency']} aria-label={title}>
      <div className={classes['whom']}>
        <h2 className={classes['name']}>{title}</h2>
        {phone ? <p className={classes['number']}>{phone}</p> : null}
        <Prose blocks={blocksOf(body)} />
        <Ways entry={entry} among={among} keeps={keeps} />
      </div>
      {phone ? (
        <a className={classes['call']} href={telHref(phone)} aria-label={t('app.call', { name: title })}>
          <IconPhoneCall aria-hidden="true" />
        </a>
      ) : null}
    </section>
  )
}

function NoticeList({
  notices,
  looking,
  keeps,
}: {
  notices: readonly Entry[]
  looking: boolean
  keeps: Keeps | undefined
}) {
  const { t, date } = useWords()
  return (
    <Section title={t('crewInfo.notices')}>
      <Folds>
        {notices.map(entry => (
          <Fold
            key={`${entry.id} ${looking}`}
            open={looking || entry.important}
            lead={<Tile icon={<IconInfoCircle aria-hidden="true" />} />}
            title={entry.title}
            sub={
              <>
                {date(Date.parse(entry.publishedAt), { day: 'numeric', month: 'long', year: 'numeric' })}
                {entry.important ? <Chip tone="wait">{t('crewInfo.important')}</Chip> : null}
              </>
            }
          >
            <Prose blocks={blocksOf(entry.body)} />
            <Ways entry={entry} among={[]} keeps={keeps} />
          </Fold>
        ))}
      </Folds>
    </Section>
  )
}

/** What whoever keeps it may do with an entry. */
function Ways({ entry, among, keeps }: EntryProps) {
  const { t } = useWords()
  if (!keeps) return null
  const at = among.indexOf(entry)
  const before = among[at - 1]
  const after = among[at + 1]
  return (
    <div className={classes['ways']}>
      <Button
        size="small"
        icon={<IconPencil aria-hidden="true" />}
        aria-label={t('crewInfo.changeOne', { title: entry.title })}
        onClick={() => keeps.onEdit(entry)}
      >
        {t('crewInfo.change')}
      </Button>
      {before ? (
        <IconButton
          label={t('crewInfo.up', { title: entry.title })}
          icon={<IconArrowUp aria-hidden="true" />}
          onClick={() => keeps.onPlace(entry, before)}
        />
      ) : null}
      {after ? (
        <IconButton
          label={t('crewInfo.down', { title: entry.title })}
          icon={<IconArrowDown aria-hidden="true" />}
          onClick={() => keeps.onPlace(entry, among[at + 2] ?? null)}
        />
      ) : null}
    </div>
  )
}
