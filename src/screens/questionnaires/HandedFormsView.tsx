import { IconCircleCheck, IconX } from '@tabler/icons-react'
import { dateIn } from '../../../domain/shift-display.ts'
import { type Words, useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { Face } from '../../ui/Face/Face.tsx'
import { Row } from '../../ui/Rows/Rows.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import { ListScreen } from '../shared/list/ListScreen.tsx'
import type { List } from '../shared/list/useList.ts'
import type { ListAddress } from '../shared/list/useListAddress.ts'
import type { Loadable } from '../shared/loadable.ts'
import { dateWords, viewerZone } from '../shared/words/shift-words.ts'
import { whenWords } from '../shared/words/when-words.ts'
import type { HandedForm } from './questionnaires.types.ts'

type Shown = 'all' | 'waiting' | 'handedIn'
const shownOnes = ['all', 'waiting', 'handedIn'] as const

interface HandedFormsViewProps {
  state: Loadable<List<HandedForm>>
  address: ListAddress
  shown: Shown
  onShow: (shown: Shown) => void
  narrowed: boolean
  now: number
  onOpen: (form: HandedForm) => void
  onTakeBack?: ((form: HandedForm) => void) | undefined
  /** All that nobody has begun; absent: others are shown. */
  onTakeAllBack?: (() => void) | undefined
}

const dayOf = (words: Words, day: string) => dateWords(words, day, { day: 'numeric', month: 'short', year: 'numeric' })

/** How far it is, and by when it has to be. */
function subWords(words: Words, { answered, asked, dueDate, handedInAt, result }: HandedForm, now: number): string {
  const { t } = words
  if (handedInAt !== null)
    return [
      t('handedForms.handedInAt', { at: whenWords(words, handedInAt, viewerZone(), now) }),
      ...(result ? [t('handedForms.rightOf', { right: result.right, count: result.judged })] : []),
      ...(result?.validUntil ? [t('handedForms.holdsTo', { day: dayOf(words, result.validUntil) })] : []),
    ].join(' · ')
  const late = dueDate !== null && dueDate < dateIn(viewerZone(), now)
  return [
    t('handedForms.openForm', { answered, count: asked }),
    ...(dueDate === null
      ? []
      : [t(late ? 'handedForms.overdue' : 'handedForms.dueBy', { day: dayOf(words, dueDate) })]),
  ].join(' · ')
}

function noneWords(t: Words['t'], shown: Shown, gone: boolean) {
  if (gone) return { title: t('handedForms.gone'), text: t('handedForms.goneText') }
  if (shown === 'waiting') return { title: t('handedForms.noneWaiting'), text: t('handedForms.noneWaitingText') }
  if (shown === 'handedIn') return { title: t('handedForms.noneIn'), text: t('handedForms.noneInText') }
  return { title: t('handedForms.noResults'), text: t('handedForms.noResultsText') }
}

/** Everybody it was handed out to; who has handed it in opens to the answers. */
export function HandedFormsView(props: HandedFormsViewProps) {
  const { state, address, shown, onShow, narrowed, now, onOpen, onTakeBack, onTakeAllBack } = props
  const words = useWords()
  const { t, tn } = words
  return (
    <ListScreen
      state={state}
      address={address}
      label={t('handedForms.resultsTitle')}
      searchLabel={t('handedForms.search')}
      countWords={total => tn('handedForms.count', total)}
      none={noneWords(t, shown, state.kind === 'absent')}
      noneFound={{ text: t('handedForms.notFoundText'), action: t('handedForms.showAll') }}
      narrowed={narrowed}
      filters={['state']}
      tabs={
        <Tabs
          label={t('handedForms.stateLabel')}
          value={shown}
          onChange={one => onShow(shownOnes.find(known => known === one) ?? 'all')}
          items={shownOnes.map(value => ({ value, label: t(`handedForms.states.${value}`) }))}
        />
      }
      {...(onTakeAllBack ? { actions: <Button onClick={onTakeAllBack}>{t('handedForms.takeAllBack')}</Button> } : {})}
      row={(form, place) => (
        <Row
          key={form.id}
          place={place}
          wrap
          lead={<Face name={form.person.name} src={form.person.pictureUrl ?? undefined} />}
          title={form.person.name}
          sub={subWords(words, form, now)}
          {...(form.handedInAt === null ? {} : { onClick: () => onOpen(form) })}
          end={
            form.result ? (
              <Chip
                tone={form.result.passed ? 'good' : 'bad'}
                icon={form.result.passed ? <IconCircleCheck aria-hidden="true" /> : <IconX aria-hidden="true" />}
              >
                {t(form.result.passed ? 'handedForms.passed' : 'handedForms.failed')}
              </Chip>
            ) : form.handedInAt === null && form.answered === 0 && onTakeBack ? (
              <Button size="small" onClick={() => onTakeBack(form)}>
                {t('handedForms.takeBack')}
              </Button>
            ) : null
          }
        />
      )}
    />
  )
}
