import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { ActionBar } from '../../../ui/ActionBar/ActionBar.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { SkeletonTask } from '../../../ui/Skeleton/Skeleton.tsx'
import { useTitle } from '../../screen.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { dayWords, functionWords } from '../../shared/words/shift-words.ts'
import { AnswerItemDialog } from './AnswerItemDialog.tsx'
import { DeclineItemDialog } from './DeclineItemDialog.tsx'
import { ItemFeedback } from './ItemFeedback.tsx'
import { ItemLines } from './ItemLines.tsx'
import { ItemSpans } from './ItemSpans.tsx'
import { ItemWord } from './ItemWord.tsx'
import type { ItemDetails } from '../payroll.types.ts'
import type { ItemCommands } from './useItemCommands.ts'
import classes from './item.module.css'

/** How the reader stands to it: it is their own, they answer for the accountants, or they only read. */
export type Standing = 'own' | 'answers' | 'reads'

interface PayrollItemViewProps {
  state: Loadable<ItemDetails>
  standing: (item: ItemDetails) => Standing
  commands: ItemCommands
  /** Ms. */
  now: number
}

/** A shift as it is paid: when, how much, on whose word; confirmed or declined below. */
export function PayrollItemView({ state, standing, commands, now }: PayrollItemViewProps) {
  const { t } = useWords()
  return (
    <Screen
      state={state}
      skeleton={<SkeletonTask label={t('app.loading')} />}
      absent={{ kind: 'notFound', title: t('payrolls.none'), text: t('payrolls.noneText') }}
    >
      {item => <Item item={item} standing={standing(item)} commands={commands} now={now} />}
    </Screen>
  )
}

interface ItemProps {
  item: ItemDetails
  standing: Standing
  commands: ItemCommands
  now: number
}

function Item({ item, standing, commands, now }: ItemProps) {
  const words = useWords()
  const { t } = words
  const [opened, setOpened] = useState<'decline' | 'answer' | null>(null)
  const day = dayWords(words, item.date)
  useTitle(
    item.function ? functionWords(words, item.function) : item.title,
    [item.venue, day].filter(Boolean).join(', '),
  )
  const asks = standing === 'own' && (item.state === 'toConfirm' || item.state === 'answered')
  const answers = standing === 'answers' && item.state === 'declined'
  const close = () => setOpened(null)
  return (
    <Page task={asks || answers}>
      <div className={classes['item']}>
        <ItemFeedback item={item} />
        <ItemSpans item={item} />
        <ItemLines item={item} />
        <ItemWord item={item} />
      </div>
      {asks ? (
        <ActionBar>
          <div className={classes['ways']}>
            <Button size="call" onClick={() => setOpened('decline')} disabled={commands.busy}>
              {t('payrolls.decline')}
            </Button>
            <Button
              variant="main"
              size="call"
              icon={<IconCheck aria-hidden="true" />}
              busy={commands.busy}
              onClick={commands.confirm}
            >
              {t('payrolls.confirm')}
            </Button>
          </div>
        </ActionBar>
      ) : null}
      {answers ? (
        <ActionBar>
          <Button variant="main" size="call" full onClick={() => setOpened('answer')}>
            {t('payrolls.answer')}
          </Button>
        </ActionBar>
      ) : null}
      {opened === 'decline' ? (
        <DeclineItemDialog
          item={item}
          now={now}
          busy={commands.busy}
          onSend={said => commands.decline(said, close)}
          onClose={close}
        />
      ) : null}
      {opened === 'answer' ? (
        <AnswerItemDialog
          item={item}
          busy={commands.busy}
          onSend={said => commands.answer(said, close)}
          onClose={close}
        />
      ) : null}
    </Page>
  )
}
