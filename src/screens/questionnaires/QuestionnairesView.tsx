import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowUp,
  IconCertificate,
  IconClipboardText,
  IconPencil,
  IconPlus,
  IconSend,
  IconShieldCheck,
  IconTrash,
} from '@tabler/icons-react'
import { wrongRule } from '../../../domain/forms/questionnaire.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Facts } from '../../ui/Fact/Fact.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { kindWords, ruleFacts } from './question-words.ts'
import type { Listed, Question, Questionnaire, Use } from './questionnaires.types.ts'
import classes from './questionnaires.module.css'

const icons = { form: IconClipboardText, training: IconCertificate, securityCheck: IconShieldCheck } as const
const UseIcon = ({ use }: { use: Use }) => {
  const Icon = icons[use]
  return <Icon aria-hidden="true" />
}

export interface Acts {
  onAdd: () => void
  onChange: (of: Questionnaire) => void
  onRemove: (of: Questionnaire) => void
  onHandOut: (of: Questionnaire) => void
  /** Null: a new one. */
  onQuestion: (of: Questionnaire, question: Question | null) => void
  onRemoveQuestion: (of: Questionnaire, question: Question) => void
  onMove: (of: Questionnaire, at: number, by: 1 | -1) => void
  mayMove: (of: Questionnaire, at: number, by: 1 | -1) => boolean
  /** Without it nobody could pass what is out already. */
  mayRemove: (of: Questionnaire, question: Question) => boolean
}

interface QuestionnairesViewProps {
  state: Loadable<{ items: readonly Listed[]; shown: Listed | undefined }>
  one: Loadable<Questionnaire>
  /** Somebody has chosen the one that is shown: a phone shows it instead of the list. */
  chosen: boolean
  busy: boolean
  onChoose: (id: string | null) => void
  /** Absent: one may only look. */
  acts?: Acts | undefined
}

/** What is asked on the left, on the right the questions of the chosen one. */
export function QuestionnairesView({ state, one, chosen, busy, onChoose, acts }: QuestionnairesViewProps) {
  const { t, tn } = useWords()
  const add = acts ? (
    <Button variant="main" icon={<IconPlus aria-hidden="true" />} onClick={acts.onAdd}>
      {t('questionnaires.add')}
    </Button>
  ) : undefined
  return (
    <Screen state={state} width="wide" skeleton={<SkeletonRows count={6} label={t('app.loading')} />}>
      {({ items, shown }) => (
        <Page width="wide">
          {shown ? (
            <div className={classes['columns']} data-chosen={chosen || undefined}>
              <div className={classes['list']}>
                {add}
                <Rows label={t('questionnaires.title')}>
                  {items.map(item => (
                    <Row
                      key={item.id}
                      lead={<Tile icon={<UseIcon use={item.use} />} />}
                      title={item.name}
                      sub={[
                        t(`questionnaires.uses.${item.use}`),
                        tn('questionnaires.asked', item.asked),
                        ...(item.waiting > 0 ? [tn('questionnaires.waiting', item.waiting)] : []),
                      ].join(' · ')}
                      wrap
                      current={item.id === shown.id}
                      onClick={() => onChoose(item.id)}
                      chevron
                    />
                  ))}
                </Rows>
              </div>
              <div className={classes['one']}>
                <div className={classes['back']}>
                  <Button variant="quiet" icon={<IconArrowLeft aria-hidden="true" />} onClick={() => onChoose(null)}>
                    {t('questionnaires.all')}
                  </Button>
                </div>
                <Screen
                  state={one}
                  width="inside"
                  level={2}
                  skeleton={<SkeletonRows count={5} label={t('app.loading')} />}
                >
                  {of => <Chosen of={of} acts={acts} busy={busy} />}
                </Screen>
              </div>
            </div>
          ) : (
            <StatePanel kind="empty" title={t('questionnaires.none')} actions={add}>
              {t('questionnaires.noneText')}
            </StatePanel>
          )}
        </Page>
      )}
    </Screen>
  )
}

