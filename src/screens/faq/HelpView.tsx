import { IconPlus, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { findFaq } from '../../../domain/faq/find-faq.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Folds } from '../../ui/Fold/Fold.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { Answer, type AnswerWays } from './Answer.tsx'
import { TopicIcon } from './TopicIcon.tsx'
import { topicWords } from './topic-words.ts'
import { type Audience, type Faq, audiences, isFor } from './faq.types.ts'
import classes from './faq.module.css'

interface HelpViewProps {
  state: Loadable<readonly Faq[]>
  search: string
  onSearch: (search: string) => void
  /** Code of the one it is narrowed to. */
  topic: string | null
  onTopic: (code: string | null) => void
  /** Whom it is read for; absent: for whoever reads it, who is shown no other. */
  audience?: { value: Audience; onChange: (audience: Audience) => void } | undefined
  /** Absent: whoever reads it says nothing here. */
  onAdd?: (() => void) | undefined
  ways: AnswerWays
}

/** Questions that are asked often: found as one types, by topic, and for whom. */
export function HelpView({ state, search, onSearch, topic, onTopic, audience, onAdd, ways }: HelpViewProps) {
  const words = useWords()
  const { t, tn } = words
  return (
    <Screen state={state} width="list" skeleton={<SkeletonRows count={7} label={t('app.loading')} />}>
      {all => {
        const theirs = audience ? all.filter(faq => isFor(faq, audience.value)) : all
        const under = topic === null ? theirs : theirs.filter(faq => faq.categories.some(({ code }) => code === topic))
        const found = findFaq(under, search)
        const looking = search.trim() !== ''
        const topics = topicsOf(theirs)
        const heading = topics.find(({ code }) => code === topic)
        return (
          <Page width="list">
            <div className={classes['help']}>
              <div className={classes['search']}>
                <SearchField
                  label={t('faq.search')}
                  value={search}
                  onChange={onSearch}
                  shortcut="/"
                  clearLabel={t('faq.clear')}
                />
              </div>
              <div className={classes['answers']}>
                <Section
                  title={
                    <>
                      {looking ? t('faq.found') : heading ? topicWords(words, heading) : t('faq.often')}{' '}
                      <span className={classes['count']} role="status">
                        {tn('faq.answers', found.length)}
                        {looking && found.length > 1 ? `, ${t('faq.bestFirst')}` : ''}
                      </span>
                    </>
                  }
                  end={
                    onAdd ? (
                      <Button size="small" icon={<IconPlus aria-hidden="true" />} onClick={onAdd}>
                        {t('faq.add')}
                      </Button>
                    ) : undefined
                  }
                >
                  {found.length > 0 ? (
                    <Folds>
                      {found.map((faq, at) => (
                        <Answer
                          key={`${faq.id} ${looking && at === 0}`}
                          faq={faq}
                          search={search}
                          open={looking && at === 0}
                          ways={ways}
                        />
                      ))}
                    </Folds>
                  ) : all.length === 0 ? (
                    <StatePanel kind="empty" title={t('faq.none')} level={3}>
                      {t('faq.noneText')}
                    </StatePanel>
                  ) : (
                    <StatePanel
                      kind="empty"
                      title={t('faq.notFound')}
                      level={3}
                      actions={
                        topic === null ? undefined : <Button onClick={() => onTopic(null)}>{t('faq.showAll')}</Button>
                      }
                    >
                      {t('faq.notFoundText')}
                    </StatePanel>
                  )}
                </Section>
              </div>
              <div className={classes['aside']}>
                {topics.length > 1 ? (
                  <Section title={t('faq.topics')}>
                    <ul className={classes['topics']}>
                      {topics.map(({ code, caption, count }) => (
                        <li key={code}>
                          <Pick
                            icon={<TopicIcon code={code} />}
                            label={topicWords(words, { code, caption })}
                            count={tn('faq.answers', count)}
                            pressed={code === topic}
                            onPress={() => onTopic(code === topic ? null : code)}
                          />
                        </li>
                      ))}
                    </ul>
                  </Section>
                ) : null}
                {audience ? (
                  <Section title={t('faq.audience')}>
                    <ul className={classes['topics']}>
                      {audiences.map(one => (
                        <li key={one}>
                          <Pick
                            icon={<IconUsers aria-hidden="true" />}
                            label={t(`faq.audiences.${one}`)}
                            count={tn('faq.answers', all.filter(faq => isFor(faq, one)).length)}
                            pressed={one === audience.value}
                            onPress={() => audience.onChange(one)}
                          />
                        </li>
                      ))}
                    </ul>
                  </Section>
                ) : null}
              </div>
            </div>
          </Page>
        )
      }}
    </Screen>
  )
}

/** Those that have an answer, in the order of the agency, with how many. */
function topicsOf(all: readonly Faq[]) {
  const topics = new Map<string, { code: string; caption: string; count: number }>()
  for (const { code, caption } of all.flatMap(({ categories }) => categories)) {
    const known = topics.get(code)
    if (known) known.count++
    else topics.set(code, { code, caption, count: 1 })
  }
  return [...topics.values()].toSorted((a, b) => b.count - a.count || a.caption.localeCompare(b.caption))
}

interface PickProps {
  icon: ReactNode
  label: string
  count: string
  pressed: boolean
  onPress: () => void
}

function Pick({ icon, label, count, pressed, onPress }: PickProps) {
  return (
    <button type="button" className={classes['pick']} aria-pressed={pressed} onClick={onPress}>
      {icon}
      <span className={classes['label']}>{label}</span>
      <span className={classes['number']}>{count}</span>
    </button>
  )
}
