import {
  IconBan,
  IconCalendarOff,
  IconCheck,
  IconCircleX,
  IconClock,
  IconClockExclamation,
  IconDeviceMobileCheck,
  IconHandStop,
  IconHelpCircle,
  IconLogout2,
  IconRun,
  IconUserX,
} from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import type { Words } from '../../../i18n/words.ts'
import { cx } from '../../../ui/cx.ts'
import { clockAt, spanWords } from '../../shared/words/shift-words.ts'
import type { ListState, ListedLine } from './line-state.ts'
import classes from './crew-list.module.css'

const glyphs: Record<ListState, Icon> = {
  late: IconClockExclamation,
  onTheWay: IconRun,
  expected: IconClock,
  in: IconCheck,
  out: IconLogout2,
  applied: IconHandStop,
  invited: IconHelpCircle,
  noShow: IconUserX,
  notNeeded: IconBan,
  cancelled: IconCalendarOff,
  declined: IconCircleX,
}

/** "In 06:51", "Late 12 min", "On the way, 06:25". */
export function stateWords(words: Words, { state, at, line }: ListedLine, now: number): string {
  const time = clockAt(at, line.timeZone)
  switch (state) {
    case 'late':
      return words.t('crews.list.lateBy', { time: spanWords(words, at, now) })
    case 'in':
    case 'out':
      return words.t(`crewLead.${state}`, { time })
    case 'onTheWay':
      return words.t('crews.list.onTheWay', { time })
    case 'expected':
      return words.t('crewLead.expected', { time: line.startTime })
    case 'cancelled':
      return words.t('crewLead.notComing')
    default:
      return words.t(`shell.status.${state}`)
  }
}

/** A state in icon, word and time; what waits on this device says so by its own icon. */
export function ListStateMark({ listed, now }: { listed: ListedLine; now: number }) {
  const words = useWords()
  const Glyph = listed.waits ? IconDeviceMobileCheck : glyphs[listed.state]
  return (
    <span className={cx(classes['mark'], classes[listed.state])}>
      <Glyph aria-hidden="true" />
      {stateWords(words, listed, now)}
      {listed.waits ? <span className={classes['waits']}>{words.t('crews.saved')}</span> : null}
    </span>
  )
}