function Chosen({ of, acts, busy }: { of: Questionnaire; acts: Acts | undefined; busy: boolean }) {
  const words = useWords()
  const { t, tn } = words
  const { use, questions, rule, handedOut, waiting } = of
  const unfinished = wrongRule(use, rule, questions)
  return (
    <Section title={of.name}>
      <p className={classes['soft']}>{t(`questionnaires.useTexts.${use}`)}</p>
      {acts ? (
        <div className={classes['acts']}>
          {use === 'securityCheck' ? null : (
            <Button
              variant="main"
              icon={<IconSend aria-hidden="true" />}
              disabled={unfinished !== null}
              onClick={() => acts.onHandOut(of)}
            >
              {t('questionnaires.handOut')}
            </Button>
          )}
          <Button icon={<IconPencil aria-hidden="true" />} onClick={() => acts.onChange(of)}>
            {t('questionnaires.change')}
          </Button>
          <Button icon={<IconTrash aria-hidden="true" />} busy={busy} onClick={() => acts.onRemove(of)}>
            {t('questionnaires.remove')}
          </Button>
        </div>
      ) : null}
      {unfinished ? <Note tone="wait">{t(`questionnaires.unfinished.${unfinished}`)}</Note> : null}
      {use === 'securityCheck' || handedOut === 0 ? null : (
        <Rows label={t('questionnaires.results')}>
          <Row
            href={`/questionnaires/${of.id}/forms`}
            lead={<Tile icon={<IconSend aria-hidden="true" />} />}
            title={t('questionnaires.results')}
            sub={[tn('questionnaires.handedOut', handedOut), tn('questionnaires.handedIn', handedOut - waiting)].join(
              ' · ',
            )}
            wrap
          />
        </Rows>
      )}
      {rule ? <Facts items={ruleFacts(words, rule)} /> : null}
      <div className={classes['head']}>
        <h3>{t('questionnaires.questions')}</h3>
        {acts ? (
          <Button variant="tonal" icon={<IconPlus aria-hidden="true" />} onClick={() => acts.onQuestion(of, null)}>
            {t('questionnaires.addQuestion')}
          </Button>
        ) : null}
      </div>
      {handedOut > 0 && acts ? <p className={classes['soft']}>{t('questionnaires.keepsHandedOut')}</p> : null}
      {questions.length === 0 ? (
        <StatePanel kind="empty" level={3} title={t('questionnaires.noQuestions')}>
          {t('questionnaires.noQuestionsText')}
        </StatePanel>
      ) : (
        <ol className={classes['questions']}>
          {questions.map((question, at) => (
            <li key={question.id} className={classes['question']}>
              <span className={classes['place']} aria-hidden="true">
                {at + 1}
              </span>
              <div className={classes['words']}>
                <b>{question.title}</b>
                <span className={classes['soft']}>{kindWords(words, question)}</span>
                {question.options.length > 0 ? (
                  <ul className={classes['options']}>
                    {question.options.map(({ id, caption, right }) => (
                      <li key={id} data-right={right || undefined}>
                        {caption}
                        {right ? ` (${t('questionnaires.right')})` : ''}
                      </li>
                    ))}
                  </ul>
                ) : null}
              </div>
              {acts ? (
                <div className={classes['tools']}>
                  <IconButton
                    label={t('questionnaires.earlier', { name: question.label })}
                    icon={<IconArrowUp aria-hidden="true" />}
                    disabled={busy || !acts.mayMove(of, at, -1)}
                    onClick={() => acts.onMove(of, at, -1)}
                  />
                  <IconButton
                    label={t('questionnaires.later', { name: question.label })}
                    icon={<IconArrowDown aria-hidden="true" />}
                    disabled={busy || !acts.mayMove(of, at, 1)}
                    onClick={() => acts.onMove(of, at, 1)}
                  />
                  <IconButton
                    label={t('questionnaires.changeQuestion', { name: question.label })}
                    icon={<IconPencil aria-hidden="true" />}
                    onClick={() => acts.onQuestion(of, question)}
                  />
                  <IconButton
                    label={t('questionnaires.removeQuestion', { name: question.label })}
                    icon={<IconTrash aria-hidden="true" />}
                    disabled={busy || !acts.mayRemove(of, question)}
                    onClick={() => acts.onRemoveQuestion(of, question)}
                  />
                </div>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
