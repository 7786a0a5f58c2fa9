import { useWords } from '../../i18n/words.ts'
import { FilterSelect } from '../../ui/FilterSelect/FilterSelect.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import type { EmailState, Mailbox, MailboxCode } from './email.types.ts'

interface BoxTabsProps {
  boxes: readonly Mailbox[]
  chosen: MailboxCode | null
  onBox: (mailbox: MailboxCode | null) => void
}

/** What e-mails stand among, above the list where there is no room beside it. */
export function BoxTabs({ boxes, chosen, onBox }: BoxTabsProps) {
  const { t } = useWords()
  return (
    <Tabs
      label={t('mailbox.boxes')}
      value={chosen ?? 'all'}
      onChange={value => onBox(boxes.find(({ id }) => id === value)?.id ?? null)}
      items={[
        { value: 'all', label: t('mailbox.all') },
        ...boxes.map(({ id }) => ({ value: id, label: t(`shell.mail.box.${id}`) })),
      ]}
    />
  )
}

interface StateFilterProps {
  states: readonly { state: EmailState; count: number }[]
  chosen: EmailState | null
  onState: (state: EmailState | null) => void
}

export function StateFilter({ states, chosen, onState }: StateFilterProps) {
  const { t } = useWords()
  return (
    <FilterSelect
      label={t('mailbox.states')}
      anyLabel={t('mailbox.anyState')}
      value={chosen ?? ''}
      onChange={value => onState(states.find(({ state }) => state === value)?.state ?? null)}
      items={states.map(({ state, count }) => ({ value: state, label: `${t(`mailbox.state.${state}`)} ${count}` }))}
    />
  )
}
